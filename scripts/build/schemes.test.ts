import { expect, it } from 'vitest'
import { palette } from '../../src/shared/drawings/palette.ts'
import { darkDrawing, inLightScheme, lightDrawing, withInkLine, withSchemes } from './schemes.ts'

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

const drawing = `<svg viewBox="0 0 480 320"><path stroke="${palette.ink}" stroke-width="2"/></svg>`

const weightsIn = (svg: string) =>
  [...svg.matchAll(/(?:^|[}{>])\[stroke="[^"]+"\]\[stroke-width="2"\]\{stroke-width:([\d.]+)px/g)].map(([, px]) =>
    Number(px),
  )

it('an ink line has a weight of its own, whatever the size, and a thinner one on two sizes of tiles', () => {
  const svg = withInkLine({ svg: drawing, width: 480 })
  expect(svg).toContain('{vector-effect:non-scaling-stroke}')
  expect(svg.match(/max-width:[\d.]+em/g)).toEqual(['max-width:15em', 'max-width:7.5em'])
  expect(weightsIn(svg)).toEqual(weightsIn(svg).toSorted((a, b) => b - a))
  expect(new Set(weightsIn(svg)).size).toBe(3)
})

it('layers of one scene share a weight, and a drawing without ink stays as it is', () => {
  const layered = drawing.replace('<path', '<view id="near" viewBox="0 0 99 320"/><path')
  expect(weightsIn(withInkLine({ svg: layered, width: 480 }))).toHaveLength(1)
  const plain = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
  expect(withInkLine({ svg: plain, width: 9 })).toBe(plain)
})
