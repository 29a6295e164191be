// A booking's window is taken before its lead is stored: the answer says at once whether it is theirs.
import type { D1Database } from '@cloudflare/workers-types'
import { crews } from '../content/calendar.ts'
import type { SlotProblem } from '../domain/slots.ts'
import { slotProblem, slots, slotTimes } from '../domain/slots.ts'
import type { Values } from '../forms/form.ts'
import type { Arrivals } from './arrivals.ts'
import { readArrivals } from './arrivals.ts'
import type { Booking } from './bookings.ts'
import { book, findBooking, moveBooking } from './bookings.ts'

export type Reservation =
  | { readonly ok: true; readonly booking: Booking }
  /** `next`: ids of up to three free windows, from the wanted one on. */
  | { readonly ok: false; readonly reason: SlotProblem; readonly next: readonly string[] }

/** The free windows nearest behind a wanted one; the earliest where there are not enough. */
export function nextFree(wanted: string, now: number, { rules, taken }: Arrivals): string[] {
  const free = slots(now, rules, taken).filter(({ id }) => id !== wanted)
  const { start } = slotTimes(wanted, rules)
  const later = free.filter((slot) => slot.start >= start)
  return (later.length >= 3 ? later : free).slice(0, 3).map(({ id }) => id)
}

async function take(db: D1Database, held: Booking | undefined, reference: string, slot: string, now: number) {
  if (held?.status !== 'live') return book(db, reference, slot, crews, now)
  return moveBooking(db, reference, held.revision, slot, crews, now)
}

/**
 * Takes a seat in the window of `answers.slot` for a request. The same request again is the same booking; the same
 * reference with another window moves it. `now` in UTC ms. Throws when D1 does: the request has then no seat yet.
 */
export async function reserve(db: D1Database, reference: string, answers: Values, now: number): Promise<Reservation> {
  const slot = answers.slot ?? ''
  const held = await findBooking(db, reference)
  if (held?.status === 'live' && held.slot === slot) return { ok: true, booking: held }
  const { rules } = await readArrivals(db, now)
  const problem = slotProblem(slot, now, rules, new Map())
  if (!problem) {
    const taken = await take(db, held, reference, slot, now)
    if (taken.ok) return { ok: true, booking: taken.booking }
  }
  const arrivals = await readArrivals(db, now)
  const reason = problem ?? slotProblem(slot, now, arrivals.rules, arrivals.taken) ?? 'slot-taken'
  return { ok: false, reason, next: nextFree(slot, now, arrivals) }
}
