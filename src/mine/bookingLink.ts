// The signed link of a booking: its bearer can see the booking, and move or cancel it until the window begins.
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { arrivalRules } from '../business/calendar.ts'
import { type Booking, type BookingShown, hasSeat, stepOf } from '../domain/calendar/booking.ts'
import { isSlotId, nearestFree, slotLabel, slotProblem, slotTimes } from '../domain/calendar/slots.ts'
import { agreedPrice } from '../domain/prices/quoted.ts'
import { aboutOf } from '../messages/links.ts'
import { act } from '../request/act.ts'
import { admitChange, type From } from '../request/admission.ts'
import { change as decideChange, hasWindow } from '../request/decide.ts'
import type { NewEvent } from '../request/event.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { findRequest } from '../request/store.ts'
import { slotMissing } from '../shared/forms/forms.ts'
import { phoneKey, readToken, type TokenProblem } from '../shared/http/access.ts'
import type { Services } from '../shared/http/services.ts'
import { openSlots, readAvailability } from '../store/availability.ts'
import { bookingOf, findBookedPhone } from '../store/bookings.ts'
import { secondsLeft } from '../store/budgets.ts'

export type LinkProblem = TokenProblem | 'unknown'
export type BookingLink =
  | { readonly ok: true; readonly shown: BookingShown }
  | { readonly ok: false; readonly reason: LinkProblem }

/** A pickup begins with its window, or when the crew sets out for it. */
function stageOf({ slot, state }: Booking, { visit, missedAt }: CustomerRequest, now: number): BookingShown['stage'] {
  if (!hasSeat(state)) return 'canceled'
  if (missedAt !== undefined) return 'missed'
  const { start, end } = slotTimes(slot, { timeZone: site.timeZone, windowHours })
  const step = stepOf(visit)
  if (now >= end || step === 'done') return 'past'
  return now < start && !step ? 'open' : 'begun'
}

/** Reads a link, which shows the booking as it is now. `known`: its request, where that's read already. Throws when D1 does. */
export async function readBookingLink(
  { env, now: clock }: Pick<Services, 'env' | 'now'>,
  token: string,
  known?: Promise<CustomerRequest | undefined>,
): Promise<BookingLink> {
  const now = clock()
  const result = await readToken(env, { purpose: 'own', token, now })
  if (!result.ok) return result
  const { reference } = aboutOf(result.claims.id)
  const [request, bookedPhone, open] = await Promise.all([
    known ?? findRequest(env.DB, reference),
    findBookedPhone(env.DB, reference),
    openSlots(env, now),
  ])
  const booking = bookingOf(request)
  if (!request || !booking) return { ok: false, reason: 'unknown' }
  const { answers, visit } = request
  const proposed = hasSeat(booking.state) ? request.proposed : undefined
  const stage = stageOf(booking, request, now)
  const receipt = stage === 'past' && stepOf(visit) === 'done' ? request.receipt : undefined
  const isNewNumber = bookedPhone !== (await phoneKey(env.LEAD_SECRET, answers.phone ?? ''))
  const price = agreedPrice(request)
  return { ok: true, shown: { token, booking, answers, isNewNumber, price, proposed, stage, open, visit, receipt } }
}

/** What a visitor asks for. `slot`: id of the window to move to. `revision`: the booking's on the page that they saw. */
type ChangeRequest = From & {
  /** `cancel` and `confirm`; anything else moves. */
  readonly action: string
  readonly slot: string
  readonly revision: number
}

type BookingAnswer =
  | { readonly kind: 'changed'; readonly change: 'moved' | 'confirmed' | 'canceled' }
  | { readonly kind: 'refused'; readonly link: BookingLink }
  /** It was moved too often: `retryAfter` in whole seconds. */
  | { readonly kind: 'too-many'; readonly link: BookingLink; readonly retryAfter: number }

/** The event that is asked for; undefined for a window that there can't be. `now` in UTC ms. */
function eventOf({ action, slot }: ChangeRequest, now: number): NewEvent | undefined {
  if (action === 'cancel') return { kind: 'canceled', data: {} }
  if (action === 'confirm') return { kind: 'confirmed', data: {} }
  const isWindow = isSlotId(slot) && !slotProblem(slot, now, arrivalRules(), new Map())
  return isWindow ? { kind: 'moved', data: { slot } } : undefined
}

