import sharp from 'sharp'

/** A text in all metadata of a test's photo, which must be gone once the photo is stored. */
export const secretMark = 'Kitchen window key'

/** A picture with soft colors and some noise, so that it compresses like a photo. */
const scene = (width: number, height: number, seed: number) => {
  const pixels = new Uint8Array(width * height * 3)
  for (let index = 0; index < pixels.length; index += 3) {
    const x = (index / 3) % width
    const y = Math.floor(index / 3 / width)
    pixels[index] = (x * 255) / width
    pixels[index + 1] = (y * 255) / height
    pixels[index + 2] = (x * 7 + y * 13 + seed * 31) % 64
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

type Wish = {
  readonly width?: number
  readonly height?: number
  readonly seed?: number
  /** Exif orientation, 1 to 8. */
  readonly orientation?: number
  /** Leave all metadata out. */
  readonly bare?: boolean
}

/** A photo as a phone writes it: location, camera, note, color profile, XMP. The caller chooses the format. */
export function phonePhoto({ width = 64, height = 48, seed = 0, orientation = 1, bare = false }: Wish = {}) {
  const photo = scene(width, height, seed)
  if (bare) return photo
  return photo
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: secretMark, ImageDescription: secretMark },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 47/1 9/1', GPSLongitudeRef: 'W', GPSLongitude: '88/1 1/1 5/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><note>${secretMark}</note></rdf:RDF></x:xmpmeta>`)
}
