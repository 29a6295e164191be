import * as v from 'valibot'
import { type Hours, isInSeason } from '../../domain/calendar/hours.ts'
import { datesOf } from '../../domain/calendar/localTime.ts'
import { isDate } from '../../domain/calendar/slots.ts'
import { stateCode, stateName } from '../../domain/places/states.ts'
import { type ByYard, dollarsByYard } from '../../domain/prices/price.ts'
import { type Data, question, schemaProblems, some, text, zip } from './fields.ts'
import { landscapeNames, landscapeWords } from './landscape.ts'
import { chapter } from './texts.ts'

const dollars = v.pipe(v.number(), v.integer('must be whole dollars, like 95'), v.minValue(0))
const longitude = v.pipe(
  v.number(),
  v.minValue(-180),
  v.maxValue(-1, 'must be negative, as every longitude in the US is'),
)
const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
/** A place on the map, as records of towns have it. */
export const place = {
  lat: question(latitude, 'Latitude of its center', 32.3909),
  lng: question(longitude, 'Longitude of its center', -110.9665),
}
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 08:00'))
/** 405, "405 cubic feet" or "15 yards", in whole cubic feet. */
const cubicFeetOf = (typed: number | string): number =>
  /^[\d,.]+ *(?:(?:cubic|cu\.?) *)?(?:feet|ft\.?|yards?|yd\.?)?$/i.test(String(typed).trim())
    ? Math.round(Number.parseFloat(String(typed).replaceAll(',', '')) * (/y/i.test(String(typed)) ? 27 : 1))
    : Number.NaN
const volumeWords = 'must be cubic feet, 54 to 5,400, or yards like “15 yards”'
const volume = v.pipe(
  v.custom<number | string>((typed) => typeof typed === 'number' || typeof typed === 'string', volumeWords),
  v.transform(cubicFeetOf),
  v.check((feet) => feet >= 54 && feet <= 5400, volumeWords),
)
const prices = {
  cubicFeet: question(volume, 'What a full truck holds: cubic feet, or yards like “15 yards”', '15 yards'),
  from: question(v.pipe(dollars, v.minValue(1)), 'Price of the smallest load, in dollars', 95),
  to: question(
    v.pipe(dollars, v.maxValue(20_000, 'is more than a full truck costs: write dollars, not cents, like 695')),
    'Price of a full truck, in dollars',
    695,
  ),
  callDiscount: v.optional(question(dollars, 'Dollars off for calling', 20)),
  /** Integer cents, where space is priced by volume: then each step of the ladder is worked out of it. */
  perCubicYard: v.optional(
    v.pipe(v.number(), v.integer('must be whole cents, like 3800'), v.minValue(100, 'is in cents: write 3800 for $38')),
  ),
}
/** The full truck costs more than the smallest load, and what its yards come to. */
export const rising = <Price extends ByYard & { readonly to: number; readonly cubicFeet: number }>() =>
  v.rawCheck<Price>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    const { value } = dataset
    const { from, to, cubicFeet } = value
    const byYard = dollarsByYard(value, cubicFeet) ?? to
    if (to > from && to === byYard) return
    addIssue({
      message:
        to > from
          ? `must be ${byYard}, what a full truck comes to by perCubicYard`
          : 'must be more than the smallest load',
      path: [{ type: 'object', origin: 'value', input: value, key: 'to', value: value.to }],
    })
  })

type Times = { readonly opens: string; readonly closes: string }
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** Past midnight it’s a night, not a typing error; the same time twice is around the clock. */
const nightAtMost = <Hours extends Times>() =>
  v.check<Hours, (issue: v.CheckIssue<Hours>) => string>(
    ({ opens, closes }) => opens <= closes || !(minutes(closes) + 24 * 60 - minutes(opens) > 18 * 60),
    ({ input }) => `closes at ${input.closes}, before it opens: write 18:00 for 6 PM, or a night like 18:00 to 02:00`,
  )
