import { adjustments, extras as en, firm, rungs, terms } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { texts } from '#texts'
import { say } from '#words'
import { formatLoad, loadFields, readLoad } from '../domain/items/itemList.ts'
import type { ItemNames } from '../domain/items/itemNames.ts'
import type { GuideLink } from '../domain/items/itemSearch.ts'
import type { AreaAnswer } from '../domain/places/zipArea.ts'
import type { PriceAdjustment } from '../domain/prices/adjustments.ts'
import { firmPrice } from '../domain/prices/firm.ts'
import {
  type Counted,
  counted,
  dollars,
  type Estimate,
  estimate,
  type PricedItem,
  type PriceRules,
  type ProjectReason,
  type Range,
  rangeWords,
  spaceRange,
} from '../domain/prices/price.ts'
import type { PriceLine } from '../domain/prices/quoted.ts'
import { dataByLanguage } from '../language/texts.ts'
import type { AcceptedItem, Catalog, Item, ItemExtra } from '../sites/schema/item.ts'
import { discountOffer, discountSentence } from '../sites/schema/phrases.ts'
import type { PriceExtra } from '../sites/schema/price.ts'
import { type ItemRange, pricedItems, priceRulesOf, rangeOf } from '../sites/schema/pricing.ts'
import type { Preset } from '../sites/schema/texts.ts'
import { translatedExtras } from '../sites/schema/translation.ts'
import { hasDatedPrices } from './codes.ts'

export const extras = dataByLanguage(en, translatedExtras, () => texts.extras)

/** What days and codes change, in the words of the language of the moment. */
const adjustmentsNow = () => {
  const said = texts.adjustments?.()
  return said ? adjustments.map((one) => ({ ...one, words: said[one.id] ?? one.words })) : adjustments
}

const rules = (): PriceRules =>
  priceRulesOf({ price: site.price, extras: extras(), rungs, firm, terms, adjustments: adjustmentsNow() })

export const priceRules = dataByLanguage(rules(), rules, () => texts.extras)

/** Rules with one coupon: a browser knows no other than that of its page's address. */
export const rulesWith = (coupon: PriceAdjustment | undefined): PriceRules => {
  const rules = priceRules()
  return { ...rules, adjustments: [...rules.adjustments.filter(({ code }) => !code), ...(coupon ? [coupon] : [])] }
}

/** Which facts about a place change a price: the business charges for them. Nobody is asked for any other. */
export const chargedFor = {
  flights: en.some(({ id }) => id === 'stairs'),
  carry: en.some(({ id }) => id === 'long-carry'),
} as const

/**
 * What so many cubic feet in the truck cost: "From $95" for the smallest load, "Up to $950" for a full truck, and the price
 * calculator's range between: "$240 to $310".
 */
export function spaceWords(cubicFeet: number): string {
  const range = spaceRange(cubicFeet, priceRules())
  if (range.low === site.price.from * 100) return say.prices.from(dollars(range.low))
  return range.high === site.price.to * 100 && cubicFeet >= priceRules().trip.cubicFeet
    ? say.prices.upTo(dollars(range.high))
    : rangeWords(range)
}

/** The price of one item by itself: its space, its own extra and both, as in the price calculator. */
export function itemPrice({ cubicFeet, extra }: AcceptedItem): { space: Range; extra?: ItemRange; total: Range } {
  const space = spaceRange(cubicFeet, priceRules())
  if (!extra) return { space, total: space }
  const added = rangeOf(extra, en)
  return { space, extra: added, total: { low: space.low + added.low, high: space.high + added.high } }
}

/**
 * "$25 off loads of $124 or more, before extras": the discount is named in no other words, so its terms are always there.
 * Undefined for a business that gives none.
 */
export const callDiscountOffer = (): string | undefined => discountOffer(site.price)

/** The discount as a sentence, next to a price; empty for a business that gives none. */
export const callDiscountTerms = (): string => discountSentence(site.price)

