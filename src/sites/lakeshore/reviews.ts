import { site } from './site.ts'

const { claims } = site

export const figuresHeading = 'What our figures count'

export const aboutFigures: readonly string[] = [
  'Here’s every figure we use, with the place where you’ll see it and what it counts.',
  'If one of them matters to you, ask us about it. Or ask a neighbor we’ve worked for.',
]

/** Every figure about us on this site, and where it's shown. */
export const figures = [
  { value: claims.headerRating, place: 'In the header', text: 'Our average rating, out of five stars.' },
  { value: claims.heroReviews, place: 'On the home page', text: 'All reviews online.' },
  { value: claims.footerReviews, place: 'At the bottom of every page', text: 'Reviews with five stars.' },
  {
    value: claims.bureauRating,
    place: 'With the figures on the home page',
    text: 'A grade from a consumer business bureau. It rates the business and doesn’t count stars.',
  },
] as const
