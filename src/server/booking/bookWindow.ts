import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import type { Booking } from '../../domain/calendar/booking.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import type { SlotProblem } from '../../domain/calendar/slots.ts'
import { slotLabel } from '../../domain/calendar/slots.ts'
import type { FormState, Values } from '../../forms/form.ts'
import { bookingToken } from '../delivery/links.ts'
import { addressKey, phoneKey } from '../http/clientAddress.ts'
import { logFailure } from '../lib/log.ts'
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import type { Booker } from '../store/bookings.ts'
import { findBooking } from '../store/bookings.ts'
import type { Reservation } from '../store/reserve.ts'
import { reserve } from '../store/reserve.ts'

/** Who asks for a window. */
export type WindowSender = {
  /** Network address, as the platform says. */
  readonly address: string
  /** Whether the request looks as if no person had sent it. */
  readonly suspicious: boolean
}

/** What a form that asks for no window has. */
export const noWindow = { ok: true, said: {}, unconfirmed: false } as const

export type WindowResult =
  /** `said`: what the confirmation's address says of the window. `unconfirmed`: it says that the time isn't confirmed yet. */
  | { readonly ok: true; readonly said: Values; readonly unconfirmed: boolean }
  | { readonly ok: false; readonly state: Pick<FormState, 'errors' | 'offers'> }

const lost: Readonly<Record<SlotProblem, (label: string) => string>> = {
  'slot-taken': (label) => `${label} was just taken. Here’s what’s open closest to it`,
  closed: (label) => `We’re closed ${label}. Here’s what’s open closest to it`,
  'too-late': (label) => `${label} is too soon for us now. Here’s what’s open closest to it`,
}

const phoneFull = `You already have two pickups booked with this number. Call us to book more: ${site.phone.label}`

/** A request waits so long for its window, and then for a look at whether it has it after all, in ms. */
const budgetMs = 4000
const lookMs = 1500
/** A seat is held so long for a request that looks unusual, in ms. */
const holdMs = 30 * 60_000

async function bookerOf({ env, now }: Services, { address, suspicious }: WindowSender, answers: Values) {
  const today = localDate(now(), site.timeZone)
  const booker: Booker = {
    phoneKey: await phoneKey(env.LEAD_SECRET, answers.phone ?? ''),
    addressKey: await addressKey(env.LEAD_SECRET, address, today),
    today,
    heldUntil: suspicious ? now() + holdMs : undefined,
  }
  return booker
}

/** Takes the window. An answer that got lost is looked up: the seat may be theirs all the same. Throws when D1 does. */
async function take(
  { env, now }: Services,
  reference: string,
  answers: Values,
  booker: Booker,
): Promise<Reservation | undefined> {
  try {
    return await withTimeout(budgetMs, reserve(env.DB, reference, answers, now(), booker))
  } catch (error) {
    logFailure('window-not-taken', error, { reference })
    const booking = await withTimeout(lookMs, findBooking(env.DB, reference)).catch(() => undefined)
    return booking?.status === 'live' && booking.slot === answers.slot ? { ok: true, booking } : undefined
  }
}

const unconfirmed = (slot: string): WindowResult => ({
  ok: true,
  said: { slot, unconfirmed: 'yes' },
  unconfirmed: true,
})

const confirmed = async (services: Services, booking: Booking): Promise<WindowResult> => ({
  ok: true,
  said: { slot: booking.slot, t: await bookingToken(services.env, booking) },
  unconfirmed: false,
})

/**
 * Takes the window that a booking asks for, before its lead is stored. A request that looks unusual, one past what an address may book, and one that the database does not answer go on without
 * a window of their own, and the confirmation says so: no customer is refused because of others.
 */
export async function takeWindow(
  services: Services,
  reference: string,
  answers: Values,
  sender: WindowSender,
): Promise<WindowResult> {
  const { slot = '' } = answers
  const reservation = await take(services, reference, answers, await bookerOf(services, sender, answers))
  if (!reservation) return unconfirmed(slot)
  if (reservation.ok) {
    const { booking } = reservation
    return booking.heldUntil === undefined ? confirmed(services, booking) : unconfirmed(booking.slot)
  }
  if (reservation.reason === 'phone-full') return { ok: false, state: { errors: { phone: phoneFull } } }
  if (!('next' in reservation)) return unconfirmed(slot)
  const message = lost[reservation.reason](slotLabel(slot, windowHours))
  return { ok: false, state: { errors: { slot: message }, offers: reservation.next } }
}
