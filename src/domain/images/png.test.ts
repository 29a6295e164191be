import { expect, it } from 'vitest'
import { joined, latin } from './bytes.ts'
import { cleanPng } from './imageClean.ts'

const signature = latin('\x89PNG\r\n\x1a\n')
const chunk = (type: string, data: Uint8Array | number = 0) => {
  const bytes = typeof data === 'number' ? new Uint8Array(data) : data
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, bytes.length)
  return joined([length, latin(type), bytes, new Uint8Array(4)])
}
const size = Uint8Array.of(0, 0, 0, 20, 0, 0, 0, 10, 8, 2, 0, 0, 0)
const header = chunk('IHDR', size)
const pixels = chunk('IDAT', Uint8Array.of(1, 2, 3))
const end = chunk('IEND')
const png = (...chunks: readonly Uint8Array[]) => joined([signature, ...chunks])
const reasonOf = (...chunks: readonly Uint8Array[]) => {
  const cleaned = cleanPng(png(...chunks))
  return cleaned.ok ? 'none' : cleaned.reason
}
/** Whether a picture still has these chunks when it is clean. */
const keeps = (...chunks: readonly Uint8Array[]) => {
  const cleaned = cleanPng(png(header, ...chunks, pixels, end))
  if (!cleaned.ok) throw new Error(cleaned.reason)
  return Buffer.from(cleaned.bytes).equals(png(header, ...chunks, pixels, end))
}

it('of nothing but its picture stays as it is, pixels in several chunks and the colors too', () => {
  const bytes = png(header, chunk('PLTE', 768), pixels, pixels, end)
  expect(cleanPng(bytes)).toEqual({ ok: true, type: 'image/png', bytes })
})

it.each([
  ['something before its header', [chunk('tEXt'), header, pixels, end]],
  ['a long header', [chunk('IHDR', joined([size, Uint8Array.of(0)])), pixels, end]],
  ['no size', [chunk('IHDR', 13), pixels, end]],
  ['no pixels', [header, end]],
  ['no end', [header, pixels]],
  ['an end with something in it', [header, pixels, chunk('IEND', 1)]],
  ['a chunk that says it is longer', [header, Uint8Array.of(0, 0, 0, 99, ...latin('IDAT'), 0, 0, 0, 0), end]],
  ['a chunk without a proper name', [header, chunk('ab1d'), pixels, end]],
  ['more colors than there can be', [header, chunk('PLTE', 769), pixels, end]],
])('is broken: %s', (_, chunks) => {
  expect(reasonOf(...chunks)).toBe('broken')
})

it.each([
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['iCCP', 1024 * 1024],
  ['cICP', 4],
  ['sBIT', 4],
  ['pHYs', 9],
  ['bKGD', 6],
])('keeps a %s chunk of %i bytes, once, and no longer one', (type, most) => {
  expect(keeps(chunk(type, most))).toBe(true)
  expect(keeps(chunk(type, most + 1))).toBe(false)
  expect(keeps(chunk(type, 1), chunk(type, 1))).toBe(false)
})

it.each(['tEXt', 'eXIf', 'tIME', 'abCd', 'aBCD'])('loses a %s chunk, however short', (type) => {
  for (const length of [0, 1]) expect(keeps(chunk(type, length))).toBe(false)
})

it('loses a chunk that carries code', () => {
  expect([keeps(chunk('iCCP', latin('<script>'))), keeps(chunk('iCCP', latin('<scribe>')))]).toEqual([false, true])
})

it('has about ten thousand chunks at most', () => {
  const many = (count: number) => reasonOf(header, ...Array<Uint8Array>(count).fill(pixels), end)
  expect([many(9999), many(10_000)]).toEqual(['none', 'suspicious'])
})
