import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { windowHours } from '#site/calendar.ts'
import { dropOffSites } from '#site/dropOffSites.ts'
import { questionGroups } from '#site/faq.ts'
import { catalog } from '#site/items.ts'
import { permitRules } from '#site/permits.ts'
import { extras, rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { filesUnder } from '../../scripts/build/files.ts'
import { dollars } from '../../src/business/money.ts'
import { posts } from '../../src/business/posts.ts'
import { priceRules } from '../../src/business/pricing.ts'
import { spokenTime } from '../../src/domain/calendar/localTime.ts'
import { milesBetween, milesLabel } from '../../src/domain/places/neighbors.ts'
import { TRUCK_CUBIC_FEET } from '../../src/domain/prices/truckload.ts'
import type { Catalog, Item } from '../../src/sites/schema/item.ts'
import { discountOffer, guidePricesOf } from '../../src/sites/schema/phrases.ts'
import type { Fact } from '../../src/sites/schema/texts.ts'
import { figure, figuresIn } from './figures.ts'

/** Without the calculator a business has no list of items. */
const listed: Catalog | undefined = catalog

const items: readonly Item[] = listed?.items ?? []

/** The business's list of figures that are knowledge; absent where its texts print none. */
const factsFile = resolve('.site/facts.ts')
const facts: readonly Fact[] = existsSync(factsFile) ? (await import(pathToFileURL(factsFile).href)).facts : []

/** Lists of items that the business's texts ask a price of, read from where they're written: `sofa_loveseat`. */
function pricedLists(): readonly string[] {
  const known = new Set(items.filter(({ accepted }) => accepted).map(({ id }) => id))
  const isList = (text: string) => text.split('_').every((part) => known.has(part.replace(/\.\d+$/, '')))
  const sources = filesUnder(resolve('.site/'), ['.'], /\.(?:ts|md)$/).filter(
    (file) => !/\/(?:items|presets)\.ts$/.test(file),
  )
  const written = sources.flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=['\s])[a-z0-9][a-z0-9._-]*(?=['}])/g) ?? [],
  )
  return [...new Set(written)].filter(isList)
}

function prices(): readonly string[] {
  const { from, to, callDiscount } = site.price
  const { addedPrice, guidePrice, spacePrice } = guidePricesOf({ items, extras, rungs })
  const cents = [
    ...rungs.map((rung) => rung.cents),
    ...extras.flatMap(({ cents, upToCents = cents }) => [cents, upToCents]),
    ...items.flatMap((item) => (item.accepted && item.extra ? [item.extra.cents] : [])),
    ...[from, to, callDiscount].map((amount) => amount * 100),
  ]
  const lists = pricedLists().flatMap((list) => [addedPrice(list), guidePrice(list), spacePrice(list)])
  return [
    ...cents.map((amount) => dollars(amount)),
    ...lists,
    ...figuresIn(discountOffer(site.price)).map((one) => one.slice(6)),
  ]
}

function hours(): readonly string[] {
  const { pickup, phones } = site.hours
  const times = [...pickup, ...(phones ? [phones] : [])].flatMap(({ opens, closes }) => [opens, closes])
  return [...times.map((time) => spokenTime(time)), spokenTime(site.sameDayUntilHour * 60)]
}

/** Whole miles as they're shown; only between our own towns. */
const distances = (): readonly string[] =>
  towns.flatMap((one) =>
    towns.flatMap((other) =>
      figuresIn(`${milesLabel(milesBetween(one, other))}, ${Math.round(milesBetween(one, other))} miles`),
    ),
  )

/** Records that pages print as they are. */
function records(): readonly string[] {
  return [
    ...Object.values(site.claims ?? {}).map((claim) =>
      typeof claim === 'string' ? claim : `${claim.value} ${claim.count}`,
    ),
    ...(site.claims ? [`${site.claims.years} years`] : []),
    ...[site.phone.label, site.address.street, site.hours.phone, `${site.area.example.zip}`],
    ...rungs.map(({ label, cubicFeet }) => `${label} ${cubicFeet} cubic feet`),
    ...extras.flatMap(({ label, unit, reason }) => [label, unit, reason]),
    ...items.flatMap((item) => [item.label, ...(item.accepted ? [`${item.pounds} pounds`] : [])]),
    ...Object.values(listed?.disposals ?? {}).flatMap(({ goes, ban }) => [
      goes,
      ban && ban !== 'none' ? String(ban.since) : '',
    ]),
    ...dropOffSites.flatMap(({ name, note }) => [name, note]),
    ...(permitRules ? [permitRules.decides, permitRules.county?.rule ?? '', permitRules.dig] : []),
    ...towns.flatMap(({ curb, zips }) => [curb?.asOf ?? '', `${zips.length} ZIP codes`]),
    ...questionGroups.map(({ questions }) => `${questions.length} questions`),
    ...[`${items.length}`, `${towns.length} towns`, `${towns.length} suburbs`, `${towns.length}`],
    ...[`${windowHours} hours`, `${TRUCK_CUBIC_FEET / 27} cubic yards`, `${TRUCK_CUBIC_FEET} cubic feet`],
    ...[`${priceRules.trip.pounds.toLocaleString('en-US')} pounds`],
    ...posts.map(({ minutes, words }) => `${minutes} minutes ${words}`),
    ...facts.map((fact) => fact.figure),
  ]
}

const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))

/** Every figure that a page may print, as `figuresIn` writes them; a town's own page has that town's ZIP codes only. */
export function knownFigures(path: string): ReadonlySet<string> {
  const own = towns.filter(({ slug }) => path === `/service-areas/${slug}`)
  const zips = (own.length > 0 ? own : towns).flatMap(({ zips, boxZips = [], sharedZips = [] }) => [
    ...zips,
    ...boxZips,
    ...sharedZips.map(({ zip }) => zip),
  ])
  const counties = [...site.area.counties.map(({ name }) => name), ...towns.flatMap((town) => town.counties)]
  return new Set([
    ...prices().map((value) => figure('price', value)),
    ...hours().map((value) => figure('hour', value)),
    ...distances(),
    ...zips.map((zip) => figure('zip', zip)),
    ...counties.map((county) => figure('county', `${county} County`)),
    ...posts.flatMap(({ published, updated }) => [published, updated].map((date) => figure('date', longDate(date)))),
    ...records().flatMap(figuresIn),
  ])
}
