// The signed link of a booking: its bearer can see the booking, and move or cancel it until the window begins.
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { arrivalRules } from '../business/calendar.ts'
import { type Booking, type BookingShown, hasSeat, stepOf } from '../domain/calendar/booking.ts'
import { isSlotId, slotProblem, slotTimes } from '../domain/calendar/slots.ts'
import { agreedPrice } from '../domain/prices/quoted.ts'
import { aboutOf } from '../messages/links.ts'
import { act } from '../request/act.ts'
import { admitChange, type From } from '../request/admission.ts'
import { lostWindow, visitorTerms } from '../request/bookWindow.ts'
import { change, hasWindow } from '../request/decide.ts'
import { isCanceledByUs, type NewEvent } from '../request/event.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { findRequest } from '../request/store.ts'
import { slotMissing } from '../shared/forms/forms.ts'
import { phoneKey, readToken, type TokenProblem } from '../shared/http/access.ts'
import type { Services } from '../shared/http/services.ts'
import { openSlots } from '../store/availability.ts'
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
  const { answers, visit, missedAt } = request
  const proposed = hasSeat(booking.state) ? request.proposed : undefined
  const stage = stageOf(booking, request, now)
  const receipt = stage === 'past' && stepOf(visit) === 'done' ? request.receipt : undefined
  const tripFee = stage === 'missed' ? request.receipt : undefined
  const isNewNumber = bookedPhone !== (await phoneKey(env.LEAD_SECRET, answers.phone ?? ''))
  const price = agreedPrice(request)
  const isOurs = isCanceledByUs(request)
  return {
    ok: true,
    shown: {
      ...{
        token,
        booking,
        answers,
        isNewNumber,
        price,
        proposed,
        stage,
        missedAt,
        tripFee,
        isOurs,
        open,
        visit,
        receipt,
      },
    },
  }
}

/** What a visitor asks for. `slot`: id of the window to move to. `revision`: the booking's on the page that they saw. */
type ChangeRequest = From & {
  /** `cancel` and `confirm`; anything else moves. */
  readonly action: string
  readonly slot: string
  readonly revision: number
}

type BookingAnswer =
  | { readonly kind: 'changed' }
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

/** The answer to one move too many. */
function tooMany(shown: BookingShown, retryAfter: number): BookingAnswer {
  const message = sentences.pickup.tooMany(site.phone.label)
  return { kind: 'too-many', link: { ok: true, shown: { ...shown, lost: { message, offers: [] } } }, retryAfter }
}

/** Whether the booking's last change is this one, which was sent twice. */
function isDone({ state, slot, revision }: Booking, asked: ChangeRequest): boolean {
  if (revision !== asked.revision + 1) return false
  if (asked.action === 'cancel') return !hasSeat(state)
  return asked.action === 'confirm' ? state === 'live' : slot === asked.slot
}

/** The pickup that a change is for; or the answer to one that's done already, that can't be done, or that's from an outdated page. */
function changeable(
  link: BookingLink,
  asked: ChangeRequest,
): BookingAnswer | { readonly kind: 'open'; readonly shown: BookingShown } {
  if (!link.ok) return { kind: 'refused', link }
  const { shown } = link
  if (isDone(shown.booking, asked)) return { kind: 'changed' }
  if (shown.stage !== 'open') return { kind: 'refused', link }
  if (shown.booking.revision === asked.revision) return { kind: 'open', shown }
  return { kind: 'refused', link: { ok: true, shown: { ...shown, outdated: true } } }
}

/**
 * Moves or cancels a booking by its link, which stays good, and notifies the owner. A page that shows an earlier revision
 * can't change anything. Throws when D1 does.
 */
export async function changeBooking(services: Services, token: string, asked: ChangeRequest): Promise<BookingAnswer> {
  const { action, slot } = asked
  const before = changeable(await readBookingLink(services, token), asked)
  if (before.kind !== 'open') return before
  const { reference } = before.shown.booking
  const admission = await admitChange(services, reference, asked)
  // Only moves can be too many.
  if (!admission.ok && action !== 'cancel' && action !== 'confirm') return tooMany(before.shown, admission.retryAfter)
  const now = services.now()
  const event = eventOf(asked, now)
  const isStale = ({ seat, visit }: CustomerRequest) =>
    seat?.revision !== asked.revision || !hasWindow({ seat }, now) || seat.slot === slot || stepOf(visit) !== undefined
  const acted =
    event &&
    (await act(services, reference, {
      person: '',
      ...(admission.ok ? admission : { batched: true, noTexts: true }),
      decide: (request, problem) => change(request, problem, 'customer', event, isStale, now),
    }))
  if (acted?.ok) return { kind: 'changed' }
  if (acted?.refused === 'too-many') return tooMany(before.shown, secondsLeft('changesOfDay', now))
  const after = changeable(await readBookingLink(services, token), asked)
  if (after.kind !== 'open') return after
  const { errors, offers = [] } = isSlotId(slot)
    ? await lostWindow(services, slot, visitorTerms, sentences.pickup.notChanged)
    : { errors: { slot: slotMissing(slot) } }
  const lost = { message: errors.slot ?? '', offers, asked: slot }
  return { kind: 'refused', link: { ok: true, shown: { ...after.shown, lost } } }
}
