import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import type { Assets } from '../../src/assets.ts'
import type { Photo } from '../../src/sites/schema/texts.ts'
import type { DrawnFile } from './drawings.tsx'
import { cached, cannotBuild } from './files.ts'

/** Widths in px that a photo is offered in, as far as it has them. */
const widths = [480, 960, 1440]

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 55 }),
  webp: (image: Sharp) => image.webp({ quality: 76 }),
  // For browsers without AVIF and WebP.
  jpg: (image: Sharp) => image.jpeg({ quality: 76, mozjpeg: true }),
}

type Format = keyof typeof encoders

type Job = {
  readonly photos: readonly Photo[]
  /** Folder of the originals. */
  readonly folder: string
  readonly drawn: Readonly<Record<string, DrawnFile>>
  /** Puts a file into the build and gives its address. */
  readonly emit: (name: string, body: Buffer) => string
  readonly keep?: typeof cached
}

const existing = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort().join(', ') : '') || 'none'

/** What its schema can't see of a record, by the name of the field that has to change. */
function* problems({ photos, folder }: Job, { replaces, file }: Photo): Generator<string> {
  if (file !== basename(file)) yield 'file: has to be the plain name of a file in public/photos'
  else if (!existsSync(join(folder, file)))
    yield `file: there is no such file in public/photos; there are: ${existing(folder)}`
  if (['icon', 'panorama'].includes(replaces)) yield `replaces: a photo cannot stand for "${replaces}"`
  else if (photos.filter((photo) => photo.replaces === replaces).length > 1)
    yield `replaces: two photos want the place of "${replaces}"`
}

/** Width and height in px as the photo is looked at, upright. */
async function sizeOf(file: string, source: Buffer): Promise<{ width: number; height: number }> {
  try {
    return (await sharp(source).metadata()).autoOrient
  } catch (cause) {
    const help = 'cannot be read. Save it as JPEG, PNG or WebP (HEIC of an iPhone is not read)'
    throw new Error(`.site/photos.ts, "${file}", file: ${help}`, { cause })
  }
}

async function prepare({ folder, drawn, emit, keep = cached }: Job, { replaces, file, alt, focus }: Photo) {
  const source = readFileSync(join(folder, file))
  const whole = await sizeOf(file, source)
  const shape = drawn[replaces] ?? whole
  const ratio = shape.width / shape.height
  const most = Math.min(whole.width, Math.floor(whole.height * ratio))
  const heightOf = (width: number) => Math.min(whole.height, Math.round(width / ratio))
  const offered = [...new Set(widths.map((width) => Math.min(width, most)))]

  const variant = async (format: Format, width: number) => {
    const height = heightOf(width)
    // Sharp removes all metadata by default: location, camera, name.
    const make = () =>
      encoders[format](
        sharp(source)
          .autoOrient()
          .resize(width, height, { fit: 'cover', position: focus ?? 'center' }),
      ).toBuffer()
    const how = JSON.stringify([format, width, height, focus, String(encoders[format])])
    return { url: emit(`${replaces}-${width}.${format}`, await keep('photos', [source, how], make)), width }
  }
  const all = (format: Format) => Promise.all(offered.map((width) => variant(format, width)))
  const width = offered.at(-1) ?? most
  const fallback = await variant('jpg', offered.at(1) ?? width)
  return {
    alt: alt.trim(),
    width,
    height: heightOf(width),
    avif: await all('avif'),
    webp: await all('webp'),
    fallback: fallback.url,
  }
}

/**
 * The owner's photos as pages show them: cropped to the shape of the drawing that each replaces, in several widths but
 * never enlarged, without metadata.
 * @throws when a record is not usable, with every file and field that has to change
 */
export async function preparePhotos(job: Job): Promise<Assets['photos']> {
  const found = job.photos.flatMap((photo) =>
    [...problems(job, photo)].map((problem) => `photos.ts: "${photo.file}", ${problem}`),
  )
  if (found.length > 0) throw cannotBuild(found)
  const prepared: Record<string, Assets['photos'][string]> = {}
  for (const photo of job.photos) prepared[photo.replaces] = await prepare(job, photo)
  return prepared
}
