import { extras, rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import type { ItemNames } from '../domain/items/itemNames.ts'
import type { PricedItem, PriceRules, Range } from '../domain/prices/price.ts'
import { spaceRange } from '../domain/prices/price.ts'
import { dollars, rangeWords } from '../domain/prices/words.ts'
import type { AcceptedItem, Catalog, ItemExtra } from '../sites/schema/item.ts'
import { discountOffer, discountSentence } from '../sites/schema/phrases.ts'
import type { ItemRange } from '../sites/schema/pricing.ts'
import { pricedItems, priceRulesOf, rangeOf } from '../sites/schema/pricing.ts'

export const priceRules: PriceRules = priceRulesOf({ price: site.price, extras, rungs })

/**
 * What so many cubic feet in the truck cost: "From $95" for the smallest load, "Up to $950" for a full truck, and the price
 * calculator's range between: "$240 to $310".
 */
export function spaceWords(cubicFeet: number): string {
  const range = spaceRange(cubicFeet, priceRules)
  if (range.low === site.price.from * 100) return `From ${dollars(range.low)}`
  return range.high === site.price.to * 100 && cubicFeet >= priceRules.trip.cubicFeet
    ? `Up to ${dollars(range.high)}`
    : rangeWords(range)
}

/** The price of one item by itself: its space, its own extra and both, as in the price calculator. */
export function itemPrice({ cubicFeet, extra }: AcceptedItem): { space: Range; extra?: ItemRange; total: Range } {
  const space = spaceRange(cubicFeet, priceRules)
  if (!extra) return { space, total: space }
  const added = rangeOf(extra, extras)
  return { space, extra: added, total: { low: space.low + added.low, high: space.high + added.high } }
}

/**
 * "$25 off loads of $124 or more, before extras": the discount is named in no other words, so its terms are always there.
 * Undefined for a business that gives none.
 */
export const callDiscountOffer = (): string | undefined => discountOffer(site.price)

/** The same as a sentence, next to a price; empty for a business that gives none. */
export const callDiscountTerms = (): string => discountSentence(site.price)

/** A business's items with what people call them, their pages and the ZIP codes it serves, as scripts fetch them. */
export type ItemFile = Catalog & {
  readonly names: ItemNames
  readonly zips: readonly string[]
  /** Slugs of the pages that items are on, by the item's id. */
  readonly pages: Readonly<Record<string, string>>
}

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

/** Everything that can be picked, by its id, as prices see it. */
export const pricedItemsOf = (catalog: Catalog): ReadonlyMap<string, PricedItem> => pricedItems(catalog, extras)
