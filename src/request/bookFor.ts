// Books a pickup window for a request that's there already: the owner does, or its customer, who takes the price.

import { lookUpPlace } from '../business/lookUpPlace.ts'
import type { Booking } from '../domain/calendar/booking.ts'
import { slotProblem } from '../domain/calendar/slots.ts'
import type { Values } from '../shared/forms/form.ts'
import type { Services } from '../shared/http/services.ts'
import { bookingOf } from '../store/bookings.ts'
import { findDeskRequest } from '../store/desk.ts'
import { act } from './act.ts'
import { lostWindow, ownerTerms, type Refusal, visitorTerms } from './bookWindow.ts'
import { book } from './decide.ts'
import type { DeskRequest } from './request.ts'

export type BookingFor = {
  readonly reference: string
  readonly slot: string
  /** Answers that are new or different, checked by the booking form's fields: the address, for one. */
  readonly answers: Values
  /** How many things had been done with the request when its page was made. */
  readonly seen: number
  /** Email address of whoever books at the desk; empty for the customer. */
  readonly person: string
  /** The price in cents that its customer takes with the window; undefined for the owner. */
  readonly cents?: number
  /** One more than there are crews for. */
  readonly isExtra?: boolean
  /** It causes no texts. */
  readonly noTexts?: boolean
}

export type BookedFor =
  | { readonly kind: 'booked'; readonly booking: Booking }
  /** The window is full, closed or over: why, and the free ones that are nearest. */
  | { readonly kind: 'lost'; readonly refusal: Refusal }
  /** It has a window: move that. */
  | { readonly kind: 'has-window'; readonly request: DeskRequest; readonly booking: Booking }
  /** Something was done with it since, so nothing happened. */
  | { readonly kind: 'outdated'; readonly request: DeskRequest }
  /** There's no such request, or it's spam. */
  | { readonly kind: 'gone' }
  /** Its number has its seats; the owner may give it more. */
  | { readonly kind: 'phone-full' }

/**
 * Books a window for a request under its own reference; its customer gets the confirmation with its link within two minutes.
 * The price that was named last is the agreed one from then on. The owner may take any window that isn't over, a customer
 * those that visitors may. Twice the same is done once. Throws when D1 does.
 */
export async function bookFor(services: Services, asked: BookingFor): Promise<BookedFor> {
  const { env, now } = services
  const { reference, slot, person, seen, cents, isExtra = false, noTexts = false } = asked
  const isByOwner = cents === undefined
  const terms = isByOwner ? ownerTerms : visitorTerms
  const isOver = slotProblem(slot, now(), terms.rulesWith(), new Map()) !== undefined
  const { location } = asked.answers
  const acted = await act(services, reference, {
    person,
    key: `booked ${person} ${seen} ${slot}`,
    terms: { isExtra },
    noTexts,
    decide: (request, problem) => {
      const area = location ? { area: lookUpPlace(location).kind } : {}
      const booking = { slot, answers: asked.answers, ...area, seen, cents, now: now() }
      return book(request, isOver ? 'closed' : problem, booking)
    },
  })
  const booking = bookingOf(acted.request)
  const isTheirs = booking?.state === 'live' && booking.slot === slot
  if (acted.ok && booking && isTheirs) return { kind: 'booked', booking }
  // It was booked so before, and changed since.
  const refused = acted.ok ? 'outdated' : acted.refused
  if (refused === 'gone') return { kind: 'gone' }
  if (refused === 'phone-full') return { kind: 'phone-full' }
  if (refused === 'outdated' || refused === 'has-window') {
    const request = await findDeskRequest(env.DB, reference)
    if (!request) return { kind: 'gone' }
    return refused === 'outdated' || !booking ? { kind: 'outdated', request } : { kind: 'has-window', request, booking }
  }
  return { kind: 'lost', refusal: await lostWindow(services, slot, terms) }
}