const wholeHour = 'must be a whole hour from 0 to 24, like 13 for 1 PM'
const dayOfYear = v.pipe(
  v.string(),
  v.check((day) => isDate(`2028-${day}`), 'must be a month and a day like 04-01'),
)
/** A weekday that has two hours on one date. */
function dayTwice(hours: readonly Hours[]): string | undefined {
  const dates = datesOf('2028-01-01', '2028-12-31')
  return days.find((day) => {
    const own = hours.flatMap((one) => one.days.filter((other) => other === day).map(() => one))
    const seasons = own.flatMap(({ season }) => season ?? [])
    const isTwice = (date: string) => seasons.filter((season) => isInSeason(date, season)).length > 1
    return own.length - seasons.length > 1 || dates.some(isTwice)
  })
}
const opening = { opens: question(time, 'From', '08:00'), closes: question(time, 'To', '18:00') }
const point = v.strictTuple([longitude, latitude], 'must be a latitude and a longitude, like 32.2226, -110.9747')
/** Longitude first, as GeoJSON has it. */
export const center = question(point, 'Its center, latitude and longitude', [-110.9747, 32.2226])
export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Whether a zone is one that a place in the US can have; UTC isn't. */
const knownZone = (zone: string) => {
  if (!/^(?:America|Pacific|US)\//.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A state's two letters; its name means them, too. */
export const state = v.pipe(
  v.string(),
  v.transform(stateCode),
  v.check((code) => stateName(code) !== undefined, 'is no state: write its name or its two letters, like AZ'),
)

/** Any way of writing ten digits. */
const asNumber = (typed: string) => `+1${typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`
const usNumber = v.pipe(
  v.string('must be in quotes, like "(202) 555-0123"'),
  v.transform(asNumber),
  v.regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'must be a US number with its area code, like (202) 555-0123'),
)
const yesOrNo = /^(?:yes|no)$/i

const phone = v.strictObject({
  e164: question(usNumber, 'Phone that customers call', '(520) 555-0142'),
  extension: v.optional(
    question(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be one to six digits, like 12')), 'Its extension'),
  ),
  /** Another number for texts, or whether this one takes them: absent, it does, unless it's toll-free or has an extension. */
  texts: v.optional(
    question(
      v.pipe(
        v.string(),
        v.transform((typed) => (yesOrNo.test(typed) ? typed.toLowerCase() : asNumber(typed))),
        v.regex(/^(?:yes|no|\+1\d{10})$/, 'must be a US number, like (202) 555-0123, or yes or no'),
      ),
      'Another number for texts; or “yes” or “no”, if it isn’t clear that the first one takes them',
    ),
  ),
  whatsapp: v.optional(question(usNumber, 'WhatsApp number')),
  label: text,
})

const county = v.strictObject({
  /** Without the word: "Clark". A city in no county has its word where a county has the same name: "Richmond city". */
  name: text,
  /** Absent, it's that of the towns that have it. */
  state: v.optional(state),
  /** Five digits, state and county, as the Census Bureau numbers them; absent, they're those of its name. */
  fips: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/, 'must be a FIPS code of five digits, like 04019'))),
  /** Sets it apart from its neighbors on the map; without, it's the plain tone. */
  tint: v.optional(v.picklist(['green', 'sand'])),
})

/** Where the business works, and how it's called. */
const area = v.strictObject({
  /** In prose, after "in" or "for": "the western suburbs of Springfield". */
  region: text,
  /** How the map is described: "west of Springfield". */
  direction: text,
  /** From one end to the other: "from Ashford to Riverton". */
  reach: text,
  state: v.strictObject({ code: question(state, 'State', 'Arizona'), name: text }),
  /** Names of other states that have towns of the same names; their two letters need no list. */
  otherStates: v.array(text),
  /** First digits of the ZIP codes around here; a town's code that starts otherwise is a typing error. */
  zipPrefixes: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be one to five digits'))),
    v.minLength(1, 'needs one'),
  ),
  /** What the forms give as an example. */
  example: v.strictObject({ zip, town: text }),
  /** What people call the time here: "Springfield time". */
  zoneName: text,
  /** The counties that the map draws. */
  counties: question(some(county), 'Counties you work in, with commas between', [{ name: 'Pima' }, { name: 'Pinal' }]),
  /** First two digits of the FIPS codes whose land the map shows; absent, it's that of the states around. */
  landStates: v.optional(v.array(v.pipe(v.string(), v.regex(/^\d{2}$/, 'must be two digits')))),
  /** What that water is called; absent where there's none. */
  water: v.optional(question(text, 'The sea or lake on that map, if there’s one: its name', 'Pacific Ocean')),
  /** Whether there's a map; where there's none, the lists of towns say it. Absent, there's one. */
  map: v.optional(v.boolean()),
  /** The city that everybody knows, and its middle. */
  landmark: v.strictObject({
    name: question(text, 'The city that everybody around there knows', 'Tucson'),
    at: center,
  }),
})

