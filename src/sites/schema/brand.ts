import { contrast } from './contrast.ts'
import type { Colors, DarkColors, Theme } from './theme.ts'

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

/** Off white: what is written on a dark brand. */
const onDark = hexOf({ l: 0.975, c: 0.006, h: 88 })
/** As light as what is written on a bright brand, which has a trace of a hue. */
const nightLightness = 0.21
const gray = hexOf({ l: nightLightness, c: 0, h: 0 })

/** A color whose lightness is moved until it has its contrast with every ground. `step` is its direction. */
function readable(color: Oklch, grounds: readonly string[], least: number, step: 0.004 | -0.004): string {
  const hex = hexOf(color)
  const isRead = grounds.every((ground) => contrast(hex, ground) >= least)
  if (isRead || color.l <= 0 || color.l >= 1) return hex
  return readable({ ...color, l: color.l + step }, grounds, least, step)
}

/** Pale colors can't say what to do. */
const isVivid = ({ c }: Oklch) => c >= 0.1

/** A brand that's too light for light text is the color of buttons; what has light text on it gets a dark companion. */
const isBright = (brand: string) => isVivid(oklchOf(brand)) && contrast(gray, brand) >= 7.1

/**
 * The nearest color of the same hue that light or dark text can be read on, at 7:1: often the brand's own. A brand shows
 * best on large grounds, so it's the darker one unless the lighter one is much nearer.
 */
export function nearestBrand(brand: string): string {
  const color = oklchOf(brand)
  const darker = readable(color, [onDark], 7, -0.004)
  const lighter = readable(color, [gray], 7.1, 0.004)
  const isNearer = 2 * (oklchOf(lighter).l - color.l) < color.l - oklchOf(darker).l
  return isNearer && isBright(lighter) ? lighter : darker
}

/** Warm brands that are bright have a slate companion: a dark orange would be brown. */
const slate = { l: 0.29, c: 0.035, h: 258 }
const companionOf = ({ h }: Oklch): Oklch => (h > 15 && h < 118 ? slate : { l: 0.28, c: 0.045, h })

/** Errors are red, and another red than a brand that's red itself, whose links step back. */
const isRed = (h: number) => h > 12 && h < 50
const errorHue = (h: number) => (isRed(h) ? 12 : 32)
/** Under the pointer it's darker, or lighter where there's no darker. */
const hovered = (l: number) => (l > 0.27 ? l - 0.07 : Math.max(l + 0.08, 0.25))

/** The blue of skies, nearer to the brand's own where that is a blue or a purple. */
const skyHue = (h: number) => (h > 200 && h < 310 ? Math.min(h, 250) : 228)

/** What both schemes are made of. */
function tonesOf(brand: string) {
  const own = oklchOf(brand)
  const isAction = isBright(brand)
  const ground = isAction ? companionOf(own) : own
  const { h } = ground
  const isCool = h > 190 && h < 330 && !isAction
  /** The ground's hue, as strong as `c`, but no stronger than a share of the ground's own. */
  const tone = (l: number, c: number, share = 0.4): Oklch => ({ l, c: Math.min(c, ground.c * share), h })
  const pine = isAction ? readable(ground, [brand], 4.5, -0.004) : brand
  const night = hexOf(tone(nightLightness, 0.02, 0.5))
  // A yellower one beside blues, purples and reds, where it has to be lighter: a dim yellow is mustard.
  const amber = h > 60 && h < 190 ? { l: 0.815, c: 0.158, h: 76 } : { l: 0.84, c: 0.162, h: 85 }
  return {
    h,
    tone,
    /** Warm, or with a trace of a cool brand. */
    paper: (l: number, c: number) => hexOf(isCool ? tone(l, c * 0.5, 0.3) : { l, c, h: 88 }),
    /** At night a warm paper is nearly gray: brown would look dirty. */
    nightPaper: (l: number, c: number) => hexOf(tone(l, h < 110 || h > 330 ? c * 0.6 : c)),
    sky: (l: number, c: number) => hexOf({ l, c, h: skyHue(h) }),
    pine: { hex: pine, ...oklchOf(pine) },
    night,
    marigold: isAction ? brand : readable(amber, [pine, night], 4.5, 0.004),
  }
}

