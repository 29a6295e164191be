import { colors, dark, drawingColors } from '#site/theme.ts'
import type { DrawingColorName, DrawingColors } from '../../src/sites/schema/darkScheme.ts'
import { darkDrawingColors, darkOf, drawingColorsOf } from '../../src/sites/schema/darkScheme.ts'

export const theme = { colors, dark, drawingColors }

/** The colors of pages in the dark scheme. */
export const darkColors = darkOf(theme)

/** The colors of drawings by day and by night. */
export const daylight: DrawingColors = drawingColorsOf(theme)
export const night: DrawingColors = darkDrawingColors(theme)

export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const names = Object.keys(daylight) as DrawingColorName[]
const variable = (name: string) => `var(--drawn-${kebab(name)})`

/** A drawing in plain colors, for what knows no variables: icons and social images. */
export const inDaylight = (svg: string): string =>
  names.reduce((text, name) => text.replaceAll(variable(name), daylight[name]), svg)

/** In the footer it's night in any scheme, on the footer's own ground. */
const footer: DrawingColors = { ...night, floor: daylight.floor }

/**
 * A drawing as a file of its own: it sets its colors, and turns with the scheme of the page that shows it.
 * @param inFooter whether it's night by day too
 */
export function withSchemes(svg: string, inFooter = false): string {
  const used = names.filter((name) => svg.includes(variable(name)))
  const short = (index: number) => `--${index.toString(36)}`
  const set = (colors: DrawingColors) =>
    `svg{${used.map((name, index) => `${short(index)}:${colors[name]}`).join(';')}}`
  const style = `<style>${set(inFooter ? footer : daylight)}@media(prefers-color-scheme:dark){${set(night)}}</style>`
  return used
    .reduce((text, name, index) => text.replaceAll(variable(name), `var(${short(index)})`), svg)
    .replace(/^<svg[^>]*>/, (opening) => opening + style)
}
