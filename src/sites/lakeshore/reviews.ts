import { site } from './site.ts'

const { claims } = site

/** The business's own ratings, as the reviews page lists them. */
export const ratings = [
  { value: claims.headerRating, label: 'our rating out of five' },
  { value: claims.heroReviews, label: 'reviews online' },
  { value: claims.footerReviews, label: 'five-star reviews' },
  { value: claims.bureauRating, label: 'from a consumer business bureau' },
] as const
