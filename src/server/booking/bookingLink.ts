// The signed link of a booking: its bearer can see the booking, and move or cancel it until the window begins.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { arrivalRules } from '../../business/calendar.ts'
import { type Booking, type BookingShown, hasSeat } from '../../domain/calendar/booking.ts'
import { isSlotId, nearestFree, slotLabel, slotProblem, slotTimes } from '../../domain/calendar/slots.ts'
import { stepOf, type Visit } from '../../domain/calendar/visit.ts'
import { slotMissing } from '../../forms/booking.ts'
import { pickupWords } from '../../words/pickup.ts'
import { channelsFor } from '../delivery/channels/channels.ts'
import { aboutOf } from '../delivery/links.ts'
import { phoneKey } from '../http/clientAddress.ts'
import { admitChange, type From } from '../intake/admission.ts'
import type { Services } from '../lib/services.ts'
import { readToken, type TokenProblem } from '../lib/token.ts'
import { openSlots, readAvailability } from '../store/availability.ts'
import { findBookedPhone, findBooking } from '../store/bookings.ts'
import { findReceipt } from '../store/desk.ts'
import { cancelBooking, confirmBooking, moveBooking } from '../store/leads.ts'
import { findAgreed, findAnswers } from '../store/storedLeads.ts'
import { visitOf } from '../store/visits.ts'
import { seatRequest } from './bookWindow.ts'

export type LinkProblem = TokenProblem | 'unknown'
export type BookingLink =
  | { readonly ok: true; readonly shown: BookingShown }
  | { readonly ok: false; readonly reason: LinkProblem }

/** A pickup begins with its window, or when the crew sets out for it. */
function stageOf({ slot, state }: Booking, visit: Visit, now: number): BookingShown['stage'] {
  if (!hasSeat(state)) return 'canceled'
  const { start, end } = slotTimes(slot, { timeZone: site.timeZone, windowHours })
  const step = stepOf(visit)
  if (now >= end || step === 'done') return 'past'
  return now < start && !step ? 'open' : 'begun'
}

/** Reads a link, which shows the booking as it is now. Throws when D1 does. */
export async function readBookingLink(
  { env, now: clock }: Pick<Services, 'env' | 'now'>,
  token: string,
): Promise<BookingLink> {
  const now = clock()
  const result = await readToken(env, { purpose: 'own', token, now })
  if (!result.ok) return result
  const { reference } = aboutOf(result.claims.id)
  const [booking, bookedPhone, answers, open, visit, agreed] = await Promise.all([
    findBooking(env.DB, reference),
    findBookedPhone(env.DB, reference),
    findAnswers(env.DB, reference),
    openSlots(env, now),
    visitOf(env.DB, reference),
    findAgreed(env.DB, reference),
  ])
  if (!booking) return { ok: false, reason: 'unknown' }
  const stage = stageOf(booking, visit, now)
  const isDone = stage === 'past' && stepOf(visit) === 'done'
  const receipt = isDone ? await findReceipt(env.DB, reference) : undefined
  const isNewNumber = bookedPhone !== (await phoneKey(env.LEAD_SECRET, answers?.phone ?? ''))
  const shown = { token, booking, answers: answers ?? {}, isNewNumber, agreed, stage, open, visit, receipt }
  return { ok: true, shown }
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

/** Carries a change out, with its record and its messages; false when it wasn't possible anymore. */
async function change(
  services: Services,
  { booking, answers }: BookingShown,
  { action, slot }: ChangeRequest,
  { batched, noTexts }: { readonly batched: boolean; readonly noTexts: boolean },
): Promise<boolean> {
  const { env } = services
  const now = services.now()
  const how = { booking, channels: channelsFor(env, { answers, noTexts }), batched }
  if (action === 'cancel') return cancelBooking(env.DB, how, now)
  if (action === 'confirm') return confirmBooking(env.DB, how, now)
  const isWindow = isSlotId(slot) && !slotProblem(slot, now, arrivalRules(), new Map())
  return isWindow && moveBooking(env.DB, how, await seatRequest(services, { ...answers, slot }, false), now)
}

/** The answer to one move too many. */
function tooMany(shown: BookingShown, retryAfter: number): BookingAnswer {
  const message = pickupWords().tooMany(site.phone.label)
  return { kind: 'too-many', link: { ok: true, shown: { ...shown, lost: { message, offers: [] } } }, retryAfter }
}

const changeOf = ({ action }: ChangeRequest) =>
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
  if (isDone(booking, asked)) return { kind: 'changed', change: changeOf(asked) }
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
  if (!admission.ok && changeOf(asked) === 'moved') return tooMany(link.shown, admission.retryAfter)
  const how = admission.ok ? admission : { batched: true, noTexts: true }
  if (await change(services, link.shown, asked, how)) return { kind: 'changed', change: changeOf(asked) }
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
  const message = `${pickupWords().lost[reason](slotLabel(slot, windowHours))}. ${pickupWords().notChanged}`
  return lost(message, nearestFree(slot, now, availability))
}
