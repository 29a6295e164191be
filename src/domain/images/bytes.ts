type Refusal = 'unreadable' | 'not-a-photo' | 'heic' | 'suspicious' | 'too-many-pixels' | 'broken'

/** A picture after cleaning, or why it isn't taken. */
export type CleanResult<Type extends string = string> =
  | { readonly ok: true; readonly type: Type; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: Refusal }

export const refuse = (reason: Refusal): CleanResult<never> => ({ ok: false, reason })

/** One byte; past the end it is 0, so that reading never throws. */
export const byte = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0
export const u16be = (bytes: Uint8Array, at: number): number => byte(bytes, at) * 256 + byte(bytes, at + 1)
export const u16le = (bytes: Uint8Array, at: number): number => byte(bytes, at + 1) * 256 + byte(bytes, at)
export const u32be = (bytes: Uint8Array, at: number): number => u16be(bytes, at) * 65536 + u16be(bytes, at + 2)
export const u32le = (bytes: Uint8Array, at: number): number => u16le(bytes, at + 2) * 65536 + u16le(bytes, at)

/** Bytes of a text of Latin-1 characters. */
export const latin = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255)

/** The characters at a place, one for each byte. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** More than any phone's photo that fits our upload limit, and still decodable by the owner's phone. */
const mostPixels = 50_000_000
const longestSide = 16_384

/** What's wrong with a declared size in px; undefined when nothing is. */
export function sizeProblem(width: number, height: number): 'broken' | 'too-many-pixels' | undefined {
  if (width < 1 || height < 1) return 'broken'
  return width > longestSide || height > longestSide || width * height > mostPixels ? 'too-many-pixels' : undefined
}

/** Encoders write a few hundred pieces at most; millions of empty ones fill the memory. */
export const mostPieces = 10_000

// Starts so long that pixels rarely spell one by chance: in fewer than one of ten thousand photos of the largest size.
const code = /<(?:script|iframe|!doctype|(?:html|body)[\s>/]|svg[\s/]+[a-z]{2}|\?(?:php|xml)\s)/i
/** Bytes of the longest start of code. */
const longest = 9
const window = 64 * 1024

/**
 * Whether bytes hold what a browser or a server could run: the start of HTML, SVG or PHP anywhere, or of a PDF where its
 * readers look for it. A real photo has none; a file that is a picture and a page at once has.
 */
export function holdsCode(bytes: Uint8Array): boolean {
  // Read in pieces that overlap: a file of nothing but beginnings takes as long as any other.
  const decoder = new TextDecoder('latin1')
  for (let at = 0; at < bytes.length; at += window)
    if (code.test(decoder.decode(bytes.subarray(at, at + window + longest)))) return true
  return decoder.decode(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** A color profile is kept only when it is one, of a sane size, and nothing else as well (ICC.1, 7.2). */
export const isPlainProfile = (profile: Uint8Array): boolean =>
  profile.length <= 1024 * 1024 &&
  u32be(profile, 0) === profile.length &&
  textAt(profile, 36, 4) === 'acsp' &&
  !holdsCode(profile)

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
