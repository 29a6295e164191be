import { colors, dark, drawn } from '#site/theme.ts'
import type { DrawnColors, DrawnName } from '../../src/sites/schema/darkScheme.ts'
import { darkOf, drawnColors, nightColors } from '../../src/sites/schema/darkScheme.ts'

export const theme = { colors, dark, drawn }

/** The colors of pages in the dark scheme. */
export const darkColors = darkOf(theme)

/** The colors of drawings by day and by night. */
export const daylight: DrawnColors = drawnColors(theme)
export const night: DrawnColors = nightColors(theme)

export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const names = Object.keys(daylight) as DrawnName[]
const variable = (name: string) => `var(--drawn-${kebab(name)})`

/** A drawing in plain colors, for what knows no variables: icons and social images. */
export const inDaylight = (svg: string): string =>
  names.reduce((text, name) => text.replaceAll(variable(name), daylight[name]), svg)

/** In the footer it's night in any scheme, on the footer's own ground. */
const footer: DrawnColors = { ...night, floor: daylight.floor }

/**
 * A drawing as a file of its own: it sets its colors, and turns with the scheme of the page that shows it.
 * @param inFooter whether it's night by day too
 */
export function withSchemes(svg: string, inFooter = false): string {
  const used = names.filter((name) => svg.includes(variable(name)))
  const short = (index: number) => `--${index.toString(36)}`
  const set = (colors: DrawnColors) => `svg{${used.map((name, index) => `${short(index)}:${colors[name]}`).join(';')}}`
  const style = `<style>${set(inFooter ? footer : daylight)}@media(prefers-color-scheme:dark){${set(night)}}</style>`
  return used
    .reduce((text, name, index) => text.replaceAll(variable(name), `var(${short(index)})`), svg)
    .replace(/^<svg[^>]*>/, (opening) => opening + style)
}
