export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic'

const startsWith = (bytes: Uint8Array, at: number, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

// ISO base media brands that phones write for still pictures (ISO/IEC 23008-12).
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** Kind of picture by its first bytes, whatever its name says; undefined when it is none that we take. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, 0, [0x89, ...ascii('PNG\r\n\x1a\n')])) return 'image/png'
  if (startsWith(bytes, 0, ascii('RIFF')) && startsWith(bytes, 8, ascii('WEBP'))) return 'image/webp'
  if (startsWith(bytes, 4, ascii('ftyp')) && heicBrands.some((brand) => startsWith(bytes, 8, ascii(brand))))
    return 'image/heic'
  return undefined
}

export const imageExtension: Readonly<Record<ImageType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
}
