import type { Extra } from '../sites/price.ts'

/** "$99", or "$1.50" where there are cents. */
export const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`

/** "$35", or "$2 to $3" where it is known only when we have looked. */
export const extraAmount = ({ cents, upToCents }: Pick<Extra, 'cents' | 'upToCents'>): string =>
  upToCents ? `${dollars(cents)} to ${dollars(upToCents)}` : dollars(cents)
