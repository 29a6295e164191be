import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { stateName } from '../../../src/domain/places/states.ts'
import { businessSchema, type SiteRecord } from '../../../src/sites/schema/business.ts'
import { schemaProblems } from '../../../src/sites/schema/fields.ts'
import { type Site, state } from '../../../src/sites/schema/site.ts'
import type { Town } from '../../../src/sites/schema/town.ts'
import { toldApart, wholeSite } from '../../../src/sites/schema/wholeSite.ts'
import { countyNamed, unknownCounties } from '../../build/map/counties.ts'
import { strangeZips } from '../../build/ownWording.ts'
import { adjustmentProblems, farProblems, siteProblems } from '../../build/recordProblems.ts'
import { type Field, readAs, saysHours } from './answers.ts'
import { complete, slugsOf, type WholeBusiness } from './complete.ts'

const texts = v.optional(v.array(v.string()), [])
const letters = v.optional(state)

/** What fields say of each other, as far as it's there. */
const placesSchema = v.object({
  site: v.object({
    area: v.object({
      state: v.object({ code: state }),
      counties: v.optional(v.array(v.object({ name: v.string(), state: letters, fips: v.optional(v.string()) }))),
      zipPrefixes: v.optional(v.array(v.string())),
    }),
  }),
  towns: v.optional(
    v.array(v.object({ name: v.string(), state: letters, slug: v.optional(v.string()), counties: texts, zips: texts })),
    [],
  ),
})

type Counties = {
  site: { area: { counties?: { name: string }[] } }
  towns?: { counties?: string[] }[]
}

/** Answers with each county's name as the map has it, however it was written. */
function withCountiesNamed(input: unknown): unknown {
  const read = v.safeParse(placesSchema, input)
  if (!read.success) return input
  const { site, towns } = read.output
  const { code } = site.area.state
  const places = towns.map(({ state = code, counties }) => ({
    state,
    counties: [...new Set(counties.map((name) => countyNamed(name, state)))],
  }))
  const named = structuredClone(input) as Counties
  for (const [at, { name, state }] of (site.area.counties ?? []).entries()) {
    const place = places.find((town) => town.counties.includes(countyNamed(name, town.state)))
    const county = named.site.area.counties?.[at]
    if (county) county.name = countyNamed(name, state ?? place?.state ?? code)
  }
  for (const [at, { counties }] of places.entries()) {
    const town = named.towns?.[at]
    if (town?.counties) town.counties = counties
  }
  return named
}

/** What no field can say alone; looked at wherever the fields themselves are right. */
function crossProblems(input: unknown): string[] {
  const read = v.safeParse(placesSchema, input)
  if (!read.success) return []
  const { site, towns } = read.output
  const { code } = site.area.state
  const { counties = [], zipPrefixes } = site.area
  const named = counties.map(({ name }) => name)
  const statesOf = (name: string) => [
    ...new Set(towns.flatMap((town) => (town.counties.includes(name) ? (town.state ?? code) : []))),
  ]
  const slugs = slugsOf(towns)
  const stranger = towns
    .flatMap(({ zips }) => zips)
    .find((zip) => zipPrefixes?.every((digits) => !zip.startsWith(digits)))
  return [
    ...unknownCounties(counties, towns, code).map((problem) => `site.${problem}`),
    ...counties.flatMap(({ name, state }, index) => {
      const place = `site.area.counties.${index}.name`
      const states = statesOf(name)
      const isAlike = (other: (typeof counties)[number]) =>
        other.name === name && (!other.state || !state || other.state === state)
      if (counties.findIndex(isAlike) < index)
        return [`${place}: you have ${name} twice: write each with its state, like “${name} (${code})”`]
      if (state || states.length < 2 || named.lastIndexOf(name) > index) return []
      const each = states.map((one) => `${name} (${one})`).join(', ')
      return [`${place}: your towns have ${name} in ${states.map(stateName).join(' and in ')}: write “${each}”`]
    }),
    ...(stranger ? [`site.area.zipPrefixes: ${stranger} is one of your ZIP codes, and starts with none of these`] : []),
    ...towns.flatMap(({ counties, zips, state = code }, index) => [
      ...strangeZips(`towns.${index}.zips`, zips, state),
      ...counties.flatMap((name, at) =>
        named.length === 0 || named.includes(name)
          ? []
          : [`towns.${index}.counties.${at}: ${name} isn’t one of your counties: ${named.join(', ')}`],
      ),
      ...(slugs.indexOf(slugs[index] ?? '') < index ? [`towns.${index}.name: you have that town already`] : []),
    ]),
  ]
}

/** What isn't asked, and that no rule of the build is about. */
const unasked = {
  hsts: { days: 1, includeSubDomains: false, preload: false },
  challengeKey: '',
  reviewed: '',
  unconfirmed: [],
}

/** What the build would say of answers that are right by themselves. */
function buildProblems(read: unknown): string[] {
  const { site: answered, towns: named, adjustments } = completed(read)
  const site: Site = wholeSite({ ...answered, ...unasked } as SiteRecord, named)
  const towns = toldApart(named, answered.area.state.code)
  return [
    ...siteProblems(site, towns as unknown as readonly Town[]).map((problem) => `site.${problem}`),
    ...towns.flatMap((town, at) => farProblems(town, site).map((problem) => `towns.${at}: ${problem}`)),
    ...adjustmentProblems(adjustments, site.price),
  ]
}

const completed = (read: unknown): WholeBusiness => complete(v.parse(businessSchema, withCountiesNamed(read)))

/** Everything that's wrong with a business's answers, each with its place. */
export function problemsIn(input: unknown): string[] {
  const read = readAs(businessSchema, input)
  const found = [...schemaProblems(businessSchema, read, 'this'), ...crossProblems(withCountiesNamed(read))]
  return found.length > 0 ? found : buildProblems(read)
}

/** Reads a business's answers: all of it with nothing left out, or everything that's wrong. */
export function readBusiness(input: unknown): { readonly business: WholeBusiness } | { readonly problems: string[] } {
  const problems = problemsIn(input)
  return problems.length > 0 ? { problems } : { business: completed(readAs(businessSchema, input)) }
}

export const schemaFile = 'docs/business.schema.json'

/** What an editor checks a business's JSON file with. A check that JSON Schema has no word for is left to the command. */
export const jsonSchema = () => ({
  ...toJsonSchema(businessSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
    // Hours are said in one text, or one by one.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      jsonSchema.type && saysHours(valibotSchema as Field) ? { anyOf: [jsonSchema, { type: 'string' }] } : undefined,
  }),
  title: 'A business, for npm run new-site -- --from',
})
