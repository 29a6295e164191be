import type { GeoProjection } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { MapPoint } from '../../../src/shared/parts/mapGeometry.ts'
import { atlas, countyFips, landAround, stateOfCounty } from './counties.ts'

/** Longitude and latitude in degrees, or x and y in px. */
export type Point = [number, number]

const shapes = atlas.objects.counties.geometries

const { counties, landStates, state } = site.area

/** The site's counties that have a shape, each with its name; planning regions have none yet. */
export const countyShapes = counties.flatMap((county) => {
  const fips = county.fips ?? countyFips(county.name, stateOfCounty(county, towns, state.code))
  const found = shapes.find(({ id }) => fips && id === fips)
  return found ? { name: county.name, fips, shape: feature(atlas, found).geometry } : []
})

const codes = [...new Set([state.code, ...towns.flatMap((town) => town.state ?? [])])]
const land = landStates ?? landAround(codes)

export const landShape = merge(
  atlas,
  shapes.filter(({ id }) => land.includes(String(id).slice(0, 2))),
)

const ours = new Set<unknown>(countyShapes.map(({ fips }) => fips))

/** Every line between two counties of which one is ours, each drawn once; the shore isn't one. */
export const borderShape = mesh(atlas, atlas.objects.counties, (a, b) => a !== b && (ours.has(a.id) || ours.has(b.id)))

export const project = (projection: GeoProjection, point: Point): Point => {
  const placed = projection(point)
  if (!placed) throw new Error(`${point} does not lie on the map`)
  return placed
}

export const unproject = (projection: GeoProjection, { x, y }: MapPoint): Point => projection.invert?.([x, y]) ?? [0, 0]
