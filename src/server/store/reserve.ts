// A booking's window is taken before its lead is stored: the answer says at once whether it is theirs.
import type { D1Database } from '@cloudflare/workers-types'
import { crews } from '#site/calendar.ts'
import type { Booking } from '../../domain/calendar/booking.ts'
import type { Slot, SlotProblem } from '../../domain/calendar/slots.ts'
import { slotProblem, slots, slotTimes } from '../../domain/calendar/slots.ts'
import type { Values } from '../../forms/form.ts'
import type { Arrivals } from './arrivals.ts'
import { readArrivals } from './arrivals.ts'
import type { Booked, Booker, Changed, SeatLimit } from './bookings.ts'
import { book, findBooking, moveBooking } from './bookings.ts'

export type Reservation =
  | { readonly ok: true; readonly booking: Booking }
  /** `next`: ids of up to three free windows, the nearest to the wanted one. */
  | { readonly ok: false; readonly reason: SlotProblem; readonly next: readonly string[] }
  | { readonly ok: false; readonly reason: SeatLimit }

/** Whether this seat is taken now: a hold that has run out is free. */
const isLive = ({ status, heldUntil }: Booking, now: number): boolean =>
  status === 'live' && (heldUntil === undefined || heldUntil > now)

const isLimit = (reason: string): reason is SeatLimit =>
  reason === 'phone-full' || reason === 'address-full' || reason === 'let-go'

/** The three free windows nearest to a wanted one, before or after it, the earliest first. */
export function nearestFree(wanted: string, now: number, { rules, taken }: Arrivals): string[] {
  const { start } = slotTimes(wanted, rules)
  const away = (slot: Slot) => Math.abs(slot.start - start)
  return slots(now, rules, taken)
    .filter(({ id }) => id !== wanted)
    .sort((a, b) => away(a) - away(b))
    .slice(0, 3)
    .sort((a, b) => a.start - b.start)
    .map(({ id }) => id)
}

function take(
  db: D1Database,
  mine: Booking | undefined,
  reference: string,
  slot: string,
  now: number,
  booker: Booker,
): Promise<Booked | Changed> {
  if (!mine || !isLive(mine, now)) return book(db, reference, slot, crews, now, booker)
  return moveBooking(db, reference, mine.revision, slot, crews, now)
}

/**
 * Takes a seat in the window of `answers.slot` for a request. The same request again is the same booking; the same
 * reference with another window moves it. `now` in UTC ms. Throws when D1 does: the request has then no seat yet.
 */
export async function reserve(
  db: D1Database,
  reference: string,
  answers: Values,
  now: number,
  booker: Booker,
): Promise<Reservation> {
  const slot = answers.slot ?? ''
  const mine = await findBooking(db, reference)
  if (mine && mine.slot === slot && isLive(mine, now)) return { ok: true, booking: mine }
  const { rules } = await readArrivals(db, now)
  const problem = slotProblem(slot, now, rules, new Map())
  if (!problem) {
    const taken = await take(db, mine, reference, slot, now, booker)
    if (taken.ok) return { ok: true, booking: taken.booking }
    if (isLimit(taken.reason)) return { ok: false, reason: taken.reason }
  }
  const arrivals = await readArrivals(db, now)
  const reason = problem ?? slotProblem(slot, now, arrivals.rules, arrivals.taken) ?? 'slot-taken'
  return { ok: false, reason, next: nearestFree(slot, now, arrivals) }
}
