import { latin, textAt, u16be, u16le, u32be, u32le } from './bytes.ts'

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
