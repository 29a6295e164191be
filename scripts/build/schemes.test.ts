import { expect, it } from 'vitest'
import { palette } from '../../src/ui/drawings/palette.ts'
import { daylight, inDaylight, night, withSchemes } from './schemes.ts'

const svg = `<svg viewBox="0 0 9 9"><path fill="${palette.skyDeep}" stroke="${palette.ink}"/></svg>`

it('a file sets its own colors, which are those of the palette, and those of the night in the dark scheme', () => {
  expect(Object.keys(palette).sort()).toEqual(Object.keys(daylight).sort())
  expect(withSchemes(svg)).toBe(
    `<svg viewBox="0 0 9 9"><style>svg{--0:${daylight.ink};--1:${daylight.skyDeep}}@media(prefers-color-scheme:dark){svg{--0:${night.ink};--1:${night.skyDeep}}}</style><path fill="var(--1)" stroke="var(--0)"/></svg>`,
  )
})

it('in the footer it’s night by day too, on the footer’s ground', () => {
  const footer = withSchemes(`<svg><path fill="${palette.floor}" stroke="${palette.skyDeep}"/></svg>`, true)
  expect(footer).toContain(`--0:${night.skyDeep};--1:${daylight.floor}}@media`)
})

it('icons have the colors of the day', () => {
  const plain = `<svg viewBox="0 0 9 9"><path fill="${daylight.skyDeep}" stroke="${daylight.ink}"/></svg>`
  expect(inDaylight(svg)).toBe(plain)
})
