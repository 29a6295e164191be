// The signed link of a booking: whoever has it can see, move or cancel that booking, until the window begins.
import { crews, windowHours } from '../content/calendar.ts'
import type { OpenSlots } from '../domain/slots.ts'
import { isSlotId, slotLabel, slotProblem, slotTimes } from '../domain/slots.ts'
import type { Env } from '../env.ts'
import type { Values } from '../forms/form.ts'
import { site } from '../site.ts'
import { openSlots, readArrivals } from './arrivals.ts'
import { tellChanges } from './bookingChanges.ts'
import type { Booking, Changed } from './bookings.ts'
import { cancelBooking, findBooking, moveBooking } from './bookings.ts'
import { bookingToken } from './bookingToken.ts'
import { logFailure } from './log.ts'
import { deliver } from './outbox.ts'
import { nextFree } from './reserve.ts'
import { findLeads } from './storedLeads.ts'
import type { TokenProblem } from './token.ts'
import { readToken } from './token.ts'
import type { Wires } from './wires.ts'

/** What a link shows of its booking. */
export type BookingShown = {
  readonly token: string
  readonly booking: Booking
  /** The lead's answers; empty when it has not been stored yet. */
  readonly answers: Values
  /** `used`: the booking has changed since the link was made. `begun`: it is too late to change anything. */
  readonly state: 'open' | 'used' | 'begun' | 'cancelled'
  readonly open: OpenSlots
  /** Why a move did not happen, and free windows in its place. */
  readonly lost?: { readonly message: string; readonly offers: readonly string[] }
}

export type LinkProblem = TokenProblem | 'unknown'
export type BookingLink =
  | { readonly ok: true; readonly shown: BookingShown }
  | { readonly ok: false; readonly reason: LinkProblem }

async function shown(env: Env, token: string, revision: number, booking: Booking, now: number): Promise<BookingShown> {
  const { reference } = booking
  const [leads, open] = await Promise.all([findLeads(env.DB, [reference]), openSlots(env, now)])
  const lead = leads.get(reference)
  const { start } = slotTimes(booking.slot, { timeZone: site.timeZone, windowHours })
  const live = booking.revision !== revision ? 'used' : now >= start ? 'begun' : 'open'
  const state = booking.status === 'cancelled' ? 'cancelled' : live
  return { token, booking, answers: lead?.answers ?? {}, state, open }
}

/** Reads a link. It shows what the booking is now, also when it was made for an earlier state. Throws when D1 does. */
export async function readBookingLink(
  { env, now: clock }: Pick<Wires, 'env' | 'now'>,
  token: string,
): Promise<BookingLink> {
  const now = clock()
  const result = await readToken(env, 'booking', token, now)
  if (!result.ok) return result
  const { id, revision } = result.claims
  const booking = await findBooking(env.DB, id)
  if (!booking) return { ok: false, reason: 'unknown' }
  return { ok: true, shown: await shown(env, token, revision, booking, now) }
}

/** What a visitor asks for: `slot` is the id of the window to move to. */
export type BookingWish = { readonly act: string; readonly slot: string }

export type BookingAnswer =
  | { readonly kind: 'changed'; readonly token: string; readonly change: 'moved' | 'cancelled' }
  | { readonly kind: 'refused'; readonly link: BookingLink }

async function change(env: Env, { booking }: BookingShown, { act, slot }: BookingWish, now: number): Promise<Changed> {
  const { reference, revision } = booking
  if (act === 'cancel') return cancelBooking(env.DB, reference, revision, now)
  const { rules, taken } = await readArrivals(env.DB, now)
  if (!isSlotId(slot) || slotProblem(slot, now, rules, taken)) return { ok: false, reason: 'slot-taken', booking }
  return moveBooking(env.DB, reference, revision, slot, crews, now)
}

/**
 * Moves or cancels a booking by its link. A link acts once: what it did raises the booking's revision. The owner is told
 * of it. Throws when D1 does.
 */
export async function changeBooking(wires: Wires, token: string, wish: BookingWish): Promise<BookingAnswer> {
  const { env } = wires
  const now = wires.now()
  const link = await readBookingLink(wires, token)
  if (!link.ok || link.shown.state !== 'open') return { kind: 'refused', link }
  const result = await change(env, link.shown, wish, now)
  if (result.ok) {
    // What cannot be told now is told by the next sweep.
    const { reference } = result.booking
    const told = tellChanges(wires, reference).then(() => deliver(wires, reference))
    wires.waitUntil(told.catch((error: unknown) => logFailure('change-not-told', error, { reference })))
    const changed = wish.act === 'cancel' ? 'cancelled' : 'moved'
    return { kind: 'changed', token: await bookingToken(env, result.booking), change: changed }
  }
  const again = await readBookingLink(wires, token)
  if (!again.ok || again.shown.state !== 'open') return { kind: 'refused', link: again }
  const offers = isSlotId(wish.slot) ? nextFree(wish.slot, now, await readArrivals(env.DB, now)) : []
  const message = isSlotId(wish.slot)
    ? `${slotLabel(wish.slot, windowHours)} is not free any more. Your pickup stays where it was`
    : 'Pick a day and a time'
  return { kind: 'refused', link: { ok: true, shown: { ...again.shown, lost: { message, offers } } } }
}
