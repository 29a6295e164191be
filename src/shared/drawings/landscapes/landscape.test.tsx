import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawingColorsOf } from '../../../sites/schema/darkScheme.ts'
import { landscapeNames } from '../../../sites/schema/landscape.ts'
import * as theme from '../../../sites/starter/theme.ts'
import { Road } from '../panorama/Road.tsx'
import { landscapes } from './landscape.ts'

describe.each(landscapeNames)('%s', (name) => {
  const { Far, Country, Roofs, Trees, Verge, Field, StripVerge, lost, plant } = landscapes[name]
  const layers = [Far, Country, Roofs, Trees, Verge].map((Layer) => renderToStaticMarkup(<Layer />))

  it('is one picture’s worth of bytes, in the palette’s colors', () => {
    expect(gzipSync(layers.join('')).length).toBeLessThan(14_000)
    const others = [Field, StripVerge, lost.Defs, lost.Beyond, lost.Front].map((Part) => renderToStaticMarkup(<Part />))
    const painted = Array.from([...layers, ...others].join('').matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, it]) => it)
    expect(painted.filter((paint) => !/^(?:none|var\(--drawn-[\w-]+\))$/.test(paint ?? ''))).toEqual([])
  })

  it('has its own horizon, country, houses, trees and verge', () => {
    for (const other of landscapeNames.filter((it) => it !== name))
      for (const Layer of [landscapes[other].Far, landscapes[other].Country, landscapes[other].Roofs])
        expect(layers).not.toContain(renderToStaticMarkup(<Layer />))
  })

  it('can be planted anywhere on the map', () => {
    expect(plant.d.replaceAll(/M-?\d+ -?\d+/g, '')).not.toMatch(/[A-Z]/)
  })

  it('keeps the sun and the road’s lines yellow, whatever the brand’s color is', () => {
    const colors = { ...theme.colors, marigold: theme.colors.pine }
    const { sun, amber } = drawingColorsOf({ ...theme, colors }, name)
    expect([sun, amber]).toEqual([drawingColorsOf(theme, name).sun, drawingColorsOf(theme, name).amber])
    expect(renderToStaticMarkup(<Road />)).not.toContain('--drawn-marigold')
  })
})
