import { itemPages as written } from '#site/itemPages.ts'
import { site } from '#site/site.ts'
import { texts } from '#texts'
import { nearest } from '../domain/places/neighbors.ts'
import { type Counted, type Estimate, rangeWords } from '../domain/prices/price.ts'
import { recordsByLanguage } from '../language/texts.ts'
import { paths, slugIn } from '../routes.ts'
import type { ItemAnswer, ItemsAnswer } from '../shared/forms/answers.ts'
import type { Catalog, Item } from '../sites/schema/item.ts'
import type { ItemPage, TakenItemPage } from '../sites/schema/itemPage.ts'
import type { CurbLine, DropOffSite, DropOffUse, Town } from '../sites/schema/town.ts'
import { quoteOf } from './items.ts'
import { dropOffSites } from './itemTexts.ts'
import { itemPrice } from './pricing.ts'
import { towns } from './siteTexts.ts'

/** The business's item pages; they're part of the calculator, which has their prices. */
export const itemPages: readonly ItemPage[] = site.features.calculator ? written : []

const translated = recordsByLanguage(itemPages, () => texts.itemPages)

/** Those that are in the language of the moment. */
export const itemPagesNow = (): readonly ItemPage[] => translated().filter(({ slug }) => slugIn('itemPage', slug))

const slugs = new Map(itemPages.flatMap(({ slug, items }) => items.map((id) => [id, slug] as const)))

/** Where an item is explained: its page, or its row in the list of all. */
export function itemHref(id: string): string {
  const slug = slugs.get(id)
  return slug && slugIn('itemPage', slug) ? paths.itemPage(slug) : paths.item(id)
}

/** The pages that a page is related to; others where those aren't in the language of the moment. */
export function relatedPages({ slug: own, related }: ItemPage): readonly ItemPage[] {
  const others = itemPagesNow().filter(({ slug }) => slug !== own)
  const close = related.flatMap((slug) => others.find((page) => page.slug === slug) ?? [])
  return [...close, ...others.filter((page) => !close.includes(page))].slice(0, related.length)
}

export type LoadPrice = {
  readonly counted: readonly Counted[]
  readonly estimate: Extract<Estimate, { kind: 'price' }>
  /** The list as addresses have it: `items=sofa`. */
  readonly query: string
}

/** The calculator's price of a load on the ground floor. Throws where there is none; the build checks it. */
export function loadPrice(items: string): LoadPrice {
  const quote = quoteOf({ items })
  if (quote?.estimate.kind !== 'price') throw new Error(`No price for ${items}`)
  return { ...quote, estimate: quote.estimate }
}

/** "$125 to $160": what most people pay for it. */
export const usualWords = ({ usual }: TakenItemPage): string => rangeWords(loadPrice(usual.items).estimate.total)

/** "10%": how much of the truck a load fills. */
export const percentOf = ({ share }: Pick<Estimate, 'share'>): string => `${Math.max(1, Math.round(share * 100))}%`

/** A hauler with a town's contract and the towns it serves; without a name where it isn't certain. */
export type HaulerTowns = { readonly hauler?: string; readonly towns: readonly Town[] }

/** The towns by who collects there: most towns first, those without a certain hauler last. */
export const haulerTowns: readonly HaulerTowns[] = [...new Set(towns().map(({ curb }) => curb?.hauler?.name))]
  .map((hauler) => ({
    ...(hauler && { hauler }),
    towns: towns().filter(({ curb }) => curb?.hauler?.name === hauler),
  }))
  .sort((a, b) => (a.hauler && b.hauler ? b.towns.length - a.towns.length : a.hauler ? -1 : 1))

/** The towns whose rule for one big household item is known, with the rule and since when. */
export const bulkRules = (): readonly { readonly town: Town; readonly line: CurbLine; readonly asOf: string }[] =>
  towns().flatMap((town) => {
    const line = town.curb?.lines.find(({ bulk }) => bulk)
    return line && town.curb?.asOf ? [{ town, line, asOf: town.curb.asOf }] : []
  })

/** Towns that a site's distance is given from. */
const nearTowns = 3

/** The sites that take one kind of thing, each with the nearest of our towns. */
export const sitesFor = (use: DropOffUse) =>
  dropOffSites()
    .filter((one) => one.use === use && !one.towns)
    .map((one: DropOffSite) => ({
      ...one,
      near: one.town
        ? nearest(one.town, towns())
            .filter(({ place }) => place.name !== one.town?.name)
            .slice(0, nearTowns)
        : [],
    }))

/** An item as programs read it, with the calculator's price of one. */
export function itemAnswerOf(item: Item, { categories, disposals }: Catalog, siteUrl: string): ItemAnswer {
  const { id, label: name, category, accepted: taken, first } = item
  const { goes, without, use } = disposals[item.goes]
  const sites = use ? sitesFor(use).map(({ name: place, href }) => (href ? `${place} (${href})` : place)) : []
  const said = {
    id,
    name,
    kind: categories[category],
    taken,
    goes: taken ? goes : [goes, without, sites.join(', ')].filter(Boolean).join(' '),
    ...(first && { first }),
    page: siteUrl + itemHref(id),
  }
  if (!item.accepted) return said
  const { low, high } = itemPrice(item).total
  return { ...said, price: { low: low / 100, high: high / 100 }, cubicFeet: item.cubicFeet, pounds: item.pounds }
}

export const itemsAnswerOf = (catalog: Catalog, siteUrl: string): ItemsAnswer => ({
  currency: site.price.currency,
  truck: { cubicFeet: site.price.cubicFeet, price: { low: site.price.from, high: site.price.to } },
  items: catalog.items.map((item) => itemAnswerOf(item, catalog, siteUrl)),
})
