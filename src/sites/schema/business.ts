import * as v from 'valibot'
import { slug, some, text, zipCode } from './fields.ts'
import { sceneSchema } from './landscape.ts'
import { place, rising, type Site, siteSchema } from './site.ts'
import { color } from './theme.ts'

// What `npm run new-site` asks for. Fields of the site are the build's own, so both accept the same.

const { area, features, price, phone, address, hours, ...rest } = siteSchema.entries
const { state, landmark, counties, ...words } = area.entries
const county = counties.pipe[0].item.entries

/** Lets every field be left out that can be worked out of the others. */
const open = <Entries extends v.ObjectEntries>(entries: Entries) => v.partial(v.strictObject(entries)).entries

/** Folders in `src/sites` that are no business's own. */
const taken = ['packs', 'schema', 'starter']

/** What a town's page needs that can't be said in general. */
const town = v.strictObject({
  name: text,
  slug: v.optional(slug),
  kind: v.optional(v.picklist(['city', 'village']), 'city'),
  /** First the county that most of the town is in. */
  counties: some(text),
  zips: some(zipCode),
  /** Post-office-box ZIP codes. */
  boxZips: v.optional(v.array(zipCode)),
  /** The picture of the place, from left to right; without it, it's of what towns in that landscape have. */
  scene: v.optional(sceneSchema),
  ...place,
})

/** Kept by the wizard in `answers/site.json`, beside what an engineer sets in `site.ts`. */
const site = v.strictObject({
  name: v.pipe(rest.name, v.maxLength(40, 'is longer than 40 characters')),
  tagline: v.pipe(rest.tagline, v.maxLength(100, 'is longer than 100 characters')),
  ...open({ shortName: rest.shortName, description: rest.description, payment: rest.payment }),
  phone: v.strictObject({ e164: phone.entries.e164, label: v.optional(phone.entries.label) }),
  email: rest.email,
  geo: rest.geo,
  address: v.strictObject({ ...address.entries, country: v.optional(address.entries.country, 'US') }),
  timeZone: rest.timeZone,
  landscape: rest.landscape,
  area: v.strictObject({
    state,
    landmark,
    counties: some(v.strictObject({ ...county, fips: v.optional(county.fips) })),
    ...open(words),
  }),
  features: v.optional(v.strictObject(open(features.entries)), {}),
  price: v.pipe(v.strictObject({ ...price.entries, currency: v.optional(price.entries.currency, 'USD') }), rising()),
  sameDayUntilHour: rest.sameDayUntilHour,
  privacy: rest.privacy,
  hours: v.strictObject({ ...hours.entries, phone: v.optional(hours.entries.phone) }),
})

/** What the Worker is set up with; none of it is in the site's code. */
const worker = v.strictObject({
  /** The site's public address, without a path. */
  origin: v.pipe(
    v.string(),
    v.regex(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}$/, 'must be like https://www.example.com, without a slash at its end'),
  ),
  /** Who gets the requests. */
  leadsTo: v.pipe(v.string(), v.email('is no email address')),
  /** Who they come from: an address of the site's own domain. */
  sender: v.optional(v.pipe(v.string(), v.email('is no email address'))),
})

/** A business's answers, as the JSON file has them. */
export const businessSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Its folder in `src/sites`, which is also what `SITE` is set to. */
  folder: v.pipe(
    slug,
    v.check((name) => !taken.includes(name), 'is taken by the project itself'),
  ),
  /** The brand's color, which `theme.ts` is worked out of. */
  color: v.optional(v.pipe(v.string(), v.toLowerCase(), color)),
  site,
  towns: some(town),
  worker,
})

export type Business = v.InferOutput<typeof businessSchema>
export type TownAnswers = Business['towns'][number]

/** What `answers/site.json` has, with nothing left out. TypeScript sees only strings and arrays in a JSON file. */
export type SiteAnswers = Omit<Site, 'claims' | 'hsts' | 'challengeKey' | 'reviewed' | 'unconfirmed'>
