import { dropOffSites } from '#site/dropOffSites.ts'
import { townLoads } from '#site/presets.ts'
import { site } from '#site/site.ts'
import { colors, dark, drawingColors } from '#site/theme.ts'
import { townHead } from '../../src/business/places.ts'
import { themeProblems } from '../../src/sites/schema/contrast.ts'
import type { Service } from '../../src/sites/schema/service.ts'
import type { Curb, Town } from '../../src/sites/schema/town.ts'
import { headProblems } from './headProblems.ts'
import { linksIn } from './linkProblems.ts'

type Record = { readonly slug: string }

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

const isLocalZip = (zip: string): boolean =>
  /^\d{5}$/.test(zip) && site.area.zipPrefixes.some((digits) => zip.startsWith(digits))

/** Addresses in a record that are neither https nor a path of this site. */
const badLinks = (record: unknown): string[] =>
  linksIn(record).flatMap(([path, href]) =>
    /^(https:\/\/|\/\w)/.test(href) ? [] : [`${path}: ${href} is neither https nor a path`],
  )

const repeated = (records: readonly Record[], { slug }: Record) =>
  records.filter((record) => record.slug === slug).length > 1 ? ['slug: another record has it'] : []

/** Slugs in a field that no record has, or that are there twice. */
const badSlugs = (field: string, slugs: readonly Record[], known: readonly Record[]) =>
  slugs.flatMap(({ slug }, index) => [
    ...(known.some((record) => record.slug === slug) ? [] : [`${field}: "${slug}" does not exist`]),
    ...(slugs.findIndex((other) => other.slug === slug) < index ? [`${field}: "${slug}" is there twice`] : []),
  ])

/** ZIP codes that aren't of this area, or that are on two of a town's lists. Places at its edge may share one. */
function zipProblems({ zips, boxZips = [], sharedZips = [] }: Town): string[] {
  const own = [...zips, ...boxZips]
  const shared = sharedZips.map(({ zip }) => zip)
  const twice = own.filter((zip, index) => own.indexOf(zip) < index || shared.includes(zip))
  return [
    ...(zips.length === 0 ? ['zips: is empty'] : []),
    ...[...own, ...shared].filter((zip) => !isLocalZip(zip)).map((zip) => `zips: ${zip} is no ZIP code of this area`),
    ...twice.map((zip) => `zips: ${zip} is there twice`),
  ]
}

/** How old a curb rule may be that is printed as a fact, in ms. */
const twoYears = 2 * 366 * 24 * 60 * 60 * 1000

function curbProblems({ lines, asOf, hauler, source }: Curb): string[] {
  const isFact = lines.some(({ mark }) => mark === 'yes' || mark === 'paid')
  const missing = Object.entries({ asOf, hauler, source }).filter(([, value]) => isFact && !value)
  const age = asOf ? Date.parse(site.reviewed) - Date.parse(`${asOf} UTC`) : 0
  return [
    ...missing.map(([field]) => `curb.${field}: is missing, and a line says yes or paid`),
    ...(age < twoYears ? [] : [`curb.asOf: ${asOf} is no month or year of the last two years`]),
  ]
}

const { features } = site

/** Fields that a town has exactly when the business has their feature. */
const optional = [
  ['curb', features.curbRules, 'curbRules'],
  ['dropOff', features.dropOffs, 'dropOffs'],
  ['permit', features.permits, 'permits'],
] as const

const missingFields = (town: Town): string[] =>
  optional.flatMap(([field, isOn, feature]) => {
    if ((town[field] !== undefined) === isOn) return []
    return isOn ? [`${field}: is missing`] : [`${field}: is there, but site.features.${feature} is off`]
  })

/** Texts about loads that no town's page has a price of. */
const badLoads = ({ loads = {} }: Town): string[] =>
  Object.keys(loads).flatMap((list) =>
    townLoads.some(({ items }) => items === list) ? [] : [`loads: "${list}" is in no townLoads of presets.ts`],
  )

function townProblems(town: Town, all: readonly Town[]): string[] {
  const missing = missingFields(town)
  if (missing.length > 0) return missing
  return [
    ...(slugPattern.test(town.slug) ? [] : ['slug: is no slug']),
    ...repeated(all, town),
    ...zipProblems(town),
    ...headProblems(townHead(town)),
    ...badLinks(town),
    ...badLoads(town),
    ...(town.curb ? curbProblems(town.curb) : []),
  ]
}

const priceProblems = ({ cost: { low, high } }: Service): string[] =>
  low >= site.price.from * 100 && low <= high
    ? []
    : [`cost: ${low} to ${high} cents is no range from the smallest load’s price on`]

/** Texts that search results tell pages apart by, and that another service has, too: it began as a copy of that one. */
const sameTexts = (service: Service, all: readonly Service[]): string[] =>
  (['title', 'description', 'heading'] as const).flatMap((field) => {
    const other = all.find((one) => one.slug !== service.slug && one[field] === service[field])
    return other ? [`${field}: is that of ${other.slug}`] : []
  })

const serviceProblems = (service: Service, all: readonly Service[], towns: readonly Town[]): string[] => [
  ...repeated(all, service),
  ...sameTexts(service, all),
  ...headProblems(service),
  ...badLinks(service),
  ...priceProblems(service),
  ...(service.lead.length > 130 ? [`lead: has ${service.lead.length} characters, not at most 130`] : []),
  ...badSlugs(
    'related',
    service.related,
    all.filter(({ slug }) => slug !== service.slug),
  ),
  ...badSlugs('towns', service.towns, towns),
]

/** Problems of towns, services and colors, each with its file, record and field; any of them fails the build. */
export function contentProblems(
  towns: readonly Town[],
  services: readonly Service[],
  theme: unknown = { colors, dark, drawingColors },
): string[] {
  return [
    ...themeProblems(theme).map((problem) => `theme.ts: ${problem}`),
    ...towns.flatMap((town) => townProblems(town, towns).map((problem) => `towns.ts: ${town.slug}: ${problem}`)),
    ...badLinks(dropOffSites).map((problem) => `dropOffSites.ts: ${problem}`),
    ...dropOffSites.flatMap(({ name, towns: shownTo = [] }) =>
      badSlugs(
        'towns',
        shownTo.map((slug) => ({ slug })),
        towns,
      ).map((problem) => `dropOffSites.ts: ${name}: ${problem}`),
    ),
    ...services.flatMap((service) =>
      serviceProblems(service, services, towns).map((problem) => `services (${service.slug}): ${problem}`),
    ),
  ]
}
