import { say } from '#words'
import type { Counted, Range } from './price.ts'

/** "$95", "$1,250", or "$1.50" where there are cents. */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`

/** "$125 to $160", or "$35" where it is known. */
export const rangeWords = ({ low, high }: Range): string =>
  low === high ? dollars(low) : say.business.range(dollars(low), dollars(high))

/** "1 × Couch, 2 × Refrigerator". */
export const listWords = (counted: readonly Counted[]): string =>
  counted.map(({ item, count }) => `${count} × ${item.label}`).join(', ')
