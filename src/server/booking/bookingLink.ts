// The signed link of a booking: its bearer can see, move or cancel that booking, until the window begins.
import { crews, windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import type { Booking, BookingShown } from '../../domain/calendar/booking.ts'
import { isSlotId, slotLabel, slotProblem, slotTimes } from '../../domain/calendar/slots.ts'
import type { Visit } from '../../domain/calendar/visit.ts'
import { stepOf } from '../../domain/calendar/visit.ts'
import type { Env } from '../../env.ts'
import { slotMissing } from '../../forms/booking.ts'
import { tellChanges } from '../delivery/bookingChanges.ts'
import { budgets, secondsLeft } from '../intake/budgets.ts'
import { logFailure } from '../lib/log.ts'
import type { Services } from '../lib/services.ts'
import type { TokenProblem } from '../lib/token.ts'
import { readToken } from '../lib/token.ts'
import { openSlots, readArrivals } from '../store/arrivals.ts'
import type { Changed } from '../store/bookings.ts'
import { cancelBooking, findBooking, moveBooking } from '../store/bookings.ts'
import { spend } from '../store/budgets.ts'
import { nearestFree } from '../store/reserve.ts'
import { findLeads } from '../store/storedLeads.ts'
import { visitOf } from '../store/visits.ts'

export type LinkProblem = TokenProblem | 'unknown'
export type BookingLink =
  | { readonly ok: true; readonly shown: BookingShown }
  | { readonly ok: false; readonly reason: LinkProblem }

/** A pickup begins with its window, or when the crew sets out for it. */
function stageOf(slot: string, visit: Visit, now: number): 'open' | 'begun' | 'past' {
  const { start, end } = slotTimes(slot, { timeZone: site.timeZone, windowHours })
  const step = stepOf(visit)
  if (now >= end || step === 'done') return 'past'
  return now < start && !step ? 'open' : 'begun'
}

async function shown(env: Env, token: string, booking: Booking, now: number): Promise<BookingShown> {
  const { reference } = booking
  const [leads, open, visit] = await Promise.all([
    findLeads(env.DB, [reference]),
    openSlots(env, now),
    visitOf(env.DB, reference),
  ])
  const lead = leads.get(reference)
  const state = booking.status === 'cancelled' ? 'cancelled' : stageOf(booking.slot, visit, now)
  return { token, booking, answers: lead?.answers ?? {}, state, open, visit }
}

/** Reads a link. It shows what the booking is now, whatever it was when the link was made. Throws when D1 does. */
export async function readBookingLink(
  { env, now: clock }: Pick<Services, 'env' | 'now'>,
  token: string,
): Promise<BookingLink> {
  const now = clock()
  const result = await readToken(env, 'booking', token, now)
  if (!result.ok) return result
  const booking = await findBooking(env.DB, result.claims.id)
  if (!booking) return { ok: false, reason: 'unknown' }
  return { ok: true, shown: await shown(env, token, booking, now) }
}

/** What a visitor asks for: `slot` is the id of the window to move to, `revision` the booking's on the page that asked. */
export type BookingWish = { readonly act: string; readonly slot: string; readonly revision: number }

export type BookingAnswer =
  | { readonly kind: 'changed'; readonly change: 'moved' | 'cancelled' }
  | { readonly kind: 'refused'; readonly link: BookingLink }
  /** It was moved too often: `retryAfter` in whole seconds. */
  | { readonly kind: 'too-many'; readonly link: BookingLink; readonly retryAfter: number }

async function change(env: Env, { booking }: BookingShown, { act, slot }: BookingWish, now: number): Promise<Changed> {
  const { reference, revision } = booking
  if (act === 'cancel') return cancelBooking(env.DB, reference, revision, now)
  const { rules, taken } = await readArrivals(env.DB, now)
  if (!isSlotId(slot) || slotProblem(slot, now, rules, taken)) return { ok: false, reason: 'slot-taken', booking }
  return moveBooking(env.DB, reference, revision, slot, crews, now)
}

/** The answer to one move too many; undefined while there are moves left. Canceling is never one too many. */
async function tooMany(services: Services, shown: BookingShown): Promise<BookingAnswer | undefined> {
  const { DB } = services.env
  const now = services.now()
  const { reference } = shown.booking
  for (const budget of [budgets.moves, budgets.movesADay]) {
    if (await spend(DB, budget, reference, 1, now)) continue
    const message = `You’ve moved this pickup several times, so please call or text ${site.phone.label} to move it again. It stays where it is`
    const link = { ok: true, shown: { ...shown, lost: { message, offers: [] } } } as const
    return { kind: 'too-many', link, retryAfter: secondsLeft(budget, now) }
  }
  return undefined
}

const changeOf = ({ act }: BookingWish) => (act === 'cancel' ? 'cancelled' : 'moved')

/** Whether the booking's last change is this one: it was sent twice. */
const isDone = ({ status, slot, revision }: Booking, wish: BookingWish) =>
  revision === wish.revision + 1 && (wish.act === 'cancel' ? status === 'cancelled' : slot === wish.slot)

/** The answer to what needs no trying: it's done, it can't be, or it was asked by a page that showed something else. */
function settled(link: BookingLink, wish: BookingWish): BookingAnswer | undefined {
  if (!link.ok) return { kind: 'refused', link }
  const { booking, state } = link.shown
  if (isDone(booking, wish)) return { kind: 'changed', change: changeOf(wish) }
  if (state !== 'open') return { kind: 'refused', link }
  if (booking.revision === wish.revision) return undefined
  return { kind: 'refused', link: { ok: true, shown: { ...link.shown, outdated: true } } }
}

/**
 * Moves or cancels a booking by its link, which stays good; a page that shows an earlier state can't act. The owner is
 * notified of it. Throws when D1 does.
 */
export async function changeBooking(services: Services, token: string, wish: BookingWish): Promise<BookingAnswer> {
  const { env } = services
  const now = services.now()
  const link = await readBookingLink(services, token)
  const before = settled(link, wish)
  if (before || !link.ok) return before ?? { kind: 'refused', link }
  const refused = wish.act === 'cancel' ? undefined : await tooMany(services, link.shown)
  if (refused) return refused
  const result = await change(env, link.shown, wish, now)
  if (result.ok) {
    // Its message waits for a minute, since people change their minds; what cannot be recorded now is by the next sweep.
    const { reference } = result.booking
    const recorded = tellChanges(services, reference)
    services.waitUntil(recorded.catch((error: unknown) => logFailure('change-not-notified', error, { reference })))
    return { kind: 'changed', change: changeOf(wish) }
  }
  const again = await readBookingLink(services, token)
  const after = settled(again, wish)
  if (after || !again.ok) return after ?? { kind: 'refused', link: again }
  const offers = isSlotId(wish.slot) ? nearestFree(wish.slot, now, await readArrivals(env.DB, now)) : []
  const message = isSlotId(wish.slot)
    ? `${slotLabel(wish.slot, windowHours)} isn’t open anymore. Your pickup hasn’t changed`
    : slotMissing(wish.slot)
  return { kind: 'refused', link: { ok: true, shown: { ...again.shown, lost: { message, offers, asked: wish.slot } } } }
}
