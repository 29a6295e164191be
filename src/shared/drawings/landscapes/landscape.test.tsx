import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { towns } from '#site/towns.ts'
import { nearest } from '../../../domain/places/neighbors.ts'
import { drawingColorsOf } from '../../../sites/schema/darkScheme.ts'
import { landscapeNames } from '../../../sites/schema/landscape.ts'
import * as theme from '../../../sites/starter/theme.ts'
import { Road } from '../panorama/Road.tsx'
import { sceneOf, stripOf } from '../town/scene.ts'
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

it('a town with a scene of its own shows three different parts, and not what its nearest neighbor shows', () => {
  for (const town of towns.filter(({ scene }) => scene)) {
    expect(new Set(sceneOf(town)).size, town.name).toBe(3)
    const [next] = nearest(town, towns)
    expect(next && stripOf(next.place), town.name).not.toBe(stripOf(town))
  }
})
