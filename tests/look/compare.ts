import pixelmatch from 'pixelmatch'
import type { Sharp } from 'sharp'
import sharp from 'sharp'

/** A quarter of the size: small enough to keep in the repository, large enough to see a block move. */
const scale = 4

export type Shrunk = { readonly data: Buffer; readonly width: number; readonly height: number }

const raw = async (image: Sharp): Promise<Shrunk> => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A screenshot at a quarter of its size. */
export async function shrink(png: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(png).metadata()
  return sharp(png)
    .resize({ width: Math.round(width / scale) })
    .png({ palette: true, colors: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

/** Side of the squares that are compared, in pixels of the shrunk picture. */
const side = 18
/** Share of a square's pixels that may differ: antialiasing and quantisation stay below it, a moved line does not. */
const tolerance = 0.3

/**
 * Where two shrunk screenshots differ by more than antialiasing: the squares' places in CSS pixels, or the heights when
 * they are not the same.
 */
export async function differences(before: Buffer, after: Buffer): Promise<string[]> {
  const [old, fresh] = await Promise.all([raw(sharp(before)), raw(sharp(after))])
  if (old.width !== fresh.width || Math.abs(old.height - fresh.height) > 1)
    return [`size ${old.width * scale} x ${old.height * scale} became ${fresh.width * scale} x ${fresh.height * scale}`]
  const height = Math.min(old.height, fresh.height)
  const { width } = old
  const diff = Buffer.alloc(width * height * 4)
  const rows = (image: Shrunk) => image.data.subarray(0, width * height * 4)
  pixelmatch(rows(old), rows(fresh), diff, width, height, { threshold: 0.25, diffMask: true })
  const found: string[] = []
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      let count = 0
      for (let y = top; y < Math.min(top + side, height); y++)
        for (let x = left; x < Math.min(left + side, width); x++) if (diff[(y * width + x) * 4 + 3]) count += 1
      if (count > side * side * tolerance) found.push(`x ${left * scale}, y ${top * scale}`)
    }
  return found
}
