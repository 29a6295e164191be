import { expect, it } from 'vitest'
import { latin } from './bytes.ts'
import { orientationOf, orientationSegment } from './orientation.ts'

type Entry = { readonly tag: number; readonly type?: number; readonly value: number }
const orientation = (value: number, type = 3): Entry => ({ tag: 0x0112, type, value })

/** A TIFF part with one directory, in either byte order. */
function tiff(order: 'II' | 'MM', entries: readonly Entry[], directory = 8): Uint8Array {
  const bytes = new Uint8Array(directory + 2 + entries.length * 12)
  const view = new DataView(bytes.buffer)
  const little = order === 'II'
  bytes.set(latin(order))
  view.setUint16(2, 42, little)
  view.setUint32(4, directory, little)
  view.setUint16(directory, entries.length, little)
  for (const [index, { tag, type = 3, value }] of entries.entries()) {
    const at = directory + 2 + index * 12
    view.setUint16(at, tag, little)
    view.setUint16(at + 2, type, little)
    view.setUint32(at + 4, 1, little)
    view.setUint16(at + 8, value, little)
  }
  return bytes
}

it.each(['II', 'MM'] as const)('is found in either byte order, among other entries, wherever they are: %s', (order) => {
  const others = [
    { tag: 0x0100, value: 640 },
    { tag: 0x0101, value: 480 },
  ]
  for (const directory of [8, 30, 300])
    for (let value = 2; value <= 8; value++)
      expect(orientationOf(tiff(order, [...others, orientation(value)], directory))).toBe(value)
})

it.each([
  ['upright', tiff('MM', [orientation(1)])],
  ['none', tiff('MM', [{ tag: 0x0100, value: 6 }])],
  ['no entries', tiff('II', [])],
  ['zero', tiff('II', [orientation(0)])],
  ['more than there are', tiff('II', [orientation(9)])],
  ['of another type', tiff('MM', [orientation(6, 4)])],
  ['in no byte order', joinedOrder('XX')],
  ['in half of one', joinedOrder('MI')],
  ['cut off', tiff('MM', [orientation(6)]).subarray(0, -1)],
  ['nothing at all', new Uint8Array()],
])('is left out where it is nonsense: %s', (_, bytes) => {
  expect(orientationOf(bytes)).toBeUndefined()
})

function joinedOrder(order: string): Uint8Array {
  const bytes = tiff('MM', [orientation(6)])
  bytes.set(latin(order))
  return bytes
}

it('counts only the first that a directory has, and reads no further than its entries', () => {
  expect(orientationOf(tiff('MM', [orientation(6), orientation(8)]))).toBe(6)
  expect(orientationOf(tiff('MM', [orientation(1), orientation(8)]))).toBeUndefined()
  const short = tiff('MM', [{ tag: 0x0100, value: 6 }, orientation(6)])
  short[9] = 1
  expect(orientationOf(short)).toBeUndefined()
})

it('is written as a segment that says nothing else', () => {
  const written = orientationSegment(6)
  expect([...written.subarray(0, 4)]).toEqual([0xff, 0xe1, 0, written.length - 2])
  expect(orientationOf(written.subarray(10))).toBe(6)
})
