import { expect, it } from 'vitest'
import { latin } from './bytes.ts'
import { orientationOf } from './orientation.ts'

type Entry = readonly [tag: number, value: number, type?: number]
const orientation = (value: number, type = 3): Entry => [0x0112, value, type]
const width: Entry = [0x0100, 640]

/** A TIFF part with one directory, in either byte order. */
function tiff(order: 'II' | 'MM', entries: readonly Entry[], directory = 8): Uint8Array {
  const bytes = new Uint8Array(directory + 2 + entries.length * 12)
  const view = new DataView(bytes.buffer)
  const little = order === 'II'
  bytes.set(latin(order))
  view.setUint32(4, directory, little)
  view.setUint16(directory, entries.length, little)
  for (const [index, [tag, value, type = 3]] of entries.entries()) {
    const at = directory + 2 + index * 12
    view.setUint16(at, tag, little)
    view.setUint16(at + 2, type, little)
    view.setUint16(at + 8, value, little)
  }
  return bytes
}

const inOrder = (order: string) => {
  const bytes = tiff('MM', [orientation(6)])
  bytes.set(latin(order))
  return bytes
}

it.each(['II', 'MM'] as const)('is found in either byte order, among other entries, wherever they are: %s', (order) => {
  for (const [directory, value] of [
    [8, 2],
    [300, 8],
  ] as const)
    expect(orientationOf(tiff(order, [width, orientation(value)], directory))).toBe(value)
})

it.each([
  ['more than there are', tiff('II', [orientation(9)])],
  ['of another type', tiff('MM', [orientation(6, 4)])],
  ['in half of one', inOrder('MI')],
  ['cut off', tiff('MM', [orientation(6)]).subarray(0, -1)],
])('is left out where it is nonsense: %s', (_, bytes) => {
  expect(orientationOf(bytes)).toBeUndefined()
})

it('counts only the first that a directory has, and reads no further than its entries', () => {
  expect(orientationOf(tiff('MM', [orientation(6), orientation(8)]))).toBe(6)
  expect(orientationOf(tiff('MM', [orientation(1), orientation(8)]))).toBeUndefined()
  const short = tiff('MM', [width, orientation(6)])
  short[9] = 1
  expect(orientationOf(short)).toBeUndefined()
})
