import type { Booking } from '../domain/calendar/booking.ts'
import { slotProblem } from '../domain/calendar/slots.ts'
import { act } from '../request/act.ts'
import { lostWindow, ownerTerms, type Refusal } from '../request/bookWindow.ts'
import { change } from '../request/decide.ts'
import type { NewEvent } from '../request/event.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import type { DeskRequest } from '../request/request.ts'
import type { Services } from '../shared/http/services.ts'
import { bookingOf } from '../store/bookings.ts'
import { findDeskRequest } from '../store/desk.ts'

/** A request and its booking, which was canceled if it has no seat. */
export type DeskPickup = { readonly request: DeskRequest; readonly booking: Booking | undefined }

/** Reads both; undefined when there's no such request. Throws when D1 does. */
export async function findPickup({ env }: Pick<Services, 'env'>, reference: string): Promise<DeskPickup | undefined> {
  const request = await findDeskRequest(env.DB, reference)
  // Where the crew found nobody, that window is over, and they need another one.
  return request && { request, booking: request.missedAt === undefined ? bookingOf(request) : undefined }
}

/** Whether the owner can move or cancel it. A seat that is only held is released first. */
export const canChange = ({ request, booking }: DeskPickup): boolean =>
  booking?.state === 'live' && request.status !== 'done'

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

/** Moves or cancels a pickup. Twice the same is done once. Throws when D1 does. */
export async function changePickup(services: Services, asked: PickupChange): Promise<PickupChanged> {
  const { reference, revision, person, to } = asked
  const event: NewEvent = to ? { kind: 'moved', data: { slot: to.slot } } : { kind: 'canceled', data: {} }
  const isOver = to && slotProblem(to.slot, services.now(), ownerTerms.rulesWith(), new Map()) !== undefined
  const isStale = ({ seat }: CustomerRequest) =>
    seat?.revision !== revision || seat.state !== 'live' || seat.slot === to?.slot
  const acted = await act(services, reference, {
    person,
    key: `${event.kind} ${person} ${revision} ${to?.slot ?? ''}`,
    terms: { isExtra: to?.isExtra ?? false },
    decide: (request, problem) => {
      const decided = change(request, undefined, 'owner', event, isStale, services.now())
      return 'refused' in decided || !(isOver || problem) ? decided : { refused: problem ?? 'closed' }
    },
  })
  // What was done by the same page before may have been changed since.
  const isDone = acted.ok && (acted.done.length > 0 || acted.request?.seat?.revision === revision + 1)
  if (isDone) return { kind: 'done' }
  const pickup = await findPickup(services, reference)
  if (!pickup) return { kind: 'gone' }
  if (acted.ok || acted.refused === 'outdated' || !to) return { kind: 'outdated', pickup }
  return { kind: 'lost', pickup, refusal: await lostWindow(services, to.slot, ownerTerms) }
}
