import * as v from 'valibot'
import type { Holiday } from '../../domain/calendar/holidays.ts'
import type { Catalog } from './item.ts'
import type { RefusedItemPage, TakenItemPage } from './itemPage.ts'
import { sceneSchema } from './landscape.ts'
import type { PriceExtra, Rung } from './price.ts'
import type { AlsoHauled, Service, ServiceGroup } from './service.ts'
import { siteSchema, text } from './site.ts'
import type { BeforeAfter, Chapter, OwnerText, PageWords, Photo, Preset, QuestionGroup, Testimonial } from './texts.ts'
import type { DropOffSite, PermitRules, Town } from './town.ts'

// What each file in a business's folder exports: TypeScript's own types say the same to an editor, and this says it in the
// build, with the file and the field.

/** A schema whose field names TypeScript compares with the type's: one that's new there is missing here. */
type Of<T> = v.GenericSchema<unknown, unknown> & { readonly entries: Readonly<Record<keyof T, unknown>> }

const object = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries)
const maybe = v.optional
const list = <Schema extends v.GenericSchema>(item: Schema) => v.array(item)
const some = <Schema extends v.GenericSchema>(item: Schema) => v.pipe(v.array(item), v.minLength(1, 'needs one'))
const record = <Schema extends v.GenericSchema>(value: Schema) => v.record(v.string(), value)
const cents = v.pipe(v.number(), v.integer('must be whole cents'), v.minValue(0, 'must be 0 or more'))
const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or less`),
  )
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits, with hyphens'))
const link = object({ label: text, href: text })
const titled = object({ title: text, text })

const rungNames = ['minimum', 'eighth', 'quarter', 'three-eighths', 'half', 'five-eighths', 'three-quarters'].concat(
  'seven-eighths',
  'full',
)
const extraNames = ['refrigerant', 'mattress', 'tire', 'tv-small', 'tv-large', 'stairs', 'long-carry'].concat(
  'heavy-material',
  'teardown-labor',
)

/** A name out of some; the message has all of them. */
const oneOf = (names: readonly string[], what: string) =>
  v.pipe(
    v.string(),
    v.check(
      (name) => names.includes(name),
      ({ input }) => `"${input}" is no ${what}; there are: ${names.join(', ')}`,
    ),
  )

/** Names that a business's texts refer to, and that aren't in its texts. */
export type KnownNames = { readonly drawings: readonly string[] }

/** Schemas of what each file exports, by the file's name. */
export function fileSchemas({ drawings }: KnownNames): Readonly<Record<string, v.GenericSchema>> {
  const drawing = oneOf(drawings, 'picture')
  const rung = oneOf(rungNames, 'share of the truck')
  const extra = oneOf(extraNames, 'extra')

  const side = object({ drawing, alt: text })
  const testimonial: Of<Testimonial> = object({
    quote: text,
    author: text,
    place: text,
    rating: whole(1, 5),
    job: maybe(text),
    date: maybe(v.pipe(v.string(), v.isoDate('must be a date like 2026-10-03'))),
    source: maybe(link),
  })
  const beforeAfter: Of<BeforeAfter> = object({ caption: text, before: side, after: side })
  const crew = { heading: text, text, alt: text }
  const owner: Of<OwnerText> = object({ ...crew, name: maybe(text) })

  const chapter: Of<Chapter> = object({
    id: slug,
    heading: text,
    figure: maybe(object({ value: text, label: text })),
    paragraphs: some(text),
    links: list(link),
  })
  const questionGroup: Of<QuestionGroup> = object({
    id: slug,
    name: text,
    questions: some(object({ id: slug, question: text, answer: text, links: maybe(list(link)) })),
  })
  const prose = list(v.union([text, link], 'must be a text, or a link with label and href'))

  const words = (names: readonly (keyof PageWords)[]) => Object.fromEntries(names.map((name) => [name, text]))
  const pageWords = object({
    ...words(['homeTitle', 'aboutDescription', 'aboutHeading', 'aboutLead', 'servicesTitle', 'servicesDescription']),
    ...words([
      'areasTitle',
      'areasDescription',
      'areasLead',
      'areasTeaser',
      'footer',
      'exampleRequest',
      'truckPicture',
    ]),
    blogDescription: maybe(text),
    permitRule: maybe(text),
    curbRule: maybe(text),
  })

  const group: Of<ServiceGroup> = object({ id: slug, name: text, text, services: some(v.string()) })
  const alsoHauled: Of<AlsoHauled> = object({ name: text, text, item: maybe(v.string()) })

  const service: Of<Service> = object({
    slug,
    drawing,
    name: text,
    title: text,
    description: text,
    summary: text,
    heading: text,
    lead: text,
    picture: text,
    example: maybe(text),
    cost: object({ low: cents, high: cents }),
    buys: text,
    message: text,
    load: object({ heading: text, take: some(text), leave: list(object({ thing: text, instead: text })) }),
    price: object({
      heading: text,
      intro: text,
      rungs: v.pipe(v.array(object({ rung, holds: text })), v.minLength(2, 'needs two')),
      extras: list(
        object({ reason: text, id: maybe(extra), label: maybe(text), amount: maybe(text), unit: maybe(text) }),
      ),
    }),
    prepare: object({ heading: text, steps: some(object({ do: text, how: text })) }),
    margin: object({ heading: text, text: some(text), links: maybe(list(link)), permit: maybe(v.boolean()) }),
    afterwards: object({ heading: text, ways: some(object({ way: text, what: text })) }),
    closing: text,
    questions: list(object({ question: text, answer: text })),
    related: list(object({ slug: v.string(), why: text })),
    towns: list(object({ slug: v.string(), note: text })),
  })

  const priceExtra: Of<PriceExtra> = object({
    id: extra,
    label: text,
    cents,
    upToCents: maybe(cents),
    unit: text,
    reason: text,
  })
  const priceRung: Of<Rung> = object({
    id: rung,
    share: v.pipe(v.number(), v.minValue(0, 'must be 0 to 1'), v.maxValue(1, 'must be 0 to 1')),
    label: text,
    cubicFeet: v.number(),
    cents,
  })

  const nth = v.union([whole(1, 5), v.literal('last')], 'must be 1 to 5, or last')
  const holiday: v.GenericSchema<unknown, unknown> & { readonly entries: Readonly<Record<keyof Holiday, unknown>> } =
    object({ name: text, month: whole(1, 12), day: maybe(whole(1, 31)), weekday: maybe(whole(0, 6)), nth: maybe(nth) })

  const named = { id: slug, label: text, goes: v.string(), category: v.string() }
  const item = v.variant(
    'accepted',
    [
      object({ ...named, accepted: v.literal(false) }),
      object({
        ...named,
        accepted: v.literal(true),
        cubicFeet: v.pipe(v.number(), v.gtValue(0, 'must be more than 0')),
        pounds: v.pipe(v.number(), v.gtValue(0, 'must be more than 0')),
        dense: maybe(v.literal(true)),
        extra: maybe(object({ cents, reason: text, from: maybe(v.literal(true)) })),
        groundFloor: maybe(v.literal(true)),
        size: maybe(text),
      }),
    ],
    'must be true or false',
  )
  const use = v.picklist(['chemicals', 'electronics', 'paint', 'donations', 'books'])
  const disposal = object({
    name: text,
    goes: text,
    ban: maybe(object({ what: text, since: v.number() })),
    without: maybe(text),
    use: maybe(use),
  })
  const catalog: Of<Catalog> = object({ categories: record(text), disposals: record(disposal), items: some(item) })
  const preset: Of<Preset> = object({ label: text, items: text })

  const load = { items: text, label: text }
  const page = {
    slug,
    name: text,
    thing: text,
    title: text,
    description: text,
    lead: text,
    items: some(slug),
    service: slug,
    picture: maybe(side),
    out: text,
    crew: maybe(text),
    first: some(text),
    free: some(object({ way: text, text })),
    curb: maybe(v.picklist(['bulk', 'ask'])),
    dropOff: maybe(use),
    law: maybe(object({ text, since: maybe(whole(1900, 2100)), source: link })),
    goes: text,
    related: list(slug),
    facts: maybe(list(object({ figure: text, what: text }))),
  }
  const takenPage = object({
    ...page,
    accepted: v.literal(true),
    usual: object(load),
    sizes: some(object({ ...load, note: maybe(text) })),
    moves: some(object({ what: text, text })),
  }) satisfies Of<TakenItemPage>
  const refusedPage = object({
    ...page,
    accepted: v.literal(false),
    answer: text,
  }) satisfies Of<RefusedItemPage>
  const itemPage = v.variant('accepted', [takenPage, refusedPage], 'must be true or false')

  const permitRules: Of<PermitRules> = object({
    decides: text,
    county: maybe(object({ rule: text, office: link })),
    dig: text,
  })
  const at = { name: text, lat: v.number(), lng: v.number() }
  const dropOffSite: Of<DropOffSite> = object({
    name: text,
    use,
    note: maybe(text),
    href: maybe(text),
    town: maybe(object(at)),
    counties: maybe(list(text)),
    towns: maybe(list(v.string())),
  })
  const photo: Of<Photo> = object({
    replaces: drawing,
    file: text,
    alt: v.pipe(text, v.minLength(10, 'needs at least 10 characters that say what the photo shows')),
    focus: maybe(v.picklist(['top', 'right', 'bottom', 'left'])),
  })

  const label = maybe(
    object({ side: v.picklist(['left', 'right', 'above', 'below']), dx: maybe(v.number()), dy: maybe(v.number()) }),
  )
  const zips = list(v.string())
  const town: Of<Town> = object({
    ...at,
    slug: text,
    kind: v.picklist(['city', 'village']),
    counties: some(text),
    zips,
    boxZips: maybe(zips),
    sharedZips: maybe(list(object({ zip: v.string(), place: text }))),
    mapLabel: maybe(object({ narrow: label, wide: label })),
    lead: text,
    scene: maybe(sceneSchema),
    example: maybe(object({ load: text, price: text })),
    loads: maybe(record(text)),
    curb: maybe(
      object({
        answer: text,
        lines: list(
          object({
            item: text,
            mark: v.picklist(['yes', 'paid', 'ask', 'no']),
            note: text,
            bulk: maybe(v.literal(true)),
          }),
        ),
        hauler: maybe(object({ name: text, phone: maybe(text) })),
        asOf: maybe(text),
        source: maybe(link),
      }),
    ),
    worthIt: some(object({ when: text, text })),
    dropOff: maybe(text),
    permit: maybe(
      object({
        office: text,
        phone: maybe(text),
        text,
        links: maybe(list(link)),
        county: maybe(v.boolean()),
      }),
    ),
    around: text,
    closing: maybe(text),
  })

  return {
    'site.ts': object({ site: siteSchema }),
    'prices.ts': object({ rungs: some(priceRung), extras: some(priceExtra) }),
    'calendar.ts': object({
      holidays: list(holiday),
      windowHours: whole(1, 12),
      crews: whole(0, 50),
      leadMinutes: whole(0, 1440),
    }),
    'items.ts': v.looseObject({ catalog: maybe(catalog), refused: list(text) }),
    'itemPages.ts': object({ itemPages: list(itemPage) }),
    'presets.ts': object({
      presets: list(preset),
      townLoads: list(preset),
      searches: list(object({ word: text, id: v.string() })),
    }),
    'home.ts': object({
      hero: object({ kicker: text, heading: text, lead: text, badges: list(text), guarantees: list(text) }),
      steps: some(titled),
      tileSlugs: some(v.string()),
      imageCards: list(object({ drawing, title: text, text, alt: text })),
      testimonials: list(testimonial),
      beforeAfter: list(beforeAfter),
      crew: object(crew),
      owner,
      reasons: some(titled),
      questions: some(object({ question: text, answer: text })),
      statistics: list(object({ figure: text, label: text })),
    }),
    'about.ts': object({
      chapters: some(chapter),
      yard: object({ heading: text, paragraphs: some(text), picture: text }),
      receipt: maybe(chapter),
    }),
    'faq.ts': object({ questionGroups: some(questionGroup) }),
    'howItWorks.ts': object({
      stops: some(object({ title: text, us: text, you: text })),
      shots: list(titled),
      nightBefore: list(prose),
      promises: some(text),
    }),
    'pages.ts': object({ pageWords }),
    'permits.ts': object({ permitRules: maybe(permitRules) }),
    'dropOffSites.ts': object({ dropOffSites: list(dropOffSite) }),
    'photos.ts': object({ photos: list(photo) }),
    'referral.ts': object({
      invitation: text,
      reward: maybe(text),
      theyCall: some(titled),
      terms: list(object({ question: text, answer: text })),
    }),
    'reviews.ts': object({ ratings: list(object({ value: text, label: text })) }),
    'serviceGroups.ts': object({
      serviceGroups: object({ oneThing: maybe(group), wholeRoom: maybe(group), somethingBuilt: maybe(group) }),
      beforeTeardown: record(text),
      alsoHauled: list(alsoHauled),
    }),
    'services.ts': object({ services: some(service) }),
    'towns.ts': object({ towns: some(town) }),
  }
}
