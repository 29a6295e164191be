import { describe, expect, it } from 'vitest'
import { joined, latin } from './bytes.ts'
import { cleanJpeg, orientationOf, orientationSegment } from './jpeg.ts'

type Bytes = Uint8Array<ArrayBuffer>
const of = (...bytes: number[]): Bytes => Uint8Array.from(bytes)
const segment = (marker: number, payload: Uint8Array): Bytes =>
  joined([of(0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 255), payload])
const start = of(0xff, 0xd8)
const end = of(0xff, 0xd9)
const table = segment(0xdb, of(7))
const frame = segment(0xc0, of(8, 0, 10, 0, 20, 1, 1, 0x11, 0))
const head = segment(0xda, of(1, 1, 0, 0, 63, 0))
const scan = joined([head, of(1, 2, 3)])
const picture = [table, frame, scan]

const reasonOf = (...parts: readonly Uint8Array[]) => {
  const cleaned = cleanJpeg(joined([start, ...parts]))
  return cleaned.ok ? 'none' : cleaned.reason
}
/** What is between the start and the end of what was taken, when these parts are between them. */
const cleaned = (...parts: readonly Uint8Array[]): Bytes => {
  const result = cleanJpeg(joined([start, ...parts, end]))
  if (!result.ok) throw new Error(result.reason)
  return result.bytes.subarray(2, -2)
}
const metadata = (...parts: readonly Uint8Array[]) => cleaned(...parts, ...picture).subarray(0, -joined(picture).length)
const none = of()

describe('a JPEG', () => {
  it('of nothing but its picture stays as it is', () => {
    const bytes = joined([start, ...picture, end])
    expect(cleanJpeg(bytes)).toEqual({ ok: true, type: 'image/jpeg', bytes })
  })

  it('may be without an end, even where its pixels are missing', () => {
    for (const pixels of [of(1, 2, 3), none, of(1, 0xff)])
      expect(cleanJpeg(joined([start, frame, head, pixels]))).toMatchObject({
        bytes: joined([start, frame, head, pixels, end]),
      })
  })

  it('keeps every byte of its pixels: stuffed ones, restarts and fillers', () => {
    const pixels = of(1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 4, 0xff, 0xff, 0xd3, 5, 0xff, 0x01, 6)
    expect(cleaned(frame, head, pixels, table, scan)).toEqual(joined([frame, head, pixels, table, scan]))
  })

  it('loses what is between its segments', () => {
    const between = [of(9, 9), of(0xff, 0xd0), of(0xff, 0xd7), of(0xff, 0x01), of(0xff, 0), of(0xff, 0xff)]
    expect(cleaned(...between.flatMap((bytes) => [table, bytes]), ...picture)).toEqual(
      joined([...between.map(() => table), ...picture]),
    )
  })

  it.each([
    ['an unknown segment', [segment(0xf0, of(1)), ...picture]],
    ['a frame that browsers do not draw', [segment(0xc3, frame.subarray(4)), scan]],
    ['two frames', [frame, ...picture]],
    ['a frame that is longer than it says', [segment(0xc0, of(...frame.subarray(4), 0)), scan]],
    ['a scan before its frame', [scan, frame]],
    ['no scan', [table, frame]],
    ['a segment that is shorter than its own length', [of(0xff, 0xdb, 0, 1), ...picture]],
    ['a segment that goes on behind the end', [...picture, of(0xff, 0xdb, 0, 9, 1)]],
  ])('is broken: %s', (_, parts) => {
    expect(reasonOf(...parts)).toBe('broken')
  })

  it('has a hundred scans and ten thousand pieces at most', () => {
    const scans = (count: number) => reasonOf(frame, ...Array<Uint8Array>(count).fill(scan))
    const tables = (count: number) => reasonOf(...Array<Uint8Array>(count).fill(table), frame, scan)
    expect([scans(100), tables(9998)]).toEqual(['none', 'none'])
    expect([scans(101), tables(9999)]).toEqual(['suspicious', 'suspicious'])
  })
})

describe('the metadata of a JPEG', () => {
  const jfif = latin('JFIF\0\x01\x02\x01\0\x48\0\x48')
  const adobe = latin('Adobe\0\x64\0\0\0\0\x01')
  const density = segment(0xe0, joined([jfif, of(0, 0)]))
  const colors = segment(0xee, adobe)

  const profile = new Uint8Array(200)
  profile.set([0, 0, 0, 200])
  profile.set(latin('acsp'), 36)
  const part = (number: number, from: number, to?: number, marker = 0xe2) =>
    segment(marker, joined([latin('ICC_PROFILE\0'), of(number, 2), profile.subarray(from, to)]))
  const [first, second] = [part(1, 0, 150), part(2, 150)]

  it.each([
    ['its density without the thumbnail', [segment(0xe0, joined([jfif, of(1, 1, 9, 9, 9)]))], [density]],
    ['the first density', [density, segment(0xe0, joined([latin('JFIF\0'), new Uint8Array(9)]))], [density]],
    ['how its colors were changed', [segment(0xee, joined([adobe, of(9)]))], [colors]],
    ['the first such change', [colors, segment(0xee, joined([latin('Adobe'), new Uint8Array(7)]))], [colors]],
    ['which way is up, as it says first', [orientationSegment(6), orientationSegment(8)], [orientationSegment(6)]],
    ['a whole profile, its parts in their order', [second, first], [first, second]],
    [
      'a profile among other segments',
      [first, second, segment(0xe2, latin(`MPF\0${'\x01'.repeat(20)}`))],
      [first, second],
    ],
  ])('keeps %s', (_, segments, kept) => {
    expect(metadata(...segments)).toEqual(joined(kept))
  })

  it.each([
    ['a profile that is cut short', [first, part(2, 151)]],
    ['a density under another marker', [segment(0xe5, joined([jfif, of(0, 0)]))]],
    ['color changes under another marker', [segment(0xed, adobe)]],
    [
      'an orientation under another name',
      [segment(0xe1, joined([latin('Exit\0\0'), orientationSegment(6).subarray(10)]))],
    ],
    ['the last maker’s segment', [segment(0xef, of(1))]],
    ['a comment', [segment(0xfe, of(1))]],
  ])('loses %s', (_, segments) => {
    expect(metadata(...segments)).toEqual(none)
  })

  it('does not count after the first scan', () => {
    expect(cleaned(...picture, density, orientationSegment(6), scan)).toEqual(joined([...picture, scan]))
  })
})

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
