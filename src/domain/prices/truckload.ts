/**
 * Where each thing lies in the truck's cut-away side view.
 *
 * Volumes are shares of the truck; the box is measured in whatever unit the drawing uses (y grows downwards, the floor is at
 * `height`). The drawing is a true scale: a block's share of the box's area is its share of the truck's volume.
 */

type Box = { readonly width: number; readonly height: number }

type Block = Box & {
  /** Position of the thing in the list that was passed in. */
  readonly index: number
  readonly x: number
  readonly y: number
}

type Piece = { readonly index: number; readonly area: number }

const sum = (pieces: readonly Piece[]) => pieces.reduce((total, piece) => total + piece.area, 0)

/** The areas to draw, biggest first as a crew loads; what no longer fits is cut to the room that is left. */
function pieces(volumes: readonly number[], area: number): Piece[] {
  const bySize = volumes.map((volume, index) => ({ index, volume })).sort((a, b) => b.volume - a.volume)
  let room = 1
  const placed: Piece[] = []
  for (const { index, volume } of bySize) {
    const fitting = Math.min(volume, room)
    if (fitting <= 0) break
    room -= fitting
    placed.push({ index, area: fitting * area })
  }
  return placed
}

/** Rows from the floor up, each as high as its first piece is when square; a row is closed when it would be too wide. */
function rows(all: readonly Piece[], width: number): Piece[][] {
  const done: Piece[][] = []
  let row: Piece[] = []
  for (const piece of all) {
    const [first = piece] = row
    if (row.length > 0 && sum([...row, piece]) / Math.sqrt(first.area) > width) {
      done.push(row)
      row = []
    }
    row.push(piece)
  }
  return row.length > 0 ? [...done, row] : done
}

/** How far from square the worst piece of a column is, 1 being square. */
function distortion(column: readonly Piece[], height: number): number {
  const width = sum(column) / height
  return Math.max(...column.map(({ area }) => Math.max((width * width) / area, area / (width * width))))
}

/** Columns of a row: small things pile up next to a big one while that makes them squarer. */
function columns(row: readonly Piece[], height: number): Piece[][] {
  const done: Piece[][] = []
  for (const piece of row) {
    const last = done.at(-1)
    if (last && distortion([...last, piece], height) < distortion(last, height)) last.push(piece)
    else done.push([piece])
  }
  return done
}

/**
 * Stacks a load into the box: full rows span the whole width, the last one and its last column may end early and
 * show their pieces near square, so that a single couch looks like a couch and not like a sheet on the floor.
 *
 * @param volumes each thing's share of the truck
 * @param box the inside of the truck as drawn
 */
export function layTruckload(volumes: readonly number[], box: Box): Block[] {
  const stacked = rows(pieces(volumes, box.width * box.height), box.width)
  const blocks: Block[] = []
  let floor = box.height
  for (const [level, row] of stacked.entries()) {
    const flat = sum(row) / box.width
    const square = Math.sqrt(row[0]?.area ?? 0)
    const open = level === stacked.length - 1
    const height = open ? Math.max(flat, Math.min(square, floor)) : flat
    let x = 0
    const filled = columns(row, height)
    for (const [at, column] of filled.entries()) {
      const full = sum(column) / height
      const last = open && at === filled.length - 1
      const width = last ? Math.max(full, Math.min(Math.sqrt(column[0]?.area ?? 0), box.width - x)) : full
      let y = floor
      for (const { index, area } of column) {
        y = Math.max(0, y - area / width)
        blocks.push({ index, x, y, width, height: area / width })
      }
      x += width
    }
    floor = Math.max(0, floor - height)
  }
  return blocks
}
