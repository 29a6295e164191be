import { expect, it } from 'vitest'
import { palette } from '../../src/ui/drawings/palette.ts'
import { withInkLine } from './inkLine.ts'

const drawing = `<svg viewBox="0 0 480 320"><path stroke="${palette.ink}" stroke-width="2"/></svg>`

it('an ink line keeps its weight at any size, and is thinner on a tile of less than half the drawing’s width', () => {
  const svg = withInkLine({ svg: drawing, width: 480 })
  expect(svg).toMatch(/^<svg viewBox="0 0 480 320"><style>/)
  expect(svg).toContain(`[stroke="${palette.ink}"][stroke-width="2"],`)
  expect(svg).toContain('{vector-effect:non-scaling-stroke}')
  const [wide = '', small = ''] = svg.split('@media(max-width:15em)')
  const weightIn = (css: string) => Number(/\[stroke-width="2"\]\{stroke-width:([\d.]+)px/.exec(css)?.[1])
  expect(weightIn(small)).toBeLessThan(weightIn(wide))
})

it('a drawing without ink stays as it is', () => {
  const svg = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
  expect(withInkLine({ svg, width: 9 })).toBe(svg)
})
