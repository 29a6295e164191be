import type { MapBox, MapLine, MapSide } from '../../src/ui/mapGeometry.ts'
import {
  boxAt,
  boxToPoint,
  drawnWidth,
  grow,
  lineMeetsBox,
  linesCross,
  lineToPoint,
  overlap,
  reservedWidth,
  sharedArea,
  within,
} from './boxes.ts'

export type Dot = { readonly name: string; readonly x: number; readonly y: number }

export type Sheet = {
  readonly width: number
  readonly height: number
  readonly dot: number
  readonly size: number
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

/** No link is smaller than this in either direction. */
export const minimumHit = 24
export const lineHeight = 1.05

const never = 1000
const asides = [0, 7, 14, 22, 32, 44, 58, 74, 92]
const shifts = [0, 5, 9, 14, 20, 26, 33, 41, 50, 60].flatMap((y) => (y ? [y, -y] : [0]))
const lifts = [0, 8, 16, 26, 38, 52]
const slides = [0, 0.25, -0.25, 0.45, -0.45]
const liking: Readonly<Record<MapSide, number>> = { right: 0, left: 0.5, above: 1, below: 1.2 }

const spots = (dot: Dot, sheet: Sheet): Placement[] => {
  const gap = sheet.dot + sheet.size * 0.3
  const width = reservedWidth(dot.name, sheet.size)
  const drawn = Math.max(minimumHit, drawnWidth(dot.name, sheet.size) * 1.1 + 10)
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
      hit: boxAt(side, x + inset, middle, drawn, Math.max(minimumHit, height)),
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
const candidates = (dot: Dot, dots: readonly Dot[], sheet: Sheet): Placement[] => {
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

const clash = (a: Placement, b: Placement): number => {
  const spoiled =
    overlap(grow(a.box, 1), grow(b.box, 1)) ||
    (a.leader && lineMeetsBox(a.leader, grow(b.box, 2))) ||
    (b.leader && lineMeetsBox(b.leader, grow(a.box, 2))) ||
    (a.leader && b.leader && linesCross(a.leader, b.leader))
  if (spoiled) return never
  const tags = overlap(a.hit, b.box) || overlap(b.hit, a.box) ? 20 : 0
  const hits = sharedArea(a.hit, b.hit)
  return tags + (hits ? 6 + hits / 40 : 0)
}

/** A fixed stream of numbers from 0 to 1: the same towns give the same map at every build. */
const dice = (seed: number) => {
  let state = seed
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const total = (costs: readonly Float32Array[], all: readonly Placement[], pick: readonly number[]): number =>
  pick.reduce(
    (sum, a, i) => pick.slice(0, i).reduce((inner, b) => inner + (costs[a]?.[b] ?? 0), sum + (all[a]?.cost ?? 0)),
    0,
  )

/** Annealing, a few times over: names wander freely at first, then ever more reluctantly; the cheapest map is kept. */
export const placeLabels = (dots: readonly Dot[], sheet: Sheet, runs = 8, steps = 40_000): Placement[] => {
  const choices = dots.map((dot) => candidates(dot, dots, sheet))
  const all = choices.flat()
  const firsts = choices.map((_, i) => choices.slice(0, i).flat().length)
  const costs = all.map((a) => Float32Array.from(all, (b) => (a === b ? 0 : clash(a, b))))
  const price = (pick: readonly number[], town: number, choice: number): number =>
    pick.reduce((sum, other, i) => (i === town ? sum : sum + (costs[choice]?.[other] ?? 0)), all[choice]?.cost ?? 0)

  const roll = dice(19)
  let best = { pick: firsts, cost: Number.POSITIVE_INFINITY }
  for (let run = 0; run < runs; run++) {
    const pick = firsts.slice()
    for (let step = 0; step < steps; step++) {
      const heat = 30 * 0.003 ** (step / steps)
      const town = Math.floor(roll() * pick.length)
      const choice = (firsts[town] ?? 0) + Math.floor(roll() * (choices[town]?.length ?? 0))
      const change = price(pick, town, choice) - price(pick, town, pick[town] ?? 0)
      if (change <= 0 || roll() < Math.exp(-change / heat)) pick[town] = choice
    }
    const cost = total(costs, all, pick)
    if (cost < best.cost) best = { pick, cost }
  }
  if (best.cost >= never || choices.some(({ length }) => length === 0))
    throw new Error('The map has no room for the name of every town: make its frame larger or its type smaller')
  return best.pick.flatMap((choice) => all[choice] ?? [])
}
