import type { MapLabel } from '../../../src/sites/schema/town.ts'
import type { MapBox, MapLine, MapSide } from '../../../src/ui/shared/mapGeometry.ts'
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
  within,
} from './boxes.ts'
import type { Plan } from './plans.ts'

export type Dot = { readonly name: string; readonly x: number; readonly y: number; readonly label?: MapLabel }

/** The area in which names are placed. Lengths in px of its layout. */
export type Sheet = Pick<Plan, 'width' | 'height' | 'dot' | 'reach' | 'edge'> & {
  readonly size: number
  /** Compass, scale and anything else already placed. */
  readonly taken: readonly MapBox[]
}

export type Placement = {
  readonly name: string
  readonly side: MapSide
  readonly x: number
  readonly middle: number
  readonly box: MapBox
  readonly hit: MapBox
  readonly leader?: MapLine
  /** There's no room for it among the others, so it isn't written. */
  readonly crowded?: true
}

const lineHeight = 1.05

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

/** A name on its side of the dot, shifted as its record says. */
function place(town: Dot, { dot, size, reach }: Sheet): Placement {
  const { side, dx = 0, dy = 0 }: MapLabel = town.label ?? { side: 'right' }
  const height = size * lineHeight
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

const collide = (a: Placement, b: Placement): boolean =>
  overlap(grow(a.box, 1), grow(b.box, 1)) ||
  overlap(a.hit, b.box) ||
  overlap(b.hit, a.box) ||
  (a.leader !== undefined && lineMeetsBox(a.leader, grow(b.box, 2))) ||
  (b.leader !== undefined && lineMeetsBox(b.leader, grow(a.box, 2))) ||
  (a.leader !== undefined && b.leader !== undefined && linesCross(a.leader, b.leader))

/** Whether a name or its line is too close to a dot. */
const covers = ({ box, leader }: Placement, { x, y }: Dot, own: boolean, dot: number): boolean =>
  boxToPoint(box, x, y) <= dot + 1.5 || (!own && leader !== undefined && lineToPoint(leader, x, y) <= dot + 3)

/** What's wrong with one town's placement, apart from the others' names. */
function ownProblems(label: Placement, at: number, dots: readonly Dot[], sheet: Sheet): string[] {
  const paper = grow({ x: 0, y: 0, width: sheet.width, height: sheet.height }, -sheet.edge)
  const { name, box, hit, leader } = label
  const outside = !within(box, paper) || !within(hit, grow(paper, 4))
  const blocked = sheet.taken.some((taken) => overlap(box, taken) || (leader && lineMeetsBox(leader, taken)))
  return [
    ...(outside ? [`${name} runs off the edge`] : []),
    ...(blocked ? [`${name} covers the compass, the scale, or the landmark`] : []),
    ...dots.flatMap((dot, j) =>
      covers(label, dot, at === j, sheet.dot) ? [`${name} covers the dot of ${dot.name}`] : [],
    ),
  ]
}

/** Problems of these placements, one line each; crowded ones aren't written, so they're in nobody's way. */
const problems = (placed: readonly Placement[], dots: readonly Dot[], sheet: Sheet): string[] =>
  placed.flatMap((label, i) =>
    label.crowded
      ? []
      : [
          ...ownProblems(label, i, dots, sheet),
          ...placed
            .slice(i + 1)
            .flatMap((other) =>
              !other.crowded && collide(label, other) ? [`${label.name} and ${other.name} collide`] : [],
            ),
        ],
  )

/** How many problems one placement has, with the others as they are. */
const troubles = (
  label: Placement,
  at: number,
  placed: readonly Placement[],
  dots: readonly Dot[],
  sheet: Sheet,
): number =>
  ownProblems(label, at, dots, sheet).length +
  placed.filter((other, j) => j !== at && !other.crowded && collide(label, other)).length

const shifts = [0, 8, -8, 16, -16, 26, -26]
const far = [0, 18, 36]

/** Where a name may go whose record doesn't say: next to its dot, then farther away and with a line. */
const places: readonly MapLabel[] = [
  ...far.flatMap((dx) =>
    shifts.flatMap((dy) => [{ side: 'right', dx, dy } as const, { side: 'left', dx: -dx, dy } as const]),
  ),
  ...far.flatMap((dy) =>
    shifts.flatMap((dx) => [
      { side: 'above', dx: dx * 1.5, dy: -dy } as const,
      { side: 'below', dx: dx * 1.5, dy } as const,
    ]),
  ),
].sort((a, b) => Math.abs(a.dx) + Math.abs(a.dy) - Math.abs(b.dx) - Math.abs(b.dy))

/** Moves names that are in the way and free to move, one after another, to where they're least so. */
function spread(dots: readonly Dot[], sheet: Sheet): Placement[] {
  const placed = dots.map((dot) => place(dot, sheet))
  for (let pass = 0; pass < 4 && problems(placed, dots, sheet).length > 0; pass += 1)
    for (const [i, dot] of dots.entries()) {
      if (dot.label) continue
      let least = troubles(placed[i] as Placement, i, placed, dots, sheet)
      for (const label of least > 0 ? places : []) {
        const moved = place({ ...dot, label }, sheet)
        const left = troubles(moved, i, placed, dots, sheet)
        if (left < least) [placed[i], least] = [moved, left]
      }
    }
  return placed
}

/** Leaves out the names that are most in the way, one after another, until the others have room. A given place stays. */
function thinOut(placed: Placement[], dots: readonly Dot[], sheet: Sheet): Placement[] {
  for (;;) {
    const counts = placed.map((label, i) =>
      label.crowded || dots[i]?.label ? 0 : troubles(label, i, placed, dots, sheet),
    )
    const worst = Math.max(...counts)
    if (worst <= 0) return placed
    const at = counts.lastIndexOf(worst)
    placed[at] = { ...(placed[at] as Placement), crowded: true }
  }
}

/**
 * Places every name as its record says, else where there's room; where there's none, it's crowded. Throws with each name
 * that's in the way by its record.
 */
export function placeLabels(dots: readonly Dot[], sheet: Sheet): Placement[] {
  const placed = thinOut(spread(dots, sheet), dots, sheet)
  const found = problems(placed, dots, sheet)
  if (found.length > 0)
    throw new Error(`On the map ${sheet.width} px wide (see mapLabel in the towns' records):\n${found.join('\n')}`)
  return placed
}
