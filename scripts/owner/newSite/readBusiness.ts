import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { businessSchema } from '../../../src/sites/schema/business.ts'
import { siteProblems } from '../../../src/sites/schema/site.ts'
import { countyFips, stateFips } from './atlas.ts'
import { complete, slugOf, type WholeBusiness } from './complete.ts'

/** In words for the person who typed it; the schema's own sentences are kept. */
export function plainMessage({ type, kind, expected, received, message }: v.BaseIssue<unknown>): string {
  if (kind === 'validation') return message
  if (expected === 'never') return 'is no field of this'
  if (received === 'undefined' || type === 'strict_object') return 'is missing'
  return message.startsWith('Invalid') ? `must be ${expected?.toLowerCase()}, not ${received}` : message
}

const { site, towns } = businessSchema.entries
const parsed = <Schema extends v.GenericSchema>(schema: Schema, input: unknown) => {
  const result = v.safeParse(schema, input)
  return result.success ? result.output : undefined
}

const field = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[name] : undefined

/** What no field can say alone; looked at wherever the fields themselves are right. */
function crossProblems(input: unknown): string[] {
  const business = field(input, 'site')
  const area = parsed(site.entries.area, field(business, 'area'))
  const price = parsed(site.entries.price, field(business, 'price'))
  const places = parsed(towns, field(input, 'towns')) ?? []
  const named = area?.counties.map(({ name }) => name)
  const slugs = places.map(({ name, slug }) => slug ?? slugOf(name))
  const state = area && !stateFips(area.state.name) ? [`site.area.state.name: there’s no state ${area.state.name}`] : []
  return [
    ...state,
    ...(area && state.length === 0 ? area.counties : []).flatMap(({ name, fips }, index) =>
      fips || countyFips(name, area?.state.name ?? '')
        ? []
        : [`site.area.counties.${index}.name: there’s no ${name} County in ${area?.state.name}`],
    ),
    ...(price && price.to <= price.from ? ['site.price.to: must be more than the smallest load'] : []),
    ...places.flatMap(({ counties, zips }, index) => [
      ...counties.flatMap((name, at) =>
        named && !named.includes(name) ? [`towns.${index}.counties.${at}: ${name} is not in site.area.counties`] : [],
      ),
      ...zips.flatMap((zip, at) =>
        area?.zipPrefixes && !area.zipPrefixes.some((digits) => zip.startsWith(digits))
          ? [`towns.${index}.zips.${at}: ${zip} starts with none of site.area.zipPrefixes`]
          : [],
      ),
      ...(slugs.indexOf(slugs[index] ?? '') < index ? [`towns.${index}.name: another town has its address`] : []),
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

/** Reads a business's answers: all of it with nothing left out, or everything that's wrong, each with its place. */
export function readBusiness(input: unknown): { readonly business: WholeBusiness } | { readonly problems: string[] } {
  const result = v.safeParse(businessSchema, input)
  const problems = [
    ...(result.issues ?? []).map((issue) => {
      const place = v.getDotPath(issue)
      return place ? `${place}: ${plainMessage(issue)}` : 'this is no list of fields in braces'
    }),
    ...crossProblems(input),
  ]
  if (!result.success || problems.length > 0) return { problems }
  const business = complete(result.output)
  const worked = siteProblems({ ...business.site, ...unasked }).map((problem) => `site.${problem}`)
  return worked.length > 0 ? { problems: worked } : { business }
}

export const schemaFile = 'docs/business.schema.json'

/** What an editor checks a business's JSON file with. A check that JSON Schema has no word for is left to the command. */
export const jsonSchema = () => ({
  ...toJsonSchema(businessSchema, { typeMode: 'input', errorMode: 'ignore' }),
  title: 'A business, for npm run new-site -- --from',
})
