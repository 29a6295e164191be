import { projectWords, rangeWords } from '../../content/quote.ts'
import type { PlaceFacts } from '../../domain/items/itemList.ts'
import type { Counted, Estimate } from '../../domain/prices/price.ts'

/** "10% of the truck", with the extras where there are some. */
export const shareWords = (estimate: Estimate): string => {
  const share = `${Math.max(1, Math.round(estimate.share * 100))}% of the truck`
  return estimate.kind === 'price' && estimate.lines.length > 1 ? `${share}, plus extras` : share
}

/** "40 cubic feet, 10% of the truck". */
export const roomWords = (estimate: Estimate): string => `${estimate.cubicFeet} cubic feet, ${shareWords(estimate)}`

export const stairsWords = (flights: number): string => `${flights} ${flights === 1 ? 'flight' : 'flights'} of stairs`

/** The change of the total, for screen readers. */
export function spokenEstimate(estimate: Estimate): string {
  if (estimate.kind === 'empty') return ''
  if (estimate.kind === 'project') return `${projectWords[estimate.reason]} Call us for a price on the whole job.`
  return `About ${rangeWords(estimate.total)}. ${roomWords(estimate)}.`
}

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
