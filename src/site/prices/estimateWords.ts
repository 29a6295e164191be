import { say } from '#words'
import { chargedFor, priceRules, projectWords } from '../../business/pricing.ts'
import type { PlaceFacts } from '../../domain/items/itemList.ts'
import { type Counted, dollars, type Estimate, rangeWords } from '../../domain/prices/price.ts'

/** "$35 in extras"; undefined without any. */
const extrasWords = (estimate: Estimate): string | undefined =>
  estimate.kind === 'price' && estimate.extras.high > 0 ? say.calculator.extras(rangeWords(estimate.extras)) : undefined

const shareWords = ({ share }: Estimate): string => say.calculator.share(Math.max(1, Math.round(share * 100)))

/** Below the total, in as few words as fit there: what of it is extras, or how full the truck is. */
export const shortWords = (estimate: Estimate): string => {
  const extras = extrasWords(estimate)
  return extras ? say.calculator.withExtras(extras) : shareWords(estimate)
}

type Priced = Extract<Estimate, { kind: 'price' }>

/**
 * The two sums in the total, and why it's more than a full truck costs, where it is; then what the day or a code changes. Empty
 * where it's the space alone.
 */
export function sumsWords(estimate: Priced, fullCents: number): string {
  const { lines, adjusted, total } = estimate
  const [space] = lines
  const extras = extrasWords(estimate)
  const { sums, overFull } = say.calculator
  const why = total.high > fullCents ? overFull(dollars(fullCents)) : ''
  return [
    ...(space && extras ? [sums(rangeWords(space), extras) + why] : []),
    ...adjusted.map((line) => `${line.label}: ${rangeWords(line)}.`),
  ].join(' ')
}

/** "40 cubic feet, 10% of the truck", with the extras where there are some. */
export const roomWords = (estimate: Estimate): string => {
  const extras = extrasWords(estimate)
  const { feet, plus } = say.calculator
  const room = feet(estimate.cubicFeet, shareWords(estimate))
  return extras ? plus(room, extras) : room
}

/** The change of the total, for screen readers. */
export function spokenEstimate(estimate: Estimate): string {
  if (estimate.kind === 'empty') return ''
  const { callFor, sum } = say.calculator
  return estimate.kind === 'project'
    ? callFor(projectWords(estimate.reason))
    : sum(rangeWords(estimate.total), roomWords(estimate))
}

/** The list as a text message to us. */
export function loadMessage(
  counted: readonly Counted[],
  { flights, far: isFar, zip }: PlaceFacts,
  estimate: Estimate,
): string {
  const { message, stairs, noStairs, far, inZip, shown } = say.calculator
  return [
    message,
    ...counted.map(({ item, count }) => `${count} × ${item.label}`),
    chargedFor.flights && (flights > 0 ? stairs(flights) : noStairs),
    chargedFor.carry && isFar && far(priceRules().longCarry.feet),
    zip && inZip(zip),
    estimate.kind === 'price' && shown(rangeWords(estimate.total)),
    estimate.kind === 'project' && projectWords(estimate.reason),
  ]
    .filter(Boolean)
    .join('\n')
}
