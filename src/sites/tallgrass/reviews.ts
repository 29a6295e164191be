import { site } from './site.ts'

const { claims } = site

export const figuresHeading = 'Five figures, and why they differ'

export const aboutFigures = [
  `You may see ${claims.headerRating} in one spot and ${claims.structuredRating.value} in another. They differ because they count different places: one listing or another, all reviews or only those with five stars. We could have picked the best one and dropped the rest. Instead, here is each of them with its place.`,
  'If one of them decides the matter for you, ask us about it. Better still, ask a neighbor who has had us in the basement.',
] as const

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
