// What the customer does with a request by its link: take the owner's price, or withdraw.

import type { Booking } from '../domain/calendar/booking.ts'
import { cleanLine, wholeNumber } from '../domain/text.ts'
import { act } from '../request/act.ts'
import { isOutdated, may, openPrice } from '../request/actions.ts'
import { admitChange } from '../request/admission.ts'
import { bookFor } from '../request/bookFor.ts'
import { change } from '../request/decide.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { findRequest } from '../request/store.ts'
import { echoOf, type FormState, parseFields, type Values } from '../shared/forms/form.ts'
import { bookingForm, chosenSlot } from '../shared/forms/forms.ts'
import type { Services } from '../shared/http/services.ts'
import { bookingOf } from '../store/bookings.ts'

/**
 * Withdraws a request that isn't booked. `seen`: how many things had happened to it when the page was made; `address`:
 * network address. Throws when D1 does.
 */
export async function withdraw(
  services: Services,
  { reference, seen, address }: { readonly reference: string; readonly seen: number; readonly address: string },
): Promise<'done' | 'outdated' | 'gone' | 'too-many'> {
  const before = await findRequest(services.env.DB, reference)
  if (!before) return 'gone'
  if (!may('customer', 'withdrawn', before)) return before.events.at(-1)?.kind === 'withdrawn' ? 'done' : 'outdated'
  const admission = await admitChange(services, reference, { address })
  if (!admission.ok) return 'too-many'
  const event = { kind: 'withdrawn', data: {} } as const
  const isStale = ({ events }: CustomerRequest) => isOutdated(events, seen)
  const { batched, noTexts } = admission
  const acted = await act(services, reference, {
    person: '',
    batched,
    noTexts,
    decide: (request) => change(request, undefined, 'customer', event, isStale, services.now()),
  })
  if (!acted.ok && acted.request?.events.at(-1)?.kind === 'withdrawn') return 'done'
  if (!acted.ok) return acted.refused === 'gone' || acted.refused === 'too-many' ? acted.refused : 'outdated'
  return 'done'
}

/**
 * Accepts the price of a pickup by name, as its page shows it: in `cents`. Twice the same is done once. Throws when D1 does.
 */
export async function agreeByName(
  services: Services,
  { reference, field, address }: Asked,
): Promise<'done' | 'no-name' | 'outdated' | 'too-many'> {
  const name = cleanLine(field('name')).slice(0, 120)
  if (!name) return 'no-name'
  const cents = wholeNumber(field('cents'))
  const admission = await admitChange(services, reference, { address })
  if (!admission.ok) return 'too-many'
  const event = { kind: 'agreed', data: { cents, name } } as const
  const isStale = ({ price, proposed }: CustomerRequest) => (proposed ?? price)?.cents !== cents
  const acted = await act(services, reference, {
    person: '',
    key: `agreed ${cents} ${name}`,
    decide: (request) => change(request, undefined, 'customer', event, isStale, services.now()),
  })
  return acted.ok ? 'done' : 'outdated'
}

/** What taking a price asks for: the window, and what the request may not say yet. */
const { slot, address, name, email, texts } = bookingForm.fields
const acceptFields = Object.entries({ slot, address, name, email, texts })

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
 * The booking of a price that was taken in this window and at this street: only who has sent just that gets its link once more.
 * Whoever else has the link right after sending doesn't get the one that proves whose pickup it is. `cents`: the price.
 */
function takenAs(request: CustomerRequest | undefined, { slot, address }: Values, cents: number): Booking | undefined {
  const taken = request?.events.findLast(({ kind }) => kind === 'agreed')
  const isSame = taken?.kind === 'agreed' && taken.data.cents === cents && request?.answers.address === address
  return isSame && request?.booking === 'live' && request.seat?.slot === slot ? bookingOf(request) : undefined
}

/**
 * Books a request at the price that its customer has seen, while that's open: that the owner named it is what lets them, and
 * the seat counts for their number and network as any other. Taking it twice books once. Throws when D1 does.
 */
export async function acceptPrice(services: Services, asked: Asked): Promise<Acceptance> {
  const { reference, field } = asked
  const values: Values = {
    ...Object.fromEntries(acceptFields.map(([name]) => [name, field(name)])),
    slot: chosenSlot(field),
  }
  const parsed = parseFields(acceptFields, values)
  const refused = (status: 409 | 422, state: Omit<FormState, 'values'>): Acceptance => ({
    kind: 'refused',
    status,
    state: { ...state, values: echoOf(acceptFields, values) },
  })
  if (!parsed.ok) return refused(422, { errors: parsed.errors })
  const request = await findRequest(services.env.DB, reference)
  const seen = wholeNumber(field('cents'))
  const taken = takenAs(request, parsed.answers, seen)
  if (taken) return { kind: 'booked', booking: taken }
  const cents = request && openPrice(request)
  if (cents === undefined || cents !== seen) return { kind: 'outdated' }
  const admission = await admitChange(services, reference, { address: asked.address, wantsSeat: true })
  if (!admission.ok) return { kind: 'too-many' }
  const { slot: window = '', ...typed } = parsed.answers
  // Who gets copies was said before, or is said now.
  const answers = Object.fromEntries(
    Object.entries(typed).filter(([name, answer]) => answer && !(name === 'email' && request?.answers.email)),
  )
  const { noTexts } = admission
  const asks = { reference, slot: window, answers, seen: request?.revision ?? 0, person: '', cents, noTexts }
  const booked = await bookFor(services, asks)
  if (booked.kind === 'phone-full') return { kind: 'too-many' }
  if (booked.kind === 'booked') return { kind: 'booked', booking: booked.booking }
  if (booked.kind === 'has-window') {
    const twice = takenAs(booked.request, parsed.answers, cents)
    return twice ? { kind: 'booked', booking: twice } : { kind: 'outdated' }
  }
  return booked.kind === 'lost' ? refused(409, booked.refusal) : { kind: 'outdated' }
}
