// What a pickup came to: what was paid and how, and where the things went.
import { say } from '#words'
import { listed } from '../language/texts.ts'
import { dollars } from './prices/words.ts'
import { capital } from './text.ts'

export const payMethods = ['cash', 'card', 'check', 'other'] as const
export type PayMethod = (typeof payMethods)[number]

export const methodNames: Readonly<Record<PayMethod, string>> = {
  cash: 'Cash',
  card: 'Card',
  check: 'Check',
  other: 'Other',
}

export const destinations = ['donated', 'recycled', 'landfill'] as const
export type Destination = (typeof destinations)[number]

/** What the crew said of a pickup that's done; each may be left out. */
export type Receipt = {
  /** Integer cents. */
  readonly cents?: number
  readonly method?: PayMethod
  readonly went: readonly Destination[]
}

const isMethod = (value: unknown): value is PayMethod => (payMethods as readonly unknown[]).includes(value)

/** What was said, from what a form sent: anything that there isn't is left out. */
export const receiptOf = (cents: number | undefined, method: string, went: readonly string[]): Receipt => ({
  ...(cents !== undefined && { cents }),
  ...(isMethod(method) && { method }),
  went: destinations.filter((one) => went.includes(one)),
})

/** "$245 by card", or as much of that as was said; empty for nothing. */
export function paidWords({ cents, method }: Receipt): string {
  const amount = cents === undefined ? '' : dollars(cents)
  // "Another way" says nothing by itself.
  const how = method && (cents !== undefined || method !== 'other') ? say.message.methods[method] : ''
  return [amount, how].filter(Boolean).join(' ')
}

export const destinationNames: Readonly<Record<Destination, string>> = {
  donated: 'Donated',
  recycled: 'Recycled',
  landfill: 'Landfill',
}

/** "Donation, recycling, and the landfill"; empty where nobody said. */
export const wentWords = ({ went }: Receipt): string => capital(listed(went.map((one) => say.message.places[one])))
