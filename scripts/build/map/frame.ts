import { type GeoPermissibleObjects, type GeoProjection, geoContains, geoDistance } from 'd3-geo'
import { site } from '#site/site.ts'
import type { MapBox, MapFrame, MapName, MapPoint } from '../../../src/shared/parts/mapGeometry.ts'
import type { Town } from '../../../src/sites/schema/town.ts'
import { abroad } from './abroad.ts'
import { countyShapes, landShape, type Point, project, unproject } from './atlas.ts'
import { type Placement, placeLabels } from './labels.ts'
import { aroundLine, grow, overlap, type Plan, paperOf, round, rounded, within } from './plans.ts'

/** Lengths of the scale in miles, the longest first; a map of few towns shows less country. */
const scales = [20, 10, 5, 2, 1, 0.5] as const
const earthMiles = 3958.8

const mileOnPaper = (projection: GeoProjection, { width, height }: Plan): number => {
  const [lng, lat] = unproject(projection, { x: width / 2, y: height / 2 })
  const east = project(projection, [lng + 1, lat])[0] - width / 2
  return east / (geoDistance([lng, lat], [lng + 1, lat]) * earthMiles)
}

const furniture = (plan: Plan, length: number): MapBox[] => [
  { x: plan.compass.x - 18, y: plan.compass.y - 30, width: 36, height: 48 },
  { x: plan.scale.x - 4, y: plan.scale.y - 14, width: length + 50, height: 24 },
]

const inside = (shape: GeoPermissibleObjects) => (corners: readonly Point[]) =>
  corners.every((corner) => geoContains(shape, corner))

/** Puts the names of counties and water, then grass, each on the first of the plan's spots that's free and where it belongs. */
const furnish = (projection: GeoProjection, plan: Plan, boxes: MapBox[]) => {
  const reserve = (width: number, height: number, air: number, fits: (corners: readonly Point[]) => boolean) => {
    const boxOf = ({ x, y }: MapPoint): MapBox => ({ x: x - width / 2, y: y - height / 2, width, height })
    const spot = plan.spots.find((point) => {
      const around = grow(boxOf(point), 4)
      const [xs, ys] = [
        [around.x, around.x + around.width],
        [around.y, around.y + around.height],
      ]
      const corners = xs.flatMap((x) => ys.map((y) => unproject(projection, { x, y })))
      return within(boxOf(point), paperOf(plan)) && !boxes.some((box) => overlap(around, box)) && fits(corners)
    })
    if (spot) boxes.push(grow(boxOf(spot), air))
    return spot
  }
  const size = plan.countySize
  const counties = countyShapes.flatMap(({ name, shape }): MapName[] => {
    const spot = reserve(name.length * size * 0.66, size, 4, inside(shape))
    return spot ? [{ name, x: spot.x, y: Math.round(spot.y + size * 0.36) }] : []
  })
  const { water } = site.area
  const open = (corners: readonly Point[]) =>
    !corners.some((corner) => geoContains(landShape, corner) || geoContains(abroad, corner))
  const lake = water && reserve(size * 3.9, size * 2.4, 4, open)
  const field = (corners: readonly Point[]) => countyShapes.some(({ shape }) => inside(shape)(corners))
  const tufts = plan.spots.flatMap(() => reserve(22, 14, 10, field) ?? [])
  return { counties, lake: water && lake ? { name: water, ...lake } : undefined, tufts }
}

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

/** Everything in a frame but the shapes, which `transform` moves into it. Throws where a record puts a name in the way. */
export const drawFrame = (towns: readonly Town[], plan: Plan, projection: GeoProjection): MapFrame => {
  const dots = towns.map(({ name, lat, lng, mapLabel }) => {
    const [x, y] = project(projection, [lng, lat])
    return { name, x: round(x), y: round(y), label: mapLabel?.[plan.layout] }
  })
  const mile = mileOnPaper(projection, plan)
  // The words next to the scale take about 56 px.
  const room = plan.width - plan.edge - plan.scale.x - 56
  const miles = scales.find((count) => count * mile <= room) ?? 0.5
  const length = Math.round(miles * mile)
  // One of our own towns has its dot already.
  const isTown = towns.some(({ name }) => name === landmark.name)
  const onPaper = isTown ? undefined : placeLandmark(projection, plan)
  const taken = [...furniture(plan, length), ...(onPaper ? [onPaper.box] : [])]
  const labels = placeLabels(dots, { ...plan, taken })
  const written = labels.filter(({ crowded }) => !crowded)
  const named = [
    ...written.flatMap(({ box, hit, leader }) => [box, hit, ...(leader ? [aroundLine(leader)] : [])]),
    ...dots.map(({ x, y }) => grow({ x, y, width: 0, height: 0 }, plan.dot)),
  ]
  const seen = onPaper ?? (isTown ? undefined : pointToLandmark(projection, plan, named))
  return {
    width: plan.width,
    height: plan.height,
    transform: '',
    dot: plan.dot,
    towns: towns.map(({ slug }, i) => {
      const { x, y } = dots[i] as MapPoint
      const { side, x: start, middle, hit, leader, crowded } = labels[i] as Placement
      const apart = dots.flatMap((dot, other) => (other === i ? [] : Math.hypot(dot.x - x, dot.y - y)))
      return {
        slug,
        x,
        y,
        side,
        label: rounded({ x: start, y: middle + plan.townSize * 0.35 }),
        hit: rounded(hit),
        reach: round(Math.min(12, Math.min(...apart) / 2)),
        ...(crowded ? { crowded } : leader && { leader: rounded(leader) }),
      }
    }),
    ...furnish(projection, plan, [...taken, ...named, ...(seen ? [seen.box] : [])]),
    compass: plan.compass,
    scale: { ...plan.scale, length, miles },
    landmark: seen?.landmark,
  }
}
