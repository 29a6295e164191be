import * as v from 'valibot'
import { darkDrawingColors, darkOf, drawingColorsOf } from './darkScheme.ts'
import { schemaProblems } from './fields.ts'
import { type Colors, themeSchema } from './theme.ts'

/** Share of light that a color reflects, 0 to 1, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colors, 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

type Name = keyof Colors

/** What pages write on what, with the least contrast: 7 for text, 4.5 for large text, 3 for controls and focus rings. */
const pairs: readonly (readonly [least: number, front: readonly Name[], back: readonly Name[]])[] = [
  [7, ['ink', 'soft'], ['paper', 'card', 'field']],
  [7, ['ink', 'link'], ['sky']],
  [7, ['link', 'brick'], ['paper', 'card', 'field']],
  [7, ['ink', 'link'], ['pineMist']],
  [7, ['onDark'], ['pine', 'pineDeep', 'night']],
  [7, ['night'], ['marigold', 'marigoldLight']],
  [4.5, ['soft', 'brick'], ['sky']],
  [4.5, ['marigold'], ['pine', 'pineDeep', 'night']],
]

/** What the map writes on its land and water: names of towns, and of counties and the lake. */
const mapPairs = [
  [7, ['link', 'label'], ['county', 'countyGreen', 'countySand']],
  [4.5, ['label'], ['sky']],
] as const

type Values = Readonly<Record<string, string>>

const tooClose = (
  values: Values,
  all: readonly (readonly [number, readonly string[], readonly string[]])[],
  scheme: string,
): string[] =>
  all.flatMap(([least, front, back]) =>
    front.flatMap((text) =>
      back.flatMap((ground) => {
        const ratio = contrast(values[text] ?? '', values[ground] ?? '')
        return ratio < least
          ? [`${scheme}${text} on ${ground}: has a contrast of ${ratio.toFixed(2)}, not at least ${least}`]
          : []
      }),
    ),
  )

/** What is wrong with a business's colors, each with the color's name; empty when nothing is. */
export function themeProblems(given: unknown): string[] {
  const { success, output: theme } = v.safeParse(themeSchema, given)
  if (!success) return schemaProblems(themeSchema, given, 'theme')
  const dark = darkOf(theme)
  return [
    ...tooClose(theme.colors, pairs, ''),
    ...tooClose(drawingColorsOf(theme), mapPairs, 'map: '),
    ...tooClose(dark, pairs, 'dark: '),
    ...tooClose(darkDrawingColors(theme), mapPairs, 'dark map: '),
    ...(luminance(dark.paper) < luminance(dark.ink) ? [] : ['dark.paper: is lighter than dark.ink']),
  ]
}
