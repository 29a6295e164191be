// Moves or cancels a pickup at the desk, as its customer's own link does; they hear of it.
import { crews } from '#site/calendar.ts'
import { type Booking, hasSeat } from '../../domain/calendar/booking.ts'
import { slotProblem } from '../../domain/calendar/slots.ts'
import { messagesFor } from '../../messages/say.ts'
import type { DeskRequest } from '../../request/request.ts'
import { lostWindow, ownerTerms, type Refusal } from '../booking/bookWindow.ts'
import type { Services } from '../lib/services.ts'
import { findBooking } from '../store/bookings.ts'
import { findDeskRequest } from '../store/desk.ts'
import { cancelBooking, moveBooking } from '../store/leads.ts'

/** A request and its booking, which was canceled if it has no seat. */
export type DeskPickup = { readonly request: DeskRequest; readonly booking: Booking | undefined }

/** Reads both; undefined when there's no such request. Throws when D1 does. */
export async function findPickup({ env }: Pick<Services, 'env'>, reference: string): Promise<DeskPickup | undefined> {
  const [request, booking] = await Promise.all([findDeskRequest(env.DB, reference), findBooking(env.DB, reference)])
  return request && { request, booking }
}

/** Whether the owner can move or cancel it. A seat that is only held is released first. */
export const canChange = ({ request, booking }: DeskPickup): boolean =>
  booking?.state === 'live' && request.stage !== 'done'

/** What is asked for: another window, or without one that it's canceled. */
export type PickupChange = {
  readonly reference: string
  /** The booking's on the page that asked. */
  readonly revision: number
  /** Email address of whoever does it at the desk. */
  readonly person: string
  readonly to?: { readonly slot: string; readonly isExtra: boolean }
}

export type PickupChanged =
  | { readonly kind: 'done' }
  /** The window is full, closed or over: why, and the free ones that are nearest. */
  | { readonly kind: 'lost'; readonly pickup: DeskPickup; readonly refusal: Refusal }
  /** It was changed since, or can't be changed, so nothing happened. */
  | { readonly kind: 'outdated'; readonly pickup: DeskPickup }
  | { readonly kind: 'gone' }

/** Whether the booking's last change is this one: a button that was tapped twice. */
const isTwice = ({ booking }: DeskPickup, { revision, to }: PickupChange) =>
  booking?.revision === revision + 1 &&
  (to ? hasSeat(booking.state) && booking.slot === to.slot : !hasSeat(booking.state))

/** The outcome as far as it's known without trying. */
function settled(pickup: DeskPickup | undefined, asked: PickupChange): PickupChanged | DeskPickup {
  if (!pickup) return { kind: 'gone' }
  if (isTwice(pickup, asked)) return { kind: 'done' }
  const isSame = pickup.booking?.revision === asked.revision && pickup.booking.slot !== asked.to?.slot
  return isSame && canChange(pickup) ? pickup : { kind: 'outdated', pickup }
}

/** Carries it out; false when that wasn't possible. */
async function change({ env, now }: Services, { request }: DeskPickup, asked: PickupChange): Promise<boolean> {
  const { reference, revision, person, to } = asked
  const channels = messagesFor(env, { answers: request.answers }, 'state', { isByOwner: true })
  const how = { booking: { reference, revision }, channels, batched: false }
  if (!to) return cancelBooking(env.DB, { ...how, event: { person, action: 'canceled' } }, now())
  if (slotProblem(to.slot, now(), ownerTerms.rulesWith(), new Map())) return false
  return moveBooking(env.DB, { ...how, event: { person, action: 'moved', detail: to.slot } }, { ...to, crews }, now())
}

/** Moves or cancels a pickup. Twice the same is done once. Throws when D1 does. */
export async function changePickup(services: Services, asked: PickupChange): Promise<PickupChanged> {
  const before = settled(await findPickup(services, asked.reference), asked)
  if ('kind' in before) return before
  if (await change(services, before, asked)) return { kind: 'done' }
  const after = settled(await findPickup(services, asked.reference), asked)
  if ('kind' in after) return after
  const refusal = asked.to && (await lostWindow(services, asked.to.slot, ownerTerms))
  if (!refusal) throw new Error('the calendar was not read')
  return { kind: 'lost', pickup: after, refusal }
}
