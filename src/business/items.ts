import { itemPages } from '#site/itemPages.ts'
import { catalog } from '#site/items.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { IsKnown } from '../domain/items/itemList.ts'
import { itemNames } from '../domain/items/itemNames.ts'
import type { ItemFile } from './pricing.ts'
import { pricedItemsOf } from './pricing.ts'
import type { Quote } from './quote.ts'
import { quoteFor } from './quote.ts'

/** Where somebody may book: a ZIP that reaches into a town too. */
const zips = towns.flatMap(({ zips, boxZips = [], sharedZips = [] }) => [
  ...zips,
  ...boxZips,
  ...sharedZips.map(({ zip }) => zip),
])

const pages = Object.fromEntries(itemPages.flatMap(({ slug, items }) => items.map((id) => [id, slug])))

/** The business's items with what people call them; undefined where it has no calculator. */
export const items: ItemFile | undefined =
  site.features.calculator && catalog
    ? {
        ...catalog,
        get names() {
          return itemNames()
        },
        zips,
        pages,
      }
    : undefined

/** Two of them as a list, for examples; empty without a calculator. */
export const exampleList = (): string =>
  (items?.items ?? [])
    .flatMap(({ id, accepted }) => (accepted ? [id] : []))
    .slice(0, 2)
    .join('_')

/** Tells the business's items from what only looks like one. */
export function knownItems(): IsKnown {
  const known = items && pricedItemsOf(items)
  return (id) => known?.has(id) === true
}

/** The price of the list in a request's values, if there is one. */
export const quoteOf = (values: Readonly<Record<string, string>>): Quote | undefined =>
  items && values.items ? quoteFor(values, items) : undefined
