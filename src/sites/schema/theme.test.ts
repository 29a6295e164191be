import { expect, it } from 'vitest'
import * as own from '#site/theme.ts'
import * as starter from '../starter/theme.ts'
import { contrast, themeProblems } from './contrast.ts'

it.each([
  ['the business', own],
  ['starter', starter],
])('%s can be read in both schemes: every color is one, and text stands out', (_, { colors, dark, drawingColors }) => {
  expect(themeProblems({ colors, dark, drawingColors })).toEqual([])
})

it('measures contrast as WCAG does', () => {
  const [black, white, gray] = ['000000', 'ffffff', '777777'].map((digits) => `#${digits}`) as [string, string, string]
  expect(contrast(black, white)).toBe(21)
  expect(contrast(white, gray)).toBeCloseTo(4.48, 2)
  expect(contrast(gray, gray)).toBe(1)
})

it('names a color that is missing, misspelled or too close to its ground', () => {
  const { colors, dark, drawingColors } = starter
  const { ink: _ink, ...rest } = colors
  expect(themeProblems({ colors: rest, dark, drawingColors })).toEqual(['colors.ink: is missing'])
  expect(themeProblems({ colors, dark, drawingColors: { ...drawingColors, steel: 'gray' } })).toEqual([
    'drawingColors.steel: must be a color like #1d4a35',
  ])
  expect(themeProblems({ colors: { ...colors, night: colors.marigold }, dark, drawingColors })).toContain(
    'night on marigold: has a contrast of 1.00, not at least 7',
  )
})

it('names a dark color that is missing, too close to its ground, or no dark one', () => {
  const { colors, dark, drawingColors } = starter
  const { sky: _sky, ...rest } = dark
  expect(themeProblems({ colors, dark: rest, drawingColors })).toEqual([expect.stringContaining('dark.sky: ')])
  const faint = themeProblems({ colors, dark: { ...dark, ink: dark.paper }, drawingColors })
  expect(faint).toContain('dark: ink on paper: has a contrast of 1.00, not at least 7')
  expect(themeProblems({ colors, dark: colors, drawingColors })).toContain('dark.paper: is lighter than dark.ink')
})

it('names what can’t be read on the map', () => {
  const { colors, dark, drawingColors } = starter
  expect(
    themeProblems({ colors, dark, drawingColors: { ...drawingColors, county: drawingColors.pineLight } }),
  ).toContainEqual(expect.stringMatching(/^map: link on county: has a contrast of \d\.\d\d, not at least 7$/))
})
