import { createRequire } from 'node:module'
import type { GeoShape, Point } from 'd3-geo'
import { feature, merge, mesh, type Topology } from 'topojson-client'
import type { County } from '../../src/content/towns.ts'

const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json') as Topology
const shapes = atlas.objects.counties.geometries

const fips: Readonly<Record<County, string>> = {
  Kane: '17089',
  Kendall: '17093',
  DuPage: '17043',
  Will: '17197',
  Cook: '17031',
}

/** The states round the south end of Lake Michigan: what they leave open is the lake. */
const shoreStates = /^(17|18|26|55)/

export const countyNames = Object.keys(fips) as County[]

const county = (name: County): GeoShape => {
  const found = shapes.find(({ id }) => id === fips[name])
  if (!found) throw new Error(`The atlas has no ${name} County`)
  return feature(atlas, found).geometry
}

export const countyShapes = Object.fromEntries(countyNames.map((name) => [name, county(name)])) as Record<
  County,
  GeoShape
>

export const landShape = merge(
  atlas,
  shapes.filter(({ id }) => shoreStates.test(id)),
)

const ours = new Set(Object.values(fips))

/** Every line between two counties of which one is ours, each drawn once; the shore is no such line. */
export const borderShape = mesh(atlas, atlas.objects.counties, (a, b) => a !== b && (ours.has(a.id) || ours.has(b.id)))

/** On a map this small the earth is flat, which makes the answer quick. */
const inRing = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring.at(i - 1) ?? [ax, ay]
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !inside : inside
  }, false)

const contains = (shape: GeoShape, point: Point): boolean => {
  if (shape.type === 'Polygon') return shape.coordinates.filter((ring) => inRing(point, ring)).length % 2 === 1
  if (shape.type === 'MultiPolygon')
    return shape.coordinates.some((coordinates) => contains({ type: 'Polygon', coordinates }, point))
  return false
}

export const inCounty = (name: County, point: Point): boolean => contains(countyShapes[name], point)

export const onLand = (point: Point): boolean => contains(landShape, point)
