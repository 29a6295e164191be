import { inDollars } from '../../domain/prices/price.ts'
import { cutoffOf } from '../schema/phrases.ts'
import type { BeforeAfter, CrewText, HomeTexts, OwnerText, Testimonial } from '../schema/texts.ts'
import { site } from './site.ts'
import { towns } from './towns.ts'

/** Texts of the home page, by section. */
export const hero: HomeTexts['hero'] = {
  kicker: `Junk removal in ${towns.length} Chicago suburbs`,
  heading: `We’ll haul your junk {when}, from ${inDollars(site.price.from)}`,
  lead: 'You agree to the price before we lift.',
  badges: ['Licensed, bonded, insured', 'Free estimates', 'We donate and recycle first'],
  guarantees: ['Two people do all the carrying', 'No trip charge, no obligation', 'Your number’s only for this job'],
}

export const steps: HomeTexts['steps'] = [
  { title: 'Call or book online', text: 'Tell us what you’ve got and where. A photo or two gets you a closer price.' },
  { title: 'We arrive on time', text: 'We look at what you’ve got and give you one price. You decide.' },
  { title: 'We load and haul', text: 'From the attic, the basement or the backyard. You don’t lift a thing.' },
  { title: 'You’re done', text: 'We sweep up, and we donate or recycle what we can.' },
]

/** The six tiles of the home page, by service; the others are named below them. */
export const tileSlugs: readonly string[] = [
  'residential-junk-removal',
  'furniture-removal',
  'appliance-removal',
  'property-cleanout',
  'commercial-junk-removal',
  'light-demolition',
]

export const imageCards: HomeTexts['imageCards'] = [
  {
    drawing: 'home-loading',
    title: 'We do the lifting',
    text: 'We bring straps, dollies and two people who know how to get a couch around a tight landing.',
    alt: 'Two of the crew swing a couch up into the truck',
  },
  {
    drawing: 'home-sorting',
    title: 'We sort it at the yard',
    text: 'We donate what we can, recycle what we can, and dispose of the rest.',
    alt: 'Three bays at the yard: furniture to donate, metal to recycle, a small pile of bags',
  },
  {
    drawing: 'home-swept',
    title: 'You get your space back',
    text: 'You can park in the garage again.',
    alt: 'An empty, swept garage in evening light with a broom against the wall',
  },
]

/** Samples, each with a price that its job has here; see `site.unconfirmed`. */
export const testimonials: readonly Testimonial[] = [
  {
    quote: 'They gave me a price, I said yes, and forty minutes later I could park in my garage again.',
    author: 'Karen M.',
    place: 'Naperville',
    job: 'Garage cleanout',
    service: 'residential-junk-removal',
    paid: 845,
    date: '2026-10',
    rating: 5,
    sample: true,
  },
  {
    quote: 'My mother’s house had to be empty by Friday. They came Wednesday and set every photo album aside for us.',
    author: 'David R.',
    place: 'Downers Grove',
    job: 'Property cleanout',
    service: 'property-cleanout',
    paid: 2490,
    date: '2026-08',
    rating: 5,
    sample: true,
  },
  {
    quote: 'They had our hot tub cut up and hauled off before lunch. They even raked the gravel.',
    author: 'Luis P.',
    place: 'Bolingbrook',
    job: 'Hot tub removal',
    service: 'hot-tub-removal',
    paid: 540,
    date: '2026-09',
    rating: 5,
    sample: true,
  },
]

/** One garage twice; the owner's own pair of photos replaces the drawings. */
export const beforeAfter: readonly BeforeAfter[] = [
  {
    caption: 'A one-car garage, before and after',
    before: { drawing: 'garage-before', alt: 'A garage packed to the door with furniture, boxes and bags' },
    after: { drawing: 'garage-after', alt: 'The same garage, empty and swept' },
  },
]

export const crew: CrewText = {
  heading: 'Who you’ll meet at the door',
  text: 'Two of us. We look at the job and tell you what it costs. If it’s a no, we leave, and there’s no charge.',
  alt: 'Two of the crew on a driveway with our truck behind them',
}

/** Shown on the about page; your portrait replaces the drawing, and `name` says who it is. */
export const owner: OwnerText = {
  heading: 'Talk to the person in charge',
  text: 'Got a question about a job, or something we should’ve done better? Tell us. We read every message, and if something went wrong, we’ll make it right.',
  alt: 'A desk with a phone, a work order and a mug; a jacket and a cap on the peg behind it',
}

export const reasons: HomeTexts['reasons'] = [
  {
    title: 'Same-day service',
    text: `Call before ${cutoffOf(site)} and we can usually come the same day. If not, the next day we’re open.`,
  },
  {
    title: 'Fully insured',
    text: 'We’re licensed, bonded and insured. If we scratch the door frame, we’ll pay to fix it.',
  },
  {
    title: 'Eco-friendly',
    text: 'We offer good furniture for donation and recycle metal and electronics. Only what’s left goes to the landfill.',
  },
]

export const questions: HomeTexts['questions'] = [
  {
    question: 'How much does it cost?',
    answer: `From ${inDollars(site.price.from)} for a small load to ${inDollars(site.price.to)} for a full truck. That’s for the space your things take up. Some items cost extra, and you’ll know the price before we load. Pick your items in the price calculator to see a range.`,
  },
  {
    question: 'How soon can you come?',
    answer: `Usually the same day, if you call before ${cutoffOf(site)} Central. If not, the next day we’re open.`,
  },
  {
    question: 'Do I need to move things to the curb?',
    answer: 'No. We’ll carry it out from wherever it is: upstairs, the basement, the backyard.',
  },
  {
    question: 'What happens to my stuff?',
    answer:
      'We donate first, then recycle, then dispose of what’s left. TVs and computers always get recycled: Illinois doesn’t allow them in landfills.',
  },
]

export const statistics = [
  { figure: site.claims.jobsShort, label: 'jobs done' },
  { figure: site.claims.years, label: 'years hauling' },
  { figure: site.claims.satisfaction, label: 'satisfied customers' },
  { figure: site.claims.bureauRating, label: 'from a consumer business bureau' },
] as const
