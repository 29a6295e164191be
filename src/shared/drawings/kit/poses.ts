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

export type Point = readonly [x: number, y: number]

export const round = (n: number) => Math.round(n * 2) / 2
export const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** The elbow or knee between two fixed ends. */
export const joint = (a: Point, b: Point, upper: number, lower: number, bend: 1 | -1): Point => {
  const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [ux, uy] = [(b[0] - a[0]) / reach, (b[1] - a[1]) / reach]
  const d = Math.min(reach, upper + lower)
  const along = (upper ** 2 - lower ** 2 + d ** 2) / (2 * d)
  const off = bend * Math.sqrt(Math.max(0, upper ** 2 - along ** 2))
  return [a[0] + ux * along - uy * off, a[1] + uy * along + ux * off]
}

/** A tapering limb: one quadrilateral per bone, a disc on each joint, all wound the same way. */
export const limb = (points: readonly Point[], widths: readonly number[]) =>
  points
    .map((p, i) => {
      const r = (widths[i] ?? 0) / 2
      const disc = `M${pair([p[0], p[1] - r])}a${round(r)} ${round(r)} 0 1 0 .1 0z`
      const q = points[i + 1]
      if (!q) return disc
      const s = (widths[i + 1] ?? 0) / 2
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
      const [nx, ny] = [(p[1] - q[1]) / length, (q[0] - p[0]) / length]
      const at = (o: Point, w: number) => pair([o[0] + nx * w, o[1] + ny * w])
      return `${disc}M${at(p, r)}L${at(q, s)}L${at(q, -s)}L${at(p, -r)}z`
    })
    .join('')
