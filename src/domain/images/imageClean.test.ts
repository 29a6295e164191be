import { assert, constantFrom, nat, property, record, uint8Array } from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { phonePhoto, secretMark } from '../../../tests/support/photos.ts'
import { joined, latin } from './bytes.ts'
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

const segment = (marker: number, payload: string) =>
  latin(`\xff${String.fromCharCode(marker, (payload.length + 2) >> 8, (payload.length + 2) & 255)}${payload}`)
const withSegment = (jpeg: Uint8Array, marker: number, payload: string) =>
  joined([jpeg.subarray(0, 2), segment(marker, payload), jpeg.subarray(2)])
const pngChunk = (type: string, data: Uint8Array) => {
  const head = new Uint8Array(8)
  new DataView(head.buffer).setUint32(0, data.length)
  head.set(latin(type), 4)
  return joined([head, data, new Uint8Array(4)])
}
/** Puts a chunk right after the header chunk. */
const withChunk = (png: Uint8Array, type: string, data: Uint8Array) =>
  joined([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)])

const jpeg = plain(await phonePhoto({ orientation: 6 }).jpeg().toBuffer())
const progressive = plain(await phonePhoto({ seed: 1 }).jpeg({ progressive: true }).toBuffer())
const png = plain(await phonePhoto().png().toBuffer())
const webp = plain(await phonePhoto().webp().toBuffer())
const lossless = plain(await phonePhoto().ensureAlpha(0.5).webp({ lossless: true }).toBuffer())
const seeThrough = plain(await phonePhoto().ensureAlpha(0.5).webp().toBuffer())
const bare = plain(await phonePhoto({ bare: true }).webp().toBuffer())
const kinds = { jpeg, progressive, png, webp, lossless, seeThrough, bare }

describe('a photo from a phone', () => {
  it.each(Object.entries(kinds))('%s keeps its pixels and loses who, where and when', async (_, bytes) => {
    const cleaned = taken(bytes)
    expect(await pixels(cleaned)).toEqual(await pixels(bytes))
    const { exif, xmp, iptc, comments } = await sharp(cleaned).metadata()
    expect([exif?.length ?? 0, xmp, iptc, comments]).toEqual([bytes === jpeg ? 32 : 0, undefined, undefined, undefined])
    expect(text(cleaned)).not.toContain(secretMark)
    expect(taken(cleaned)).toEqual(cleaned)
  })

  it('has something to lose', () => {
    for (const bytes of [jpeg, progressive, webp, lossless]) expect(text(bytes)).toContain(secretMark)
    expect(text(png)).toContain('eXIf')
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

  it('of four colors keeps the mark that says how they are stored', async () => {
    const print = plain(await phonePhoto({ bare: true }).toColourspace('cmyk').jpeg().toBuffer())
    expect(text(print)).toContain('Adobe')
    expect(await pixels(taken(print))).toEqual(await pixels(print))
  })

  it('without an end gets one', async () => {
    const cleaned = taken(jpeg.subarray(0, -2))
    expect(await pixels(cleaned)).toEqual(await pixels(jpeg))
  })
})

describe('what a file has besides the picture', () => {
  it.each([
    ['a thumbnail', 0xe0, `JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01${secretMark.slice(0, 3)}`],
    ['a JFXX thumbnail', 0xe0, `JFXX\0\x10${secretMark}`],
    ['IPTC', 0xed, `Photoshop 3.0\x008BIM${secretMark}`],
    ['a comment', 0xfe, secretMark],
    ['a maker’s own segment', 0xe5, secretMark],
    ['further pictures', 0xe2, `MPF\0${secretMark}`],
    ['a page in a color profile', 0xe2, `ICC_PROFILE\0\x01\x01\0\0\0\x3c${'\0'.repeat(32)}acsp<script>${secretMark}`],
    ['a color profile that is none', 0xe2, `ICC_PROFILE\0\x01\x01${secretMark}`],
  ])('%s is left out of a JPEG', async (_, marker, payload) => {
    const cleaned = taken(withSegment(jpeg, marker, payload))
    expect(text(cleaned)).not.toContain(secretMark.slice(0, 3))
    expect(await pixels(cleaned)).toEqual(await pixels(jpeg))
  })

  it.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'abCd', 'acTL'])('a %s chunk is left out of a PNG', (type) => {
    expect(taken(withChunk(png, type, latin(secretMark)))).toEqual(taken(png))
  })

  it('a profile chunk that carries a page is left out of a PNG', () => {
    expect(text(taken(withChunk(png, 'iCCP', latin('<script>alert(1)</script>'))))).not.toContain('alert')
  })

  it.each(Object.entries(kinds))('what follows the end of a %s is cut off', (_, bytes) => {
    const archive = latin('PK\x03\x04 <script>alert(1)</script> %PDF-1.7')
    expect(taken(joined([bytes, archive]))).toEqual(taken(bytes))
  })
})

