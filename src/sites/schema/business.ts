import * as v from 'valibot'
import { usualZones } from '../../domain/calendar/zones.ts'
import { aboutLanguage, languages } from '../../language/language.ts'
import { type Data, question, slug, some, text, zip } from './fields.ts'
import { sceneSchema } from './landscape.ts'
import { adjustment } from './price.ts'
import { place, rising, type Site, siteSchema, state as stateCode } from './site.ts'
import { color } from './theme.ts'

// What `npm run new-site` asks for, in this order. Fields of the site are the build's own, so both accept the same.

const { area, features, price, phone, address, hours, ...rest } = siteSchema.entries
const { state, landmark, counties, water, map, ...words } = area.entries

/** Lets every field be left out that can be worked out of the others. */
const open = <Entries extends v.ObjectEntries>(entries: Entries) => v.partial(v.strictObject(entries)).entries

/** "Mountain" or "mountain time" in place of an IANA zone. */
const zoneOf = (typed: string): string =>
  new Map<string, string>(Object.entries(usualZones)).get(typed.toLowerCase().replace(/ time$/, '')) ?? typed

/** A color, with or without its hash, in capitals or not, with six digits or three. */
const hexColor = (typed: string) => {
  const digits = typed.toLowerCase().replace(/^#/, '')
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

/** Folders in `src/sites` that are no business's own. */
const taken = ['packs', 'schema', 'starter']

/** What a town's page needs that can't be said in general. */
const town = v.strictObject({
  name: question(
    v.pipe(text, v.excludes(',', 'has a comma: write the town alone, like “Oro Valley”')),
    'Name of the town',
    'Oro Valley',
  ),
  state: v.optional(question(stateCode, 'Its state, if it’s another one')),
  slug: v.optional(slug),
  kind: v.optional(v.picklist(['city', 'village']), 'city'),
  counties: v.optional(
    question(v.array(text), 'Its county, if it’s in one; the one that most of it is in first, if it’s in two', [
      'Pima',
    ]),
    [],
  ),
  zips: question(some(zip), 'Its ZIP codes, with commas between', ['85737', '85755']),
  /** Post-office-box ZIP codes. */
  boxZips: v.optional(v.array(zip)),
  /** The picture of the place, from left to right; without it, it's of what towns in that landscape have. */
  scene: v.optional(sceneSchema),
  ...place,
})

/** Kept by the wizard in `answers/site.json`; what an engineer sets is in `site.ts`. */
const site = v.strictObject({
  name: v.pipe(rest.name, v.maxLength(40, 'is longer than 40 characters: write a shorter one')),
  tagline: v.pipe(rest.tagline, v.maxLength(100, 'is longer than 100 characters: write a shorter one')),
  ...open({ shortName: rest.shortName, description: rest.description, payment: rest.payment }),
  phone: v.strictObject({ ...phone.entries, label: v.optional(phone.entries.label) }),
  email: rest.email,
  geo: rest.geo,
  address: v.strictObject({
    ...address.entries,
    region: v.optional(address.entries.region),
    country: v.optional(address.entries.country),
  }),
  timeZone: question(
    v.pipe(v.string(), v.transform(zoneOf), rest.timeZone),
    'Time zone, like Mountain, Arizona or America/Denver',
    'America/Phoenix',
  ),
  area: v.strictObject({
    state: v.strictObject({ ...state.entries, name: v.optional(state.entries.name) }),
    ...{ landmark, counties, water, map },
    ...open(words),
  }),
  landscape: rest.landscape,
  price: v.pipe(v.strictObject({ ...price.entries, currency: v.optional(price.entries.currency) }), rising()),
  sameDayUntilHour: rest.sameDayUntilHour,
  hours: v.strictObject({ ...hours.entries, phone: v.optional(hours.entries.phone) }),
  features: v.optional(
    v.pipe(v.strictObject(open(features.entries)), v.title('Optional features (space picks one, Enter goes on)')),
    {},
  ),
  privacy: rest.privacy,
  terms: rest.terms,
})

/** An address as people write it: "Acme.com", or with a slash at its end. */
const asOrigin = (typed: string) =>
  `https://${typed
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '')}`

/** What the Worker is set up with; none of it is in the site's code. */
export const workerSchema = v.strictObject({
  origin: question(
    v.pipe(
      v.string(),
      v.transform(asOrigin),
      v.regex(
        /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
        'must be like https://www.example.com, without a slash at its end',
      ),
    ),
    'Address of the website',
    'https://www.saguarohauling.example',
  ),
  leadsTo: question(
    v.pipe(v.string(), v.email('must be an email address, like owner@example.com')),
    'Who gets the requests, by email',
    'owner@saguarohauling.example',
  ),
  /** Who they come from: an address of the site's own domain. */
  sender: v.optional(v.pipe(v.string(), v.email('must be an email address, like owner@example.com'))),
})

/** A business's answers, as the JSON file has them. */
export const businessSchema = v.strictObject({
  $schema: v.optional(v.string()),
  site,
  towns: v.pipe(v.array(town), v.minLength(1, 'needs one'), v.title('The towns you serve')),
  languages: v.optional(
    v.pipe(
      v.array(v.picklist(languages, `must be one of: ${languages.join(', ')}`)),
      v.minLength(1, 'needs one'),
      v.check((chosen) => new Set(chosen).size === chosen.length, 'has a language twice'),
      v.title('Languages of the website: pick the main one first (space picks one, Enter goes on)'),
      v.metadata({ enumDescriptions: languages.map((one) => aboutLanguage[one].name) }),
    ),
    ['en'],
  ),
  /** All others are worked out of it, light and dark. */
  color: v.optional(
    v.pipe(
      v.string(),
      v.transform(hexColor),
      color,
      v.title('The brand’s color, as a hex code: theme.ts is worked out of it'),
      v.examples(['#7a3b2e']),
    ),
  ),
  worker: workerSchema,
  /** Surcharges and discounts: nobody is asked for them, but the file may have them. */
  adjustments: v.optional(v.array(adjustment), []),
  /** What `SITE` is set to, too. Its Worker has the same name, and preview addresses put nine letters in front of that. */
  folder: v.pipe(
    slug,
    v.maxLength(54, 'is longer than 54 characters: write a shorter one'),
    v.check((name) => !taken.includes(name), 'is taken by the project itself: write another one'),
    v.title('Name of its folder in src/sites: small letters, digits and hyphens'),
    v.examples(['saguaro']),
  ),
})

export type Business = v.InferOutput<typeof businessSchema>
export type TownAnswers = Business['towns'][number]

type Answered = Data<typeof site>

/** A business's record as its folder has it: what `wholeSite` works out may be left out. */
export type SiteRecord = Omit<Answered, 'features'> & { readonly features?: Answered['features'] } & Omit<
    Site,
    keyof Answered
  >
