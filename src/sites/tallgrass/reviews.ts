import { site } from './site.ts'

const { claims } = site

/** Every figure about us on this site, and where it's shown. */
export const figures = [
  {
    value: claims.headerRating,
    place: 'In the header',
    text: 'Our rating out of five, as we state it ourselves.',
  },
  {
    value: claims.heroReviews,
    place: 'On the home page',
    text: 'Reviews online, on a search engine’s listing of us.',
  },
  {
    value: claims.footerReviews,
    place: 'At the foot of every page',
    text: 'Reviews with five stars, counted by themselves.',
  },
  {
    value: String(claims.structuredRating.value),
    place: 'In our data for search engines',
    text: `An average from ${claims.structuredRating.count} reviews. It stands in the part of our pages that only machines read.`,
  },
  {
    value: claims.bureauRating,
    place: 'In the strip of figures on the home page',
    text: 'A grade from a consumer business bureau. It rates a business, it does not count stars.',
  },
] as const
