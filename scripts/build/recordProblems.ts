import { windowsOn } from '../../src/domain/calendar/slots.ts'
import { milesBetween } from '../../src/domain/places/neighbors.ts'
import { inDollars } from '../../src/domain/prices/price.ts'
import type { Collection } from '../../src/routes.ts'
import type { SiteFiles } from '../../src/sites/schema/files.ts'
import type { Guide } from '../../src/sites/schema/guide.ts'
import type { Catalog } from '../../src/sites/schema/item.ts'
import { type ItemPage, ownWords } from '../../src/sites/schema/itemPage.ts'
import { guidePricesOf } from '../../src/sites/schema/phrases.ts'
import type { Service } from '../../src/sites/schema/service.ts'
import type { Site } from '../../src/sites/schema/site.ts'
import type { Curb, Town } from '../../src/sites/schema/town.ts'
import type { Files } from './contentFiles.ts'
import { unknownCounties } from './map/counties.ts'
import { strangeZips, wordingProblems } from './ownWording.ts'

/** A name, and the place of the field that has it. */
type Named = readonly [name: string, place: string]

/** What a list's records have in a field, as far as they have it. */
const named = <Key extends string>(
  records: readonly Readonly<Partial<Record<Key, unknown>>>[],
  list: string,
  key: Key,
): Named[] =>
  records.flatMap(({ [key]: name }, at) => (typeof name === 'string' && name ? [[name, `${list}.${at}.${key}`]] : []))

const names = (list: readonly string[], field: string) => list.map((name, at): Named => [name, `${field}.${at}`])

const twice = (named: readonly Named[], what: string): string[] =>
  named.flatMap(([name, place], at) =>
    named.findIndex(([other]) => other === name) < at ? [`${place}: another ${what} has "${name}"`] : [],
  )

const unknown = (named: readonly Named[], known: readonly string[]): string[] =>
  named.flatMap(([name, place]) =>
    known.includes(name) ? [] : [`${place}: "${name}" does not exist; there are: ${known.join(', ') || 'none'}`],
  )

/** Items of lists like `sofa_loveseat.2` that the catalog doesn't have, if there's one. */
const lackingItems = (lists: readonly Named[], catalog: Catalog | undefined): string[] =>
  lists.flatMap(([list, place]) =>
    list
      .split('_')
      .map((part) => part.replace(/\.\d+$/, ''))
      .filter((id) => catalog?.items.every((item) => item.id !== id))
      .map((id) => `${place}: items.ts has no "${id}"`),
  )

/** What's taken off, in dollars, is for loads that cost that much more than the smallest one. */
const largeDiscount = (field: string, off: number, { from, to }: Site['price']): string[] =>
  from + off <= to ? [] : [`${field}: no load costs ${inDollars(from + off)}: write ${to - from} or less`]

const largeItems = ({ items }: Catalog, { price }: Site): string[] =>
  items.flatMap((item) =>
    item.accepted && item.cubicFeet > price.cubicFeet
      ? [`${item.id}: cubicFeet: is ${item.cubicFeet}, and a full truck holds ${price.cubicFeet}: write that or less`]
      : [],
  )

/** As far as a truck drives, in miles. */
const farthest = 200

/** A day of each group on which a window has to fit. */
const shortDays = (site: Site, windowHours: number): string[] =>
  site.hours.pickup.flatMap(({ opens, closes }, at) => {
    const rules = { hours: [{ days: ['Monday'], opens, closes }], windowHours, isClosed: () => false }
    return windowsOn('2026-11-23', rules) > 0
      ? []
      : [
          `hours.pickup.${at}: ${opens} to ${closes} has no whole pickup window, which is ${windowHours} hours from a full hour`,
        ]
  })

/** What's wrong with the surcharges and discounts together. */
export const adjustmentProblems = (
  adjustments: SiteFiles['prices.ts']['adjustments'],
  price: Site['price'],
): string[] => [
  ...(['id', 'code'] as const).flatMap((key) => twice(named(adjustments, 'adjustments', key), 'adjustment')),
  ...adjustments.flatMap(({ cents = 0 }, at) => largeDiscount(`adjustments.${at}.cents`, -cents / 100, price)),
]

