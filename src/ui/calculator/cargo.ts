import type { Counted } from '../../domain/prices/price.ts'
import { palette } from '../drawings/palette.ts'
import type { CargoBlock } from '../drawings/truck/Cargo.tsx'

const colors = [
  palette.brickLight,
  palette.marigold,
  palette.skyDeep,
  palette.card,
  palette.pineLight,
  palette.sand,
  palette.steelDark,
  palette.wheat,
  palette.brick,
] as const

/** More blocks of one item would be too small to tell apart. */
const mostBlocks = 12

/** Color of the item with that index, in the truck and next to its name. */
export const colorAt = (index: number): string => colors[index % colors.length] ?? palette.card

/** The truck's load to scale: a block for each piece, and bundles where there are many. */
export const cargo = (counted: readonly Counted[]): CargoBlock[] =>
  counted.flatMap(({ item, count }, index) => {
    if (!item.accepted) return []
    const blocks = Math.min(count, mostBlocks)
    return Array<CargoBlock>(blocks).fill({ color: colorAt(index), volume: (item.cubicFeet * count) / blocks })
  })
