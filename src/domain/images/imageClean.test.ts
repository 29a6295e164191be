import { assert, constantFrom, nat, property, record, uint8Array } from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { phonePhoto, secretMark } from '../../../tests/support/photos.ts'
import { imageType, joined, latin } from './bytes.ts'
import { cleanImage } from './imageClean.ts'

const plain = (bytes: Uint8Array) => new Uint8Array(bytes)
const reasonOf = (bytes: Uint8Array) => {
  const cleaned = cleanImage(bytes)
  return cleaned.ok ? 'none' : cleaned.reason
}
const taken = (bytes: Uint8Array) => {
  const cleaned = cleanImage(bytes)
  if (!cleaned.ok) throw new Error(cleaned.reason)
  return cleaned.bytes
}
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
/** As a viewer shows it: turned. */
const shown = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer()

const jpeg = plain(await phonePhoto({ orientation: 6 }).jpeg().toBuffer())
const png = plain(await phonePhoto().png().toBuffer())
const webp = plain(await phonePhoto().webp().toBuffer())
const bare = plain(await phonePhoto({ bare: true }).webp().toBuffer())
const kinds = {
  jpeg,
  progressive: plain(await phonePhoto({ seed: 1 }).jpeg({ progressive: true }).toBuffer()),
  print: plain(await phonePhoto().toColourspace('cmyk').jpeg().toBuffer()),
  png,
  webp,
  lossless: plain(await phonePhoto().ensureAlpha(0.5).webp({ lossless: true }).toBuffer()),
  seeThrough: plain(await phonePhoto().ensureAlpha(0.5).webp().toBuffer()),
  bare,
}

describe('a photo from a phone', () => {
  it.each(Object.entries(kinds))('%s keeps its pixels and loses who, where and when', async (_, bytes) => {
    const cleaned = taken(bytes)
    expect(await pixels(cleaned)).toEqual(await pixels(bytes))
    const { exif, xmp, iptc, comments } = await sharp(cleaned).metadata()
    expect([exif?.length ?? 0, xmp, iptc, comments]).toEqual([bytes === jpeg ? 32 : 0, undefined, undefined, undefined])
    expect(text(cleaned)).not.toContain(secretMark)
    expect(taken(cleaned)).toEqual(cleaned)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('a JPEG with orientation %i is shown the same way round', async (orientation) => {
    const turned = plain(await phonePhoto({ orientation }).jpeg().toBuffer())
    const cleaned = taken(turned)
    expect((await sharp(cleaned).metadata()).orientation ?? 1).toBe(orientation)
    expect(await shown(cleaned)).toEqual(await shown(turned))
  })

  it.each(Object.entries({ jpeg, png, webp }))('%s keeps its color profile', async (_, bytes) => {
    const { icc } = await sharp(bytes).metadata()
    expect(icc?.length).toBeGreaterThan(100)
    expect((await sharp(taken(bytes)).metadata()).icc).toEqual(icc)
  })

  it.each(Object.entries(kinds))('what follows the end of a %s is cut off', (_, bytes) => {
    const archive = latin('PK\x03\x04 <script>alert(1)</script> %PDF-1.7')
    expect(taken(joined([bytes, archive]))).toEqual(taken(bytes))
  })
})

it.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['\x89PNG\r\n\x1a\r', undefined],
  ['RIFF\0\0\0\0AVI ', undefined],
  ['\0\0\0\x18fxypheic', undefined],
  ['\xff\xd8', undefined],
  ['\xff\xd9\xff', undefined],
])('a file is known by its first bytes, %j: %s', (start, type) => {
  expect(imageType(latin(start))).toBe(type)
})

it('refuses what is no photo, and one that we cannot read', () => {
  const reasons = ['<!doctype html>', '\0\0\0\x18ftypheic', ''].map((bytes) => reasonOf(latin(bytes)))
  expect(reasons).toEqual(['not-a-photo', 'heic', 'unreadable'])
})

it.each([
  ['a script', '<script>alert(1)'],
  ['a PDF', '%PDF-1.7'],
])('is suspicious with %s among the tables of a JPEG', (_, code) => {
  const table = latin(`\xff\xdb\0${String.fromCharCode(code.length + 2)}${code}`)
  expect(reasonOf(joined([jpeg.subarray(0, 2), table, jpeg.subarray(2)]))).toBe('suspicious')
})

it.each([
  ['metadata', '\xff\xe1\0\x02', 15_000],
  ['restarts', '\xff\xd0', 15_000],
])('is suspicious with thousands of empty %s in a JPEG', (_, piece, times) => {
  expect(reasonOf(joined([latin(`\xff\xd8${piece.repeat(times)}`), jpeg.subarray(2)]))).toBe('suspicious')
})

describe('a size that is a trap', () => {
  const sized = (bytes: Uint8Array, at: number, size: readonly number[]) => {
    const changed = plain(bytes)
    changed.set(size, at)
    return changed
  }
  const frame = text(jpeg).indexOf('\xff\xc0')

  it.each([
    ['JPEG', sized(jpeg, frame + 5, [255, 255, 255, 255]), 'too-many-pixels'],
    ['long JPEG', sized(jpeg, frame + 5, [0, 10, 0x40, 1]), 'too-many-pixels'],
    ['JPEG without height', sized(jpeg, frame + 5, [0, 0, 0, 10]), 'broken'],
    ['PNG', sized(png, 16, [0, 1, 0, 0, 0, 1, 0, 0]), 'too-many-pixels'],
    ['PNG of 2^32', sized(png, 16, [255, 255, 255, 255, 0, 0, 0, 1]), 'too-many-pixels'],
    ['high PNG', sized(png, 16, [0, 0, 0, 1, 0, 0, 0x40, 1]), 'too-many-pixels'],
    ['WebP', sized(bare, 26, [0xff, 0x3f, 0xff, 0x3f]), 'too-many-pixels'],
    ['WebP of two sizes', sized(webp, 24, [9, 0, 0]), 'broken'],
  ])('%s', (_, bytes, reason) => {
    expect(reasonOf(bytes)).toBe(reason)
  })
})

it('answers whatever the bytes are, cut off anywhere, and takes what it gave', () => {
  const starts = [
    '',
    '\xff\xd8\xff',
    '\x89PNG\r\n\x1a\n',
    'RIFF\xff\xff\0\0WEBPVP8X\x0a\0\0\0',
    'RIFF\xff\xff\0\0WEBPVP8 ',
  ]
  const begun = starts.map((start) => joined([latin(start), new Uint8Array(64)]))
  const damage = record({ at: nat(), bytes: uint8Array({ maxLength: 60 }), cut: nat() })
  assert(
    property(constantFrom(...Object.values(kinds), ...begun), damage, (bytes, { at, bytes: wrong, cut }) => {
      const changed = plain(bytes)
      changed.set(wrong, Math.min(at % bytes.length, bytes.length - wrong.length))
      const cleaned = cleanImage(cut % 3 === 0 ? changed.subarray(0, cut % bytes.length) : changed)
      if (cleaned.ok) expect(taken(cleaned.bytes)).toEqual(cleaned.bytes)
    }),
    { numRuns: 2000 },
  )
})