/** What a business may leave out. A feature that's off has no page, no link and no mention anywhere. */
const features = v.strictObject({
  blog: question(v.boolean(), 'Blog, and its feed'),
  /** Its page, and links that friends come by. */
  referrals: question(v.boolean(), 'Referral program'),
  calculator: question(v.boolean(), 'Price calculator, and the guide to every item on the FAQ page'),
  /** On the pages of towns and services. */
  permits: question(v.boolean(), 'Who decides on permits'),
  curbRules: question(v.boolean(), 'What each town’s own hauler takes at the curb'),
  /** Donations too. */
  dropOffs: question(v.boolean(), 'Where to bring what you don’t take'),
  /** Those whose customers allow it, with the crew's photos. */
  jobs: v.optional(question(v.boolean(), 'Jobs you’ve done, with what they cost')),
})

/** What a visitor may want to check: a line, and where. */
const credential = v.strictObject({
  label: text,
  href: v.optional(v.pipe(v.string(), v.url('must be an address like https://www.example.com'))),
})

/** The page at /privacy, which says what the software does with what it knows of people. */
const privacy = v.strictObject({
  /** The date since which it's in effect. */
  since: v.pipe(v.string(), v.isoDate('must be a date like 2026-11-21')),
  /** Who sends the texts, by name: "Twilio". Then the page says what carriers want to read before they allow them. */
  texts: v.optional(text),
  /** Other services that get requests, through the webhook or by hand: "our accounting program". */
  others: v.optional(v.array(text)),
})

/** The page at /terms: what the owner holds customers and themselves to, in their own words. */
const terms = v.strictObject({ since: privacy.entries.since, chapters: some(chapter) })

/** The business's own figures; each is printed in its own place, and they may disagree. */
const claims = v.strictObject({
  jobs: text,
  jobsShort: text,
  years: text,
  satisfaction: text,
  bureauRating: text,
  headerRating: text,
  heroReviews: text,
  footerReviews: text,
  structuredRating: v.strictObject({ value: v.number(), count: v.pipe(v.number(), v.integer()) }),
})

