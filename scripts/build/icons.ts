import { Resvg } from '@resvg/resvg-js'
import type { DrawnFile } from './drawings.tsx'
import { inLightScheme } from './schemes.ts'

const png = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()

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
export function icons({ icon }: Readonly<Record<string, DrawnFile>>): Record<string, string | Buffer> {
  if (!icon) throw new Error('There is no drawing named icon')
  const svg = inLightScheme(icon.svg)
  return {
    'icon.svg': svg,
    'favicon.ico': ico(png(svg, 32), 32),
    'apple-touch-icon.png': png(svg, 180),
    'icon-192.png': png(svg, 192),
    'icon-512.png': png(svg, 512),
  }
}
