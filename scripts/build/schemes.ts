import { site } from '#site/site.ts'
import { colors, dark, drawingColors } from '#site/theme.ts'
import { palette } from '../../src/shared/drawings/palette.ts'
import type { DrawingColorName, DrawingColors } from '../../src/sites/schema/darkScheme.ts'
import { darkDrawingColors, darkOf, drawingColorsOf } from '../../src/sites/schema/darkScheme.ts'

export const theme = { colors, dark, drawingColors }

/** The colors of pages in the dark scheme. */
export const darkColors = darkOf(theme)

/** The colors of drawings in either scheme. */
export const lightDrawing: DrawingColors = drawingColorsOf(theme, site.landscape)
export const darkDrawing: DrawingColors = darkDrawingColors(theme, site.landscape)

export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const names = Object.keys(lightDrawing) as DrawingColorName[]
const variable = (name: string) => `var(--drawn-${kebab(name)})`

/** A drawing in plain colors, for programs that know no variables: icons and social images are made by such. */
export const inLightScheme = (svg: string): string =>
  names.reduce((text, name) => text.replaceAll(variable(name), lightDrawing[name]), svg)

/** The footer is dark in any scheme, and its drawing has the footer's own background. */
const footer: DrawingColors = { ...darkDrawing, floor: lightDrawing.floor }

/** A drawing as a file of its own: it sets its colors, and follows the color scheme of the page that shows it. */
export function withSchemes(svg: string, inFooter = false): string {
  const used = names.filter((name) => svg.includes(variable(name)))
  const short = (index: number) => `--${index.toString(36)}`
  const set = (colors: DrawingColors) =>
    `svg{${used.map((name, index) => `${short(index)}:${colors[name]}`).join(';')}}`
  const style = `<style>${set(inFooter ? footer : lightDrawing)}@media(prefers-color-scheme:dark){${set(darkDrawing)}}</style>`
  return used
    .reduce((text, name, index) => text.replaceAll(variable(name), `var(${short(index)})`), svg)
    .replace(/^<svg[^>]*>/, (opening) => opening + style)
}

/** CSS pixels, at whatever size a drawing is shown; on small tiles the full line would fill what it goes around. */
const lines = { full: 1.75, underHalf: 1.25, underQuarter: 0.85 } as const

type Drawn = { readonly svg: string; readonly width: number }

const ink = `[stroke="${palette.ink}"]`
const outline = `${ink}[stroke-width="2"]`
const detail = `${outline} [stroke-width="1.5"],${ink}[stroke-width="1.5"]`

const round = (px: number) => Math.round(px * 100) / 100
const weight = (px: number) =>
  `${outline}{stroke-width:${px}px}${detail}{stroke-width:${round(px * 0.75)}px}.rim{stroke-width:${px * 2}px}`

/** Other widths are shapes (ropes, legs, handles) and grow with the drawing, like all that is drawn far off. */
const steady = `${outline},${outline} :not([stroke-width]),${detail},.rim{vector-effect:non-scaling-stroke}.far *{vector-effect:none!important}`

/** Sets the weights by the width of the image: that's what a media query in an SVG file asks for. */
function weights({ svg, width }: Drawn): string {
  // Layers of one scene are images of different widths.
  if (svg.includes('<view ')) return weight(lines.underHalf)
  const under = (share: number, px: number) => `@media(max-width:${(width * share) / 16}em){${weight(px)}}`
  return weight(lines.full) + under(1 / 2, lines.underHalf) + under(1 / 4, lines.underQuarter)
}

/** Gives a drawing's ink lines one weight whether the file is a tile on one page or fills half of another. */
export function withInkLine(drawn: Drawn): string {
  if (!drawn.svg.includes(palette.ink)) return drawn.svg
  return drawn.svg.replace(/^<svg[^>]*>/, (opening) => `${opening}<style>${steady}${weights(drawn)}</style>`)
}
