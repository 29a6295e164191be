import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { drawings } from '../../src/shared/drawings/catalog.ts'
import { MapPicture } from '../../src/shared/drawings/MapPicture.tsx'
import type { MapGeometry } from '../../src/shared/parts/mapGeometry.ts'
import { inLightScheme } from './schemes.ts'

/** `svg` has its colors as variables that it doesn't set; see `schemes.ts`. */
export type DrawnFile = { readonly svg: string; readonly width: number; readonly height: number }

function draw(name: string, drawing: ReactElement): DrawnFile {
  const svg = renderToStaticMarkup(drawing)
  const [, , , width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error(`Drawing ${name} has no view box`)
  return { svg, width: Number(width), height: Number(height) }
}

/** Every drawing as an SVG file, by name, with the size of its view box. */
export const drawAll = (map: MapGeometry): Readonly<Record<string, DrawnFile>> => ({
  ...Object.fromEntries(Object.entries(drawings).map(([name, Drawing]) => [name, draw(name, <Drawing />)])),
  'map-narrow': draw('map-narrow', <MapPicture map={map} size="narrow" />),
  'map-wide': draw('map-wide', <MapPicture map={map} size="wide" />),
})

/** A square drawing as a PNG; sharp draws the drawing's own size at 72 dots an inch. */
const png = (svg: string, own: number, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / own })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** A Windows icon file around one PNG: directory of one entry, then the picture (ICO format, PNG since Vista). */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

/** The drawing named icon in every format that browsers and home screens request, by its public file name. */
export async function icons({ icon }: Readonly<Record<string, DrawnFile>>): Promise<Record<string, string | Buffer>> {
  if (!icon) throw new Error('There is no drawing named icon')
  const svg = inLightScheme(icon.svg)
  return {
    'icon.svg': svg,
    'favicon.ico': ico(await png(svg, icon.width, 32), 32),
    'apple-touch-icon.png': await png(svg, icon.width, 180),
    'icon-192.png': await png(svg, icon.width, 192),
    'icon-512.png': await png(svg, icon.width, 512),
  }
}
