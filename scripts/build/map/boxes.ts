import type { MapBox, MapLine, MapSide } from '../../../src/shared/parts/mapGeometry.ts'
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
