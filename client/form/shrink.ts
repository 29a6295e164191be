import { imageType } from '../../src/domain/images/bytes.ts'
import type { PhotoRefusal } from '../../src/shared/form/uploadState.ts'

export type Shrunk = { readonly ok: true; readonly blob: Blob } | { readonly ok: false; readonly reason: PhotoRefusal }

/** Longest side of an upload in px. */
const longest = 1600
const quality = 0.8

function canvasOf(width: number, height: number) {
  const canvas = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(width, height) : document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
  if (!context) throw new Error('No canvas to draw on')
  return { canvas, context }
}

function encode(canvas: OffscreenCanvas | HTMLCanvasElement): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/jpeg', quality),
  )
}

/** Grays whose squares a JPEG keeps nearly as they are. */
const grays = [20, 230, 90, 160]
const square = 32
/** Off by more than this is another picture. JPEG, and guards that only change a shade, stay far below. */
const tolerance = 32

/**
 * Whether a canvas gives back what was drawn on it. A browser that guards it against fingerprinting (Tor, LibreWolf) gives
 * stripes, noise or white instead, without an error.
 */
async function givesBackPictures(): Promise<boolean> {
  const width = grays.length * square
  const { canvas, context } = canvasOf(width, square)
  for (const [index, gray] of grays.entries()) {
    context.fillStyle = `rgb(${gray}, ${gray}, ${gray})`
    context.fillRect(index * square, 0, square, square)
  }
  const bitmap = await createImageBitmap(await encode(canvas))
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, square)
  const grayAt = (index: number) => grays[Math.floor(((index >> 2) % width) / square)] ?? 0
  return data.every((value, index) => index % 4 === 3 || Math.abs(value - grayAt(index)) <= tolerance)
}

/**
 * Redraws a picture upright, at most 1600 px wide and high. A canvas has only pixels, so location and camera are gone.
 */
async function redraw(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const { canvas, context } = canvasOf(width, height)
  // A JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return encode(canvas)
}

/** A file as it is, if it's a kind that the server takes. It's in memory then: one that can't be read later ends a request. */
async function whole(file: File, maxBytes: number): Promise<Shrunk> {
  const type = imageType(new Uint8Array(await file.slice(0, 32).arrayBuffer()))
  if (file.size === 0) return { ok: false, reason: 'unreadable' }
  if (!type) return { ok: false, reason: 'not-a-photo' }
  if (type === 'image/heic') return { ok: false, reason: 'heic' }
  if (file.size > maxBytes) return { ok: false, reason: 'too-large' }
  return { ok: true, blob: new Blob([await file.arrayBuffer()], { type }) }
}

/**
 * A chosen file as a small JPEG. Where this browser can't decode or redraw it, it's sent unchanged, if it is an image type
 * that the server accepts and has at most `maxBytes`; otherwise the result has the reason. Never throws.
 */
export async function shrink(file: File, maxBytes: number): Promise<Shrunk> {
  try {
    if (await givesBackPictures()) return { ok: true, blob: await redraw(file) }
  } catch {
    // The file itself may do.
  }
  return whole(file, maxBytes).catch(() => ({ ok: false, reason: 'unreadable' }))
}
