/** A color as OKLCH has it: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. Equal steps look equal. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** The matrices are those of Björn Ottosson, who defined the space: https://bottosson.github.io/posts/oklab/ */
export function oklchOf(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const c = Math.hypot(a, blue)
  // A gray has no hue: what rounding leaves of one is anybody's.
  return { l, c, h: c < 0.0005 ? 88 : ((Math.atan2(blue, a) * 180) / Math.PI + 360) % 360 }
}

function channels({ l, c, h }: Oklch): number[] {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The color as screens show it; one that's too strong for them keeps its lightness and hue. */
export function hexOf(color: Oklch): string {
  const rgb = channels(color)
  if (color.c > 0.001 && rgb.some((light) => light < -0.0005 || light > 1.0005))
    return hexOf({ ...color, c: color.c - 0.002 })
  const bytes = rgb.map((light) => Math.round(encoded(Math.min(1, Math.max(0, light))) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
