// The window that a booking asks for: its seat, and what its sender reads when there's none.
import { crews, windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import type { Booking } from '../../domain/calendar/booking.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import type { SlotProblem } from '../../domain/calendar/slots.ts'
import { nearestFree, slotLabel, slotProblem } from '../../domain/calendar/slots.ts'
import type { FormState, Values } from '../../forms/form.ts'
import { logFailure } from '../../log.ts'
import { bookingToken } from '../delivery/links.ts'
import { addressKey, phoneKey } from '../http/clientAddress.ts'
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import { readAvailability } from '../store/availability.ts'
import type { SeatRequest } from '../store/bookings.ts'

/** What a refused form shows. */
export type Refusal = Pick<FormState, 'errors' | 'offers'>

const lost: Readonly<Record<SlotProblem, (label: string) => string>> = {
  'slot-taken': (label) => `${label} was just taken. Here’s what’s open closest to it`,
  closed: (label) => `We’re closed ${label}. Here’s what’s open closest to it`,
  'too-late': (label) => `${label} is too soon for us now. Here’s what’s open closest to it`,
}

/** How long the database may take to say which windows are open, in ms. */
const timeoutMs = 1500
/** How long a seat is held for a request that looks unusual, in ms. */
const holdMs = 30 * 60_000

/** The seat that a booking asks for. `address`: its sender's network address. `suspicious`: it looks like a robot's. */
export async function seatRequest(
  { env, now }: Services,
  answers: Values,
  address: string,
  suspicious: boolean,
): Promise<SeatRequest> {
  const today = localDate(now(), site.timeZone)
  return {
    slot: answers.slot ?? '',
    crews,
    phoneKey: await phoneKey(env.LEAD_SECRET, answers.phone ?? ''),
    addressKey: await addressKey({ env, now }, address),
    today,
    heldUntil: suspicious ? now() + holdMs : undefined,
  }
}

/** What a sender reads whose number has all the pickups that it may have. */
export const phoneFull: Refusal = {
  errors: { phone: `You already have two pickups booked with this number. Call us to book more: ${site.phone.label}` },
}

/** Why a window is lost, and the open ones nearest to it; undefined when the database doesn't answer. Never throws. */
export async function lostWindow({ env, now }: Services, slot: string): Promise<Refusal | undefined> {
  const at = now()
  try {
    const availability = await withTimeout(timeoutMs, readAvailability(env.DB, at))
    const reason = slotProblem(slot, at, availability.rules, availability.taken) ?? 'slot-taken'
    const message = lost[reason](slotLabel(slot, windowHours))
    return { errors: { slot: message }, offers: nearestFree(slot, at, availability) }
  } catch (error) {
    logFailure('availability-not-read', error)
    return undefined
  }
}

/** What the confirmation's address says of the window: it's confirmed only with a live booking. */
export async function windowNotes({ env }: Services, slot: string, booking: Booking | undefined): Promise<Values> {
  if (booking?.state !== 'live') return { slot, unconfirmed: 'yes' }
  return { slot, t: await bookingToken(env, booking) }
}
