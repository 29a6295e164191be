import type { MapPoint } from '../../../src/ui/shared/mapGeometry.ts'

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
  readonly tufts: number
  readonly compass: MapPoint
  readonly scale: MapPoint
}

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
    tufts: 4,
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
    tufts: 6,
    compass: { x: 48, y: 60 },
    scale: { x: 566, y: 500 },
  },
}
