import { projectWords } from '../../business/quote.ts'
import type { PlaceFacts } from '../../domain/items/itemList.ts'
import type { Counted, Estimate } from '../../domain/prices/price.ts'
import { dollars, rangeWords } from '../../domain/prices/words.ts'

/** "$35 in extras"; undefined without any. */
const extrasWords = (estimate: Estimate): string | undefined =>
  estimate.kind === 'price' && estimate.extras.high > 0 ? `${rangeWords(estimate.extras)} in extras` : undefined

const shareWords = ({ share }: Estimate): string => `${Math.max(1, Math.round(share * 100))}% of the truck`

/** Below the total, in as few words as fit there: what of it is extras, or how full the truck is. */
export const shortWords = (estimate: Estimate): string => {
  const extras = extrasWords(estimate)
  return extras ? `with ${extras}` : shareWords(estimate)
}

type Priced = Extract<Estimate, { kind: 'price' }>

/** The two sums in the total, and why it's more than a full truck costs, where it is; undefined without extras. */
export function sumsWords(estimate: Priced, fullCents: number): string | undefined {
  const [space, ...extras] = estimate.lines
  if (!space || extras.length === 0) return undefined
  const sums = `${rangeWords(space)} for the space, plus ${extrasWords(estimate)}.`
  if (estimate.total.high <= fullCents) return sums
  return `${sums} The extras are why it can be more than a full truck (${dollars(fullCents)}).`
}

/** "40 cubic feet, 10% of the truck", with the extras where there are some. */
export const roomWords = (estimate: Estimate): string => {
  const extras = extrasWords(estimate)
  return `${estimate.cubicFeet} cubic feet, ${shareWords(estimate)}${extras ? `, plus ${extras}` : ''}`
}

export const stairsWords = (flights: number): string => `${flights} ${flights === 1 ? 'flight' : 'flights'} of stairs`

/** The change of the total, for screen readers. */
export function spokenEstimate(estimate: Estimate): string {
  if (estimate.kind === 'empty') return ''
  if (estimate.kind === 'project') return `${projectWords[estimate.reason]} Call us for a price on the whole job.`
  return `Usually ${rangeWords(estimate.total)}. ${roomWords(estimate)}.`
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
    ...counted.map(({ item, count }) => `${count} × ${item.label}`),
    ...(flights > 0 ? [stairsWords(flights)] : ['No stairs']),
    ...(far ? ['The truck has to park more than 75 feet away'] : []),
    ...(zip ? [`ZIP ${zip}`] : []),
    ...answer(estimate),
  ].join('\n')
