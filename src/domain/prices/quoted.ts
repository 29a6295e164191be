// The owner's price for a job: an amount, or a few lines that come to it.
import { say } from '#words'
import { dollars } from './price.ts'

/**
 * What a part of a job costs: "Mattress", 3000. A discount is below zero. Integer cents. `rule`: the adjustment that it follows
 * from, so that it changes with the day.
 */
export type PriceLine = { readonly what: string; readonly cents: number; readonly rule?: string | undefined }

/** How a price was agreed on: by its customer's own page, by phone, or at the door; `changed`: it's another one since they took theirs. */
export type Agreement = 'page' | 'phone' | 'door' | 'changed'

export type QuotedPrice = {
  /** Integer cents. */
  readonly cents: number
  /** Empty where the price is one amount. */
  readonly lines: readonly PriceLine[]
  /** Its customer can still take it. */
  readonly isOpen: boolean
  /** Undefined while nobody has agreed to it. */
  readonly agreed?: Agreement | undefined
  /** The name that its customer accepted it with; undefined until they do. */
  readonly acceptedBy?: string | undefined
  /** Nothing else is charged, unless its customer accepts another price. */
  readonly isFirm?: true
}

/** Another price for what isn't as it was described, which its customer hasn't accepted yet, and why. */
export type ProposedPrice = Pick<QuotedPrice, 'cents' | 'lines'> & { readonly reason: string }

/** A request's price once it's agreed on; undefined where that happens at the door. */
export const agreedPrice = ({ price }: { readonly price?: QuotedPrice | undefined }): QuotedPrice | undefined =>
  price?.agreed && price

/** "Mattress $30". */
export const lineWords = ({ what, cents }: PriceLine): string => `${what} ${dollars(cents)}`

/** "$180, agreed by phone"; the amount alone while nobody has agreed to it. */
export const agreedWords = ({ cents, agreed }: Pick<QuotedPrice, 'cents' | 'agreed'>): string =>
  agreed ? say.message.agreed[agreed](dollars(cents)) : dollars(cents)

/** "$490, agreed by phone. 3/4 truck $420, Mattress $30, Stairs $40". */
export const priceInLines = (price: QuotedPrice): string =>
  [agreedWords(price), price.lines.map(lineWords).join(', ')].filter(Boolean).join('. ')
