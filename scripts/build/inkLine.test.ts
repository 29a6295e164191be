import { expect, it } from 'vitest'
import { palette } from '../../src/shared/drawings/palette.ts'
import { withInkLine } from './inkLine.ts'

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
