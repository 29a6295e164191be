import type { GeoProjection } from 'd3-geo'
import type { MapPoint } from '../../../src/ui/shared/mapGeometry.ts'
import type { Point } from './atlas.ts'

export const round = (value: number): number => Math.round(value * 10) / 10

export const rounded = <Shape extends Readonly<Record<string, number>>>(shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, round(value)])) as Shape

export const project = (projection: GeoProjection, point: Point): Point => {
  const placed = projection(point)
  if (!placed) throw new Error(`${point} does not lie on the map`)
  return placed
}

export const unproject = (projection: GeoProjection, { x, y }: MapPoint): Point => projection.invert?.([x, y]) ?? [0, 0]
