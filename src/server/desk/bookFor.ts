// Books a pickup window for a request that's there already: the owner does, or its customer, who takes the price.
import { lookUpPlace } from '../../business/lookUpPlace.ts'
import { type Booking, hasSeat } from '../../domain/calendar/booking.ts'
import { slotProblem } from '../../domain/calendar/slots.ts'
import type { Values } from '../../forms/form.ts'
import { messagesFor } from '../../messages/say.ts'
import { type DeskRequest, quotedCents } from '../../request/request.ts'
import { lostWindow, ownerTerms, type Refusal, seatRequest, visitorTerms } from '../booking/bookWindow.ts'
import type { Services } from '../lib/services.ts'
import { findBooking } from '../store/bookings.ts'
import { findDeskRequest } from '../store/desk.ts'
import { bookRequest } from '../store/leads.ts'

/** A window for a request. */
export type BookingFor = {
  readonly reference: string
  /** Id of the window. */
  readonly slot: string
  /** Answers that are new or different, checked by the booking form's fields: the address, for one. */
  readonly answers: Values
  /** How many things had been done with the request when its page was made. */
  readonly seen: number
  /** Email address of whoever books at the desk; empty for the customer, who takes the price with it. */
  readonly person: string
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

/** The outcome as far as it's known without asking for the window, or else the request as it is. */
async function settled(services: Services, asked: BookingFor): Promise<BookedFor | DeskRequest> {
  const { DB } = services.env
  const [request, booking] = await Promise.all([findDeskRequest(DB, asked.reference), findBooking(DB, asked.reference)])
  if (!request || request.stage === 'spam') return { kind: 'gone' }
  // A seat that's only held is theirs once they take the price; the owner releases it first.
  const isInTheWay = booking?.state !== 'held' || (asked.person !== '' && (request.heldUntil ?? 0) > services.now())
  if (booking && hasSeat(booking.state) && isInTheWay) {
    const last = request.events.at(-1)
    const isTwice = last?.action === 'booked' && last.person === asked.person && last.number > asked.seen
    return isTwice && booking.slot === asked.slot
      ? { kind: 'booked', booking }
      : { kind: 'has-window', request, booking }
  }
  return (request.events.at(-1)?.number ?? 0) === asked.seen ? request : { kind: 'outdated', request }
}

/**
 * Books a window for a request under its own reference; its customer gets the confirmation with its link within two minutes.
 * The price that was named last is the agreed one from then on. The owner may take any window that isn't over, a customer
 * those that visitors may. Twice the same is done once. Throws when D1 does.
 */
export async function bookFor(services: Services, asked: BookingFor): Promise<BookedFor> {
  const { env, now } = services
  const { reference, slot, person, seen, isExtra = false, noTexts = false } = asked
  const before = await settled(services, asked)
  if ('kind' in before) return before
  const isByOwner = person !== ''
  const terms = isByOwner ? ownerTerms : visitorTerms
  const lost = async (): Promise<BookedFor> => {
    const refusal = await lostWindow(services, slot, terms)
    if (!refusal) throw new Error('the calendar was not read')
    return { kind: 'lost', refusal }
  }
  if (slotProblem(slot, now(), terms.rulesWith(), new Map())) return lost()
  const answers = { ...before.answers, ...asked.answers }
  const agreed = String(quotedCents(before.events) ?? '')
  const booked = { person, action: 'booked', detail: agreed } as const
  const seat = await seatRequest(services, { ...answers, slot }, false)
  const outcome = await bookRequest(
    env.DB,
    {
      reference,
      seat: { ...seat, isExtra, isByOwner, seen },
      area: answers.location ? lookUpPlace(answers.location).kind : before.area,
      answers: asked.answers,
      channels: messagesFor(env, { answers, noTexts }, 'state', { isByOwner }),
      events: isByOwner || !agreed ? [booked] : [{ person, action: 'accepted', detail: agreed }, booked],
    },
    now(),
  )
  if (!outcome.ok && outcome.reason === 'phone-full') return { kind: 'phone-full' }
  const after = await settled(services, asked)
  return 'kind' in after ? after : lost()
}
