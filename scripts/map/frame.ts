import { geoDistance, type Point, type Projection } from 'd3-geo'
import type { County, Town } from '../../src/content/towns.ts'
import type { MapBox, MapFrame, MapName, MapPoint } from '../../src/ui/mapGeometry.ts'
import { countyNames, inCounty, onLand } from './atlas.ts'
import { boxToPoint, grow } from './boxes.ts'
import { type Placement, placeLabels } from './labels.ts'
import type { Plan } from './plans.ts'
import { findRoom, type Ground } from './room.ts'

/** Chicago's City Hall, and the city's northern and southern limits. */
const landmark = { name: 'Chicago', at: [-87.632, 41.8837] as Point, reach: [42.02, 41.645] }
const miles = 5
const earthMiles = 3958.8

export const round = (value: number): number => Math.round(value * 10) / 10

const rounded = <Shape extends Readonly<Record<string, number>>>(shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, round(value)])) as Shape

const project = (projection: Projection, point: Point): Point => {
  const placed = projection(point)
  if (!placed) throw new Error(`${point} does not lie on the map`)
  return placed
}

const unproject = (projection: Projection, { x, y }: MapPoint): Point => projection.invert([x, y]) ?? [0, 0]

const milesOnPaper = (projection: Projection, { width, height }: Plan): number => {
  const [lng, lat] = unproject(projection, { x: width / 2, y: height / 2 })
  const east = project(projection, [lng + 1, lat])[0] - width / 2
  return (east / (geoDistance([lng, lat], [lng + 1, lat]) * earthMiles)) * miles
}

const furniture = (plan: Plan, length: number): MapBox[] => [
  { x: plan.compass.x - 18, y: plan.compass.y - 30, width: 36, height: 48 },
  { x: plan.scale.x - 4, y: plan.scale.y - 14, width: length + 50, height: 24 },
]

/** The landmark's mark with its skyline and name, if it lies on the paper. */
const markLandmark = (projection: Projection, plan: Plan) => {
  const [x, y] = project(projection, landmark.at)
  if (x > plan.width - plan.edge) return undefined
  const box: MapBox = { x: x - 56, y: y - 36, width: 62, height: 54 }
  return { box, mark: { name: landmark.name, x: round(x), y: round(y), outside: false } }
}

/** An arrow at the right edge, at the height where the landmark's ground is widest clear of the towns' names. */
const pointToLandmark = (projection: Projection, plan: Plan, taken: readonly MapBox[]) => {
  const [x, width, height] = [plan.width - plan.edge, 56, 14]
  const [top, bottom] = landmark.reach.map((lat) => project(projection, [landmark.at[0], lat])[1]) as [number, number]
  const rows = Array.from({ length: Math.ceil((bottom - top) / 2) }, (_, i) => top + i * 2)
  const air = (y: number) =>
    Math.min(y - plan.edge - height, ...taken.flatMap((box) => [0, width].map((back) => boxToPoint(box, x - back, y))))
  const y = rows.reduce((best, row) => (air(row) > air(best) ? row : best), top)
  const box: MapBox = { x: x - width, y: y - height / 2, width, height }
  return { box, mark: { name: landmark.name, x: round(x), y: round(y), outside: true } }
}

/** Names and grass for what the towns left over, each keeping away from those before it. */
const furnish = (projection: Projection, plan: Plan, ground: Ground) => {
  const boxes = [...ground.boxes]
  const take = (
    { width, height, air, enough }: { width: number; height: number; air: number; enough: number },
    fits: (corners: readonly Point[]) => boolean,
  ) => {
    const onEarth = (corners: readonly MapPoint[]) => fits(corners.map((corner) => unproject(projection, corner)))
    const room = findRoom(width, height, { ...ground, boxes }, onEarth, enough)
    if (room) boxes.push(grow({ x: room.x - width / 2, y: room.y - height / 2, width, height }, air))
    return room && rounded(room)
  }
  const size = plan.countySize
  const within = (name: County) => (corners: readonly Point[]) => corners.every((corner) => inCounty(name, corner))
  const counties = countyNames.flatMap((name): MapName[] => {
    const room = take({ width: name.length * size * 0.66, height: size, air: 4, enough: 24 }, within(name))
    return room ? [{ name, ...room, y: round(room.y + size * 0.36) }] : []
  })
  const open = (corners: readonly Point[]) => !corners.some(onLand)
  const lake = take({ width: size * 3.9, height: size * 2.4, air: 4, enough: 24 }, open)
  const field = (corners: readonly Point[]) => countyNames.some((name) => within(name)(corners))
  const tufts = Array.from({ length: plan.tufts }, () => take({ width: 22, height: 14, air: 10, enough: 90 }, field))
  return { counties, lake: lake && { name: 'Lake Michigan', ...lake }, tufts: tufts.flatMap((tuft) => tuft ?? []) }
}

export const drawFrame = (towns: readonly Town[], plan: Plan, projection: Projection, transform: string): MapFrame => {
  const dots = towns.map(({ name, lat, lng }) => {
    const [x, y] = project(projection, [lng, lat])
    return { name, x: round(x), y: round(y) }
  })
  const length = round(milesOnPaper(projection, plan))
  const onPaper = markLandmark(projection, plan)
  const taken = [...furniture(plan, length), ...(onPaper ? [onPaper.box] : [])]
  const labels = placeLabels(dots, { ...plan, size: plan.townSize, taken })
  const set = [
    ...labels.flatMap(({ box, hit }) => [box, hit]),
    ...dots.map(({ x, y }) => grow({ x, y, width: 0, height: 0 }, plan.dot)),
  ]
  const { box, mark } = onPaper ?? pointToLandmark(projection, plan, set)
  const ground: Ground = {
    ...plan,
    boxes: [...taken, ...set, box],
    lines: labels.flatMap(({ leader }) => leader ?? []),
  }
  return {
    width: plan.width,
    height: plan.height,
    transform,
    dot: plan.dot,
    towns: towns.map(({ slug }, i) => {
      const { x, y } = dots[i] as MapPoint
      const { side, x: start, middle, hit, leader } = labels[i] as Placement
      const apart = dots.flatMap((dot, other) => (other === i ? [] : Math.hypot(dot.x - x, dot.y - y)))
      return {
        slug,
        x,
        y,
        side,
        label: rounded({ x: start, y: middle + plan.townSize * 0.35 }),
        hit: rounded(hit),
        reach: round(Math.min(12, Math.min(...apart) / 2)),
        ...(leader && { leader: rounded(leader) }),
      }
    }),
    ...furnish(projection, plan, ground),
    compass: plan.compass,
    scale: { ...plan.scale, length, miles },
    landmark: mark,
  }
}