/** Carries a change out, or says why it wasn't possible anymore. */
async function change(
  services: Services,
  { reference }: Booking,
  asked: ChangeRequest,
  how: { readonly batched: boolean; readonly noTexts: boolean },
): Promise<'done' | 'too-many' | 'not-done'> {
  const now = services.now()
  const event = eventOf(asked, now)
  if (!event) return 'not-done'
  const isStale = (request: CustomerRequest) =>
    request.seat?.revision !== asked.revision ||
    !hasWindow(request, now) ||
    request.seat.slot === asked.slot ||
    stepOf(request.visit) !== undefined
  const acted = await act(services, reference, {
    person: '',
    ...how,
    decide: (request, problem) => decideChange(request, problem, 'customer', event, isStale, now),
  })
  if (acted.ok) return 'done'
  return acted.refused === 'too-many' ? 'too-many' : 'not-done'
}

/** The answer to one move too many. */
function tooMany(shown: BookingShown, retryAfter: number): BookingAnswer {
  const message = sentences.pickup.tooMany(site.phone.label)
  return { kind: 'too-many', link: { ok: true, shown: { ...shown, lost: { message, offers: [] } } }, retryAfter }
}

const outcomeOf = ({ action }: ChangeRequest) =>
  action === 'cancel' ? 'canceled' : action === 'confirm' ? 'confirmed' : 'moved'

/** Whether the booking's last change is this one, which was sent twice. */
function isDone({ state, slot, revision }: Booking, asked: ChangeRequest): boolean {
  if (revision !== asked.revision + 1) return false
  if (asked.action === 'cancel') return !hasSeat(state)
  return asked.action === 'confirm' ? state === 'live' : slot === asked.slot
}

/** The answer to a change that's done already, that can't be done, or that comes from an outdated page. */
function settled(link: BookingLink, asked: ChangeRequest): BookingAnswer | undefined {
  if (!link.ok) return { kind: 'refused', link }
  const { booking, stage } = link.shown
  if (isDone(booking, asked)) return { kind: 'changed', change: outcomeOf(asked) }
  if (stage !== 'open') return { kind: 'refused', link }
  if (booking.revision === asked.revision) return undefined
  return { kind: 'refused', link: { ok: true, shown: { ...link.shown, outdated: true } } }
}

/**
 * Moves or cancels a booking by its link, which stays good, and notifies the owner. A page that shows an earlier revision
 * can't change anything. Throws when D1 does.
 */
export async function changeBooking(services: Services, token: string, asked: ChangeRequest): Promise<BookingAnswer> {
  const link = await readBookingLink(services, token)
  const before = settled(link, asked)
  if (before || !link.ok) return before ?? { kind: 'refused', link }
  const admission = await admitChange(services, link.shown.booking.reference, asked)
  // Only moves can be too many.
  if (!admission.ok && outcomeOf(asked) === 'moved') return tooMany(link.shown, admission.retryAfter)
  const how = admission.ok ? admission : { batched: true, noTexts: true }
  const outcome = await change(services, link.shown.booking, asked, how)
  if (outcome === 'done') return { kind: 'changed', change: outcomeOf(asked) }
  if (outcome === 'too-many') return tooMany(link.shown, secondsLeft('changesOfDay', services.now()))
  const again = await readBookingLink(services, token)
  const after = settled(again, asked)
  if (after || !again.ok) return after ?? { kind: 'refused', link: again }
  const { slot } = asked
  const now = services.now()
  const { shown } = again
  const lost = (message: string, offers: readonly string[] = []): BookingAnswer => ({
    kind: 'refused',
    link: { ok: true, shown: { ...shown, lost: { message, offers, asked: slot } } },
  })
  if (!isSlotId(slot)) return lost(slotMissing(slot))
  const availability = await readAvailability(services.env.DB, now)
  const reason = slotProblem(slot, now, availability.rules, availability.taken) ?? 'slot-taken'
  const message = `${sentences.pickup.lost[reason](slotLabel(slot, windowHours))}. ${sentences.pickup.notChanged}`
  return lost(message, nearestFree(slot, now, availability))
}
