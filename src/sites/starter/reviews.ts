import type { Testimonial } from '../schema/texts.ts'

/** The business's own ratings, as the reviews page lists them; none until there are some. */
export const ratings: readonly { readonly value: string; readonly label: string }[] = []

/** What more customers said than the home page shows, in their own words and with their permission. */
export const moreReviews: readonly Testimonial[] = []
