import { memo, useDeferredValue } from 'react'
import { say } from '#words'
import { fromPrice, priceRules } from '../../business/pricing.ts'
import { type Counted, type Estimate, rangeWords } from '../../domain/prices/price.ts'
import { palette } from '../../shared/drawings/palette.ts'
import type { CargoBlock } from '../../shared/drawings/truck/Cargo.tsx'
import { Truck } from '../../shared/drawings/truck/Truck.tsx'
import { isBookable } from './EstimateTicket.tsx'
import { roomWords, shortWords } from './estimateWords.ts'
import type { Calculation } from './useCalculator.ts'

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
    const truck = priceRules().trip.cubicFeet
    const blocks = Math.min(count, mostBlocks)
    return Array<CargoBlock>(blocks).fill({ color: colorAt(index), share: (item.cubicFeet * count) / blocks / truck })
  })

const sumOf = (estimate: Estimate): { readonly sum: string; readonly room: string } => {
  if (estimate.kind === 'price') return { sum: rangeWords(estimate.total), room: shortWords(estimate) }
  const { call, wholeJob, empty } = say.calculator
  return estimate.kind === 'empty' ? { sum: fromPrice(), room: empty } : { sum: call, room: wholeJob }
}

/** Rerendered only when its load changes. */
const LoadedTruck = memo(({ counted, room }: { readonly counted: readonly Counted[]; readonly room: string }) => (
  <Truck
    load={cargo(counted)}
    title={counted.length > 0 ? say.calculator.loadedTruck(room) : say.calculator.emptyTruck}
  />
))

/** The loaded truck, and on a phone the total next to it, sticky while items are picked. */
export const TruckTotal = ({ counted, draft, estimate }: Calculation) => {
  const { sum, room } = sumOf(estimate)
  // Deferred: the total is painted first, and the truck in the next frame.
  const deferredLoad = useDeferredValue(counted)
  const deferredRoom = useDeferredValue(roomWords(estimate))
  return (
    <div className="calc-total">
      <div className="calc-truck">
        <LoadedTruck counted={deferredLoad} room={deferredRoom} />
      </div>
      <a href="#ticket" className="calc-sum">
        <span>
          <b>{sum}</b>
          <span>{room}</span>
        </span>
        {estimate.kind === 'price' && (
          <span className="max-w-[6.25rem] md:max-w-none p-2 md:px-4 rounded bg-marigold text-night font-bold leading-tight text-center">
            {isBookable({ draft }) ? say.calculator.reviewAndBook : say.calculator.review}
          </span>
        )}
      </a>
    </div>
  )
}