type Tones = ReturnType<typeof tonesOf>

function lightColors({ h, tone, paper, sky, pine, night, marigold }: Tones): Colors {
  const { hex, ...brand } = pine
  const bright = oklchOf(marigold)
  const [page, band, mist] = [paper(0.976, 0.014), sky(0.925, 0.022), hexOf(tone(0.9, 0.035, 0.5))]
  return {
    ink: night,
    soft: readable(tone(0.43, 0.02), [page], 7.2, -0.004),
    link: readable(isRed(h) ? { ...brand, l: 0.33, c: brand.c * 0.6 } : brand, [page, band, mist], 7, -0.004),
    brick: readable({ l: 0.44, c: 0.16, h: errorHue(h) }, [page], 7.2, -0.004),
    paper: page,
    card: paper(0.993, 0.006),
    field: hexOf({ l: 1, c: 0, h }),
    sky: band,
    line: paper(0.865, 0.022),
    lineStrong: paper(0.755, 0.032),
    pine: hex,
    pineDeep: hexOf({ ...brand, l: hovered(brand.l) }),
    pineMist: mist,
    night,
    onDark,
    marigold,
    marigoldLight: hexOf({ ...bright, l: Math.min(0.94, bright.l + 0.05), c: bright.c * 0.85 }),
  }
}

function darkColors({ h, tone, paper, nightPaper, sky, pine, marigold }: Tones): DarkColors {
  const bright = oklchOf(marigold)
  const [page, card, band] = [nightPaper(0.2, 0.016), nightPaper(0.248, 0.02), sky(0.25, 0.038)]
  const mist = hexOf(tone(0.335, 0.05, 0.6))
  const grounds = [card, band, mist]
  const night = hexOf(tone(0.16, 0.012))
  const dimmed = readable({ ...bright, l: bright.l - 0.03 }, [pine.hex], 4.5, 0.004)
  const button = readable(oklchOf(dimmed), [night], 7, 0.004)
  return {
    ink: readable(oklchOf(paper(0.945, 0.012)), grounds, 7, 0.004),
    soft: readable(tone(0.79, 0.018, 0.3), [card, page], 7, 0.004),
    link: readable(isRed(h) ? tone(0.86, 0.045) : tone(0.82, 0.085, 0.8), grounds, 7, 0.004),
    brick: readable({ l: 0.8, c: 0.095, h: errorHue(h) }, [card], 7, 0.004),
    paper: page,
    card,
    field: hexOf(tone(0.165, 0.014)),
    sky: band,
    line: hexOf(tone(0.335, 0.02)),
    lineStrong: hexOf(tone(0.46, 0.025)),
    pineMist: mist,
    // A ground that's as dark as the night wouldn't be seen on it.
    pine: readable({ ...pine, l: Math.max(pine.l, 0.39) }, [button], 4.5, -0.004),
    night,
    marigold: button,
    marigoldLight: marigold,
  }
}

/**
 * A business's theme, worked out of its brand color, which has to be one that `nearestBrand` returns: pages and drawings,
 * light and dark. Text has 7:1 in both schemes, and what marks a control 4.5:1.
 */
export function themeOf(brand: string): Theme {
  const tones = tonesOf(brand)
  const { pine, tone, marigold } = tones
  const bright = oklchOf(marigold)
  return {
    colors: lightColors(tones),
    dark: darkColors(tones),
    drawingColors: {
      pineLight: hexOf({ ...pine, l: pine.l + 0.12 }),
      pineMist: hexOf(tone(0.74, 0.05, 0.6)),
      marigoldDark: hexOf({ ...bright, l: bright.l - 0.12, c: bright.c * 0.9 }),
    },
  }
}
