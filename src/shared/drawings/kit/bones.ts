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
