import { type GeoProjection, geoDistance } from 'd3-geo'
import { site } from '#site/site.ts'
import type { County, Town } from '../../../src/sites/schema/town.ts'
import type { MapBox, MapFrame, MapName, MapPoint } from '../../../src/ui/shared/mapGeometry.ts'
import { isAbroad } from './abroad.ts'
import { countyShapes, inCounty, onLand, type Point, project, unproject } from './atlas.ts'
import { grow, round, rounded } from './boxes.ts'
import type { Placement } from './labels.ts'
import { placeLabels } from './labels.ts'
import { placeLandmark, pointToLandmark } from './landmark.ts'
import type { Plan } from './plans.ts'
import { findRoom, type Ground } from './room.ts'

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

/** County names and grass in the space that towns leave, each clear of those before it. */
const furnish = (projection: GeoProjection, plan: Plan, ground: Ground, towns: number) => {
  const boxes = [...ground.boxes]
  const reserve = (
    { width, height, air, maxAir }: { width: number; height: number; air: number; maxAir: number },
    fits: (corners: readonly Point[]) => boolean,
  ) => {
    const onEarth = (corners: readonly MapPoint[]) => fits(corners.map((corner) => unproject(projection, corner)))
    const room = findRoom(width, height, { ...ground, boxes }, onEarth, maxAir)
    if (room) boxes.push(grow({ x: room.x - width / 2, y: room.y - height / 2, width, height }, air))
    return room && { x: Math.round(room.x), y: Math.round(room.y) }
  }
  const size = plan.countySize
  const within = (name: County) => (corners: readonly Point[]) => corners.every((corner) => inCounty(name, corner))
  const counties = countyShapes.flatMap(({ name }): MapName[] => {
    const room = reserve({ width: name.length * size * 0.66, height: size, air: 4, maxAir: 24 }, within(name))
    return room ? [{ name, ...room, y: Math.round(room.y + size * 0.36) }] : []
  })
  const open = (corners: readonly Point[]) => !corners.some((corner) => onLand(corner) || isAbroad(corner))
  const { water } = site.area
  const lake = water && reserve({ width: size * 3.9, height: size * 2.4, air: 4, maxAir: 24 }, open)
  const field = (corners: readonly Point[]) => countyShapes.some(({ name }) => within(name)(corners))
  // Where few towns are, more grows.
  const count = plan.tufts + 2 * Math.max(0, 5 - towns)
  const tufts = Array.from({ length: count }, () => reserve({ width: 22, height: 14, air: 10, maxAir: 90 }, field))
  return {
    counties,
    lake: water && lake ? { name: water, ...lake } : undefined,
    tufts: tufts.flatMap((tuft) => tuft ?? []),
  }
}

/** Where the towns' dots and names go, and what's there before them. Throws where a record puts a name in the way. */
export const nameTowns = (towns: readonly Town[], plan: Plan, projection: GeoProjection) => {
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
  const isTown = towns.some(({ name }) => name === site.area.landmark.name)
  const onPaper = isTown ? undefined : placeLandmark(projection, plan)
  const taken = [...furniture(plan, length), ...(onPaper ? [onPaper.box] : [])]
  const labels = placeLabels(dots, { ...plan, size: plan.townSize, taken })
  return { dots, labels, taken, isTown, onPaper, miles, length }
}

/** Everything in a frame but the shapes, which `transform` moves into it. */
export const drawFrame = (towns: readonly Town[], plan: Plan, projection: GeoProjection): MapFrame => {
  const { dots, labels, taken, isTown, onPaper, miles, length } = nameTowns(towns, plan, projection)
  const written = labels.filter(({ crowded }) => !crowded)
  const named = [
    ...written.flatMap(({ box, hit }) => [box, hit]),
    ...dots.map(({ x, y }) => grow({ x, y, width: 0, height: 0 }, plan.dot)),
  ]
  const landmark = onPaper ?? (isTown ? undefined : pointToLandmark(projection, plan, named))
  const ground: Ground = {
    ...plan,
    boxes: [...taken, ...named, ...(landmark && !onPaper ? [landmark.box] : [])],
    lines: written.flatMap(({ leader }) => leader ?? []),
  }
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
    ...furnish(projection, plan, ground, towns.length),
    compass: plan.compass,
    scale: { ...plan.scale, length, miles },
    landmark: landmark?.landmark,
  }
}
