import type { Point } from './bones.ts'

/** Where a sole stands, and how far its heel is off the ground, in degrees. */
export type Foot = readonly [x: number, y: number, heel?: number]

/** Local units: the figure looks along +x, the ground is y = 0, standing height is 190. Near limb first. */
export interface Pose {
  hip: Point
  /** Degrees the back is bent forward. */
  lean: number
  feet: readonly [Foot, Foot]
  hands: readonly [Point, Point]
}

export const poses = {
  /** Upright, near hand at the side, far hand on a clipboard. */
  stand: {
    hip: [0, -92],
    lean: 1,
    feet: [
      [-10, 0],
      [12, -2],
    ],
    hands: [
      [-6, -88],
      [32, -112],
    ],
  },
  /** Upright, near arm pointing ahead. */
  point: {
    hip: [0, -92],
    lean: -3,
    feet: [
      [-12, 0],
      [12, -2],
    ],
    hands: [
      [66, -158],
      [26, -108],
    ],
  },
  /** Squatting at one end of a heavy thing: back straight, knees and hips do the work. */
  lift: {
    hip: [-22, -56],
    lean: 27,
    feet: [
      [-6, 0],
      [-30, -2, 24],
    ],
    hands: [
      [44, -54],
      [38, -58],
    ],
  },
  /** Walking with a load held before the chest. */
  carry: {
    hip: [0, -90],
    lean: -5,
    feet: [
      [20, 0],
      [-28, -1, 30],
    ],
    hands: [
      [38, -106],
      [34, -102],
    ],
  },
  /** Leaning into a dolly or a wall that won't go. */
  push: {
    hip: [-16, -80],
    lean: 26,
    feet: [
      [16, 0],
      [-52, -1, 34],
    ],
    hands: [
      [52, -118],
      [48, -112],
    ],
  },
} satisfies Record<string, Pose>