/** Everything about a business that isn't its texts, items, towns or services. */
export const siteSchema = v.strictObject({
  name: question(text, 'Name of the business', 'Saguaro Hauling'),
  shortName: text,
  tagline: question(text, 'What you do and where, in one line', 'Junk removal in and around Tucson'),
  description: v.pipe(text, v.maxLength(155, 'is longer than 155 characters')),
  phone,
  email: question(
    v.pipe(v.string(), v.email('must be an email address, like hello@example.com')),
    'Email that customers write to',
    'hello@saguarohauling.example',
  ),
  address: v.strictObject({
    street: question(text, 'Street address of the business', '100 Main Street'),
    locality: question(text, 'City of that address', 'Tucson'),
    region: state,
    postalCode: question(zip, 'ZIP code of that address', '85701'),
    country: v.literal('US'),
  }),
  /** The address on the map, for search engines; absent until somebody has looked it up. */
  geo: v.optional(v.strictObject(place)),
  /** As in the IANA list. */
  timeZone: v.pipe(v.string(), v.check(knownZone, 'must be a time zone like America/Denver')),
  landscape: v.pipe(
    v.picklist(landscapeNames),
    v.title('What does it look like around there? Every picture of land is drawn that way'),
    v.examples(['desert']),
    v.metadata({ enumDescriptions: landscapeWords }),
  ),
  area,
  features,
  /** Whole US dollars, and the cubic feet of a full truck. `callDiscount` is what a call takes off; 0 or absent where it takes off nothing. */
  price: v.pipe(v.strictObject({ ...prices, currency: v.literal('USD') }), rising()),
  payment: some(text),
  /** Local hour until which a call can still mean a pickup today. */
  sameDayUntilHour: question(
    v.pipe(v.number(wholeHour), v.integer(wholeHour), v.minValue(0, wholeHour), v.maxValue(24, wholeHour)),
    'Until what hour a call can still mean today, 1 to 24; 0 if it never does',
    13,
  ),
  hours: v.strictObject({
    /** The phones' hours, as the footer shows them: "Open 24 hours". */
    phone: text,
    /** How many minutes a request waits for its answer while there are pickups. Absent until the owner says: then it's the day alone. */
    replyMinutes: v.optional(v.pipe(v.number(), v.integer('must be whole minutes'), v.minValue(5), v.maxValue(240))),
    /** Local hour at which customers are reminded of the next day's pickup; absent, it's five in the afternoon. */
    reminderHour: v.optional(v.pipe(v.number(), v.integer('must be a whole hour'), v.minValue(8), v.maxValue(18))),
    /**
     * After how many minutes of answering hours the owner hears that nobody has answered a request, each time once: an empty
     * list turns that off. Absent, it's 15 and 60.
     */
    nudgeMinutes: v.optional(
      v.array(v.pipe(v.number(), v.integer('must be whole minutes'), v.minValue(5), v.maxValue(600))),
    ),
    /** When the phones are answered, every day; absent where that's around the clock. */
    phones: v.optional(
      question(
        v.pipe(
          v.strictObject(opening, 'must be hours like “7am-7pm”'),
          nightAtMost(),
          v.check(({ opens, closes }) => opens !== closes, 'are around the clock: leave them out'),
        ),
        'When somebody answers the phone, if it isn’t day and night',
        { opens: '07:00', closes: '19:00' },
      ),
    ),
    /** The trucks' hours, as the structured data has them. */
    pickup: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            days: question(v.pipe(v.array(v.picklist(days)), v.minLength(1, 'needs one')), 'Days', ['Monday']),
            ...opening,
            /** The part of each year that they're for; without one, it's whatever no season of these days has. */
            season: v.optional(v.strictObject({ from: dayOfYear, until: dayOfYear })),
            /** Whether a pickup is arranged by a call then: nothing is booked online, and nobody is open. */
            byAppointment: v.optional(v.boolean()),
          }),
          nightAtMost(),
        ),
        'must be hours like “Mon-Fri 7am-5pm, Sat 8am-noon”',
      ),
      v.minLength(1, 'needs one'),
      v.rawCheck(({ dataset, addIssue }) => {
        const twice = dataset.typed ? dayTwice(dataset.value) : undefined
        if (twice) addIssue({ message: `has ${twice} twice: write each day once, or once in each season` })
      }),
      v.title('When you pick up'),
      v.examples([[{ days: days.slice(0, 6), opens: '08:00', closes: '18:00' }]]),
    ),
  }),
  /** How it's licensed and insured, as the footer says it: "Licensed, bonded and insured". */
  license: v.optional(text),
  /** Proof of insurance, and where it can be seen: "Certificate of insurance on request". */
  insurance: v.optional(credential),
  /** The business's entry with a consumer bureau. */
  bureau: v.optional(credential),
  /** The business's own pages elsewhere, for search engines to know it by: its listing, its social accounts. */
  profiles: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.url('must be an address like https://www.example.com'),
        v.startsWith('https://', 'must begin with https://'),
      ),
    ),
  ),
  /** Where customers can write a review; without it, nobody is asked to. */
  reviewUrl: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an address like https://www.example.com'),
      v.startsWith('https://', 'must begin with https://'),
    ),
  ),
  /**
   * Where customers pay online, at the business's own service: an address with `{amount}`, in dollars, and `{reference}` in it.
   * Without it, nobody is sent anywhere.
   */
  payLink: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (link) =>
          link.startsWith('https://') && URL.canParse(link) && /\{amount\}/.test(link) && /\{reference\}/.test(link),
        'must be an https address with {amount} and {reference} in it, like https://pay.example/me?amount={amount}&note={reference}',
      ),
    ),
  ),
  /** What a trip costs where nobody was there, as the crew and customers read it; absent where it costs nothing. */
  tripFee: v.optional(dollars),
  /** Its privacy page; without it, /privacy isn't found. */
  privacy: v.optional(privacy),
  /** Its terms; without them, /terms isn't found. */
  terms: v.optional(terms),
  /** The business's own figures; absent until it has some. */
  claims: v.optional(claims),
  /**
   * Browsers insist on https for so many days, and nobody can take that back sooner. A new domain starts with 1 and without
   * the other two; `docs/deploy.md` says how it grows.
   */
  hsts: v.strictObject({
    days: v.pipe(v.number(), v.integer(), v.minValue(0)),
    includeSubDomains: v.boolean(),
    preload: v.boolean(),
  }),
  /** Public key of Cloudflare Turnstile; empty turns it off. Its secret is a secret of the Worker. */
  challengeKey: v.string(),
  /** The local calendar date of the last review of all texts, which facts may be at most two years older than. */
  reviewed: v.pipe(v.string(), v.isoDate('must be a date like 2026-11-21')),
  /** What the owner still has to confirm before a public launch. */
  unconfirmed: v.array(text),
})

export type Site = Data<typeof siteSchema>

/** A business with figures of its own. */
export type SiteWithClaims = Site & Required<Pick<Site, 'claims'>>

/** What is wrong with a business's record, each with the field's name; empty when nothing is. */
export const siteProblems = (site: unknown): string[] => schemaProblems(siteSchema, site, 'site')
