import { extras, rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import type { ItemNames } from '../domain/items/itemNames.ts'
import type { PricedItem, PriceRules } from '../domain/prices/price.ts'
import { TRUCK_CUBIC_FEET } from '../domain/prices/truckload.ts'
import { capital } from '../domain/text.ts'
import type { Catalog, ItemExtra } from '../sites/schema/item.ts'
import { discountOffer } from '../sites/schema/phrases.ts'
import type { ExtraId } from '../sites/schema/price.ts'

const extra = (id: ExtraId) => {
  const found = extras.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No extra named ${id}`)
  return found
}

const teardown = extra('teardown-labor')

/** A trip's limits and the spread are proposals, to be confirmed by the owner. */
export const priceRules: PriceRules = {
  rungs,
  spread: { below: 10, above: 15 },
  trip: { cubicFeet: TRUCK_CUBIC_FEET, denseCubicFeet: 51, pounds: 4500 },
  stairs: { ...extra('stairs'), label: 'Extra flight of stairs' },
  longCarry: extra('long-carry'),
  // Whether the discount holds for the smallest price too is the owner's to say; until then it never goes below that.
  callDiscount: {
    cents: site.price.callDiscount * 100,
    fromCents: (site.price.from + site.price.callDiscount) * 100,
  },
  possible: extras.map(({ id, label, unit, reason, cents, upToCents = cents }) => ({
    id,
    label,
    unit,
    reason,
    low: cents,
    high: upToCents,
  })),
}

/** "$25 off loads of $124 or more": the discount is named in no other words, so that its terms are always there. */
export const callDiscountOffer: string = discountOffer(site.price)

/** The same as a sentence, next to a price that has extras. */
export const callDiscountTerms = `Call to book and get ${callDiscountOffer}, before extras.`

/** A business's items with what people call them, as scripts fetch them. */
export type ItemFile = Catalog & { readonly names: ItemNames }

/** Items with the same extra, in their own order. */
type ItemExtras = ItemExtra & { readonly labels: readonly string[] }

/** Every extra that an item has of its own, with all items that have it. */
export function itemExtras({ items }: Catalog): readonly ItemExtras[] {
  const found = new Map<string, ItemExtras>()
  for (const item of items) {
    if (!item.accepted || !item.extra) continue
    const key = JSON.stringify(item.extra)
    found.set(key, { ...item.extra, labels: [...(found.get(key)?.labels ?? []), item.label] })
  }
  return [...found.values()]
}

/** From here on a single piece is slow on stairs. A load of bags weighs more, but not in one piece. */
const heavyPounds = 150

/** A structure that has to come down costs its own amount or more, up to what taking any down can cost. */
const rangeOf = ({ cents, reason, from }: ItemExtra) => {
  const most = from && cents >= teardown.cents ? (teardown.upToCents ?? cents) : cents
  return { low: cents, high: Math.max(cents, most), reason: capital(reason) }
}

/** Everything that can be picked, by its id, as prices see it. */
export const pricedItemsOf = ({ items, disposals }: Catalog): ReadonlyMap<string, PricedItem> =>
  new Map(
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
          ...(item.extra && { extra: rangeOf(item.extra) }),
        },
      ]
    }),
  )
