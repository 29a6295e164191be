import { say } from '#words'
import type { PricedItem, PriceRules, Range } from '../../domain/prices/price.ts'
import { TRUCK_CUBIC_FEET } from '../../domain/prices/truckload.ts'
import { capital } from '../../domain/text.ts'
import type { Catalog, ItemExtra } from './item.ts'
import type { ExtraId, FirmRules, PriceExtra, Rung } from './price.ts'
import type { Site } from './site.ts'

/** What a business charges, by its own data. */
export type Prices = {
  readonly price: Site['price']
  readonly extras: readonly PriceExtra[]
  readonly rungs: readonly Rung[]
  readonly firm?: FirmRules | undefined
}

export function extraIn(extras: readonly PriceExtra[], id: ExtraId): PriceExtra {
  const found = extras.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No extra named ${id}`)
  return found
}

/** Tires in one trip: some states want haulers of more to register. */
export const tripTires = 20

/** What a price is computed by. A trip's limits and the spread are proposals, to be confirmed by the owner. */
export const priceRulesOf = ({ price: { from, callDiscount = 0 }, extras, rungs, firm }: Prices): PriceRules => ({
  rungs,
  firm,
  spread: { below: 10, above: 15 },
  trip: { cubicFeet: TRUCK_CUBIC_FEET, denseCubicFeet: 51, pounds: 4500, tires: tripTires },
  stairs: { ...extraIn(extras, 'stairs'), label: say.prices.flight },
  longCarry: extraIn(extras, 'long-carry'),
  // Whether the discount holds for the smallest price too is the owner's to say; until then it never goes below that.
  callDiscount: { cents: callDiscount * 100, fromCents: (from + callDiscount) * 100 },
  possible: extras.map(({ id, label, unit, reason, cents, upToCents = cents }) => ({
    id,
    label,
    unit,
    reason,
    low: cents,
    high: upToCents,
  })),
})

/** From here on a single piece is slow on stairs. A load of bags weighs more, but not in one piece. */
const heavyPounds = 150

/** What an item costs on top of its space, and why. */
export type ItemRange = Range & { readonly reason: string }

/** A structure that has to come down costs its own amount or more, up to what taking any down can cost. */
export function rangeOf({ cents, reason, from }: ItemExtra, extras: readonly PriceExtra[]): ItemRange {
  const { cents: least, upToCents } = extraIn(extras, 'teardown-labor')
  const most = from && cents >= least ? (upToCents ?? cents) : cents
  return { low: cents, high: Math.max(cents, most), reason: capital(reason) }
}

/** Everything that can be picked, by its id, as prices see it. */
export function pricedItems(
  { items, disposals }: Pick<Catalog, 'items' | 'disposals'>,
  extras: readonly PriceExtra[],
): ReadonlyMap<string, PricedItem> {
  return new Map(
    items.map((item): [string, PricedItem] => {
      const { id, label } = item
      if (!item.accepted) return [id, { label, accepted: false, reason: disposals[item.goes].goes }]
      const { cubicFeet, pounds, category } = item
      return [
        id,
        {
          label,
          accepted: true,
          cubicFeet,
          pounds,
          dense: item.dense ?? false,
          heavyPiece: pounds >= heavyPounds && category !== 'bags-boxes',
          ...(item.goes === 'tires' && { isTire: true }),
          ...(item.groundFloor && { groundFloor: true }),
          ...((item.dense || item.groundFloor || item.extra?.from) && { needsLook: true }),
          ...(item.extra && { extra: rangeOf(item.extra, extras) }),
        },
      ]
    }),
  )
}
