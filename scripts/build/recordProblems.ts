import { windowsOn } from '../../src/domain/calendar/slots.ts'
import type { SiteFiles } from '../../src/sites/schema/files.ts'
import type { Catalog } from '../../src/sites/schema/item.ts'
import { type ItemPage, ownWords } from '../../src/sites/schema/itemPage.ts'
import { guidePricesOf } from '../../src/sites/schema/phrases.ts'
import { type Site, siteProblems } from '../../src/sites/schema/site.ts'
import type { Preset } from '../../src/sites/schema/texts.ts'
import type { Files } from './contentFiles.ts'
import { headProblems } from './headProblems.ts'

/** Names of a list that are there twice, each with its place. */
const twice = (names: readonly string[], place: (at: number) => string, what: string) =>
  names.flatMap((name, at) => (names.indexOf(name) < at ? [`${place(at)}: another ${what} has "${name}"`] : []))

/** Names in a field that aren't among those that exist. */
const unknown = (names: readonly string[], known: readonly string[], place: (at: number) => string) =>
  names.flatMap((name, at) =>
    known.includes(name) ? [] : [`${place(at)}: "${name}" does not exist; there are: ${known.join(', ')}`],
  )

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

function priceProblems({ rungs, extras }: SiteFiles['prices.ts'], { price }: Site): string[] {
  const ends = [
    ['0', rungs[0], price.from, 'from'],
    [String(rungs.length - 1), rungs.at(-1), price.to, 'to'],
  ] as const
  return [
    ...ends.flatMap(([at, rung, dollars, field]) =>
      rung?.cents === dollars * 100
        ? []
        : [`rungs.${at}.cents: is ${rung?.cents}, but price.${field} in site.ts is $${dollars}`],
    ),
    ...rungs.flatMap(({ cents }, at) =>
      cents < (rungs[at - 1]?.cents ?? 0) ? [`rungs.${at}.cents: is less than a smaller load costs`] : [],
    ),
    ...twice(
      rungs.map(({ id }) => id),
      (at) => `rungs.${at}.id`,
      'rung',
    ),
    ...twice(
      extras.map(({ id }) => id),
      (at) => `extras.${at}.id`,
      'extra',
    ),
    ...['stairs', 'long-carry', 'teardown-labor'].flatMap((id) =>
      extras.some((extra) => extra.id === id) ? [] : [`extras: lacks "${id}", which prices are computed with`],
    ),
  ]
}

function groupProblems(groups: SiteFiles['serviceGroups.ts'], services: readonly string[]): string[] {
  const places = Object.entries(groups.serviceGroups).flatMap(([name, group]) =>
    (group?.services ?? []).map((slug, at) => ({ slug, place: `serviceGroups.${name}.services.${at}` })),
  )
  const grouped = places.map(({ slug }) => slug)
  const place = (at: number) => places[at]?.place ?? ''
  return [
    ...unknown(grouped, services, place),
    ...twice(grouped, place, 'place in the groups'),
    ...services.flatMap((slug) => (grouped.includes(slug) ? [] : [`serviceGroups: no group has "${slug}"`])),
    ...unknown(
      Object.keys(groups.beforeTeardown),
      services,
      (at) => `beforeTeardown.${Object.keys(groups.beforeTeardown)[at]}`,
    ),
  ]
}

/** Items of lists like `sofa_loveseat.2` that the catalog doesn't have. */
const listedItems = (lists: readonly string[], ids: ReadonlySet<string>, place: (at: number) => string) =>
  lists.flatMap((list, at) =>
    list
      .split('_')
      .map((part) => part.replace(/\.\d+$/, ''))
      .flatMap((id) => (ids.has(id) ? [] : [`${place(at)}: items.ts has no "${id}"`])),
  )

function itemProblems(
  { items }: Catalog,
  { presets, townLoads, searches }: SiteFiles['presets.ts'],
): { readonly items: string[]; readonly presets: string[] } {
  const ids = new Set(items.map(({ id }) => id))
  const lists = (name: string, loads: readonly Preset[]) =>
    listedItems(
      loads.map((load) => load.items),
      ids,
      (at) => `${name}.${at}.items`,
    )
  return {
    items: [
      ...twice(
        items.map(({ id }) => id),
        (at) => `catalog.items.${at}.id`,
        'item',
      ),
    ],
    presets: [
      ...lists('presets', presets),
      ...lists('townLoads', townLoads),
      ...listedItems(
        searches.map(({ id }) => id),
        ids,
        (at) => `searches.${at}.id`,
      ),
    ],
  }
}

