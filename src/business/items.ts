import { itemPages } from '#site/itemPages.ts'
import { catalog } from '#site/items.ts'
import { site } from '#site/site.ts'
import { texts } from '#texts'
import type { IsKnown } from '../domain/items/itemList.ts'
import { itemNames } from '../domain/items/itemNames.ts'
import type { AreaAnswer } from '../domain/places/zipArea.ts'
import { dataByLanguage } from '../language/texts.ts'
import { paths, slugIn } from '../routes.ts'
import type { Catalog } from '../sites/schema/item.ts'
import { type CatalogTexts, translatedCatalog } from '../sites/schema/translation.ts'
import { guidesNow } from './guides.ts'
import { presets } from './itemTexts.ts'
import { type ItemFile, itemsById, type Quote, quoteFor } from './pricing.ts'

/** Slugs of the pages that the language of the moment has, by their items. */
const pagesNow = () =>
  Object.fromEntries(
    itemPages.flatMap(({ slug, items }) => (slugIn('itemPage', slug) ? items.map((id) => [id, slug]) : [])),
  )

const fileOf = (own: Catalog): ItemFile => ({
  ...own,
  get names() {
    return itemNames()
  },
  pages: pagesNow(),
  presets: presets(),
  get guides() {
    return guidesNow().map(({ slug, heading: label, searches }) => ({ href: paths.guide(slug), label, searches }))
  },
})

/** The business's items with what people call them; undefined where it has no calculator. */
export const items = dataByLanguage(
  site.features.calculator && catalog ? fileOf(catalog) : undefined,
  (file, texts: CatalogTexts) => file && fileOf(translatedCatalog(file, texts)),
  () => texts.catalog,
)

/** Two of them as a list, for examples; empty without a calculator. */
export const exampleList = (): string =>
  (items()?.items ?? [])
    .flatMap(({ id, accepted }) => (accepted ? [id] : []))
    .slice(0, 2)
    .join('_')

/** Tells the business's items from what only looks like one. */
export const knownItems = (): IsKnown => (id) => itemsById(items()?.items ?? []).has(id)

export function quoteOf(values: Readonly<Record<string, string>>, area?: AreaAnswer['kind']): Quote | undefined {
  const file = items()
  return file && values.items ? quoteFor(values, file, area) : undefined
}
