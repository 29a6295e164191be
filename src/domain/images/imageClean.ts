import {
  byte,
  type CleanResult,
  holdsCode,
  type ImageType,
  imageType,
  isPlainProfile,
  joined,
  latin,
  mostPieces,
  refuse,
  sizeProblem,
  textAt,
  u16le,
  u32be,
  u32le,
} from './bytes.ts'
import { cleanJpeg } from './jpeg.ts'

const kilobyte = 1024

/**
 * Chunks that change how the pixels look, with the most bytes that each can rightly have (PNG, third edition, 11.3).
 * Every other one that may be left out is: texts, times, Exif, animation and unknown ones.
 */
const looks: Readonly<Record<string, number>> = {
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  iCCP: kilobyte * kilobyte,
  cICP: 4,
  sBIT: 4,
  pHYs: 9,
  bKGD: 6,
}
const critical: Readonly<Record<string, number>> = { PLTE: 768, IDAT: Number.POSITIVE_INFINITY }

// An upper-case first letter says that a reader must understand the chunk.
const mayBeLeftOut = (type: string) => /^[a-z][A-Za-z]{3}$/.test(type)

/**
 * A PNG with nothing in it but the picture: chunks that it looks the same without are left out, and so is what follows
 * its end. Pixels aren't unpacked. Linear in the length; never throws.
 */
export function cleanPng(bytes: Uint8Array): CleanResult<'image/png'> {
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  const seen = new Set<string>()
  let at = 8
  for (let pieces = 0; at + 12 <= bytes.length; pieces++) {
    if (pieces > mostPieces) return refuse('suspicious')
    const length = u32be(bytes, at)
    const type = textAt(bytes, at + 4, 4)
    const end = at + 12 + length
    if (end > bytes.length) return refuse('broken')
    const chunk = bytes.subarray(at, end)
    const first = kept.length === 1
    if (first !== (type === 'IHDR') || (first && length !== 13)) return refuse('broken')
    if (first) {
      const problem = sizeProblem(u32be(bytes, at + 8), u32be(bytes, at + 12))
      if (problem) return refuse(problem)
      kept.push(chunk)
    } else if (type === 'IEND') {
      if (length !== 0 || !seen.has('IDAT')) return refuse('broken')
      kept.push(chunk)
      return { ok: true, type: 'image/png', bytes: joined(kept) }
    } else if (length <= (critical[type] ?? -1)) kept.push(chunk)
    else if (!mayBeLeftOut(type)) return refuse('broken')
    else if (length <= (looks[type] ?? -1) && !seen.has(type) && !holdsCode(chunk)) kept.push(chunk)
    seen.add(type)
    at = end
  }
  return refuse('broken')
}

// Flags in the extended header (WebP container, "Extended file format").
const hasAnimation = 0x02
const hasAlpha = 0x10
const hasProfile = 0x20

type Size = { readonly width: number; readonly height: number }

const u24le = (bytes: Uint8Array, at: number) => u16le(bytes, at) + byte(bytes, at + 2) * 65536

/** Size in px that a chunk of pixels declares; undefined when it isn't one. */
function pixelSize(type: string, data: Uint8Array): Size | undefined {
  if (type === 'VP8 ' && data.length > 10 && textAt(data, 3, 3) === '\x9d\x01\x2a')
    return { width: u16le(data, 6) & 0x3fff, height: u16le(data, 8) & 0x3fff }
  if (type !== 'VP8L' || data.length < 6 || byte(data, 0) !== 0x2f) return undefined
  const bits = u32le(data, 1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** A chunk in pieces, so that pixels are copied once, at the end. */
function chunk(type: string, ...data: readonly Uint8Array[]): Uint8Array[] {
  const length = data.reduce((sum, piece) => sum + piece.length, 0)
  const size = Uint8Array.of(length & 255, (length >>> 8) & 255, (length >>> 16) & 255, length >>> 24)
  return [latin(type), size, ...data, new Uint8Array(length % 2)]
}

/** Header, color profile and transparency of an extended file, rewritten around its pixels. */
function extended(header: Uint8Array, parts: ReadonlyMap<string, Uint8Array>): Uint8Array[] {
  const profile = parts.get('ICCP')
  const alpha = parts.get('ALPH')
  const keepsProfile = profile !== undefined && isPlainProfile(profile)
  const flags = (byte(header, 0) & hasAlpha) | (keepsProfile ? hasProfile : 0)
  return [
    ...chunk('VP8X', Uint8Array.of(flags, 0, 0, 0), header.subarray(4, 10)),
    ...(keepsProfile ? chunk('ICCP', profile) : []),
    ...(alpha ? chunk('ALPH', alpha) : []),
  ]
}

/**
 * A WebP with nothing in it but the picture: only its pixels, transparency and color profile are written again. One
 * that moves is no photo. Linear in the length; never throws.
 */
export function cleanWebp(bytes: Uint8Array): CleanResult<'image/webp'> {
  const parts = new Map<string, Uint8Array>()
  const limit = Math.min(bytes.length, 8 + u32le(bytes, 4))
  let at = 12
  for (let pieces = 0; at + 8 <= limit; pieces++) {
    if (pieces > mostPieces) return refuse('suspicious')
    const type = textAt(bytes, at, 4)
    const end = at + 8 + u32le(bytes, at + 4)
    if (end > limit) return refuse('broken')
    const data = bytes.subarray(at + 8, end)
    const header = parts.get('VP8X')
    if (type === 'VP8X') {
      if (at !== 12 || data.length !== 10) return refuse('broken')
      if (byte(data, 0) & hasAnimation) return refuse('not-a-photo')
    }
    if (type === 'VP8 ' || type === 'VP8L') {
      const size = pixelSize(type, data)
      if (!size) return refuse('broken')
      const problem = sizeProblem(size.width, size.height)
      if (problem) return refuse(problem)
      if (header && (u24le(header, 4) + 1 !== size.width || u24le(header, 7) + 1 !== size.height))
        return refuse('broken')
      const body = [latin('WEBP'), ...(header ? extended(header, parts) : []), ...chunk(type, data)]
      return { ok: true, type: 'image/webp', bytes: joined(chunk('RIFF', ...body)) }
    }
    if (!parts.has(type)) parts.set(type, data)
    at = end + (end % 2)
  }
  return refuse('broken')
}

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
