import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { dropOffSites } from '#site/dropOffSites.ts'
import { guides } from '#site/guides.ts'
import { testimonials } from '#site/home.ts'
import { catalog } from '#site/items.ts'
import { jobs } from '#site/jobs.ts'
import { permitRules } from '#site/permits.ts'
import { presets } from '#site/presets.ts'
import { extras, rungs, terms } from '#site/prices.ts'
import { moreReviews } from '#site/reviews.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { filesUnder } from '../../scripts/build/files.ts'
import { itemPages, loadPrice, percentOf } from '../../src/business/itemPages.ts'
import { itemPrice } from '../../src/business/pricing.ts'
import { spokenTime } from '../../src/domain/calendar/localTime.ts'
import { dollars, rangeWords } from '../../src/domain/prices/price.ts'
import type { Catalog, Item } from '../../src/sites/schema/item.ts'
import type { Fact } from '../../src/sites/schema/itemPage.ts'
import { discountSentence, guidePricesOf } from '../../src/sites/schema/phrases.ts'

/** Kinds of figures that a business is held to, the most special first: what one has taken is no longer there for the next. */
const kinds = {
  phone: /\(\d{3}\) \d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b[2-9]11\b/g,
  // Both ends of one price, which no other price's end may take.
  range: /\$\d{1,3}(?:,\d{3})* to \$\d{1,3}(?:,\d{3})*/g,
  price: /\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?/g,
  hour: /\b\d{1,2}(?::\d\d)? (?:[AP]M\b|to (?=\d{1,2}(?::\d\d)? [AP]M\b))|\b\d{1,2}:\d\d\b/g,
  percent: /\b\d+(?:\.\d+)? ?%/g,
} as const

type Kind = keyof typeof kinds

/** Writes what means the same in the same way: "8 to" and "8". */
const normal: Partial<Record<Kind, (value: string) => string>> = {
  phone: (value) => value.replace(/\D/g, ''),
  hour: (value) => value.replace(/ (?:to )?$/, ''),
  percent: (value) => value.replace(' ', ''),
}

/** Figures of a text by kind, as `kind value`, each once. */
export function figuresIn(text: string): readonly string[] {
  const found = new Set<string>()
  let rest = text.replace(/[\u00a0\u202f]/g, ' ')
  for (const kind of Object.keys(kinds) as Kind[])
    rest = rest.replace(kinds[kind], (match) => {
      found.add(`${kind} ${normal[kind]?.(match) ?? match}`)
      return ' … '
    })
  return [...found]
}

/** Without the calculator a business has no list of items. */
const listed: Catalog | undefined = catalog
const items: readonly Item[] = listed?.items ?? []
const accepted = items.filter((item) => item.accepted)

/** Figures that are knowledge; absent where a business's texts print none. */
const factsFile = resolve('.site/facts.ts')
const facts: readonly Fact[] = existsSync(factsFile) ? (await import(factsFile)).facts : []

function prices(): readonly string[] {
  const { addedPrice, extraPrice, guidePrice, guideRange, rungPrice, spacePrice } = guidePricesOf({
    catalog: listed,
    price: site.price,
    extras,
    rungs,
    terms,
  })
  const cents = [
    ...[...rungs, ...extras, ...accepted.flatMap(({ extra }) => extra ?? [])].map((one) => one.cents),
    ...extras.flatMap(({ upToCents }) => upToCents ?? []),
    ...[site.price.from, site.price.to].map((amount) => amount * 100),
    ...[...testimonials, ...moreReviews, ...jobs].flatMap(({ paid = [] }) => paid).map((amount) => amount * 100),
    // A picture for sharing says what an item costs at least.
    ...itemPages
      .flatMap((page) => (page.accepted ? [page.usual, ...page.sizes] : []))
      .map(({ items: list }) => guideRange(list).low),
  ]
  // Texts ask the price of lists of items, like `sofa_loveseat`.
  const isList = (text: string) =>
    text.split('_').every((part) => accepted.some(({ id }) => id === part.replace(/\.\d+$/, '')))
  const written = filesUnder(resolve('.site/'), ['.'], /(?<!\/items|\/presets)\.(?:ts|md)$/).flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=['\s])[a-z0-9][a-z0-9._-]*(?=['}])/g) ?? [],
  )
  const lists = written.filter(isList).flatMap((list) => [addedPrice(list), guidePrice(list), spacePrice(list)])
  const ranges = [
    { low: site.price.from * 100, high: site.price.to * 100 },
    ...accepted.map((item) => itemPrice(item)).flatMap(({ space, extra, total }) => [space, extra ?? space, total]),
    ...extras.map(({ cents, upToCents = cents }) => ({ low: cents, high: upToCents })),
    ...presets.map(({ items: list }) => guideRange(list)),
  ]
  return [
    ...cents.map((amount) => dollars(amount)),
    ...ranges.map(rangeWords),
    ...rungs.map(({ id }) => rungPrice(id)),
    ...lists,
    ...services.map(({ cost }) => `${rangeWords(cost)}, ${dollars(cost.low)}`),
    `${extraPrice('tv-small')} to ${extraPrice('tv-large')}`,
    discountSentence(site.price),
  ]
}

const hours = [...site.hours.pickup, ...(site.hours.phones ? [site.hours.phones] : [])]

/** What the pages of items and guides say of each load: share of the truck and price. */
const pagedLoads = [
  ...itemPages.flatMap((page) => (page.accepted ? [page.usual, ...page.sizes] : [])),
  ...guides.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'prices' ? part.loads : []))),
]
  .map(({ items: list }) => loadPrice(list).estimate)
  .map((one) => `${percentOf(one)}, ${rangeWords(one.total)}`)

/** What the business's records say, in the words of pages. */
const records: readonly string[] = [
  ...prices(),
  ...[...hours.flatMap(({ opens, closes }) => [opens, closes]), site.sameDayUntilHour * 60].map(spokenTime),
  // Structured data has them as they're typed, and a closed day from midnight to midnight.
  ...hours.flatMap(({ opens, closes }) => [opens, closes, '00:00']),
  JSON.stringify([site.claims, site.phone.label, site.hours.phone]),
  JSON.stringify([extras, rungs, items.map(({ label }) => label), listed?.disposals, dropOffSites, permitRules]),
  JSON.stringify(towns.map(({ curb, permit }) => [curb, permit?.phone])),
  ...[...facts, ...[...itemPages, ...guides].flatMap((page) => page.facts ?? [])].map((fact) => fact.figure),
  ...pagedLoads,
]

/** Every figure that a page may print, as `figuresIn` writes them. */
export const knownFigures: ReadonlySet<string> = new Set(records.flatMap(figuresIn))
