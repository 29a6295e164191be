import { dollars } from '../../content/money.ts'
import type { PlaceFacts } from '../../domain/items/itemList.ts'
import type { Counted, Estimate, Range } from '../../domain/prices/price.ts'

/** "$125 to $160", or "$35" where it is known. */
export const rangeWords = ({ low, high }: Range): string =>
  low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`

/** "10% of the truck", with the extras where there are some. */
export const shareWords = (estimate: Estimate): string => {
  const share = `${Math.max(1, Math.round(estimate.share * 100))}% of the truck`
  return estimate.kind === 'price' && estimate.lines.length > 1 ? `${share}, plus extras` : share
}

/** "40 cubic feet, 10% of the truck". */
export const roomWords = (estimate: Estimate): string => `${estimate.cubicFeet} cubic feet, ${shareWords(estimate)}`

export const stairsWords = (flights: number): string => `${flights} ${flights === 1 ? 'flight' : 'flights'} of stairs`

/** Why there is no price. */
export const projectWords = {
  space: 'This is more than one truckload.',
  weight: 'This is too heavy for one trip.',
} as const

/** The change of the total, for screen readers. */
export function spokenEstimate(estimate: Estimate): string {
  if (estimate.kind === 'empty') return ''
  if (estimate.kind === 'project') return `${projectWords[estimate.reason]} Call us for a price on the whole job.`
  return `About ${rangeWords(estimate.total)}. ${roomWords(estimate)}.`
}

/** The price in a few words, as stored and sent: "$125 to $160". Empty for an empty list. */
export function priceWords(estimate: Estimate): string {
  if (estimate.kind === 'empty') return ''
  return estimate.kind === 'price' ? rangeWords(estimate.total) : `Project price: ${projectWords[estimate.reason]}`
}

/** "1 × Couch, 2 × Refrigerator". */
export const listWords = (counted: readonly Counted[]): string =>
  counted.map(({ thing, count }) => `${count} × ${thing.label}`).join(', ')

const answer = (estimate: Estimate): string[] => {
  if (estimate.kind === 'empty') return []
  return estimate.kind === 'price' ? [`Price shown: ${rangeWords(estimate.total)}`] : [projectWords[estimate.reason]]
}

/** The list as a text message to us. */
export const loadMessage = (
  counted: readonly Counted[],
  { flights, far, zip }: PlaceFacts,
  estimate: Estimate,
): string =>
  [
    'I’d like to have this picked up:',
    ...counted.map(({ thing, count }) => `${count} × ${thing.label}`),
    ...(flights > 0 ? [stairsWords(flights)] : ['No stairs']),
    ...(far ? ['The truck has to park more than 75 feet away'] : []),
    ...(zip ? [`ZIP ${zip}`] : []),
    ...answer(estimate),
  ].join('\n')
