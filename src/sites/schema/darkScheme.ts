import { type LandscapeName, landscapeColors } from './landscape.ts'
import { type Colors, sharedDrawingColors, sunColors, type Theme } from './theme.ts'

/** The dark scheme's colors of pages: what doesn't turn around stays. */
export const darkOf = ({ colors, dark }: Theme): Colors => ({ ...colors, ...dark })

/** Every color that a drawing may use, by day. Some of a page's colors are among them, since drawings turn otherwise. */
export function drawingColorsOf({ colors, drawingColors }: Theme, landscape: LandscapeName = 'prairie') {
  const { ink, soft, link, pine, marigold, paper, card, sky, line, lineStrong, night } = colors
  const page = { ink, soft, link, pine, marigold, paper, card, sky, line, lineStrong }
  const ofLight = {
    /** Windows of a house: lit at night. */
    pane: pine,
    paneLight: drawingColors.skyDeep ?? sharedDrawingColors.skyDeep,
    /** What's in the sky behind the skyline: the sun, or the moon. */
    sun: sunColors.sun,
    halo: drawingColors.wheat ?? sharedDrawingColors.wheat,
    /** Only at night. */
    star: 'none',
    margin: card,
    /** Under the horizon in the footer. */
    floor: night,
    /** The sun's yellow where nothing is in the sky: it stays yellow at night. */
    amber: sunColors.sun,
    amberDark: sunColors.sunDark,
  }
  return { ...page, ...sharedDrawingColors, ...landscapeColors[landscape], ...drawingColors, ...ofLight }
}

export type DrawingColors = ReturnType<typeof drawingColorsOf>
export type DrawingColorName = keyof DrawingColors

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** A color with a share of another in it, 0 to 1. */
function mixed(hex: string, other: string, share: number): string {
  const others = channels(other)
  const sums = channels(hex).map((value, index) => Math.round(value * (1 - share) + (others[index] ?? 0) * share))
  return `#${sums.map((sum) => sum.toString(16).padStart(2, '0')).join('')}`
}

/** How much of the night's color lies over what is drawn. Faces get less of it: a veiled one would be gray. */
const dusk = 0.45
const duskOnSkin = 0.16

/** The colors of drawings at night: the day's under a veil of the night sky, lit windows, and the map as pages are. */
export function darkDrawingColors(theme: Theme, landscape?: LandscapeName): DrawingColors {
  const day = drawingColorsOf(theme, landscape)
  const dark = darkOf(theme)
  const { sky, card, paper, line, lineStrong, soft, link, onDark, marigold, marigoldLight, night, pineMist } = dark
  const veiled = (hex: string, share = dusk) => (hex.startsWith('#') ? mixed(hex, sky, share) : hex)
  const things = Object.fromEntries(Object.entries(day).map(([name, hex]) => [name, veiled(hex)])) as DrawingColors
  const { skinFair, skinTan, skinBrown, skinDeep } = day
  return {
    ...things,
    skinFair: veiled(skinFair, duskOnSkin),
    skinTan: veiled(skinTan, duskOnSkin),
    skinBrown: veiled(skinBrown, duskOnSkin),
    skinDeep: veiled(skinDeep, duskOnSkin),
    sky,
    link,
    ink: mixed(night, sky, 0.25),
    skyDeep: mixed(sky, onDark, 0.14),
    cloud: mixed(sky, onDark, 0.1),
    marigold: veiled(marigold, 0.12),
    amber: veiled(sunColors.sunAtNight, 0.12),
    pane: marigoldLight,
    paneLight: marigoldLight,
    sun: mixed(onDark, sky, 0.12),
    halo: mixed(sky, onDark, 0.45),
    star: mixed(onDark, sky, 0.3),
    margin: card,
    floor: night,
    ground: paper,
    groundBand: line,
    border: lineStrong,
    label: soft,
    county: card,
    countyGreen: mixed(card, pineMist, 0.35),
    countySand: mixed(card, lineStrong, 0.18),
  }
}