function priceProblems({ rungs, extras, firm, adjustments }: SiteFiles['prices.ts'], { price }: Site): string[] {
  const ends = [
    ['0', rungs[0], price.from, 'from'],
    [String(rungs.length - 1), rungs.at(-1), price.to, 'to'],
  ] as const
  return [
    ...ends.flatMap(([at, rung, dollars, field]) =>
      rung?.cents === dollars * 100
        ? []
        : [`rungs.${at}.cents: is ${rung?.cents}, but price.${field} in site.ts is ${inDollars(dollars)}`],
    ),
    ...rungs.flatMap(({ cents }, at) =>
      cents < (rungs[at - 1]?.cents ?? 0) ? [`rungs.${at}.cents: is less than a smaller load costs`] : [],
    ),
    ...(rungs.at(-1)?.cubicFeet === price.cubicFeet
      ? []
      : [
          `rungs.${rungs.length - 1}.cubicFeet: is ${rungs.at(-1)?.cubicFeet}, but price.cubicFeet in site.ts is ${price.cubicFeet}`,
        ]),
    ...(firm && firm.cubicFeet > price.cubicFeet
      ? [`firm.cubicFeet: is ${firm.cubicFeet}, and a full truck holds ${price.cubicFeet}: write that or less`]
      : []),
    ...twice(named(rungs, 'rungs', 'id'), 'rung'),
    ...twice(named(extras, 'extras', 'id'), 'extra'),
    ...adjustmentProblems(adjustments, price),
  ]
}

function groupProblems(
  { serviceGroups, beforeTeardown, alsoHauled }: SiteFiles['serviceGroups.ts'],
  services: readonly string[],
  catalog: Catalog | undefined,
): string[] {
  const grouped = Object.entries(serviceGroups).flatMap(([name, group]) =>
    names(group?.services ?? [], `serviceGroups.${name}.services`),
  )
  return [
    ...unknown(grouped, services),
    ...twice(grouped, 'place in the groups'),
    ...services.flatMap((slug) =>
      grouped.some(([own]) => own === slug) ? [] : [`serviceGroups: no group has "${slug}"`],
    ),
    ...unknown(
      Object.keys(beforeTeardown).map((slug): Named => [slug, `beforeTeardown.${slug}`]),
      services,
    ),
    ...lackingItems(named(alsoHauled, 'alsoHauled', 'item'), catalog),
  ]
}

/** An item's page says this much itself: less isn't worth a page, more isn't read. */
const words = { least: 150, most: 400 }

const lengthProblems = (page: ItemPage): string[] => {
  const count = ownWords(page).split(/\s+/).filter(Boolean).length
  return count < words.least || count > words.most
    ? [`has ${count} words of its own, not ${words.least} to ${words.most}`]
    : []
}

function priceless(
  loads: readonly { readonly items: string }[],
  prices: Parameters<typeof guidePricesOf>[0],
): string[] {
  const { guideRange } = guidePricesOf(prices)
  return loads.flatMap(({ items }) => {
    try {
      guideRange(items)
      return []
    } catch {
      return [`"${items}" has no price in the calculator`]
    }
  })
}

function itemPageProblems(
  page: ItemPage,
  pages: readonly string[],
  services: readonly string[],
  prices: Parameters<typeof guidePricesOf>[0],
): string[] {
  const { slug, service, related } = page
  return [
    ...unknown([[service, 'service']], services),
    ...unknown(
      names(related, 'related'),
      pages.filter((other) => other !== slug),
    ),
    ...(new Set(related).size === 3 ? [] : ['related: needs three, each once']),
    ...lengthProblems(page),
    ...priceless(page.accepted ? [page.usual, ...page.sizes] : [], prices),
  ]
}

const guideProblems = ({ load, parts }: Guide, prices: Parameters<typeof guidePricesOf>[0]): string[] => [
  ...twice(named(parts, 'parts', 'id'), 'part'),
  ...priceless(
    [...(load ? [{ items: load }] : []), ...parts.flatMap((part) => (part.kind === 'prices' ? part.loads : []))],
    prices,
  ),
]

/** How old a fact about the curb may be, in ms, where no contract says that it's still so. */
const threeYears = 3 * 366 * 24 * 60 * 60 * 1000

function curbProblems({ known, verdict, lines, asOf, until, hauler, source }: Curb, { reviewed }: Site): string[] {
  const isFact = known !== 'ask' || lines.some(({ mark }) => mark === 'yes' || mark === 'paid')
  const missing = Object.entries({ asOf, hauler, source }).filter(([, value]) => isFact && !value)
  const since = (date: string) => Date.parse(reviewed) - Date.parse(`${date} UTC`)
  const isFresh = until ? since(until) < 0 : !asOf || since(asOf) < threeYears
  return [
    ...missing.map(([field]) => `curb.${field}: is missing, and a fact needs it`),
    ...(isFresh
      ? []
      : [`curb.asOf: ${until ?? asOf} is no month or year of the last three years, and no contract holds`]),
    ...((known === 'rule') === Boolean(verdict) ? [] : ['curb.verdict: is there exactly where the rule is known']),
  ]
}

