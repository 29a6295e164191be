import { site } from '#site/site.ts'
import type { PriceExtra } from '../sites/schema/price.ts'

/** "$95", "$1,250", or "$1.50" where there are cents. */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`

/** "$35", or "$2 to $3" where we know only after a look. */
export const extraAmount = ({ cents, upToCents }: Pick<PriceExtra, 'cents' | 'upToCents'>): string =>
  upToCents ? `${dollars(cents)} to ${dollars(upToCents)}` : dollars(cents)

/**
 * A service's lowest price on a tag: "From $95" for the business's own smallest load, "About $455" for any other, which
 * is a guide. Integer dollars.
 */
export const lowestPrice = (fromDollars: number): string =>
  `${fromDollars === site.price.from ? 'From' : 'About'} ${dollars(fromDollars * 100)}`
