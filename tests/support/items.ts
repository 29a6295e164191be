import { catalog as own } from '#site/items.ts'
import { site } from '#site/site.ts'
import { items } from '../../src/business/items.ts'
import { pricedItemsOf, priceWords, quoteFor } from '../../src/business/pricing.ts'
import { inDollars } from '../../src/domain/prices/price.ts'
import type { AcceptedItem, Catalog, Category } from '../../src/sites/schema/item.ts'

// The business's own items, by what they mean for a price. A business without a calculator has none, and nothing asks.

export const ownCatalog = own as Catalog

const all = site.features.calculator ? ownCatalog.items : []

export const takenItems: readonly AcceptedItem[] = all.filter((item) => item.accepted)

type Pick = { readonly id: string; readonly label: string; readonly category: Category; readonly cubicFeet: number }

function pick(what: string, fits: (item: AcceptedItem) => boolean): Pick {
  const found = takenItems.find(fits)
  if (site.features.calculator && !found) throw new Error(`No item that is ${what}`)
  return found ?? { id: '', label: '', category: 'seating', cubicFeet: 1 }
}

const isPlain = ({ extra, cubicFeet }: AcceptedItem) => !extra && cubicFeet >= 30 && cubicFeet < 60

/** A single piece that costs nothing but its space, and fits the truck several times. */
export const plainItem = pick('plain', isPlain)

/** One with an extra of its own, at a fixed price. */
export const extraItem = pick(
  'with an extra',
  ({ extra, pounds }) => extra !== undefined && !extra.from && pounds < 150,
)

/** So heavy that stairs count. */
export const heavyItem = pick(
  'heavy',
  ({ pounds, category, extra, cubicFeet }) =>
    pounds >= 300 && cubicFeet < 100 && category !== 'bags-boxes' && !extra?.from,
)

export const bagItem = pick('a bag', ({ category, cubicFeet }) => category === 'bags-boxes' && cubicFeet < 10)

const refused = all.find((item) => !item.accepted)
export const refusedItem = { id: refused?.id ?? '', label: refused?.label ?? '' }

const lightness = ({ pounds, cubicFeet }: AcceptedItem) => cubicFeet / pounds
/** Of those, the lightest for its size: as many as fill a truck aren't too heavy for it. */
const lightest = takenItems.filter(isPlain).toSorted((one, other) => lightness(other) - lightness(one))[0] ?? plainItem
const fitting = Math.floor(site.price.cubicFeet / lightest.cubicFeet)

/** As much of one item as just fits, in an address, and one more. */
export const fullTruck = `${lightest.id}.${fitting}`
export const moreThanTruck = `${lightest.id}.${fitting + 1}`

export const sizeItems: readonly AcceptedItem[] = takenItems.filter(({ size }) => size)

/** The price of a load in words, as the calculator's title says it. */
export function priceOf(query: string): string {
  const quote = quoteFor(Object.fromEntries(new URLSearchParams(query)), ownCatalog)
  return quote ? priceWords(quote.estimate) : `From ${inDollars(site.price.from)}`
}

export function estimateOf(query: string) {
  const quote = quoteFor(Object.fromEntries(new URLSearchParams(query)), ownCatalog)
  if (quote?.estimate.kind !== 'price') throw new Error(`No price for ${query}`)
  return quote.estimate
}

/** The extra of an item, as its line is labeled. */
export function extraLabel(id: string): string {
  const item = pricedItemsOf(items() ?? ownCatalog).get(id)
  return (item?.accepted && item.extra?.reason) || ''
}
