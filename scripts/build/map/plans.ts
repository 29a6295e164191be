import type { MapPoint } from '../../../src/shared/parts/mapGeometry.ts'
import { points } from './boxes.ts'

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
