import { site } from '#site/site.ts'
import { colors, dark, drawingColors } from '#site/theme.ts'
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
