import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { Photo } from '../../src/sites/schema/texts.ts'
import { preparePhotos } from './photos.ts'

const folder = mkdtempSync(join(tmpdir(), 'photos-'))
afterAll(() => rmSync(folder, { recursive: true }))

const drawing = { svg: '', width: 480, height: 360 }
const drawn = { 'shed-removal': drawing, 'hot-tub-removal': drawing, panorama: drawing }
const usable: Photo = { replaces: 'shed-removal', file: 'wide.jpg', alt: 'A shed on a trailer' }

/** Red over blue when displayed. A camera held upright stores it rotated, as `orientation` says. */
async function photograph(file: string, width: number, height: number, orientation = 1) {
  const half = { width, height: Math.ceil(height / 2), channels: 3 as const, background: 'blue' }
  const upright = sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: half }, gravity: 'south' },
  ])
  const stored = sharp(await upright.png().toBuffer()).rotate(orientation === 6 ? -90 : 0)
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '41/1 48/1 0/1' }
  await stored
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: gps })
    .withMetadata({ orientation })
    .toFile(join(folder, file))
}

async function run(...photos: Photo[]) {
  const files = new Map<string, Buffer>()
  const emit = (name: string, body: Buffer) => `/${files.set(name, body).size}/${name}`
  const prepared = await preparePhotos({ photos, folder, drawn, emit, keep: async (_kind, _inputs, make) => make() })
  return { prepared, files }
}

describe('an owner’s photo', () => {
  it('is made in three widths and its drawing’s shape, without metadata', async () => {
    await photograph('wide.jpg', 2000, 1200)
    const { prepared, files } = await run(usable)
    expect(prepared['shed-removal']).toMatchObject({ alt: usable.alt, width: 1440, height: 1080 })
    for (const format of ['avif', 'webp'] as const)
      expect(prepared['shed-removal']?.[format].map(({ width }) => width)).toEqual([480, 960, 1440])
    expect(prepared['shed-removal']?.fallback).toMatch(/shed-removal-960\.jpg$/)
    for (const [name, body] of files) {
      const { width, height, exif, xmp, iptc, orientation } = await sharp(body).metadata()
      expect(name).toContain(`-${width}.`)
      expect(height).toBe(Math.round((width * 3) / 4))
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    }
  })

  it('is never enlarged', async () => {
    await photograph('tiny.png', 120, 30)
    const { prepared, files } = await run({ ...usable, file: 'tiny.png' })
    expect(prepared['shed-removal']).toMatchObject({ width: 40, height: 30 })
    expect([...files.keys()].sort()).toEqual(['shed-removal-40.avif', 'shed-removal-40.jpg', 'shed-removal-40.webp'])
  })

  it('is rotated upright and cropped to its focus side', async () => {
    await photograph('turned.jpg', 300, 600, 6)
    const color = async (focus?: Photo['focus']) => {
      const { files } = await run({ ...usable, file: 'turned.jpg', focus })
      const [red = 0, , blue = 0] = await sharp(files.get('shed-removal-300.webp')).raw().toBuffer()
      return red > blue ? 'red' : 'blue'
    }
    expect([await color('top'), await color('bottom')]).toEqual(['red', 'blue'])
  })

  it.each([
    [{ file: 'lost.jpg' }, '"lost.jpg", file: there is no such file'],
    [{ file: '../wide.jpg' }, 'file: has to be the plain name'],
    [{ file: 'phone.heic' }, '"phone.heic", file: cannot be read'],
    [{ replaces: 'panorama' }, 'cannot stand for'],
  ])('with %j fails the build, naming file and field', async (changes, problem) => {
    writeFileSync(join(folder, 'phone.heic'), 'not a picture')
    await expect(run({ ...usable, ...changes } as Photo)).rejects.toThrow(problem)
  })

  it('is the only one in its place', async () => {
    await expect(run(usable, { ...usable, file: 'tiny.png' })).rejects.toThrow(/two photos want the place/)
  })
})
