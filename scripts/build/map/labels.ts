import type { MapBox, MapLine, MapSide } from '../../../src/shared/parts/mapGeometry.ts'
import type { MapLabel } from '../../../src/sites/schema/town.ts'
import { boxAt, boxToPoint, drawnWidth, grow, overlap, type Plan, paperOf, reservedWidth, within } from './plans.ts'

export type Dot = { readonly name: string; readonly x: number; readonly y: number; readonly label?: MapLabel }

/** The frame in which names are placed, with the boxes of what's there before: compass, scale, landmark. */
export type Sheet = Plan & { readonly taken: readonly MapBox[] }

export type Placement = {
  readonly name: string
  readonly side: MapSide
  readonly x: number
  readonly middle: number
  readonly box: MapBox
  readonly hit: MapBox
  readonly leader?: MapLine
  /** Why it isn't written: what it would be in the way of. */
  readonly crowded?: string
}

/** A name farther than this from its dot gets a line to it, in px. */
const leaderFrom = 16

/** The line from a dot to the near end of its name, or none where the name is close enough. */
function leaderTo({ x, y }: Dot, side: MapSide, drawn: MapBox, dot: number): MapLine | undefined {
  if (boxToPoint(drawn, x, y) <= leaderFrom) return undefined
  const [right, bottom] = [drawn.x + drawn.width, drawn.y + drawn.height]
  const x2 = side === 'right' ? drawn.x - 3 : side === 'left' ? right + 3 : Math.max(drawn.x, Math.min(right, x))
  const y2 = side === 'above' ? bottom : side === 'below' ? drawn.y : drawn.y + drawn.height / 2
  const start = (dot + 1) / Math.hypot(x2 - x, y2 - y)
  return { x1: x + (x2 - x) * start, y1: y + (y2 - y) * start, x2, y2 }
}

/** A name on a side of the dot, shifted from there. */
function place(town: Dot, { side, dx = 0, dy = 0 }: MapLabel, { dot, townSize: size, reach }: Sheet): Placement {
  const height = size * 1.05
  const [gap, lift] = [dot + size * 0.3, dot + 2 + height / 2]
  const x = town.x + dx + { right: gap, left: -gap, above: 0, below: 0 }[side]
  const middle = town.y + dy + { right: 0, left: 0, above: -lift, below: lift }[side]
  const drawn = drawnWidth(town.name, size)
  const inset = { right: -6, left: 6, above: 0, below: 0 }[side]
  const leader = leaderTo(town, side, boxAt(side, x, middle, drawn, height), dot)
  return {
    name: town.name,
    side,
    x,
    middle,
    box: boxAt(side, x, middle, reservedWidth(town.name, size), height),
    hit: boxAt(side, x + inset, middle, Math.max(reach, drawn * 1.1 + 10), Math.max(reach, height)),
    ...(leader && { leader }),
  }
}

/** What a name is in the way of, if anything: the edge, what's printed there, a dot, or a name that's written already. */
function problem({ name, box, hit }: Placement, written: readonly Placement[], dots: readonly Dot[], sheet: Sheet) {
  const paper = paperOf(sheet)
  const outside = !within(box, paper) || !within(hit, grow(paper, 4))
  const blocked = sheet.taken.some((taken) => overlap(box, taken))
  const dot = dots.find(({ x, y }) => boxToPoint(box, x, y) <= sheet.dot + 1.5)
  const other = written.find(
    (label) => overlap(grow(box, 1), grow(label.box, 1)) || overlap(hit, label.box) || overlap(label.hit, box),
  )
  const what =
    (outside && 'runs off the edge') ||
    (blocked && 'covers the compass, the scale or the landmark') ||
    (dot && `covers the dot of ${dot.name}`) ||
    (other && `covers the name of ${other.name}`)
  return what ? `On the map ${sheet.width} px wide ${name} ${what} (see mapLabel in the town’s record)` : undefined
}

/** Where a name without a record may go, the best first. */
const free: readonly MapLabel[] = [0, 8, -8, 16, -16].flatMap((off) => [
  { side: 'right', dy: off },
  { side: 'left', dy: off },
  { side: 'above', dx: 1.5 * off },
  { side: 'below', dx: 1.5 * off },
])

/**
 * Places every name as its record says, then the others on the first of `free` that is; where none is, it's crowded. Throws
 * where a record puts a name in the way.
 */
export function placeLabels(dots: readonly Dot[], sheet: Sheet): Placement[] {
  const placed = new Map<Dot, Placement>()
  for (const dot of dots.toSorted((a, b) => Number(!a.label) - Number(!b.label))) {
    const written = [...placed.values()].filter(({ crowded }) => !crowded)
    const tried = (dot.label ? [dot.label] : free).map((side) => {
      const label = place(dot, side, sheet)
      return { ...label, crowded: problem(label, written, dots, sheet) }
    })
    const label = tried.find(({ crowded }) => !crowded) ?? (tried[0] as Placement)
    if (dot.label && label.crowded) throw new Error(label.crowded)
    placed.set(dot, label)
  }
  return dots.map((dot) => placed.get(dot) as Placement)
}
