import { geoContains, geoMercator } from 'd3-geo'
import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { milesBetween } from '../../src/domain/places/neighbors.ts'
import type { MapLabel, Town } from '../../src/sites/schema/town.ts'
import { abroad } from './map/abroad.ts'
import { countyShapes } from './map/atlas.ts'
import { drawFrame, placeLandmark, pointToLandmark } from './map/frame.ts'
import { placeLabels } from './map/labels.ts'
import { overlap, plans } from './map/plans.ts'
import { drawMap } from './map.ts'

const map = drawMap(towns)
const shapeOf = (county: string) => {
  const found = countyShapes.find(({ name }) => name === county)
  if (!found) throw new Error(`The map has no ${county}`)
  return found.shape
}
const pairs = <Item>(items: readonly Item[]) => items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const))

it.each(towns)('$name is in its first county', ({ counties, lng, lat }) => {
  expect(geoContains(shapeOf(counties[0] ?? ''), [lng, lat])).toBe(true)
})

it('draws every county in at most 6 KB together', () => {
  expect(map.counties.map(({ name }) => name).sort()).toEqual(site.area.counties.map(({ name }) => name).sort())
  expect([map.land, map.borders, ...map.counties.map(({ d }) => d)].join('').length).toBeLessThan(6000)
})

const sheet = { ...plans.narrow, taken: [] }
const right = { side: 'right' } as const
const alder = (x: number, y: number, label?: MapLabel) => ({ name: 'Alder', x, y, label })
const birch = (x: number, y: number) => ({ name: 'Birch', x, y })

it.each([
  ['Birch covers the name of Alder', [alder(40, 60, right), { ...birch(64, 76), label: right }]],
  ['Alder runs off the edge', [alder(300, 60, right)]],
  ['Alder covers the dot of Birch', [alder(40, 60, { ...right, dx: 10 }), birch(80, 60)]],
])('says that %s, where records have it so', (problem, dots) => {
  expect(() => placeLabels(dots, sheet)).toThrow(problem)
})

it('puts a name where its record says, else on a side that’s free, and has a line to one far off', () => {
  const labels = placeLabels([birch(300, 60), birch(40, 120), alder(60, 200, { ...right, dx: 20, dy: 20 })], sheet)
  expect(labels.map(({ side, leader }) => [side, leader !== undefined])).toEqual([
    ['left', false],
    ['right', false],
    ['right', true],
  ])
})

it.each([1, 7, 19, 60])(
  'of %d towns without records has every name that’s over no other, and says which it has not',
  (count) => {
    const dots = Array.from({ length: count }, (_, i) => ({ name: `Alder ${i}`, x: 30 + (i % 4) * 74, y: 80 + i * 5 }))
    const labels = placeLabels(dots, sheet)
    const [left, written] = [labels.filter(({ crowded }) => crowded), labels.filter(({ crowded }) => !crowded)]
    expect(written.length).toBeGreaterThanOrEqual(Math.min(count, 6))
    expect(pairs(written).filter(([a, b]) => overlap(a.box, b.box))).toEqual([])
    for (const { name, crowded } of left)
      expect(crowded).toMatch(new RegExp(`${name}.*\\(see mapLabel in the town’s record\\)`))
  },
)

it.each([
  ['Tijuana', [-117.03, 32.48], true],
  ['Windsor', [-83.0, 42.25], true],
  ['the sea off San Diego', [-117.3, 32.5], false],
  ['Lake Erie', [-81.8, 42.0], false],
] as const)('knows whether %s is land abroad', (_, [lng, lat], is) => {
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
