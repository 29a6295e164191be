import { cutoffOf } from '../schema/phrases.ts'
import type { BeforeAfter, CrewText, OwnerText, Testimonial } from '../schema/texts.ts'
import { site } from './site.ts'

const { price } = site

/** Texts of the home page, by section. */
export const hero = {
  kicker: 'Five suburbs of Milwaukee',
  heading: `Your basement back, from $${price.from}`,
  lead: 'You agree to the price before we start.',
  badges: ['Insured', 'Free estimates', 'Donated and recycled first'],
  guarantees: [
    'Two of us carry it up and out',
    'Estimates are free',
    'We sweep before we leave',
    'Your number is only for this job',
  ],
} as const

export const steps = [
  { title: 'Call, text or book', text: 'Tell us what you have and where it is. A photo gets you a closer price.' },
  { title: 'We look at it with you', text: 'You show us what goes. We give you one price, and you decide.' },
  {
    title: 'We carry and load',
    text: 'Up the basement stairs, out of the garage, down from the attic. You don’t lift a thing.',
  },
  { title: 'We sweep up', text: 'You check the room with us before we go.' },
] as const

/** The tiles of the home page, by service. */
export const tileSlugs: readonly string[] = ['house-cleanouts', 'furniture-and-appliances']

export const imageCards = [
  {
    drawing: 'home-loading',
    title: 'We carry it up the stairs',
    text: 'Straps, dollies and two people, so nothing gets dragged over your floors.',
    alt: 'Two of the crew lift a couch into the truck',
  },
  {
    drawing: 'home-sorting',
    title: 'We sort what we haul',
    text: 'What’s still good is offered for donation. Metal and appliances are recycled.',
    alt: 'Three bays at the yard: furniture to donate, metal to recycle, a small pile of bags',
  },
  {
    drawing: 'home-swept',
    title: 'You get a clean floor',
    text: 'We don’t leave until it’s swept.',
    alt: 'An empty, swept garage in evening light with a broom against the wall',
  },
] as const

/** Sample testimonials; see `site.unconfirmed`. */
export const testimonials: readonly Testimonial[] = [
  {
    quote: 'Forty years of basement, gone in one afternoon. They even found my old bowling trophy.',
    author: 'Janet K.',
    place: 'West Allis',
    job: 'Basement cleanout',
    rating: 5,
  },
  {
    quote: 'They told me the price on the driveway, and that’s what I paid.',
    author: 'Marcus W.',
    place: 'Brookfield',
    job: 'Garage cleanout',
    rating: 5,
  },
]

/** The same garage twice; the owner's own pair of photos replaces the drawings. */
export const beforeAfter: readonly BeforeAfter[] = [
  {
    caption: 'A one-car garage, before and after',
    before: { drawing: 'garage-before', alt: 'A garage packed to the door with furniture, boxes and bags' },
    after: { drawing: 'garage-after', alt: 'The same garage, empty and swept' },
  },
]

export const crew: CrewText = {
  heading: 'Who you’ll meet at the door',
  text: 'Two of us. We walk through it with you, give you one price and start when you say yes.',
  alt: 'Two of the crew on a driveway with our truck behind them',
}

/** Shown on the about page; your portrait replaces the drawing, and `name` says who it is. */
export const owner: OwnerText = {
  heading: 'Talk to the person in charge',
  text: 'Got a question about a job, or something we should’ve done better? Tell us. We read every message, and if something went wrong, we’ll make it right.',
  alt: 'A desk with a phone, a work order and a mug; a jacket and a cap on the peg behind it',
}

export const reasons = [
  {
    title: 'One price',
    text: 'You get one price for the whole load, with everything in it, before we pick anything up.',
  },
  { title: 'Insured', text: 'If we scratch a wall, we pay for it.' },
  {
    title: 'Nothing good is wasted',
    text: 'We offer good furniture for donation and recycle metal before we throw anything away.',
  },
] as const

export const questions = [
  {
    question: 'How much does it cost?',
    answer: `From $${price.from} for a small load to $${price.to} for a full truck. You pay for the space your things take up.`,
  },
  {
    question: 'How soon can you come?',
    answer: `Often the same day, if you call before ${cutoffOf(site)}. Otherwise we’ll find you the next free time.`,
  },
  {
    question: 'Do I have to bring things up from the basement?',
    answer: 'No. Leave them where they are. We carry everything.',
  },
  {
    question: 'Do I have to sort it first?',
    answer: 'No. Just tell us what stays. A strip of tape on each piece is enough.',
  },
] as const

export const statistics = [
  { figure: site.claims.jobsShort, label: 'jobs done' },
  { figure: site.claims.years, label: 'years in business' },
  { figure: site.claims.satisfaction, label: 'happy customers' },
  { figure: site.claims.bureauRating, label: 'from a consumer business bureau' },
] as const
