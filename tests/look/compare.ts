import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

type Size = { readonly width: number; readonly height: number }

/** How two pictures of one name differ, in pixels and as a share of the larger one. */
type Difference = { readonly name: string; readonly pixels: number; readonly share: number }

const sides = ['before', 'after'] as const

/** A picture's pixels on a ground of the given size; none for a page that one side doesn't have. */
async function pixelsOf(file: string, { width, height }: Size): Promise<Buffer> {
  if (!existsSync(file)) return Buffer.alloc(width * height * 4)
  const own = await sharp(file).metadata()
  const room = { right: width - own.width, bottom: height - own.height, background: 'magenta' }
  return sharp(file).ensureAlpha().extend(room).raw().toBuffer()
}

/** Compares the pictures of one name, and draws what differs into `difference`. */
async function compare(folder: string, name: string): Promise<Difference> {
  const files = sides.map((side) => join(folder, side, name))
  const sizes = await Promise.all(files.filter((file) => existsSync(file)).map((file) => sharp(file).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [before, after] = await Promise.all(files.map((file) => pixelsOf(file, { width, height })))
  if (!before || !after) throw new Error(`${name} has only one side`)
  const drawn = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(before, after, drawn, width, height, { threshold: 0.1 })
  const to = join(folder, 'difference', name)
  if (pixels > 0)
    await sharp(drawn, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(to)
  return { name, pixels, share: pixels / (width * height) }
}

/** Compares the pictures in `before` and `after`, and says which differ and by how much, the most different first. */
export async function differences(folder: string): Promise<string> {
  mkdirSync(join(folder, 'difference'))
  const names = new Set(sides.flatMap((side) => readdirSync(join(folder, side))))
  const all: Difference[] = []
  for (const name of names) all.push(await compare(folder, name))
  const differing = all.filter(({ pixels }) => pixels > 0).sort((a, b) => b.share - a.share)
  const lines = differing.map(({ name, pixels, share }) => `${name}: ${pixels} pixels, ${(100 * share).toFixed(2)} %`)
  return [...lines, `${differing.length} of ${all.length} pictures differ: ${join(folder, 'difference')}`].join('\n')
}
