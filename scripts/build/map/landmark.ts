import type { GeoProjection } from 'd3-geo'
import { site } from '#site/site.ts'
import type { MapBox } from '../../../src/ui/shared/mapGeometry.ts'
import { project } from './atlas.ts'
import { overlap, paperOf, within } from './boxes.ts'
import type { Plan } from './plans.ts'

const { landmark } = site.area

/** The landmark with its skyline and name, if it's inside the frame. */
export const placeLandmark = (projection: GeoProjection, plan: Plan) => {
  const [x, y] = project(projection, [...landmark.at])
  const box: MapBox = { x: x - 56, y: y - 36, width: 62, height: 54 }
  const isInside = box.x > 0 && x < plan.width - plan.edge && box.y > 0 && box.y + box.height < plan.height
  if (!isInside) return undefined
  return { box, landmark: { name: landmark.name, x: Math.round(x), y: Math.round(y), outside: false } }
}

/** An arrow at the right edge, as near to the landmark's height as the towns' names let it be; only to one in the east. */
export const pointToLandmark = (projection: GeoProjection, plan: Plan, taken: readonly MapBox[]) => {
  const [x, middle] = [plan.width - plan.edge, project(projection, [...landmark.at])]
  if (middle[0] < x) return undefined
  const box = [0, -15, 15, -30, 30, -45, 45]
    .map((off): MapBox => ({ x: x - 56, y: middle[1] + off - 7, width: 56, height: 14 }))
    .find((place) => within(place, paperOf(plan)) && !taken.some((other) => overlap(place, other)))
  return box && { box, landmark: { name: landmark.name, x: Math.round(x), y: Math.round(box.y + 7), outside: true } }
}
