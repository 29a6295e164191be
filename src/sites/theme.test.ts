import { expect, it } from 'vitest'
import * as highplains from '../../tests/support/sites/highplains/theme.ts'
import * as lakeshore from './lakeshore/theme.ts'
import * as tallgrass from './tallgrass/theme.ts'
import { contrast, themeProblems } from './theme.ts'

it.each([
  ['tallgrass', tallgrass],
  ['lakeshore', lakeshore],
  ['highplains', highplains],
])('%s can be read: every color is one, and text stands out', (_, { colors, drawn }) => {
  expect(themeProblems({ colors, drawn })).toEqual([])
})

it('measures contrast as WCAG does', () => {
  const [black, white, gray] = ['000000', 'ffffff', '777777'].map((digits) => `#${digits}`) as [string, string, string]
  expect(contrast(black, white)).toBe(21)
  expect(contrast(white, gray)).toBeCloseTo(4.48, 2)
  expect(contrast(gray, gray)).toBe(1)
})

it('names a color that is missing, misspelled or too close to its ground', () => {
  const { colors, drawn } = tallgrass
  const { ink: _ink, ...rest } = colors
  expect(themeProblems({ colors: rest, drawn })).toEqual([expect.stringContaining('colors.ink: ')])
  expect(themeProblems({ colors, drawn: { ...drawn, steel: 'gray' } })).toEqual([
    'drawn.steel: must be a color like #1d4a35',
  ])
  expect(themeProblems({ colors: { ...colors, night: colors.marigold }, drawn })).toContain(
    'night on marigold: has a contrast of 1.00, not at least 7',
  )
})