describe('what is no photo', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7'],
    ['a GIF', 'GIF89a\x01\0\x01\0'],
    ['an AVIF', '\0\0\0\x1cftypavif'],
    ['nothing', ''],
  ])('%s', (_, content) => {
    expect(reasonOf(latin(content))).toBe('not-a-photo')
  })

  it('an iPhone’s own format is named', () => {
    expect(reasonOf(latin('\0\0\0\x18ftypheic'))).toBe('heic')
  })

  it('a WebP that moves', async () => {
    const frames = await sharp([jpeg, progressive], { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(reasonOf(plain(frames))).toBe('not-a-photo')
  })

  it.each([
    ['a script among the tables of a JPEG', withSegment(jpeg, 0xdb, `\0<script>alert(1)</script>`)],
    ['a PDF among the tables of a JPEG', withSegment(jpeg, 0xdb, '\0%PDF-1.7')],
    ['a page among the colors of a PNG', withChunk(png, 'PLTE', latin('<html onload=alert(1)>'))],
    ['PHP among the pixels of a PNG', withChunk(png, 'IDAT', latin('<?php system(1)'))],
  ])('%s', (_, bytes) => {
    expect(reasonOf(bytes)).toBe('suspicious')
  })

  it('thousands of scans', () => {
    const scan = jpeg.subarray(text(jpeg).indexOf('\xff\xda'), -2)
    const scans = Array.from({ length: 5000 }, () => scan)
    expect(reasonOf(joined([jpeg.subarray(0, -2), ...scans]))).toBe('suspicious')
  })
})

describe('a file that is made to be slow', () => {
  const repeated = (head: Uint8Array, piece: Uint8Array, size: number, end: Uint8Array) => {
    const bytes = new Uint8Array(size)
    for (let at = head.length; at < size; at += piece.length) bytes.set(piece.subarray(0, size - at), at)
    bytes.set(head)
    bytes.set(end, size - end.length)
    return bytes
  }
  const none = new Uint8Array()

  it.each([
    ['a JPEG', repeated(latin('\xff\xd8'), latin('\xff\xdb\0\x02'), 60_002, jpeg.subarray(2))],
    ['a PNG', repeated(png.subarray(0, 33), pngChunk('IDAT', none), 240_033, pngChunk('IEND', none))],
    ['a PNG with unknown', repeated(png.subarray(0, 33), pngChunk('zzZz', none), 240_033, pngChunk('IEND', none))],
    ['a WebP', repeated(latin('RIFF\xff\xff\xff\x0fWEBP'), latin('zzzz\0\0\0\0'), 160_012, none)],
  ])('%s of thousands of empty pieces', (_, bytes) => {
    expect(reasonOf(bytes)).toBe('suspicious')
  })
})

describe('a size that is a trap', () => {
  const sized = (bytes: Uint8Array, at: number, size: readonly number[]) => {
    const changed = plain(bytes)
    changed.set(size, at)
    return changed
  }
  const frame = text(jpeg).indexOf('\xff\xc0')
  const huge = 0xffff
  it.each([
    ['JPEG', sized(jpeg, frame + 5, [huge >> 8, 255, huge >> 8, 255]), 'too-many-pixels'],
    ['long JPEG', sized(jpeg, frame + 5, [0, 10, 0x40, 1]), 'too-many-pixels'],
    ['JPEG without height', sized(jpeg, frame + 5, [0, 0, 0, 10]), 'broken'],
    ['PNG', sized(png, 16, [0, 1, 0, 0, 0, 1, 0, 0]), 'too-many-pixels'],
    ['PNG of 2^32', sized(png, 16, [255, 255, 255, 255, 0, 0, 0, 1]), 'too-many-pixels'],
    ['WebP', sized(bare, 26, [0xff, 0x3f, 0xff, 0x3f]), 'too-many-pixels'],
    ['WebP of two sizes', sized(webp, 24, [9, 0, 0]), 'broken'],
  ])('%s', (_, bytes, reason) => {
    expect(reasonOf(bytes)).toBe(reason)
  })

  it('50 megapixels are fine, a row more is not', () => {
    const of = (width: number, height: number) =>
      reasonOf(sized(jpeg, frame + 5, [height >> 8, height & 255, width >> 8, width & 255]))
    expect([of(10_000, 5000), of(10_000, 5001), of(16_384, 100), of(16_385, 1)]).toEqual([
      'none',
      'too-many-pixels',
      'none',
      'too-many-pixels',
    ])
  })
})

describe('whatever the bytes are', () => {
  const signatures = [
    '',
    '\xff\xd8\xff',
    '\x89PNG\r\n\x1a\n',
    'RIFF\xff\xff\0\0WEBPVP8X\x0a\0\0\0',
    'RIFF\xff\xff\0\0WEBPVP8 ',
  ]

  it('it answers, with no more than it was given', () => {
    assert(
      property(constantFrom(...signatures), uint8Array({ maxLength: 3000 }), (start, rest) => {
        const bytes = joined([latin(start), rest])
        const cleaned = cleanImage(bytes)
        // An orientation and a missing end can be added.
        if (cleaned.ok) expect(cleaned.bytes.length).toBeLessThanOrEqual(bytes.length + 2)
      }),
      { numRuns: 1000 },
    )
  })

  it('it answers for a photo with wrong bytes in it, and takes what it gave', () => {
    const damage = record({ at: nat(), bytes: uint8Array({ maxLength: 8 }), cut: nat() })
    assert(
      property(constantFrom(...Object.values(kinds)), damage, (bytes, { at, bytes: wrong, cut }) => {
        const changed = plain(bytes)
        changed.set(wrong.subarray(0, bytes.length), Math.min(at % bytes.length, bytes.length - wrong.length))
        const cleaned = cleanImage(cut % 3 === 0 ? changed.subarray(0, cut % bytes.length) : changed)
        if (cleaned.ok) expect(taken(cleaned.bytes)).toEqual(cleaned.bytes)
      }),
      { numRuns: 1000 },
    )
  })

  it('every truncation answers', () => {
    for (const bytes of Object.values(kinds))
      for (let length = 0; length < bytes.length; length++) cleanImage(bytes.subarray(0, length))
  })
})
