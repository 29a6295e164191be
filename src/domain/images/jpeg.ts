import {
  byte,
  type CleanResult,
  isPlainProfile,
  joined,
  latin,
  mostPieces,
  refuse,
  sizeProblem,
  textAt,
  u16be,
  u16le,
  u32be,
  u32le,
} from './bytes.ts'

const orientationTag = 0x0112
const shortType = 3

/** The orientation (2 to 8) that an Exif segment's TIFF part gives; undefined for upright (1), none or nonsense. */
export function orientationOf(tiff: Uint8Array): number | undefined {
  const order = textAt(tiff, 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const [u16, u32] = order === 'II' ? [u16le, u32le] : [u16be, u32be]
  const directory = u32(tiff, 4)
  const count = u16(tiff, directory)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > tiff.length) return undefined
    if (u16(tiff, entry) !== orientationTag) continue
    const value = u16(tiff, entry + 8)
    return u16(tiff, entry + 2) === shortType && value >= 2 && value <= 8 ? value : undefined
  }
  return undefined
}

/** An Exif APP1 segment that says nothing but the orientation. */
export function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = `MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`
  const payload = `Exif\0\0${tiff}`
  return latin(`\xff\xe1\0${String.fromCharCode(payload.length + 2)}${payload}`)
}

// Marker codes of ITU-T T.81, table B.1.
const startOfScan = 0xda
const endOfImage = 0xd9
const app0 = 0xe0
const app1 = 0xe1
const app2 = 0xe2
const app14 = 0xee
/** Baseline, extended and progressive: what browsers draw. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Tables that the pixels need: Huffman, quantization, restart interval. */
const tables = new Set([0xc4, 0xdb, 0xdd])

const isMetadata = (marker: number) => (marker >= app0 && marker <= 0xef) || marker === 0xfe
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Usual progressive photos have about ten; thousands make a small file slow to draw. */
const mostScans = 100
const profileHead = 'ICC_PROFILE\0'

type Kept = { jfif?: Uint8Array; orientation?: number; profile: Map<number, Uint8Array>; adobe?: Uint8Array }

/** Takes what a picture looks different without: density, orientation, color profile and color transform. */
function keepMetadata(kept: Kept, marker: number, payload: Uint8Array): void {
  if (marker === app0 && payload.length >= 14 && textAt(payload, 0, 5) === 'JFIF\0')
    kept.jfif ??= payload.subarray(0, 12)
  else if (marker === app1 && textAt(payload, 0, 5) === 'Exif\0')
    kept.orientation ??= orientationOf(payload.subarray(6))
  else if (marker === app2 && textAt(payload, 0, 12) === profileHead)
    kept.profile.set(byte(payload, 12), payload.subarray(14))
  else if (marker === app14 && payload.length >= 12 && textAt(payload, 0, 5) === 'Adobe')
    kept.adobe ??= payload.subarray(0, 12)
}

const segment = (marker: number, ...payload: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const length = payload.reduce((sum, part) => sum + part.length, 2)
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 255), ...payload])
}

/** The profile's segments, rewritten; none when the profile isn't whole or not only a profile. */
function profileSegments(parts: ReadonlyMap<number, Uint8Array>): Uint8Array[] {
  const ordered = Array.from({ length: parts.size }, (_, index) => parts.get(index + 1) ?? new Uint8Array())
  if (!isPlainProfile(joined(ordered))) return []
  return ordered.map((part, index) => segment(app2, latin(profileHead), Uint8Array.of(index + 1, ordered.length), part))
}

const metadataSegments = ({ jfif, orientation, profile, adobe }: Kept): Uint8Array[] => [
  // Two zeros: no thumbnail.
  ...(jfif ? [segment(app0, jfif, Uint8Array.of(0, 0))] : []),
  ...(orientation ? [orientationSegment(orientation)] : []),
  ...profileSegments(profile),
  ...(adobe ? [segment(app14, adobe)] : []),
]

/** Whether a byte after 0xff ends the compressed pixels: 1 where it's a marker that is none of theirs. */
const endsPixels = Uint8Array.from({ length: 256 }, (_, next) =>
  next !== 0 && next !== 0xff && !standsAlone(next) ? 1 : 0,
)

/** Where the compressed pixels that begin at `from` end. Each byte is looked at: of some files every second one is 0xff. */
function endOfPixels(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) if (bytes[at] === 0xff && endsPixels[bytes[at + 1] ?? 0] === 1) return at
  return bytes.length
}

/**
 * A JPEG with nothing in it but the picture: the metadata is rewritten from a few known values, other application
 * segments and comments are left out, and what follows the end is cut off. A missing end is added, since phones
 * sometimes forget it and every viewer forgives it. Linear in the length; never throws.
 */
export function cleanJpeg(bytes: Uint8Array): CleanResult<'image/jpeg'> {
  const kept: Kept = { profile: new Map() }
  const body: Uint8Array[] = []
  let scans = 0
  let framed = false
  let at = 2
  for (let markers = 0; ; markers++) {
    if (markers > mostPieces) return refuse('suspicious')
    at = bytes.indexOf(0xff, at)
    while (at >= 0 && bytes[at + 1] === 0xff) at++
    const marker = byte(bytes, at + 1)
    if (at < 0 || at + 1 >= bytes.length || marker === endOfImage) break
    if (standsAlone(marker) || marker === 0) {
      at += 2
      continue
    }
    const end = at + 2 + u16be(bytes, at + 2)
    if (end < at + 4 || end > bytes.length) return refuse('broken')
    if (isMetadata(marker)) {
      if (scans === 0) keepMetadata(kept, marker, bytes.subarray(at + 4, end))
      at = end
      continue
    }
    if (frames.has(marker)) {
      const problem = framed ? 'broken' : sizeProblem(u16be(bytes, at + 7), u16be(bytes, at + 5))
      if (problem || end !== at + 10 + 3 * byte(bytes, at + 9)) return refuse(problem ?? 'broken')
      framed = true
    } else if (marker === startOfScan) {
      if (!framed) return refuse('broken')
      if (++scans > mostScans) return refuse('suspicious')
    } else if (!tables.has(marker)) return refuse('broken')
    const stop = marker === startOfScan ? endOfPixels(bytes, end) : end
    body.push(bytes.subarray(at, stop))
    at = stop
  }
  if (scans === 0) return refuse('broken')
  const start = Uint8Array.of(0xff, 0xd8)
  const finish = Uint8Array.of(0xff, endOfImage)
  return { ok: true, type: 'image/jpeg', bytes: joined([start, ...metadataSegments(kept), ...body, finish]) }
}
