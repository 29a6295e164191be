import { describe, expect, it } from 'vitest'
import { joined, latin } from './bytes.ts'
import { cleanWebp } from './imageClean.ts'

const size = (length: number) => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, length, true)
  return bytes
}
const chunk = (type: string, data: Uint8Array) =>
  joined([latin(type), size(data.length), data, new Uint8Array(data.length % 2)])
const webp = (...chunks: readonly Uint8Array[]) => {
  const body = joined([latin('WEBP'), ...chunks])
  return joined([latin('RIFF'), size(body.length), body])
}
/** Pixels of 20 by 10 px: lossy ones, and ones without a loss. */
const lossyData = Uint8Array.of(0, 0, 0, 0x9d, 0x01, 0x2a, 20, 0x40, 10, 0x80, 5)
const losslessData = Uint8Array.of(0x2f, 19, (9 << 6) & 255, 9 >> 2, 0, 5)
const [lossy, lossless] = [chunk('VP8 ', lossyData), chunk('VP8L', losslessData)]
const extended = (flags: number, width = 20, height = 10) =>
  chunk('VP8X', Uint8Array.of(flags, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0))

const reasonOf = (bytes: Uint8Array) => {
  const cleaned = cleanWebp(bytes)
  return cleaned.ok ? 'none' : cleaned.reason
}
const cleaned = (...chunks: readonly Uint8Array[]) => {
  const result = cleanWebp(webp(...chunks))
  if (!result.ok) throw new Error(result.reason)
  return result.bytes
}
const none = new Uint8Array()
const changed = (data: Uint8Array, at: number, value: number) =>
  data.map((byte, index) => (index === at ? value : byte))

describe('a WebP', () => {
  it('of nothing but its picture stays as it is', () => {
    for (const bytes of [webp(lossy), webp(lossless), webp(extended(0), lossy), webp(extended(0), lossless)])
      expect(cleanWebp(bytes)).toEqual({ ok: true, type: 'image/webp', bytes })
  })

  it.each([
    ['lossy pixels cut short', chunk('VP8 ', lossyData.subarray(0, 10))],
    ['lossy pixels without their start', chunk('VP8 ', changed(lossyData, 3, 0))],
    ['lossy pixels without width', chunk('VP8 ', changed(lossyData, 6, 0))],
    ['lossless pixels under the other name', chunk('VP8 ', joined([losslessData, new Uint8Array(8)]))],
  ])('is broken: %s', (_, pixels) => {
    expect(reasonOf(webp(pixels))).toBe('broken')
  })

  it('is broken where it ends before its pixels do, by its own word or in fact', () => {
    const bytes = webp(lossless)
    expect(reasonOf(bytes.subarray(0, -1))).toBe('broken')
    expect(reasonOf(changed(bytes, 4, (bytes[4] ?? 0) - 1))).toBe('broken')
    expect(reasonOf(joined([changed(webp(), 4, 4), lossy]))).toBe('broken')
    expect(reasonOf(webp())).toBe('broken')
  })

  it('has about ten thousand chunks at most', () => {
    const many = (count: number) => reasonOf(webp(...Array<Uint8Array>(count).fill(chunk('abcd', none)), lossy))
    expect([many(10_000), many(10_001)]).toEqual(['none', 'suspicious'])
  })
})

describe('an extended WebP', () => {
  const profile = new Uint8Array(129)
  profile.set([0, 0, 0, 129])
  profile.set(latin('acsp'), 36)
  const icc = chunk('ICCP', profile)
  const alpha = chunk('ALPH', Uint8Array.of(1, 2, 3))
  const exif = chunk('EXIF', Uint8Array.of(9, 9, 9))
  const all = 0x20 | 0x10 | 0x08 | 0x04

  it.each([
    [
      'its profile and transparency',
      [extended(all), icc, exif, alpha, lossy, exif],
      [extended(0x30), icc, alpha, lossy],
    ],
    ['no profile that is none', [extended(0x20), chunk('ICCP', profile.subarray(1)), lossy], [extended(0), lossy]],
    ['the first of two', [extended(0x10), alpha, chunk('ALPH', none), lossy], [extended(0x10), alpha, lossy]],
    ['nothing else without a header of its own', [icc, alpha, lossy], [lossy]],
  ])('keeps %s', (_, chunks, kept) => {
    expect(cleaned(...chunks)).toEqual(webp(...kept))
  })

  it.each([
    ['another width', [extended(0, 21, 10)]],
    ['a much larger height', [changed(extended(0), 17, 1)]],
    ['a long header', [chunk('VP8X', joined([extended(0).subarray(8), new Uint8Array(1)]))]],
    ['a header that is not its first chunk', [exif, extended(0)]],
  ])('is broken: %s', (_, chunks) => {
    expect(reasonOf(webp(...chunks, lossy))).toBe('broken')
  })

  it('that moves is no photo', () => {
    expect(reasonOf(webp(extended(0x02), lossy))).toBe('not-a-photo')
  })
})
