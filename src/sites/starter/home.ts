import { inDollars } from '../../domain/prices/price.ts'
import { cutoffOf } from '../schema/phrases.ts'
import { texting } from '../schema/texting.ts'
import type { BeforeAfter, CrewText, HomeTexts, OwnerText, Testimonial } from '../schema/texts.ts'
import { site } from './site.ts'

const { price, area } = site
const cutoff = cutoffOf(site)

/** Texts of the home page, by section. */
export const hero: HomeTexts['hero'] = {
  kicker: `Junk pickup in ${area.region}`,
  heading: `Junk picked up from ${inDollars(price.from)}`,
  lead: 'Two of us carry it out from wherever it is. You agree to the price before we lift anything.',
  badges: ['Free estimates', 'You get the price first'],
  guarantees: ['We do all the carrying', 'We sweep up before we leave', 'We only use your number for this job'],
}

export const steps: HomeTexts['steps'] = [
  {
    title: texting ? 'Call, text or book' : 'Call or book',
    text: 'Tell us what you’ve got and where it is. A photo gets you a closer price.',
  },
  { title: 'We look at it with you', text: 'You show us what goes. We tell you what it costs, and you decide.' },
  { title: 'We load and haul', text: 'From the attic, the garage or the backyard. You don’t lift a thing.' },
  { title: 'You’re done', text: 'We sweep up, and you check the room with us before we go.' },
]

/** The tiles of the home page, by service. */
export const tileSlugs: readonly string[] = ['cleanouts', 'furniture-and-appliances']

export const imageCards: HomeTexts['imageCards'] = [
  {
    drawing: 'home-loading',
    title: 'We do the lifting',
    text: 'We bring straps, dollies and two people.',
    alt: 'Two of the crew swing a couch up into the truck',
  },
  {
    drawing: 'home-sorting',
    title: 'We sort what we haul',
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

/** What customers said, in their own words and with their permission. Nothing is shown until there are some. */
export const testimonials: readonly Testimonial[] = []

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
  text: 'Two of us. We look at the job with you and tell you what it costs. You decide if we start.',
  alt: 'Two of the crew on a driveway with our truck behind them',
}

/** Shown on the about page; your portrait replaces the drawing, and `name` says who it is. */
export const owner: OwnerText = {
  heading: 'Talk to the person in charge',
  text: 'Got a question about a job, or something we should’ve done better? Tell us. We read every message, and if something went wrong, we’ll make it right.',
  alt: 'A desk with a phone, a work order and a mug; a jacket and a cap on the peg behind it',
}

export const reasons: HomeTexts['reasons'] = [
  { title: 'One price', text: 'You know what the whole load costs before we pick anything up.' },
  { title: 'No heavy lifting', text: 'Leave it where it is. We carry it out and sweep up.' },
  { title: 'Sorted', text: 'We offer good furniture for donation and recycle metal before we throw anything away.' },
]

export const questions: HomeTexts['questions'] = [
  {
    question: 'How much does it cost?',
    answer: `From ${inDollars(price.from)} for a small load to ${inDollars(price.to)} for a full truck. You pay for the space your things take up, and you’ll know the price before we load.`,
  },
  {
    question: 'How soon can you come?',
    answer: cutoff
      ? `Often the same day, if you call before ${cutoff}. Otherwise we’ll find you the next free time.`
      : 'We’ll find you the next free time.',
  },
  {
    question: 'Do I need to move things to the curb?',
    answer: 'No. We’ll carry it out from wherever it is: upstairs, the garage, the backyard.',
  },
  {
    question: 'Do I have to sort it first?',
    answer: 'No. Just tape what goes. Anything without tape stays.',
  },
]

/** Figures of your own, like years in business; the band isn't shown until there are some. */
export const statistics: HomeTexts['statistics'] = []