/** Fields that a town has exactly when the business has their feature. */
const features = [
  ['curb', 'curbRules'],
  ['dropOff', 'dropOffs'],
  ['permit', 'permits'],
] as const

export function farProblems({ lat, lng }: Pick<Town, 'lat' | 'lng'>, { area }: Site): string[] {
  const { name, at } = area.landmark
  const miles = Math.round(milesBetween({ lng: at[0], lat: at[1] }, { lat, lng }))
  return miles < farthest
    ? []
    : [`lat, lng: ${lat}, ${lng} is ${miles} miles from ${name}: write the latitude and longitude of its center`]
}

function townProblems(town: Town, site: Site): string[] {
  // Places at its edge may share one.
  const shared = new Set((town.sharedZips ?? []).map(({ zip }) => zip))
  const zips = [...town.zips, ...(town.boxZips ?? []), ...shared]
  const strange = zips.filter((zip) => !site.area.zipPrefixes.some((digits) => zip.startsWith(digits)))
  return [
    ...features.flatMap(([field, feature]) => {
      if ((town[field] !== undefined) === site.features[feature]) return []
      return site.features[feature]
        ? [`${field}: is missing`]
        : [`${field}: is there, but site.features.${feature} is off`]
    }),
    ...farProblems(town, site),
    ...strangeZips('zips', town.zips, town.state ?? site.area.state.code),
    ...strange.map((zip) => `zips: ${zip} is no ZIP code of this area`),
    ...twice(
      zips.map((zip): Named => [zip, 'zips']),
      'place of this town',
    ),
    ...(town.curb ? curbProblems(town.curb, site) : []),
    ...unknown(
      names(town.counties, 'counties'),
      site.area.counties.map(({ name }) => name),
    ),
  ]
}

/** Texts that search results tell pages apart by, and that another service has, too: it began as a copy of that one. */
const sameTexts = (service: Service, all: readonly Service[]): string[] =>
  (['title', 'description', 'heading'] as const).flatMap((field) => {
    const other = all.find((one) => one.slug !== service.slug && one[field] === service[field])
    return other ? [`${field}: is that of ${other.slug}`] : []
  })

function serviceProblems(
  service: Service,
  all: readonly Service[],
  towns: readonly string[],
  { price }: Site,
  { rungs, extras }: SiteFiles['prices.ts'],
): string[] {
  const { low, high } = service.cost
  const [related, near] = [named(service.related, 'related', 'slug'), named(service.towns, 'towns', 'slug')]
  const others = all.flatMap(({ slug }) => (slug === service.slug ? [] : slug))
  return [
    ...sameTexts(service, all),
    ...(low >= price.from * 100 && low <= high
      ? []
      : [`cost: ${low} to ${high} cents is no range from the smallest load’s price on`]),
    ...unknown(
      named(service.price.rungs, 'price.rungs', 'rung'),
      rungs.map(({ id }) => id),
    ),
    ...unknown(
      named(service.price.extras, 'price.extras', 'id'),
      extras.map(({ id }) => id),
    ),
    ...unknown(related, others),
    ...unknown(near, towns),
    ...twice(related, 'line'),
    ...twice(near, 'line'),
  ]
}

/** Pages of another language that are of no record, and of two of them: they'd silently lack, or be one of the two. */
const slugProblems = (
  { slugs = {} }: SiteFiles['languages.ts']['languages'][string],
  known: Readonly<Record<Collection, readonly string[]>>,
): string[] =>
  Object.entries(slugs).flatMap(([page, own = {}]) => [
    ...unknown(
      Object.keys(own).map((slug): Named => [slug, `slugs.${page}.${slug}`]),
      known[page as Collection],
    ),
    ...twice(
      Object.entries(own).map(([english, slug]): Named => [slug, `slugs.${page}.${english}`]),
      'page',
    ),
  ])

/** A call that nobody answers can't mean today. */
const earlyCutoff = ({ sameDayUntilHour: hour, hours: { phones } }: Site): string[] =>
  phones && phones.opens < phones.closes && hour > 0 && hour <= Number.parseInt(phones.opens, 10)
    ? [
        `sameDayUntilHour: is ${hour}, and nobody answers before ${phones.opens}: write a later hour, like 14 for 2 PM, or 0`,
      ]
    : []

/** What a business's record says that can't be, as answers have it, too. */
export const siteProblems = (site: Site, towns: readonly Town[]): string[] => [
  ...wordingProblems(site, towns),
  ...largeDiscount('price.callDiscount', site.price.callDiscount ?? 0, site.price),
  ...earlyCutoff(site),
  ...unknownCounties(site.area.counties, towns, site.area.state.code),
]

