import type { Testimonial } from '../schema/texts.ts'
import { site } from './site.ts'

const { claims } = site

/** The business's own ratings, as the reviews page lists them. */
export const ratings = [
  { value: claims.headerRating, label: 'our rating out of five' },
  { value: claims.heroReviews, label: 'reviews online' },
  { value: claims.footerReviews, label: 'five-star reviews' },
  { value: claims.bureauRating, label: 'from a consumer business bureau' },
] as const

/** Samples, each with a price that its job has here; see `site.unconfirmed`. */
export const moreReviews: readonly Testimonial[] = [
  {
    quote: 'A sleeper sofa, third floor, no elevator. Ten minutes, and there wasn’t a mark on the walls.',
    author: 'Teresa V.',
    place: 'Wheaton',
    job: 'Sleeper sofa, two flights',
    service: 'furniture-removal',
    paid: 205,
    date: '2026-10',
    rating: 5,
    sample: true,
  },
  {
    quote: 'I texted a photo of the dead fridge at nine. By two, it was gone, and so was the old washer.',
    author: 'Anil S.',
    place: 'Aurora',
    job: 'Fridge and washer',
    service: 'appliance-removal',
    paid: 235,
    date: '2026-07',
    rating: 5,
    sample: true,
  },
  {
    quote:
      'I’d put that shed off for eight years. They had it down and loaded in an afternoon, and they raked the grass where it was.',
    author: 'Bill K.',
    place: 'Plainfield',
    job: 'Wood shed, 8 by 10',
    service: 'shed-removal',
    paid: 680,
    date: '2026-06',
    rating: 5,
    sample: true,
  },
  {
    quote:
      'We closed at four, and the cubicles were gone by six. Our landlord had the insurance certificate the next day.',
    author: 'Denise W.',
    place: 'Elmhurst',
    job: 'Four cubicles',
    service: 'commercial-junk-removal',
    paid: 690,
    date: '2026-05',
    rating: 5,
    sample: true,
  },
  {
    quote:
      'They took the deck down board by board, found my grandson’s toy trucks underneath, and lined them up on the porch.',
    author: 'Carol and Jim P.',
    place: 'Lombard',
    job: 'Deck, about 100 square feet',
    service: 'light-demolition',
    paid: 475,
    date: '2026-09',
    rating: 5,
    sample: true,
  },
  {
    quote:
      'Mom’s old bedroom set, all of it, down a staircase I wouldn’t have tried. The price was the one they’d said.',
    author: 'Marcus H.',
    place: 'Joliet',
    job: 'Bedroom set',
    service: 'furniture-removal',
    paid: 355,
    date: '2026-04',
    rating: 5,
    sample: true,
  },
]
