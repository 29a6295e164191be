import { themeOf } from '../../../src/sites/schema/brand.ts'

const madeOf = 'All colors are worked out of '

const lines = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, hex]) => `  ${name}: '${hex}',\n`)
    .join('')

/** The text of a business's `theme.ts`: plain values, worked out of a color that `nearestBrand` returns. */
export function themeFile(brand: string): string {
  const { colors, dark, drawingColors } = themeOf(brand)
  const { pineLight, pineMist, marigoldDark } = drawingColors
  return `import type { Colors, DarkColors, OwnDrawingColors } from '../schema/theme.ts'

/**
 * ${madeOf}${brand}, and each may be changed: \`../schema/theme.ts\` says what it's for, and the build
 * checks the contrast. Once one is, \`npm run new-site\` doesn't write this file again.
 */
export const colors: Colors = {
${lines(colors)}}

/** The colors at night. */
export const dark: DarkColors = {
${lines(dark)}}

export const drawingColors: OwnDrawingColors = { pineLight: '${pineLight}', pineMist: '${pineMist}', marigoldDark: '${marigoldDark}' }
`
}

/** The brand color that a `theme.ts` was made of; undefined where somebody has changed it since. */
export function brandIn(text: string): string | undefined {
  const brand = text.slice(text.indexOf(madeOf) + madeOf.length).slice(0, 7)
  return text.includes(madeOf) && text === themeFile(brand) ? brand : undefined
}