/** An item's page says this much itself: less isn't worth a page, more isn't read. */
const words = { least: 150, most: 300 }

const lengthProblems = (page: ItemPage): string[] => {
  const count = ownWords(page).split(/\s+/).filter(Boolean).length
  return count < words.least || count > words.most
    ? [`has ${count} words of its own, not ${words.least} to ${words.most}`]
    : []
}

/** Loads that the calculator has no price of. */
function priceless(page: ItemPage, guideRange: (list: string) => unknown): string[] {
  const loads = page.accepted ? [page.usual, ...page.sizes] : []
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
  { itemPages: pages }: SiteFiles['itemPages.ts'],
  catalog: Catalog | undefined,
  services: readonly string[],
  prices: Omit<Parameters<typeof guidePricesOf>[0], 'catalog'>,
): string[] {
  if (pages.length === 0) return []
  if (!catalog) return ['itemPages: there are some, but items.ts has no catalog']
  const { guideRange } = guidePricesOf({ catalog, ...prices })
  const about = pages.flatMap(({ slug, items }) => items.map((id) => ({ slug, id })))
  const slugs = pages.map(({ slug }) => slug)
  return [
    ...twice(slugs, (at) => `${slugs[at]}: slug`, 'page'),
    ...twice(
      about.map(({ id }) => id),
      (at) => `${about[at]?.slug}: items`,
      'page',
    ),
    ...about.flatMap(({ slug, id }) =>
      catalog.items.some((item) => item.id === id) ? [] : [`${slug}: items: items.ts has no "${id}"`],
    ),
    ...unknown(
      pages.map(({ service }) => service),
      services,
      (at) => `${slugs[at]}: service`,
    ),
    ...pages.flatMap(({ slug, related }) => [
      ...unknown(
        related,
        slugs.filter((other) => other !== slug),
        (at) => `${slug}: related.${at}`,
      ),
      ...(new Set(related).size === 3 ? [] : [`${slug}: related: needs three, each once`]),
    ]),
    ...pages.flatMap((page) =>
      [...headProblems(page), ...lengthProblems(page), ...priceless(page, guideRange)].map(
        (problem) => `${page.slug}: ${problem}`,
      ),
    ),
  ]
}

/** What a business's files say of each other that can't be, each with its file and field. */
export function recordProblems(files: Files): string[] {
  const all = files as unknown as SiteFiles
  const { site } = all['site.ts']
  const { services } = all['services.ts']
  const { towns } = all['towns.ts']
  const { questionGroups } = all['faq.ts']
  const { hero, tileSlugs } = all['home.ts']
  const { catalog } = all['items.ts']
  const slugs = services.map(({ slug }) => slug)
  const counties = site.area.counties.map(({ name }) => name)
  const questions = questionGroups.flatMap((group, at) =>
    group.questions.map(({ id }, index) => ({ id, place: `questionGroups.${at}.questions.${index}.id` })),
  )
  const items = catalog && itemProblems(catalog, all['presets.ts'])
  const byFile: Readonly<Record<string, readonly string[]>> = {
    'site.ts': [...siteProblems(site), ...shortDays(site, all['calendar.ts'].windowHours)],
    'prices.ts': priceProblems(all['prices.ts'], site),
    'items.ts': items?.items ?? [],
    'itemPages.ts': itemPageProblems(all['itemPages.ts'], catalog, slugs, { price: site.price, ...all['prices.ts'] }),
    'presets.ts': items?.presets ?? [],
    'home.ts': [
      ...unknown(tileSlugs, slugs, (at) => `tileSlugs.${at}`),
      ...twice([...hero.badges, ...hero.guarantees], () => 'hero.guarantees', 'tick'),
    ],
    'faq.ts': twice(
      questions.map(({ id }) => id),
      (at) => questions[at]?.place ?? '',
      'question',
    ),
    'serviceGroups.ts': [
      ...groupProblems(all['serviceGroups.ts'], slugs),
      ...(catalog
        ? all['serviceGroups.ts'].alsoHauled.flatMap(({ item }, at) =>
            item === undefined || catalog.items.some(({ id }) => id === item)
              ? []
              : [`alsoHauled.${at}.item: items.ts has no "${item}"`],
          )
        : []),
    ],
    'towns.ts': towns.flatMap((town) => unknown(town.counties, counties, (at) => `${town.slug}: counties.${at}`)),
  }
  return Object.entries(byFile).flatMap(([name, problems]) => problems.map((problem) => `${name}: ${problem}`))
}
