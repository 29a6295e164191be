// What the customer does with a request by its link: take the owner's price, or withdraw.
import type { Booking } from '../../domain/calendar/booking.ts'
import { wholeNumber } from '../../domain/text.ts'
import { bookingForm, chosenSlot } from '../../forms/booking.ts'
import { echoOf, type FormState, parseFields } from '../../forms/form.ts'
import { deliver, inBackground } from '../../messages/outbox.ts'
import { messagesFor } from '../../messages/say.ts'
import { may } from '../../request/actions.ts'
import { type DeskRequest, quotedCents } from '../../request/request.ts'
import { admitChange } from '../intake/admission.ts'
import type { Services } from '../lib/services.ts'
import { findBooking } from '../store/bookings.ts'
import { findDeskRequest, withdrawRequest } from '../store/desk.ts'
import { bookFor } from './bookFor.ts'

/** The price that its customer can take now, in cents; undefined without one, and once they've taken it. */
export function openPrice(request: DeskRequest): number | undefined {
  const { events } = request
  const last = events.findLast(({ action, isUndone }) => (action === 'quoted' || action === 'accepted') && !isUndone)
  return may('customer', 'accepted', request) && last?.action === 'quoted' ? quotedCents(events) : undefined
}

/**
 * Withdraws a request that isn't booked. `seen`: how many things had been done with it when the page was made; `address`:
 * network address. Throws when D1 does.
 */
export async function withdraw(
  services: Services,
  { reference, seen, address }: { readonly reference: string; readonly seen: number; readonly address: string },
): Promise<'done' | 'outdated' | 'gone' | 'too-many'> {
  const { env, now } = services
  const request = await findDeskRequest(env.DB, reference)
  if (!request) return 'gone'
  if (!may('customer', 'withdrawn', request)) return request.events.at(-1)?.action === 'withdrawn' ? 'done' : 'outdated'
  const admission = await admitChange(services, reference, { address })
  if (!admission.ok) return 'too-many'
  const channels = messagesFor(env, { answers: {}, noTexts: admission.noTexts })
  const isDone = await withdrawRequest(env.DB, { reference, seen, channels, batched: admission.batched }, now())
  if (isDone) inBackground(services, reference, deliver(services, reference))
  return isDone ? 'done' : 'outdated'
}

/** What taking a price asks for: the window, and what the request may not say yet. */
const { slot, address, name } = bookingForm.fields
const acceptFields = Object.entries({ slot, address, name })

export type Acceptance =
  | { readonly kind: 'booked'; readonly booking: Booking }
  /** There's another price by now, or none. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'refused'; readonly status: 409 | 422; readonly state: FormState }

type Asked = {
  readonly reference: string
  /** What was sent under a name, or an empty text. */
  readonly field: (name: string) => string
  /** Network address. */
  readonly address: string
}

/**
 * Books a request at the price that its customer has seen, while that's open: that the owner named it is what lets them, and
 * the seat counts for their number and network as any other. Taking it twice books once. Throws when D1 does.
 */
export async function acceptPrice(services: Services, asked: Asked): Promise<Acceptance> {
  const { reference, field } = asked
  const values = { slot: chosenSlot(field), address: field('address'), name: field('name') }
  const parsed = parseFields(acceptFields, values)
  const refused = (status: 409 | 422, state: Omit<FormState, 'values'>): Acceptance => ({
    kind: 'refused',
    status,
    state: { ...state, values: echoOf(acceptFields, values) },
  })
  if (!parsed.ok) return refused(422, { errors: parsed.errors })
  const { DB } = services.env
  const request = await findDeskRequest(DB, reference)
  const before = request?.stage === 'booked' ? await findBooking(DB, reference) : undefined
  if (before) return { kind: 'booked', booking: before }
  const cents = request && openPrice(request)
  if (cents === undefined || cents !== wholeNumber(field('cents'))) return { kind: 'outdated' }
  const admission = await admitChange(services, reference, { address: asked.address, wantsSeat: true })
  if (!admission.ok) return { kind: 'too-many' }
  const { slot: window = '', ...answers } = parsed.answers
  const seen = request?.events.at(-1)?.number ?? 0
  const { noTexts } = admission
  const booked = await bookFor(services, { reference, slot: window, answers, seen, person: '', noTexts })
  if (booked.kind === 'phone-full') return { kind: 'too-many' }
  if (booked.kind === 'booked' || booked.kind === 'has-window') {
    inBackground(services, reference, deliver(services, reference))
    return { kind: 'booked', booking: booked.booking }
  }
  return booked.kind === 'lost' ? refused(409, booked.refusal) : { kind: 'outdated' }
}
