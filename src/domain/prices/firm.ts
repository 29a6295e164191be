// A firm price: what somebody pays for a short list that's set out, to the dollar.
import type { PlaceFacts } from '../items/itemList.ts'
import type { AreaAnswer } from '../places/zipArea.ts'
import { adjustmentLines, adjustmentsFor, withLines } from './adjustments.ts'
import { type Counted, estimate, type PriceRules } from './price.ts'
import type { PriceLine } from './quoted.ts'

export const firmBreaks = ['item', 'more', 'stairs'] as const

/** Where it is, as far as somebody said so. */
type Whereabouts = PlaceFacts & {
  readonly area?: AreaAnswer['kind'] | '' | undefined
  readonly spot?: string | undefined
}

type FirmPrice = { readonly cents: number; readonly lines: readonly PriceLine[] }

/**
 * What a list costs without anybody looking at it first, in integer cents of whole dollars: within the calculator's range. The
 * lines are what the day or a code changes, and `cents` has them.
 * Undefined where there's no such price: a business without any, something that needs a look, too much, stairs, a long carry,
 * inside, or outside the towns that we serve.
 */
export function firmPrice(load: readonly Counted[], where: Whereabouts, rules: PriceRules): FirmPrice | undefined {
  const { firm } = rules
  const priced = estimate(load, where, { ...rules, adjustments: [] })
  const { area, spot, flights, far } = where
  if (!firm || priced.kind !== 'price' || flights > 0 || far || (area && area !== 'yes')) return undefined
  if (spot === 'inside' || priced.cubicFeet > firm.cubicFeet) return undefined
  const isSimple = load.every(
    ({ item }) =>
      item.accepted && !item.needsLook && item.extra?.low === item.extra?.high && item.pounds <= firm.pounds,
  )
  if (!isSimple || load.reduce((pieces, { count }) => pieces + count, 0) > firm.pieces) return undefined
  const { low, high } = priced.total
  const dollars = Math.round((low + ((high - low) * firm.percent) / 100) / 100)
  const cents = Math.min(Math.max(dollars * 100, low), high)
  const lines = adjustmentLines(adjustmentsFor(rules.adjustments, where), cents)
  return { cents: withLines(cents, lines), lines }
}
