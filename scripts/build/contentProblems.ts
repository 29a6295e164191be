import { site } from '#site/site.ts'
import { colors, dark, drawn } from '#site/theme.ts'
import { townHead } from '../../src/business/places.ts'
import { themeProblems } from '../../src/sites/schema/contrast.ts'
import type { Service } from '../../src/sites/schema/service.ts'
import type { Town } from '../../src/sites/schema/town.ts'

type Record = { readonly slug: string }

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

const isLocalZip = (zip: string): boolean =>
  /^\d{5}$/.test(zip) && site.area.zipPrefixes.some((digits) => zip.startsWith(digits))

/** Lengths that search results show whole. */
function headProblems({ title, description }: { readonly title: string; readonly description: string }): string[] {
  return [
    ...(title.length > 60 ? [`title: has ${title.length} characters, not at most 60`] : []),
    ...(description.length < 70 || description.length > 155
      ? [`description: has ${description.length} characters, not 70 to 155`]
      : []),
  ]
}

/** Paths of missing or empty texts in a record: `curb.lines.2.note`. */
function emptyTexts(value: unknown, path = ''): string[] {
  if (value === undefined) return [`${path}: is missing`]
  if (typeof value === 'string') return value.trim() ? [] : [`${path}: is empty`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => emptyTexts(inner, path ? `${path}.${key}` : key))
}

/** Addresses in a record that are neither https nor a path of this site. */
function badLinks(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path ? `${path}.${key}` : key
    if (key === 'href' && typeof inner === 'string' && !/^(https:\/\/|\/\w)/.test(inner))
      return [`${here}: ${inner} is neither https nor a path`]
    return badLinks(inner, here)
  })
}

const repeated = (records: readonly Record[], { slug }: Record) =>
  records.filter((record) => record.slug === slug).length > 1 ? ['slug: another record has it'] : []

const unknown = (field: string, slugs: readonly Record[], known: readonly Record[]) =>
  slugs.flatMap(({ slug }) =>
    known.some((record) => record.slug === slug) ? [] : [`${field}: "${slug}" does not exist`],
  )

const { parts } = site

const required = ['lead', 'worthIt', 'around', 'lat', 'lng', 'counties', 'zips'] as const

/** Fields that a town has exactly when the business has their part. */
const optional = [
  ['curb', parts.curbRules, 'curbRules'],
  ['dropOff', parts.dropOffs, 'dropOffs'],
  ['permit', parts.permits, 'permits'],
] as const

function missingFields(town: Town): string[] {
  const missing = required.filter((field) => town[field] === undefined)
  return [
    ...missing.map((field) => `${field}: is missing`),
    ...optional.flatMap(([field, isOn, part]) => {
      if ((town[field] !== undefined) === isOn) return []
      return isOn ? [`${field}: is missing`] : [`${field}: is there, but site.parts.${part} is off`]
    }),
  ]
}

function townProblems(town: Town, all: readonly Town[]): string[] {
  const missing = missingFields(town)
  if (missing.length > 0) return missing
  const zips = [...town.zips, ...(town.boxZips ?? []), ...(town.sharedZips ?? []).map(({ zip }) => zip)]
  return [
    ...(slugPattern.test(town.slug) ? [] : ['slug: is no slug']),
    ...repeated(all, town),
    ...zips.filter((zip) => !isLocalZip(zip)).map((zip) => `zips: ${zip} is no ZIP code of this area`),
    ...headProblems(townHead(town)),
    ...emptyTexts(town),
    ...badLinks(town),
    ...(town.curb?.lines.some(({ mark }) => mark === 'yes' || mark === 'paid') && !town.curb.asOf
      ? ['curb.asOf: is missing, and a line says yes or paid']
      : []),
  ]
}

const { from, to } = site.price

const priceProblems = ({ fromDollars }: Service): string[] =>
  fromDollars >= from && fromDollars <= to ? [] : [`fromDollars: ${fromDollars} is not between ${from} and ${to}`]

const serviceProblems = (service: Service, all: readonly Service[], towns: readonly Town[]): string[] => [
  ...repeated(all, service),
  ...headProblems(service),
  ...emptyTexts(service),
  ...badLinks(service),
  ...priceProblems(service),
  ...unknown('related', service.related ?? [], all),
  ...unknown('towns', service.towns ?? [], towns),
]

/** Problems of towns, services and colors, each with its file, record and field; any of them fails the build. */
export function contentProblems(
  towns: readonly Town[],
  services: readonly Service[],
  theme: unknown = { colors, dark, drawn },
): string[] {
  return [
    ...themeProblems(theme).map((problem) => `theme.ts: ${problem}`),
    ...towns.flatMap((town) => townProblems(town, towns).map((problem) => `towns.ts: ${town.slug}: ${problem}`)),
    ...services.flatMap((service) =>
      serviceProblems(service, services, towns).map((problem) => `services (${service.slug}): ${problem}`),
    ),
  ]
}
