import type { MapBox, MapLine, MapSide } from '../../src/ui/mapGeometry.ts'
import {
  boxAt,
  boxToPoint,
  drawnWidth,
  grow,
  lineMeetsBox,
  lineToPoint,
  overlap,
  reservedWidth,
  within,
} from './boxes.ts'

export type Dot = { readonly name: string; readonly x: number; readonly y: number }

export type Sheet = {
  readonly width: number
  readonly height: number
  readonly dot: number
  readonly size: number
  /** No link is smaller than this in either direction. */
  readonly reach: number
  /** How far every name stays from the edge. */
  readonly edge: number
  /** Compass, scale and whatever else is on the paper already. */
  readonly taken: readonly MapBox[]
}

export type Placement = {
  readonly side: MapSide
  readonly x: number
  readonly middle: number
  readonly box: MapBox
  readonly hit: MapBox
  readonly leader: MapLine | undefined
  readonly cost: number
}

export const lineHeight = 1.05

const asides = [0, 7, 14, 22, 32, 44, 58, 74, 92]
const shifts = [0, 5, 9, 14, 20, 26, 33, 41, 50, 60].flatMap((y) => (y ? [y, -y] : [0]))
const lifts = [0, 8, 16, 26, 38, 52]
const slides = [0, 0.25, -0.25, 0.45, -0.45]
const liking: Readonly<Record<MapSide, number>> = { right: 0, left: 0.5, above: 1, below: 1.2 }

const spots = (dot: Dot, sheet: Sheet): Placement[] => {
  const gap = sheet.dot + sheet.size * 0.3
  const width = reservedWidth(dot.name, sheet.size)
  const drawn = Math.max(sheet.reach, drawnWidth(dot.name, sheet.size) * 1.1 + 10)
  const height = sheet.size * lineHeight

  const spot = (side: MapSide, x: number, middle: number, end?: readonly [number, number]): Placement => {
    const inset = side === 'right' ? -6 : side === 'left' ? 6 : 0
    const away = end ? Math.hypot(end[0] - dot.x, end[1] - dot.y) : 0
    const leader = end && {
      x1: dot.x + ((end[0] - dot.x) * (sheet.dot + 1)) / away,
      y1: dot.y + ((end[1] - dot.y) * (sheet.dot + 1)) / away,
      x2: end[0],
      y2: end[1],
    }
    const steep = side === 'left' || side === 'right' ? Math.abs(middle - dot.y) * 0.12 : 0
    return {
      side,
      x,
      middle,
      box: boxAt(side, x, middle, width, height),
      hit: boxAt(side, x + inset, middle, drawn, Math.max(sheet.reach, height)),
      leader,
      cost: liking[side] + steep + (leader ? 4 + away * 0.3 : 0),
    }
  }

  const beside = asides.flatMap((aside) =>
    shifts
      .filter((shift) => (aside === 0 ? Math.abs(shift) < 10 : Math.abs(shift) < aside * 2.5))
      .flatMap((shift) =>
        ([1, -1] as const).map((way) => {
          const x = dot.x + way * (gap + aside)
          const y = dot.y + shift
          return spot(way > 0 ? 'right' : 'left', x, y, aside ? [x - way * 3, y] : undefined)
        }),
      ),
  )
  const stacked = lifts.flatMap((lift) =>
    slides.flatMap((slide) =>
      ([-1, 1] as const).map((way) => {
        const x = dot.x + slide * drawn
        const y = dot.y + way * (sheet.dot + 2 + height / 2 + lift)
        const end = [dot.x + slide * drawn * 0.5, y - way * (height / 2)] as const
        return spot(way < 0 ? 'above' : 'below', x, y, lift ? end : undefined)
      }),
    ),
  )
  return [...beside, ...stacked]
}

/** Leaves out what cannot stand at all; what remains pays for being read as some other town's name. */
export const candidates = (dot: Dot, dots: readonly Dot[], sheet: Sheet): Placement[] => {
  const paper = grow({ x: 0, y: 0, width: sheet.width, height: sheet.height }, -sheet.edge)
  const others = dots.filter((other) => other !== dot)
  return spots(dot, sheet)
    .filter(
      ({ box, hit, leader }) =>
        within(box, paper) &&
        within(hit, grow(paper, 4)) &&
        !sheet.taken.some((taken) => overlap(box, taken) || (leader && lineMeetsBox(leader, taken))) &&
        dots.every(({ x, y }) => boxToPoint(box, x, y) > sheet.dot + 1.5) &&
        others.every(({ x, y }) => !leader || lineToPoint(leader, x, y) > sheet.dot + 3),
    )
    .map((spot) => {
      const own = boxToPoint(spot.hit, dot.x, dot.y)
      const near = others.map(({ x, y }) => boxToPoint(spot.hit, x, y))
      const mistaken = near.filter((distance) => distance < own + 2).length * 3
      const covered = near.filter((distance) => distance < sheet.dot).length * 8
      return { ...spot, cost: spot.cost + mistaken + covered }
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 70)
}
