import { site } from './site.ts'

/** Texts of the home page, by section. */
export const hero = {
  kicker: '19 western and southern suburbs of Chicago',
  heading: 'Junk gone today or tomorrow, from $99',
  lead: 'A two-person crew carries it out from where it stands. You agree to the price before anything is lifted.',
  badges: ['Licensed, bonded, insured', 'Free estimates', 'Recycled and donated'],
  guarantees: [
    'Price agreed before we lift',
    'No obligation, no call-out fee',
    'Same day if you call before 2 PM',
    'Your number is for this job only',
  ],
} as const

export const steps = [
  { title: 'Call or book online', text: 'Tell us what and where. A photo or two gets you a closer price.' },
  { title: 'We arrive on time', text: 'We look at the pile and name the price. Yes or no is up to you.' },
  { title: 'We load and haul', text: 'From the attic, the basement, the back of the yard. You lift nothing.' },
  { title: 'You’re done', text: 'We sweep the spot. What can be donated or recycled goes there first.' },
] as const

/** The six tiles of the home page, by service; the others are named below them. */
export const tileSlugs: readonly string[] = [
  'residential-junk-removal',
  'furniture-removal',
  'appliance-removal',
  'property-cleanout',
  'commercial-junk-removal',
  'light-demolition',
]

export const imageCards = [
  {
    drawing: 'home-loading',
    title: 'We do the lifting',
    text: 'Straps, dollies, and two people who know how to turn a couch on a landing.',
    alt: 'Two of the crew swing a couch up into the truck',
  },
  {
    drawing: 'home-sorting',
    title: 'We sort it at the yard',
    text: 'Donate first, then recycle, then dispose. In that order, every load.',
    alt: 'Three bays at the yard: furniture to donate, metal to recycle, a small pile of bags',
  },
  {
    drawing: 'home-swept',
    title: 'You get the room back',
    text: 'The garage fits a car again. That is the whole idea.',
    alt: 'An empty, swept garage in evening light with a broom against the wall',
  },
] as const

/** Sample testimonials; see `site.unconfirmed`. */
export const testimonials = [
  {
    quote: 'They named a price, I said yes, and forty minutes later I could park in my garage again.',
    author: 'Karen M.',
    place: 'Naperville',
    rating: 5,
  },
  {
    quote: 'My mother’s house had to be empty by Friday. They came Wednesday and set every photo album aside for us.',
    author: 'David R.',
    place: 'Downers Grove',
    rating: 5,
  },
  {
    quote: 'A hot tub, cut up and gone before lunch. They even raked the gravel.',
    author: 'Luis P.',
    place: 'Bolingbrook',
    rating: 5,
  },
] as const

export const reasons = [
  { title: 'Same-day service', text: `Call before 2 PM and we can usually come today. After that, tomorrow.` },
  { title: 'Fully insured', text: 'Licensed, bonded and insured. If we scratch the door frame, it is on us.' },
  {
    title: 'Eco-friendly',
    text: 'Good furniture is offered for donation, metal and electronics are recycled. The landfill comes last.',
  },
] as const

export const questions = [
  {
    question: 'How much does it cost?',
    answer: `From $${site.price.from} for a small load to $${site.price.to} for a full truck. You pay for the space your things take, and you know the price before we load. Pick your things in the Price Estimator to see a range now.`,
  },
  {
    question: 'Can you come today?',
    answer: 'Usually, if you call before 2 PM Central. Later than that, we aim for tomorrow.',
  },
  {
    question: 'Do I need to move things to the curb?',
    answer: 'No. We carry it out from where it stands: upstairs, basement, backyard.',
  },
  {
    question: 'What happens to my stuff?',
    answer:
      'We try to donate first, then recycle, then dispose. TVs, computers and fridges never go to a landfill here: Illinois bans it.',
  },
] as const

export const statistics = [
  { figure: site.claims.jobsShort, label: 'jobs done' },
  { figure: site.claims.years, label: 'years hauling' },
  { figure: site.claims.satisfaction, label: 'satisfied customers' },
  { figure: site.claims.bureauRating, label: 'from a consumer business bureau' },
] as const
