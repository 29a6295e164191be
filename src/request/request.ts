// What the owner's desk knows of a request.

import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { type BookingState, stepOf } from '../domain/calendar/booking.ts'
import { addDays } from '../domain/calendar/localTime.ts'
import { slotTimes } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import type { Spot } from '../domain/places/neighbors.ts'
import type { SpamSignal } from '../domain/source.ts'
import type { Language } from '../language/language.ts'
import type { Values } from './event.ts'
import type { CustomerRequest, Status } from './evolve.ts'

type Sender = { readonly reference: string; readonly answers: Values }

/** Whose request it is: a name, or else the number, or the address. */
export const whoOf = ({ answers: { name, 'reply-name': replyName, phone, email }, reference }: Sender): string =>
  name || replyName || (phone && formatUsPhone(phone)) || email || reference

/** Who may do what at the desk: the crew sees the pickups of three days, and nothing else. */
export type DeskRole = 'owner' | 'crew'

/** Whether somebody may see the pickups of a local date, and close them: the crew yesterday's, since it's late at times. */
export const maySeeDay = (role: DeskRole, date: string, today: string): boolean =>
  role === 'owner' || (addDays(today, -1) <= date && date <= addDays(today, 1))

export type DeskPerson = { readonly address: string; readonly role: DeskRole }

export type OpenDesk = {
  readonly id: string
  readonly address: string
  /** What its browser runs on. */
  readonly device: string
  /** UTC ms. */
  readonly createdAt: number
}

export type DeskRow = {
  readonly reference: string
  readonly form: string
  /** UTC ms. */
  readonly receivedAt: number
  /** UTC ms of the first thing that was done with it at the desk; null for nothing yet. */
  readonly touchedAt: number | null
  /** UTC ms of the newest thing. */
  readonly answeredAt: number | null
  /** How many things happened to it. */
  readonly revision: number
  readonly answers: Values
  /** The code of the friend who sent them; empty for none. */
  readonly referredBy: string
  /** Where it came from, as `domain/source.ts` keeps it. */
  readonly source: Values
  readonly spamSignals: readonly SpamSignal[]
  readonly area: string
  readonly status: Status
  /** Its arrival window, while it has one. */
  readonly slot: string | null
  readonly booking: BookingState | undefined
  /** The local date on which the owner calls again; empty for none. */
  readonly callAgain: string
  /** The price that the owner named, in cents, and since when, in UTC ms. */
  readonly quoted: { readonly cents: number; readonly at: number } | undefined
  /** UTC ms; null for a job that isn't done. */
  readonly doneAt: number | null
  /** What was paid, in cents; null where nobody said. */
  readonly paid: number | null
  readonly photos: number
  /** What its customer is answered in. */
  readonly language: Language
  readonly undelivered: readonly Undelivered[]
}

/** A message about a request that couldn't be sent, by its channel. `isOver`: it isn't tried anymore. */
export type Undelivered = { readonly channel: string; readonly isOver: boolean }

/** A request that couldn't be read when it came in, by its file in the bucket; UTC ms. */
export type Unreadable = { readonly key: string; readonly since: number; readonly text: string }

/** Requests that a list shows: of one status, `open` for those that wait for somebody, or all of them. */
export type DeskFilter = Status | 'open' | 'undelivered' | 'all'

/** A request with everything that the desk shows of it. */
export type DeskRequest = DeskRow &
  CustomerRequest & {
    /** Other requests of the same phone number, the newest first. */
    readonly others: readonly DeskRow[]
  }

/** A pickup of the day, as the crew sees it. */
export type Stop = CustomerRequest & {
  readonly slot: string
  readonly crew: number
  readonly photos: number
  /** About where it is, as far as we know the place. */
  readonly spot: Spot | undefined
  /** A text goes out by itself when the crew is on the way. */
  readonly isTexted: boolean
  /** How its customer hears of a delay; undefined where only a call helps. */
  readonly hearsBy: 'text' | 'email' | undefined
}

/** Minutes by which the crew may be late: what it picks from. */
export const delays = [15, 30, 60] as const

/** Minutes that a drive may take: what the crew picks from as it sets out. */
export const drives = [10, 20, 40] as const

/** Whether the crew hasn't set out for a pickup yet. */
export const isWaiting = ({ visit, missedAt }: Pick<Stop, 'visit' | 'missedAt'>): boolean =>
  stepOf(visit) === undefined && missedAt === undefined

/** Whether the crew may say that nobody was there: it has set out, or the window has begun. `now` in UTC ms. */
export const canMiss = ({ visit, seat }: Pick<CustomerRequest, 'visit' | 'seat'>, now: number): boolean =>
  stepOf(visit) !== undefined ||
  (seat !== undefined && now >= slotTimes(seat.slot, { timeZone: site.timeZone, windowHours }).start)
