import { say } from '#words'
import { listed } from '../../language/texts.ts'
import { dollars } from '../prices/price.ts'
import type { ProposedPrice, QuotedPrice } from '../prices/quoted.ts'
import { capital } from '../text.ts'
import { addDays, addMonths, localTime, spokenTime } from './localTime.ts'
import { dateLabel, type OpenSlots } from './slots.ts'

/** What became of a booking. `held`: its seat is theirs for some minutes only. `let-go`: it was held, and is free again. */
export type BookingState = 'live' | 'held' | 'let-go' | 'canceled'

/** How many minutes a seat is held until somebody shows that they want it. */
export const holdMinutes = 30

export const hasSeat = (state: BookingState): boolean => state === 'live' || state === 'held'

/** A seat in an arrival window that somebody has booked. */
export type Booking = {
  readonly reference: string
  readonly slot: string
  readonly state: BookingState
  /** 1 when it was made; each move and the cancellation raise it. */
  readonly revision: number
  /** UTC ms. */
  readonly changedAt: number
}

export type BookingShown = {
  readonly token: string
  readonly booking: Booking
  /** The lead's answers; empty when it hasn't been stored yet. */
  readonly answers: Readonly<Record<string, string>>
  /** Its phone number isn't the one that it was booked with. */
  readonly isNewNumber?: boolean
  /** The price that's agreed on; undefined where that happens at the door. */
  readonly price?: QuotedPrice | undefined
  /** The price in place of a firm one, which they haven't accepted. */
  readonly proposed?: ProposedPrice | undefined
  /** `begun`: its window or the crew has started, too late to change anything. `missed`: nobody was there. `past`: it's over. */
  readonly stage: 'open' | 'begun' | 'missed' | 'past' | 'canceled'
  /** When nobody was there, UTC ms. */
  readonly missedAt?: number | undefined
  /** What they paid for that. */
  readonly tripFee?: Receipt | undefined
  /** We canceled it. */
  readonly isOurs?: boolean
  readonly open: OpenSlots
  readonly visit?: Visit
  readonly receipt?: Receipt | undefined
  /** What was asked for came from a page that showed an earlier state. */
  readonly outdated?: boolean
  /** Why a move didn't happen, and free windows in its place. */
  readonly lost?: {
    readonly message: string
    readonly offers: readonly string[]
    /** The window that was asked for, or the day. */
    readonly asked?: string
  }
}

/** How far the crew is with a pickup, in this order; each may be left out. */
export const visitSteps = ['on-the-way', 'arrived', 'done'] as const
export type VisitStep = (typeof visitSteps)[number]

/** When each step was taken, UTC ms. `minutes`: about how long the drive takes, as the crew said it when it set out. */
export type Visit = Readonly<Partial<Record<VisitStep | 'minutes', number>>>

/** The step that a visit is at; undefined before the first. */
export const stepOf = (visit: Visit): VisitStep | undefined => visitSteps.findLast((step) => visit[step] !== undefined)

export function stepsAfter(visit: Visit): readonly VisitStep[] {
  const step = stepOf(visit)
  return step ? visitSteps.slice(visitSteps.indexOf(step) + 1) : visitSteps
}

/** A moment as the clock on the wall says it: "9:42 AM". `at` in UTC ms. */
export const clockTime = (at: number, timeZone: string): string =>
  spokenTime(Math.floor(localTime(at, timeZone).ms / 60_000))

// What a pickup came to: what was paid and how, and where the things went.

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
  /** Why nothing was paid, in the crew's words, which their customer reads. */
  readonly reason?: string
  /** An office's own number for its order, and the local date by which it pays. */
  readonly po?: string
  readonly due?: string
}

const isMethod = (value: unknown): value is PayMethod => (payMethods as readonly unknown[]).includes(value)

/** What was said, from what a form sent: anything that there isn't is left out, and so is how or why for another amount. */
export const receiptOf = (
  cents: number | undefined,
  method: string,
  went: readonly string[],
  reason = '',
): Receipt => ({
  ...(cents !== undefined && { cents }),
  ...(isMethod(method) && cents !== 0 && { method }),
  went: destinations.filter((one) => went.includes(one)),
  ...(reason && cents === 0 && { reason }),
})

/** "$245 by card", "$0: Free of charge", or as much of that as was said; empty for nothing. */
export function paidWords({ cents, method, reason }: Receipt): string {
  const amount = cents === undefined ? '' : dollars(cents)
  // "Another way" says nothing by itself.
  const how = method && (cents !== undefined || method !== 'other') ? say.message.methods[method] : ''
  return [[amount, how].filter(Boolean).join(' '), reason].filter(Boolean).join(': ')
}

export const readsSame = (one: Receipt, other: Receipt): boolean =>
  [paidWords, wentWords, officeWords].every((words) => words(one) === words(other))

/** Whether an office pays it later: what it comes to is still its price. */
export const isDue = (receipt: Receipt | undefined): boolean =>
  receipt?.due !== undefined && receipt.cents === undefined

/** What an office's receipt says besides, with labels: its number is the reference of the job. Nothing for others. */
export function officeLines({ po = '', due = '' }: Receipt, reference: string): readonly (readonly [string, string])[] {
  const { receiptNumber, poNumber, dueBy } = say.message
  const lines = [
    [receiptNumber, reference],
    [poNumber, po],
    [dueBy, due && dateLabel(due)],
  ] as const
  return po || due ? lines.filter(([, said]) => said) : []
}

/** "PO number 4711, Due Fri, Dec 15"; empty for a household's. */
export const officeWords = (receipt: Receipt): string =>
  officeLines(receipt, '')
    .map((line) => line.join(' '))
    .join(', ')

/** "Donation, recycling, and the landfill"; empty where nobody said. */
export const wentWords = ({ went }: Pick<Receipt, 'went'>): string =>
  capital(listed(went.map((one) => say.message.places[one])))

/** The first day of the spring that begins next, where this one hasn't been near for a month: a local date. */
function nextSpring(date: string): string {
  const spring = `${date.slice(0, 4)}-03-20`
  return addMonths(date, 1) < spring ? spring : addMonths(spring, 12)
}

/** Local dates on which a job may come back, counted from one: in two weeks, in three months, next spring. */
export const againDates = (date: string): readonly string[] => [addDays(date, 14), addMonths(date, 3), nextSpring(date)]
