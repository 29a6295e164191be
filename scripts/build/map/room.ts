import type { MapBox, MapLine, MapPoint } from '../../../src/ui/shared/mapGeometry.ts'
import { boxToPoint, grow, lineMeetsBox, lineToPoint, overlap } from './boxes.ts'
import type { Plan } from './plans.ts'

export type Ground = Pick<Plan, 'width' | 'height' | 'edge'> & {
  readonly boxes: readonly MapBox[]
  readonly lines: readonly MapLine[]
}

const cornersOf = ({ x, y, width, height }: MapBox): MapPoint[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
]

/** How much air (px) a box has: from its ends and its middle to what is near, to the edge, and at most `maxAir`. */
const air = (box: MapBox, ground: Ground, maxAir: number): number => {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const points = [box.x, cx, box.x + box.width]
  return Math.min(
    maxAir,
    ...ground.boxes.flatMap((other) => points.map((x) => boxToPoint(other, x, cy))),
    ...ground.lines.flatMap((line) => points.map((x) => lineToPoint(line, x, cy))),
    cy,
    ground.height - cy,
    box.x,
    ground.width - box.x - box.width,
  )
}

/**
 * The best place for a box, as its center: with air around it, up to `maxAir`, and then near the middle of all
 * the places that are left for it. None if it fits nowhere.
 */
export const findRoom = (
  width: number,
  height: number,
  ground: Ground,
  fits: (corners: readonly MapPoint[]) => boolean,
  maxAir: number,
): MapPoint | undefined => {
  const places: (MapPoint & { readonly air: number })[] = []
  for (let y = ground.edge; y <= ground.height - height - ground.edge; y += 4) {
    for (let x = ground.edge; x <= ground.width - width - ground.edge; x += 4) {
      const box = { x, y, width, height }
      const around = grow(box, 4)
      const free =
        !ground.boxes.some((other) => overlap(around, other)) &&
        !ground.lines.some((line) => lineMeetsBox(line, around))
      if (free && fits(cornersOf(around)))
        places.push({ x: x + width / 2, y: y + height / 2, air: air(box, ground, maxAir) })
    }
  }
  const mean = (axis: 'x' | 'y') => places.reduce((sum, place) => sum + place[axis], 0) / places.length
  const middle = { x: mean('x'), y: mean('y') }
  const worth = (place: (typeof places)[number]) => place.air - 0.1 * Math.hypot(place.x - middle.x, place.y - middle.y)
  const best = places.reduce<(typeof places)[number] | undefined>(
    (found, place) => (found && worth(found) >= worth(place) ? found : place),
    undefined,
  )
  return best && { x: best.x, y: best.y }
}