/** A business's items with what people call them, common loads of them, their pages and guides, as scripts fetch them. */
export type ItemFile = Catalog & {
  readonly presets: readonly Preset[]
  readonly names: ItemNames
  /** Slugs of the pages that items are on, by the item's id. */
  readonly pages: Readonly<Record<string, string>>
  readonly guides: readonly GuideLink[]
}

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

export const pricedItemsOf = (catalog: Pick<Catalog, 'items' | 'disposals'>): ReadonlyMap<string, PricedItem> =>
  pricedItems(catalog, { extras: en, terms })

/** "$35", or "$2 to $3" where we know only after a look. */
export const extraAmount = ({ cents, upToCents }: Pick<PriceExtra, 'cents' | 'upToCents'>): string =>
  rangeWords({ low: cents, high: upToCents ?? cents })

/** "From $95": the smallest load. */
export const fromPrice = (): string => say.prices.from(dollars(site.price.from * 100))

/**
 * What a service's example costs, on a tag: "From $95" for what's about the business's own smallest load, otherwise
 * "Usually $425 to $650".
 */
export const costWords = (cost: Range): string =>
  cost.low === site.price.from * 100 ? fromPrice() : say.prices.usually(rangeWords(cost))

/** A list from the price calculator with its price, as the calculator shows it. */
export type Quote = {
  readonly counted: readonly Counted[]
  readonly estimate: Estimate
  /** The list in its canonical short form, for addresses. */
  readonly query: string
  /** Its firm price, in cents: undefined where there's none. */
  readonly firm: number | undefined
  /** What of that the day or a code changes. */
  readonly firmLines: readonly PriceLine[]
}

const indexes = new WeakMap<Catalog['items'], ReadonlyMap<string, Item>>()

/** Items by their ids: made once for each catalog, since a booking looks up a few of hundreds. */
export function itemsById(items: Catalog['items']): ReadonlyMap<string, Item> {
  const known = indexes.get(items)
  if (known) return known
  const index = new Map<string, Item>()
  for (const item of items) index.set(item.id, item)
  indexes.set(items, index)
  return index
}

/** The price of the list in some answers; undefined without one. `area`: what its place is for us, where that's known. */
export function quoteFor(
  answers: Readonly<Record<string, string>>,
  { items, disposals }: Catalog,
  area?: AreaAnswer['kind'],
): Quote | undefined {
  const known = itemsById(items)
  const named = [...new Set(answers.items?.split(/[_.]/))]
  // All others have a price that nobody asks for.
  const pricedItems = pricedItemsOf({ disposals, items: named.flatMap((id) => known.get(id) ?? []) })
  const carried = new URLSearchParams(
    (hasDatedPrices ? [...loadFields, 'slot'] : loadFields).map((name) => [name, answers[name] ?? '']),
  )
  const load = readLoad(carried, (id) => pricedItems.has(id))
  const list = counted(load.list, pricedItems)
  if (list.length === 0) return undefined
  const firm = firmPrice(list, { ...load.place, area, spot: answers.spot }, priceRules())
  return {
    counted: list,
    estimate: estimate(list, load.place, priceRules()),
    query: formatLoad(load),
    firm: firm?.cents,
    firmLines: firm?.lines ?? [],
  }
}

export const projectWords = (reason: ProjectReason): string => say.prices.project(priceRules().trip.tires ?? 0)[reason]

/** The price in a few words, as stored and sent: "$125 to $160". Empty for an empty list. */
export function priceWords(estimate: Estimate): string {
  if (estimate.kind === 'empty') return ''
  return estimate.kind === 'price' ? rangeWords(estimate.total) : say.prices.projectPrice(projectWords(estimate.reason))
}

/** The price for somebody who may still book by phone: "$125 to $160, or $100 to $135 booked by phone" where the discount holds. */
export function quoteWords(estimate: Estimate): string {
  const words = priceWords(estimate)
  if (estimate.kind !== 'price' || !estimate.callDiscount) return words
  const { total, callDiscount } = estimate
  const called = rangeWords({ low: total.low - callDiscount, high: total.high - callDiscount })
  return say.prices.byPhone(words, called)
}
