import { geoContains } from 'd3-geo'
import { describe, expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { milesBetween } from '../../src/domain/places/neighbors.ts'
import type { MapBox, MapTown } from '../../src/ui/shared/mapGeometry.ts'
import { countyShapes } from './map/atlas.ts'
import { boxAt, boxToPoint, reservedWidth, within } from './map/boxes.ts'
import { lineHeight, placeLabels } from './map/labels.ts'
import { plans } from './map/plans.ts'
import { drawMap } from './map.ts'

const map = drawMap(towns)
/** How much each frame shrinks where it is shown at its smallest: on a 320 px phone, and from 600 px on. */
const smallest = { narrow: 288 / 328, wide: 600 / 720 }

const shapeOf = (county: string) => {
  const found = countyShapes.find(({ name }) => name === county)
  if (!found) throw new Error(`The map has no ${county} County`)
  return found.shape
}
const nameOf = (slug: string): string => towns.find((town) => town.slug === slug)?.name ?? ''
const pairs = <Item>(items: readonly Item[]) => items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const))

it.each(towns)('$name is in its first county', ({ counties, lng, lat }) => {
  expect(geoContains(shapeOf(counties[0]), [lng, lat])).toBe(true)
})

it('draws every county in at most 6 KB together', () => {
  expect(map.counties.map(({ name }) => name).sort()).toEqual(site.area.counties.map(({ name }) => name).sort())
  expect([map.land, map.borders, ...map.counties.map(({ d }) => d)].join('').length).toBeLessThan(6000)
})

describe('the names of towns', () => {
  const sheet = { ...plans.narrow, size: plans.narrow.townSize, taken: [] }
  const right = { side: 'right' } as const

  it.each([
    [
      'collides with another',
      [
        { name: 'Alder', x: 40, y: 60, label: right },
        { name: 'Cedarville', x: 64, y: 60, label: right },
      ],
      'Alder and Cedarville collide',
    ],
    ['leaves the map', [{ name: 'Alder', x: 300, y: 60, label: right }], 'Alder runs off the edge'],
    [
      'covers another town',
      [
        { name: 'Laurel', x: 150, y: 200, label: { side: 'above', dx: 90 } },
        { name: 'Birch', x: 240, y: 187 },
      ],
      'Laurel covers the dot of Birch',
    ],
  ] as const)('fail where one %s', (_, dots, problem) => {
    expect(() => placeLabels(dots, sheet)).toThrow(problem)
  })

  it('find room where their records say no place', () => {
    const row = ['Alder', 'Cedarville', 'Laurel', 'Birch'].map((name, i) => ({ name, x: 40 + i * 24, y: 60 }))
    const edge = { name: 'Elmwood', x: 300, y: 200 }
    expect(placeLabels([...row, edge], sheet).at(-1)?.side).toBe('left')
  })

  it('have a line to their dot where they are far from it', () => {
    const dot = { name: 'Laurel', x: 60, y: 200 }
    const [near] = placeLabels([{ ...dot, label: right }], sheet)
    const [far] = placeLabels([{ ...dot, label: { side: 'right', dx: 20, dy: 20 } }], sheet)
    expect(near?.leader).toBeUndefined()
    expect(far?.leader?.x2).toBe((far?.x ?? 0) - 3)
  })
})

describe.each(['narrow', 'wide'] as const)('the %s frame', (size) => {
  const frame = map[size]
  const plan = plans[size]
  const paper: MapBox = { x: 0, y: 0, width: frame.width, height: frame.height }
  const textBox = ({ slug, side, label }: MapTown): MapBox => {
    const width = reservedWidth(nameOf(slug), plan.townSize)
    return boxAt(side, label.x, label.y - plan.townSize * 0.35, width, plan.townSize * lineHeight)
  }

  it('keeps dots, names and hit areas inside, with hit areas of at least 24 px that do not overlap', () => {
    for (const town of frame.towns) {
      const dot = { x: town.x - plan.dot, y: town.y - plan.dot, width: 2 * plan.dot, height: 2 * plan.dot }
      for (const box of [textBox(town), town.hit, dot]) expect(within(box, paper), town.slug).toBe(true)
      expect(Math.min(town.hit.width, town.hit.height) * smallest[size]).toBeGreaterThanOrEqual(24)
    }
    for (const [a, b] of pairs(frame.towns))
      expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.slug}, ${b.slug}`).toBeGreaterThanOrEqual(a.reach + b.reach - 0.2)
  })

  it('puts county names where no town is', () => {
    // One whose towns leave it no room has no name.
    expect(frame.counties.length).toBeGreaterThan(0)
    for (const { name, x, y } of frame.counties)
      for (const town of frame.towns)
        expect(boxToPoint(textBox(town), x, y - 4), `${name}, ${town.slug}`).toBeGreaterThan(plan.countySize / 2)
  })

  it('draws the five-mile scale as the projection measures it', () => {
    // Nearer ones are some pixels apart, and the frame's are rounded.
    const far = pairs(towns).filter(([a, b]) => milesBetween(a, b) > 5)
    expect(far).not.toEqual([])
    const at = (slug: string) => frame.towns.find((town) => town.slug === slug) ?? { x: 0, y: 0 }
    for (const [a, b] of far) {
      const apart = Math.hypot(at(a.slug).x - at(b.slug).x, at(a.slug).y - at(b.slug).y)
      const miles = (apart / frame.scale.length) * frame.scale.miles
      expect(miles / milesBetween(a, b), `${a.slug}, ${b.slug}`).toBeCloseTo(1, 1.7)
    }
  })
})
