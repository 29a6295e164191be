import * as v from 'valibot'
import { asked, type Data, drawing, link, picture, slug, some, source, text, titled, whole } from './fields.ts'

// What the files export that the pages with texts of their own take.

/** Running text under a heading. */
export const chapter = v.strictObject({
  id: slug,
  heading: text,
  /** Shown large in the margin. */
  figure: v.optional(v.strictObject({ value: text, label: text })),
  paragraphs: some(text),
  links: v.array(link),
})

const yard = v.strictObject({ heading: text, paragraphs: some(text), picture: text })

export const aboutFile = v.strictObject({ chapters: some(chapter), yard, receipt: v.optional(chapter) })

const question = v.strictObject({
  /** Fragment in the page's address; other pages link to it, so it must not change. */
  id: slug,
  question: text,
  /** 30 to 90 words; the same text goes to search engines. */
  answer: text,
  /** Where to read on, on this site or elsewhere: then it's a source. */
  links: v.optional(
    v.array(
      v.pipe(
        v.strictObject({ ...source.entries, asOf: v.optional(text) }),
        v.check(({ href, asOf }) => href.startsWith('/') || Boolean(asOf), 'is a source: it needs `asOf`'),
      ),
    ),
  ),
})

const questionGroup = v.strictObject({ id: slug, name: text, questions: some(question) })

export const faqFile = v.strictObject({ questionGroups: some(questionGroup) })

const stop = v.strictObject({
  title: text,
  us: text,
  you: text,
  /** Wide screens have it next to the stop; two stops without one come between. */
  picture: v.optional(picture),
})

const prose = v.array(v.union([text, link], 'must be a text, or a link with label and href'))

/** A whole job, the pictures that help with its price, what to do the night before, and what's promised. */
export const howItWorksFile = v.strictObject({
  stops: some(stop),
  shots: v.array(titled),
  nightBefore: v.array(prose),
  promises: some(text),
})

/** The referral program: what a friend is told, the reward, the steps and questions about it. */
export const referralFile = v.strictObject({
  invitation: text,
  /** Whole dollars off for both: the friend's first pickup, and the next one of the person who sent them. */
  reward: v.optional(whole(1, 500)),
  theyCall: some(titled),
  terms: v.array(asked),
})

const testimonial = v.strictObject({
  quote: text,
  author: text,
  place: text,
  rating: whole(1, 5),
  /** What we did: "Garage cleanout". */
  job: v.optional(text),
  /** The slug of the service it was. */
  service: v.optional(slug),
  /** What they paid, in dollars. */
  paid: v.optional(whole(1, 100_000)),
  /** The month of the job, or the local date the review was written: "2026-10", "2026-10-03". */
  date: v.optional(
    v.pipe(v.string(), v.regex(/^\d{4}-\d\d(-\d\d)?$/, 'must be a month like 2026-10, or a date like 2026-10-03')),
  ),
  source: v.optional(link),
  /** Nobody said it: it’s there until a customer has, and blocks a launch. */
  sample: v.optional(v.literal(true)),
})

/** A job from the same spot, before and after. */
const beforeAfter = v.strictObject({ caption: text, before: picture, after: picture })

const crew = v.strictObject({ heading: text, text, alt: text })

/** Who runs the business. There's no name until the owner gives one, and nothing of a person that isn't theirs. */
const owner = v.strictObject({ ...crew.entries, name: v.optional(text) })

/** What the home page says, section by section; `owner` is on the about page. */
export const homeFile = v.strictObject({
  /** ` {when}` in the heading becomes the day that's true at that moment: "today", "by Friday". */
  hero: v.strictObject({ kicker: text, heading: text, lead: text, badges: v.array(text), guarantees: v.array(text) }),
  steps: some(titled),
  /** The tiles, by a service's slug. */
  tileSlugs: some(v.string()),
  imageCards: v.array(v.strictObject({ ...titled.entries, drawing, alt: text })),
  testimonials: v.array(testimonial),
  beforeAfter: v.array(beforeAfter),
  crew,
  owner,
  reasons: some(titled),
  questions: some(asked),
  statistics: v.array(v.strictObject({ figure: text, label: text })),
})

/** A common load, picked with one tap. `items` are written as in addresses. */
const preset = v.strictObject({ label: text, items: text })

const search = v.strictObject({ word: text, id: v.string() })

export const presetsFile = v.strictObject({
  presets: v.array(preset),
  searches: v.array(search),
})

/** An owner's photo that replaces a drawing wherever it is shown. */
const photo = v.strictObject({
  replaces: drawing,
  /** Name of a JPEG, PNG or WebP file in `public/photos/`. */
  file: text,
  /** Alternative text. */
  alt: v.pipe(text, v.minLength(10, 'needs at least 10 characters that say what the photo shows')),
  /** The side to keep when the photo is cropped to the drawing's shape; the middle by default. */
  focus: v.optional(v.picklist(['top', 'right', 'bottom', 'left'])),
})

export const photosFile = v.strictObject({ photos: v.array(photo) })

/** `moreReviews` are those that the home page leaves to the reviews page. */
export const reviewsFile = v.strictObject({
  ratings: v.array(v.strictObject({ value: text, label: text })),
  moreReviews: v.array(testimonial),
})

/** What the shared pages say about a business and its places; each is one sentence or title, said in its own voice. */
const pageWords = v.strictObject({
  homeTitle: text,
  aboutDescription: text,
  aboutHeading: text,
  aboutLead: text,
  /** Only for a business with a blog. */
  blogDescription: v.optional(text),
  servicesTitle: text,
  servicesDescription: text,
  areasTitle: text,
  areasDescription: text,
  areasLead: text,
  /** Below the heading of Home's map. */
  areasTeaser: text,
  /** Who decides on permits, on the page of all towns; only for a business with permits. */
  permitRule: v.optional(text),
  /** How curbside pickup differs between the towns; only with curb rules. */
  curbRule: v.optional(text),
  /** In the footer, below the name. */
  footer: text,
  /** What to write to us: an example. */
  exampleRequest: text,
  /** Alternative text of the social images with our truck. */
  truckPicture: text,
})

export const pagesFile = v.strictObject({ pageWords })

export type Chapter = Data<typeof chapter>
export type Yard = Data<typeof yard>
export type Question = Data<typeof question>
export type QuestionGroup = Data<typeof questionGroup>
export type Stop = Data<typeof stop>
export type Prose = Data<typeof prose>
export type Shot = Data<typeof titled>
export type HowItWorksTexts = Data<typeof howItWorksFile>
/** The page about the business, with who runs it, whom the home page's file has. */
export type AboutTexts = Data<typeof aboutFile> & { readonly owner: OwnerText }
export type ReferralStep = Data<typeof titled>
export type ReferralTerm = Data<typeof asked>
/** The program's words: the reward is a figure. */
export type ReferralTexts = Omit<Data<typeof referralFile>, 'reward'>
export type ReviewTexts = Data<typeof reviewsFile>
export type Testimonial = Data<typeof testimonial>
export type BeforeAfter = Data<typeof beforeAfter>
export type CrewText = Data<typeof crew>
export type OwnerText = Data<typeof owner>
/** What every language says on the home page. */
export type HomeTexts = Omit<Data<typeof homeFile>, 'tileSlugs' | 'owner'>
export type Preset = Data<typeof preset>
export type Search = Data<typeof search>
export type Photo = Data<typeof photo>
export type PageWords = Data<typeof pageWords>
