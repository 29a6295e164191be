import type { GeoProjection } from 'd3-geo'
import { site } from '#site/site.ts'
import type { MapBox } from '../../../src/ui/shared/mapGeometry.ts'
import { project } from './atlas.ts'
import { boxToPoint } from './boxes.ts'
import type { Plan } from './plans.ts'

const { landmark } = site.area

/** The landmark with its skyline and name, if it's inside the frame. */
export const placeLandmark = (projection: GeoProjection, plan: Plan) => {
  const [x, y] = project(projection, landmark.at)
  const box: MapBox = { x: x - 56, y: y - 36, width: 62, height: 54 }
  const isInside = box.x > 0 && x < plan.width - plan.edge && box.y > 0 && box.y + box.height < plan.height
  if (!isInside) return undefined
  return { box, landmark: { name: landmark.name, x: Math.round(x), y: Math.round(y), outside: false } }
}

/**
 * An arrow at the right edge, at the height where the landmark's ground is widest clear of the towns' names; only to one in
 * the east.
 */
export const pointToLandmark = (projection: GeoProjection, plan: Plan, taken: readonly MapBox[]) => {
  const [x, width, height] = [plan.width - plan.edge, 56, 14]
  if (project(projection, landmark.at)[0] < x) return undefined
  const [top, bottom] = landmark.reach.map((lat) => project(projection, [landmark.at[0], lat])[1]) as [number, number]
  const rows = Array.from({ length: Math.ceil((bottom - top) / 2) }, (_, i) => top + i * 2)
  const air = (y: number) =>
    Math.min(y - plan.edge - height, ...taken.flatMap((box) => [0, width].map((back) => boxToPoint(box, x - back, y))))
  const y = rows.reduce((best, row) => (air(row) > air(best) ? row : best), top)
  const box: MapBox = { x: x - width, y: y - height / 2, width, height }
  return { box, landmark: { name: landmark.name, x: Math.round(x), y: Math.round(y), outside: true } }
}
