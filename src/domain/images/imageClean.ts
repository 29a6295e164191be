import { type CleanResult, holdsCode, refuse } from './bytes.ts'
import { type ImageType, imageType } from './imageType.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

type CleanImage = CleanResult<'image/jpeg' | 'image/png' | 'image/webp'>

const cleaners: Readonly<Record<Exclude<ImageType, 'image/heic'>, (bytes: Uint8Array) => CleanImage>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
}

/**
 * A sent file as a plain picture: place, camera, time, texts and thumbnails are gone, orientation and colors stay, and
 * the pixels are the same bytes as before. `unreadable`: its sender's device gave nothing of it; `not-a-photo`: another kind of file; `heic`: a photo that we cannot read;
 * `suspicious`: it still holds code, or is made to be slow; `too-many-pixels`: over 50 megapixels or 16,384 px on a side;
 * `broken`: not what its first bytes promise. Never throws, whatever the bytes are.
 */
export function cleanImage(bytes: Uint8Array): CleanImage {
  if (bytes.length === 0) return refuse('unreadable')
  const type = imageType(bytes)
  if (!type) return refuse('not-a-photo')
  if (type === 'image/heic') return refuse('heic')
  const cleaned = cleaners[type](bytes)
  return cleaned.ok && holdsCode(cleaned.bytes) ? refuse('suspicious') : cleaned
}
