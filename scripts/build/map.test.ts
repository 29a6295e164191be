import { geoContains, geoMercator } from 'd3-geo'
import { describe, expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { milesBetween } from '../../src/domain/places/neighbors.ts'
import type { Town } from '../../src/sites/schema/town.ts'
import { abroad, isAbroad } from './map/abroad.ts'
import { countyShapes, inShape, type Point } from './map/atlas.ts'
import { overlap } from './map/boxes.ts'
import { drawFrame } from './map/frame.ts'
import { placeLabels } from './map/labels.ts'
import { placeLandmark, pointToLandmark } from './map/landmark.ts'
import { plans } from './map/plans.ts'
import { drawMap, fitNames } from './map.ts'

const map = drawMap(towns)
const shapeOf = (county: string) => {
  const found = countyShapes.find(({ name }) => name === county)
  if (!found) throw new Error(`The map has no ${county} County`)
  return found.shape
}
const pairs = <Item>(items: readonly Item[]) => items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const))

it.each(towns)('$name is in its first county', ({ counties, lng, lat }) => {
  expect(geoContains(shapeOf(counties[0]), [lng, lat])).toBe(true)
})

it('finds a place on any island of a county', () => {
  const square = (at: number) => [
    [at, at],
    [at + 1, at],
    [at + 1, at + 1],
    [at, at + 1],
  ]
  const county = { type: 'MultiPolygon' as const, coordinates: [[square(0)], [square(5)]] }
  const places: Point[] = [
    [0.5, 0.5],
    [5.5, 5.5],
    [3, 3],
  ]
  expect(places.map((place) => inShape(place, county))).toEqual([true, true, false])
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

/** As many towns as there's asked for, a few miles apart, each with a name and no place for it. */
const manyTowns = (count: number): Town[] =>
  Array.from({ length: count }, (_, i) => {
    // One is shown in its own county; many are on the plains, whatever lies around the business.
    const { mapLabel, ...town } = { ...(towns[0] as Town), ...(count > 1 && { lat: 41.8, lng: -100 }) }
    const [row, column] = [Math.floor(i / 8), i % 8]
    const [lat, lng] = [town.lat + row * 0.045 + (i % 3) * 0.01, town.lng - column * 0.07 - (row % 2) * 0.03]
    return { ...town, slug: `town-${i}`, name: `Alderwood ${i}`, lat, lng }
  })

it.each([1, 7, 19, 60])('of %d towns has a name at each that there’s room for, without overlap', (count) => {
  for (const plan of [plans.narrow, plans.wide]) {
    const { labels } = fitNames(manyTowns(count), plan)
    expect(labels).toHaveLength(count)
    const named = labels.flatMap(({ crowded, box }) => (crowded ? [] : box))
    expect(named.length).toBeGreaterThanOrEqual(Math.min(count, 6))
    expect(pairs(named).filter(([a, b]) => overlap(a, b))).toEqual([])
  }
})

it.each([
  ['Tijuana', [-117.03, 32.48], true],
  ['Windsor', [-83.0, 42.25], true],
  ['the sea off San Diego', [-117.3, 32.5], false],
  ['Lake Erie', [-81.8, 42.0], false],
] as const)('knows whether %s is land abroad', (_, [lng, lat], is) => {
  expect(isAbroad([lng, lat])).toBe(is)
  expect(geoContains(abroad, [lng, lat])).toBe(is)
})

it.each(['narrow', 'wide'] as const)('the %s frame draws the scale as the projection measures it', (size) => {
  const frame = map[size]
  // Nearer ones are some pixels apart, and the frame's are rounded.
  const far = pairs(towns).filter(([a, b]) => milesBetween(a, b) > 5)
  const at = (slug: string) => frame.towns.find((town) => town.slug === slug) ?? { x: 0, y: 0 }
  for (const [a, b] of far) {
    const apart = Math.hypot(at(a.slug).x - at(b.slug).x, at(a.slug).y - at(b.slug).y)
    const miles = (apart / frame.scale.length) * frame.scale.miles
    // The scale's length is a whole number of px.
    const off = Math.abs(miles / milesBetween(a, b) - 1)
    expect(off, `${a.slug}, ${b.slug}`).toBeLessThan(0.01 + 1 / frame.scale.length)
  }
})

it('shows the landmark where it lies, points to one in the east, and marks none that is a town of ours', () => {
  const { landmark } = site.area
  const [lng, lat] = landmark.at
  const { width, height } = plans.narrow
  const seenFrom = (place: [lng: number, lat: number]) =>
    geoMercator()
      .center(place)
      .translate([width / 2, height / 2])
      .scale(40_000)
  const marked = (east: number) => {
    const projection = seenFrom([lng - east, lat])
    return (placeLandmark(projection, plans.narrow) ?? pointToLandmark(projection, plans.narrow, []))?.landmark
  }
  expect([0, 2, -2].map((east) => marked(east)?.outside)).toEqual([false, true, undefined])
  const town = { ...(towns[0] as Town), name: landmark.name, lng, lat, mapLabel: {} }
  expect(drawFrame([town], plans.narrow, seenFrom([lng, lat])).landmark).toBeUndefined()
})
