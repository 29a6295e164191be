import type { BookingState } from '../../domain/calendar/booking.ts'
import type { SpamSignal } from '../../domain/spamSignals.ts'
import type { Values } from '../../forms/form.ts'
import type { Language } from '../../language/language.ts'

/** What happened to a request. Each change is a revision of which the owner is notified. */
export type Change =
  | 'sent'
  | 'corrected'
  | 'photos'
  | 'details'
  | 'booked'
  | 'moved'
  | 'confirmed'
  | 'canceled'
  | 'withdrawn'

export type Lead = {
  readonly reference: string
  readonly form: string
  readonly area: string
  readonly answers: Values
  /** Why it looks odd. */
  readonly spamSignals: readonly SpamSignal[]
  /** Code that a referral gives its sender; empty for other forms. */
  readonly code: string
  /** Code of the friend who sent them; empty without. */
  readonly referredBy: string
  /** The confirmation said that the time they asked for isn't confirmed yet. */
  readonly unconfirmed: boolean
  /** Where its sender came from; older files of the spool don't say. */
  readonly source?: Values
  /** What it was sent in, and its customer is answered in; without one, English. */
  readonly language?: Language
}

/** A lead as it is sent; its photos may have been uploaded before it. */
export type NewLead = Lead & {
  readonly photoIds: readonly string[]
  /** The owner is notified of it in a batch, since many came from its address. */
  readonly batched: boolean
  /** So much came from its network that it causes no texts. */
  readonly noTexts?: boolean | undefined
}

/** `new`: it's in the outbox or in a batch. `waiting`: it waits for the next batch. `spam`: the owner has thrown it out. */
export type LeadState = 'new' | 'waiting' | 'spam'

export type StoredLead = Lead & {
  readonly revision: number
  readonly state: LeadState
  /** The first email address that was given for it: the only one that gets copies. */
  readonly copyTo: string | undefined
  /** The number that gets texts: the first one that was given with consent, as long as neither has changed. */
  readonly textTo?: string | undefined
  readonly receivedAt: number
  readonly photos: number
  /** What became of its arrival window; undefined where it has none. */
  readonly booking: BookingState | undefined
  /** The price that its pickup was booked at, in cents; undefined where it's agreed at the door. */
  readonly agreed?: number | undefined
  /** Name and phone of the friend whose code they came with, where we know them. */
  readonly friend: Values | undefined
}

/** One revision of a lead, with the answers before it. */
export type Revision = {
  readonly change: Change
  /** UTC ms. */
  readonly at: number
  readonly before: Values | undefined
}
