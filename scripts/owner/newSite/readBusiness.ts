import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { businessSchema } from '../../../src/sites/schema/business.ts'
import { schemaProblems } from '../../../src/sites/schema/fields.ts'
import { siteProblems } from '../../../src/sites/schema/site.ts'
import { countyFips, stateFips } from './atlas.ts'
import { complete, completeSite, slugOf, type WholeBusiness } from './complete.ts'
import { noCounty, noState, notYourCounty, sameTown, strangeZip } from './sentences.ts'

const { site, towns } = businessSchema.entries
const parsed = <Schema extends v.GenericSchema>(schema: Schema, input: unknown) => {
  const result = v.safeParse(schema, input)
  return result.success ? result.output : undefined
}

const field = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[name] : undefined

/** What no field can say alone; looked at wherever the fields themselves are right. */
function crossProblems(input: unknown): string[] {
  const area = parsed(site.entries.area, field(field(input, 'site'), 'area'))
  const places = parsed(towns, field(input, 'towns')) ?? []
  const named = area?.counties.map(({ name }) => name)
  const slugs = places.map(({ name, slug }) => slug ?? slugOf(name))
  const zips = places.flatMap((town) => town.zips)
  const stranger = area?.zipPrefixes && zips.find((zip) => !area.zipPrefixes?.some((digits) => zip.startsWith(digits)))
  const isState = area && stateFips(area.state.name) !== undefined
  return [
    ...(area && !isState ? [`site.area.state.name: ${noState(area.state.name)}`] : []),
    ...(area && isState ? area.counties : []).flatMap(({ name, fips }, index) =>
      fips || countyFips(name, area?.state.name ?? '')
        ? []
        : [`site.area.counties.${index}.name: ${noCounty(name, area?.state.name ?? '')}`],
    ),
    ...(stranger ? [`site.area.zipPrefixes: ${strangeZip(stranger)}`] : []),
    ...places.flatMap(({ counties }, index) => [
      ...counties.flatMap((name, at) =>
        named && !named.includes(name) ? [`towns.${index}.counties.${at}: ${notYourCounty(name, named)}`] : [],
      ),
      ...(slugs.indexOf(slugs[index] ?? '') < index ? [`towns.${index}.name: ${sameTown}`] : []),
    ]),
  ]
}

/** Fields of the site that aren't asked for, as a new business has them. */
const unasked = {
  hsts: { days: 1, includeSubDomains: false, preload: false },
  challengeKey: '',
  reviewed: '2026-01-01',
  unconfirmed: [],
}

/** What is wrong with what's worked out of a site and its towns, whatever else is: a description that got too long. */
function workedOutProblems(input: unknown): string[] {
  const [ownSite, ownTowns] = [parsed(site, field(input, 'site')), parsed(towns, field(input, 'towns'))]
  if (!ownSite || !ownTowns) return []
  const whole = completeSite(ownSite, ownTowns)
  // A county that doesn't exist is named by its name already.
  return siteProblems({ ...whole, ...unasked }).flatMap((problem) =>
    problem.startsWith('area.counties') ? [] : [`site.${problem}`],
  )
}

/** Reads a business's answers: all of it with nothing left out, or everything that's wrong, each with its place. */
export function readBusiness(input: unknown): { readonly business: WholeBusiness } | { readonly problems: string[] } {
  const problems = [
    ...schemaProblems(businessSchema, input, 'this'),
    ...crossProblems(input),
    ...workedOutProblems(input),
  ]
  if (problems.length > 0) return { problems }
  return { business: complete(v.parse(businessSchema, input)) }
}

export const schemaFile = 'docs/business.schema.json'

/** What an editor checks a business's JSON file with. A check that JSON Schema has no word for is left to the command. */
export const jsonSchema = () => ({
  ...toJsonSchema(businessSchema, { typeMode: 'input', errorMode: 'ignore' }),
  title: 'A business, for npm run new-site -- --from',
})
