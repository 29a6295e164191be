import { createRequire } from 'node:module'
import type { GeoProjection } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import type { Polygon, Topology } from 'topojson-specification'
import { site } from '#site/site.ts'
import type { MapPoint } from '../../../src/shared/parts/mapGeometry.ts'

/** Longitude and latitude in degrees, or x and y in px. */
export type Point = [number, number]

type Counties = Topology<{ counties: { type: 'GeometryCollection'; geometries: Polygon[] } }>

const atlas: Counties = createRequire(import.meta.url)('us-atlas/counties-10m.json')
const shapes = atlas.objects.counties.geometries

const { counties, landStates } = site.area

/** The site's counties, each with its name and shape. */
export const countyShapes = counties.map(({ name, fips }) => {
  const found = shapes.find(({ id }) => id === fips)
  if (!found) throw new Error(`The atlas has no ${name} County with the FIPS code ${fips}`)
  return { name, shape: feature(atlas, found).geometry }
})

export const landShape = merge(
  atlas,
  shapes.filter(({ id }) => landStates.includes(String(id).slice(0, 2))),
)

const ours = new Set<unknown>(counties.map(({ fips }) => fips))

/** Every line between two counties of which one is ours, each drawn once; the shore isn't one. */
export const borderShape = mesh(atlas, atlas.objects.counties, (a, b) => a !== b && (ours.has(a.id) || ours.has(b.id)))

export const project = (projection: GeoProjection, point: Point): Point => {
  const placed = projection(point)
  if (!placed) throw new Error(`${point} does not lie on the map`)
  return placed
}

export const unproject = (projection: GeoProjection, { x, y }: MapPoint): Point => projection.invert?.([x, y]) ?? [0, 0]
