import type { MapBox, MapLine, MapPoint, MapSide } from '../../../src/shared/parts/mapGeometry.ts'
import type { Point } from './atlas.ts'

/** Points as they're listed in a text: "34 129, 40 329". */
export const points = (listed: string): Point[] =>
  listed.split(',').map((pair) => pair.trim().split(' ').map(Number) as Point)

/** Room kept for a name: the system's own sans at its widest, so that a missing web font overlaps nothing either. */
export const reservedWidth = (text: string, size: number): number => text.length * size * 0.6

const advances: readonly (readonly [RegExp, number])[] = [
  [/[ijlI'.]/, 0.22],
  [/[tfr ]/, 0.3],
  [/[mwMW]/, 0.64],
]

/** How wide the heading face (Barlow Condensed 700) really sets a name: the shape of tags and focus rings. */
export const drawnWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (advances.find(([set]) => set.test(letter))?.[1] ?? 0.46), 0) * size

/** The box of a name that starts, ends or is centered at `x`, depending on its side of the dot. */
export const boxAt = (side: MapSide, x: number, middle: number, width: number, height: number): MapBox => {
  const left = side === 'right' ? x : side === 'left' ? x - width : x - width / 2
  return { x: left, y: middle - height / 2, width, height }
}

export const grow = ({ x, y, width, height }: MapBox, by: number): MapBox => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

export const aroundLine = ({ x1, y1, x2, y2 }: MapLine): MapBox => ({
  x: Math.min(x1, x2),
  y: Math.min(y1, y2),
  width: Math.abs(x2 - x1),
  height: Math.abs(y2 - y1),
})

/** What's left of a frame inside its edge. */
export const paperOf = ({ width, height, edge }: { width: number; height: number; edge: number }): MapBox =>
  grow({ x: 0, y: 0, width, height }, -edge)

export const overlap = (a: MapBox, b: MapBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export const within = (inner: MapBox, outer: MapBox): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

export const boxToPoint = ({ x, y, width, height }: MapBox, px: number, py: number): number =>
  Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height))

export const round = (value: number): number => Math.round(value * 10) / 10

export const rounded = <Shape extends Readonly<Record<string, number>>>(shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, round(value)])) as Shape

/** An empty frame, in CSS px at the width it's made for. */
export type Plan = {
  readonly layout: 'narrow' | 'wide'
  readonly width: number
  readonly height: number
  /** Distance of the outermost towns from each side. */
  readonly margin: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  /** Distance of text from each side. */
  readonly edge: number
  readonly dot: number
  readonly townSize: number
  /** The least side of a link: 24 CSS px still where the frame is shown at its smallest, in a room of 288 or 600 px. */
  readonly reach: number
  readonly countySize: number
  /** Where the names of counties and water go, then grass: each on the first that's free. */
  readonly spots: readonly MapPoint[]
  readonly compass: MapPoint
  readonly scale: MapPoint
}

const spots = (pairs: string) => points(pairs).map(([x, y]) => ({ x, y }))

export const plans: Readonly<Record<'narrow' | 'wide', Plan>> = {
  narrow: {
    layout: 'narrow',
    width: 328,
    height: 416,
    margin: { left: 22, top: 72, right: 24, bottom: 80 },
    edge: 11,
    dot: 4,
    townSize: 15,
    reach: 27.4,
    countySize: 11,
    spots: spots(
      '34 129, 40 329, 145 41, 174 369, 290 209, 102 374, 266 346, 46 282, 290 254, 137 261, 85 155, 226 230',
    ),
    compass: { x: 36, y: 46 },
    scale: { x: 212, y: 396 },
  },
  wide: {
    layout: 'wide',
    width: 720,
    height: 560,
    margin: { left: 56, top: 76, right: 196, bottom: 84 },
    edge: 16,
    dot: 5,
    townSize: 19,
    reach: 28.8,
    countySize: 13,
    spots: spots(
      '57 155, 74 431, 266 55, 265 435, 561 271, 673 36, 447 483, 499 343, 631 191, 635 339, 175 487, 483 279, 234 291, 381 102, 178 198, 570 425',
    ),
    compass: { x: 48, y: 60 },
    scale: { x: 566, y: 500 },
  },
}