/** What a business's files say of each other that can't be, each with its file and field. */
export function recordProblems(files: Files): string[] {
  const all = files as unknown as SiteFiles
  const { site } = all['site.ts']
  const { services } = all['services.ts']
  const { towns } = all['towns.ts']
  const { hero, tileSlugs, testimonials } = all['home.ts']
  const { catalog } = all['items.ts']
  const { presets, searches } = all['presets.ts']
  const [own, places] = [services.map(({ slug }) => slug), towns.map(({ slug }) => slug)]
  const { jobs } = all['jobs.ts']
  const { itemPages } = all['itemPages.ts']
  const prices = { catalog, price: site.price, ...all['prices.ts'] }
  const of = <Item extends { readonly slug: string }>(
    items: readonly Item[],
    what: string,
    problems: (item: Item) => string[],
  ) => [
    ...twice(
      items.map(({ slug }): Named => [slug, `${slug}: slug`]),
      what,
    ),
    ...items.flatMap((item) => problems(item).map((problem) => `${item.slug}: ${problem}`)),
  ]
  const pages = itemPages.map(({ slug }) => slug)
  const shown = itemPages.flatMap(({ slug, items }) => items.map((id): Named => [id, `${slug}: items`]))
  const guides = all['guides.ts'].guides.map(({ slug }) => slug)
  const known = { service: own, town: places, itemPage: pages, guide: guides }
  const languages = Object.entries(all['languages.ts'].languages).map(
    ([name, language]) => [`${name}/language.ts`, slugProblems(language, known)] as const,
  )
  const byFile: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(languages),
    'site.ts': [...siteProblems(site, towns), ...shortDays(site, all['calendar.ts'].windowHours)],
    'prices.ts': priceProblems(all['prices.ts'], site),
    'referral.ts': largeDiscount('reward', all['referral.ts'].reward ?? 0, site.price),
    'items.ts': catalog
      ? [...twice(named(catalog.items, 'catalog.items', 'id'), 'item'), ...largeItems(catalog, site)]
      : site.features.calculator
        ? ['the calculator is on, but there is no catalog']
        : [],
    'itemPages.ts':
      itemPages.length > 0 && !catalog
        ? ['itemPages: there are some, but items.ts has no catalog']
        : [
            ...of(itemPages, 'page', (page) => itemPageProblems(page, pages, own, prices)),
            ...twice(shown, 'page'),
            ...lackingItems(shown, catalog),
          ],
    'guides.ts': of(all['guides.ts'].guides, 'guide', (guide) => guideProblems(guide, prices)),
    'jobs.ts': [
      ...unknown(named(jobs, 'jobs', 'town'), places),
      ...lackingItems(named(jobs, 'jobs', 'items'), catalog),
    ],
    'permits.ts':
      site.features.permits && !all['permits.ts'].permitRules ? ['permits are on, but there are no rules'] : [],
    'presets.ts': lackingItems([...named(presets, 'presets', 'items'), ...named(searches, 'searches', 'id')], catalog),
    'home.ts': [
      ...unknown([...names(tileSlugs, 'tileSlugs'), ...named(testimonials, 'testimonials', 'service')], own),
      ...twice(
        [...hero.badges, ...hero.guarantees].map((tick): Named => [tick, 'hero.guarantees']),
        'tick',
      ),
    ],
    'reviews.ts': unknown(named(all['reviews.ts'].moreReviews, 'moreReviews', 'service'), own),
    'faq.ts': twice(
      all['faq.ts'].questionGroups.flatMap(({ questions }, at) =>
        named(questions, `questionGroups.${at}.questions`, 'id'),
      ),
      'question',
    ),
    'serviceGroups.ts': groupProblems(all['serviceGroups.ts'], own, catalog),
    'services.ts': of(services, 'record', (service) =>
      serviceProblems(service, services, places, site, all['prices.ts']),
    ),
    'towns.ts': [
      ...of(towns, 'record', (town) => townProblems(town, site)),
      ...twice(
        towns.map(({ name, slug }): Named => [name, `${slug}: name, which needs its state, like "Springfield, OR"`]),
        'town',
      ),
    ],
    'dropOffSites.ts': all['dropOffSites.ts'].dropOffSites.flatMap(({ name, towns: shownTo = [] }) =>
      unknown(
        shownTo.map((slug): Named => [slug, `${name}: towns`]),
        places,
      ),
    ),
  }
  return Object.entries(byFile).flatMap(([name, problems]) => problems.map((problem) => `${name}: ${problem}`))
}
