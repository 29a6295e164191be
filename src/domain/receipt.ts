// What a pickup came to: what was paid and how, and where the things went.
import { dollars } from './prices/words.ts'

export const payMethods = ['cash', 'card', 'check', 'other'] as const
export type PayMethod = (typeof payMethods)[number]

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

/** A receipt as it's stored. Never throws: what isn't one says nothing. */
export function readReceipt(json: string): Receipt {
  try {
    const { cents, method, went } = JSON.parse(json) as Record<string, unknown>
    const isAmount = typeof cents === 'number' && Number.isSafeInteger(cents) && cents > 0
    return receiptOf(isAmount ? cents : undefined, String(method), Array.isArray(went) ? went : [])
  } catch {
    return { went: [] }
  }
}

const methodWords = { cash: 'in cash', card: 'by card', check: 'by check', other: 'another way' } as const

/** "$245 by card", or as much of that as was said; empty for nothing. */
export function paidWords({ cents, method }: Receipt): string {
  const amount = cents === undefined ? '' : dollars(cents)
  // "Another way" says nothing by itself.
  const how = method && (cents !== undefined || method !== 'other') ? methodWords[method] : ''
  return [amount, how].filter(Boolean).join(' ')
}

export const destinationNames: Readonly<Record<Destination, string>> = {
  donated: 'Donated',
  recycled: 'Recycled',
  landfill: 'Landfill',
}

const placeWords = { donated: 'donation', recycled: 'recycling', landfill: 'the landfill' } as const

/** "Donation, recycling, and the landfill"; empty where nobody said. */
export function wentWords({ went }: Receipt): string {
  const words = new Intl.ListFormat('en-US').format(went.map((one) => placeWords[one]))
  return words.charAt(0).toUpperCase() + words.slice(1)
}
