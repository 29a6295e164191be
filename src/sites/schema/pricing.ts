import { say } from '#words'
import type { PriceAdjustment } from '../../domain/prices/adjustments.ts'
import { dollarsByYard, type PricedItem, type PriceRules, type Range } from '../../domain/prices/price.ts'
import { capital } from '../../domain/text.ts'
import type { Catalog, ItemExtra } from './item.ts'
import type { ExtraId, FirmRules, PriceExtra, PriceTerms, Rung, RungId } from './price.ts'
import type { Site } from './site.ts'

/** What a business charges, by its own data. */
export type Prices = {
  readonly price: Site['price']
  readonly extras: readonly PriceExtra[]
  readonly rungs: readonly Rung[]
  readonly terms: PriceTerms
  readonly firm?: FirmRules | undefined
  readonly adjustments?: readonly PriceAdjustment[]
}

export function extraIn(extras: readonly PriceExtra[], id: ExtraId): PriceExtra {
  const found = extras.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`prices.ts has no extra "${id}"`)
  return found
}

/** What's charged for one; nothing in a business without it. */
const chargeIn = (extras: readonly PriceExtra[], id: ExtraId) =>
  extras.find((one) => one.id === id) ?? { label: '', reason: '', cents: 0 }

const eighths: readonly (readonly [RungId, string])[] = [
  ['eighth', '1/8'],
  ['quarter', '1/4'],
  ['three-eighths', '3/8'],
  ['half', '1/2'],
  ['five-eighths', '5/8'],
  ['three-quarters', '3/4'],
  ['seven-eighths', '7/8'],
  ['full', 'Full'],
]

/**
 * The ladder from the smallest load, a sixteenth of the truck, to the full truck by eighths.
 *
 * @param between prices of one to seven eighths, in dollars; without them, they're what the price by the yard comes to, or on a
 * line from the first to the last, to ten dollars
 */
export function rungsOf(price: Site['price'], between: readonly number[] = []): readonly Rung[] {
  const { from, to, cubicFeet } = price
  // Half a cubic foot belongs to the next rung.
  const feet = (share: number) => Math.ceil(share * cubicFeet - 0.5)
  const dollars = (share: number, at: number) =>
    share === 1
      ? to
      : (between[at] ?? dollarsByYard(price, feet(share)) ?? Math.round((from + (to - from) * share) / 10) * 10)
  return [
    { id: 'minimum', share: 1 / 16, label: '1/16', cubicFeet: feet(1 / 16), cents: from * 100 },
    ...eighths.map(([id, label], at): Rung => {
      const share = (at + 1) / 8
      return { id, share, label, cubicFeet: feet(share), cents: dollars(share, at) * 100 }
    }),
  ]
}

/** What a price is computed by. */
export const priceRulesOf = ({
  price: { from, cubicFeet, callDiscount = 0 },
  extras,
  rungs,
  firm,
  terms,
  adjustments = [],
}: Prices): PriceRules => ({
  rungs,
  firm,
  adjustments,
  spread: terms.spread,
  trip: {
    cubicFeet,
    denseCubicFeet: Math.round(terms.denseShare * cubicFeet),
    pounds: terms.tripPounds,
    tires: terms.tripTires,
  },
  stairs: { ...chargeIn(extras, 'stairs'), label: say.prices.flight, free: terms.freeFlights },
  longCarry: { ...chargeIn(extras, 'long-carry'), feet: terms.carryFeet },
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

/** What an item costs on top of its space, and why. */
export type ItemRange = Range & { readonly reason: string }

/** A structure that has to come down costs its own amount or more, up to what taking any down can cost. */
export function rangeOf({ cents, reason, from }: ItemExtra, extras: readonly PriceExtra[]): ItemRange {
  const teardown = from && extras.find(({ id }) => id === 'teardown-labor')
  const most = (teardown && cents >= teardown.cents && teardown.upToCents) || cents
  return { low: cents, high: Math.max(cents, most), reason: capital(reason) }
}

/** Everything that can be picked, by its id, as prices see it. */
export function pricedItems(
  { items, disposals }: Pick<Catalog, 'items' | 'disposals'>,
  { extras, terms }: Pick<Prices, 'extras' | 'terms'>,
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
          // A load of bags weighs more, but not in one piece.
          heavyPiece: pounds >= terms.heavyPounds && category !== 'bags-boxes',
          ...(item.goes === 'tires' && { isTire: true }),
          ...(item.groundFloor && { groundFloor: true }),
          ...((item.dense || item.groundFloor || item.extra?.from) && { needsLook: true }),
          ...(item.extra && { extra: rangeOf(item.extra, extras) }),
        },
      ]
    }),
  )
}
