import { expect, it } from 'vitest'
import { palette } from '../../src/shared/drawings/palette.ts'
import { darkDrawing, inLightScheme, lightDrawing, withSchemes } from './schemes.ts'

const svg = `<svg viewBox="0 0 9 9"><path fill="${palette.skyDeep}" stroke="${palette.ink}"/></svg>`

it('a file sets its own colors, which are those of the palette, in both schemes', () => {
  expect(Object.keys(palette).sort()).toEqual(Object.keys(lightDrawing).sort())
  expect(withSchemes(svg)).toBe(
    `<svg viewBox="0 0 9 9"><style>svg{--0:${lightDrawing.ink};--1:${lightDrawing.skyDeep}}@media(prefers-color-scheme:dark){svg{--0:${darkDrawing.ink};--1:${darkDrawing.skyDeep}}}</style><path fill="var(--1)" stroke="var(--0)"/></svg>`,
  )
})

it('in the footer a drawing is dark in both schemes, on the footer’s ground', () => {
  const footer = withSchemes(`<svg><path fill="${palette.floor}" stroke="${palette.skyDeep}"/></svg>`, true)
  expect(footer).toContain(`--0:${darkDrawing.skyDeep};--1:${lightDrawing.floor}}@media`)
})

it('icons have the colors of the light scheme', () => {
  const plain = `<svg viewBox="0 0 9 9"><path fill="${lightDrawing.skyDeep}" stroke="${lightDrawing.ink}"/></svg>`
  expect(inLightScheme(svg)).toBe(plain)
})
