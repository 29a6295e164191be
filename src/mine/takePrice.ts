// What the customer does with a request by its link: take the owner's price, agree to another one, or withdraw. Throws when D1 does.

import { sentences } from '#sentences'
import type { Booking } from '../domain/calendar/booking.ts'
import { cleanLine, wholeNumber } from '../domain/text.ts'
import { bookingToken } from '../messages/links.ts'
import { act as record } from '../request/act.ts'
import { isOutdated, may, openPrice } from '../request/actions.ts'
import { admitChange } from '../request/admission.ts'
import { bookFor } from '../request/bookFor.ts'
import { change } from '../request/decide.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { findRequest } from '../request/store.ts'
import { echoOf, type FormState, parseFields, type Values } from '../shared/forms/form.ts'
import { bookingForm, chosenSlot } from '../shared/forms/forms.ts'
import { bookingOf } from '../store/bookings.ts'
import { type Asked, done, type Outcome, outdated, tooMany } from './outcome.ts'

const isWithdrawn = (request: CustomerRequest | undefined) => request?.events.at(-1)?.kind === 'withdrawn'

/** Withdraws a request that isn't booked, as its page showed it. */
export async function withdraw({ services, link: { reference }, act, values, address }: Asked): Promise<Outcome> {
  const before = await findRequest(services.env.DB, reference)
  if (!before || !may('customer', 'withdrawn', before)) return isWithdrawn(before) ? done : outdated(act)
  const admission = await admitChange(services, reference, { address })
  if (!admission.ok) return tooMany(act, values)
  const event = { kind: 'withdrawn', data: {} } as const
  const isStale = ({ events }: CustomerRequest) => isOutdated(events, wholeNumber(values.seen ?? ''))
  const acted = await record(services, reference, {
    person: '',
    ...admission,
    decide: (request) => change(request, undefined, 'customer', event, isStale, services.now()),
  })
  if (acted.ok || isWithdrawn(acted.request)) return done
  return acted.refused === 'too-many' ? tooMany(act, values) : outdated(act)
}

/** Accepts the price of a pickup by name, as its page shows it. Twice the same is done once. */
export async function agree({ services, link: { reference }, act, values, address }: Asked): Promise<Outcome> {
  const name = cleanLine(values.name ?? '').slice(0, 120)
  const state = { values, errors: { name: sentences.mine.agree.missing } }
  if (!name) return { kind: 'refused', status: 422, trouble: { act, state } }
  const cents = wholeNumber(values.cents ?? '')
  const admission = await admitChange(services, reference, { address })
  if (!admission.ok) return tooMany(act, values)
  const event = { kind: 'agreed', data: { cents, name } } as const
  const isStale = ({ price, proposed }: CustomerRequest) => (proposed ?? price)?.cents !== cents
  const acted = await record(services, reference, {
    person: '',
    key: `agreed ${cents} ${name}`,
    decide: (request) => change(request, undefined, 'customer', event, isStale, services.now()),
  })
  return acted.ok ? done : outdated(act)
}

/** What taking a price asks for: the window, and what the request may not say yet. */
const { slot, address, name, email, texts } = bookingForm.fields
const acceptFields = Object.entries({ slot, address, name, email, texts })

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
 * the seat counts for their number and network as any other. Taking it twice books once.
 */
export async function takePrice(asked: Asked): Promise<Outcome> {
  const { services, link, act, values } = asked
  const { reference } = link
  const field = (name: string) => values[name] ?? ''
  const typed: Values = {
    ...Object.fromEntries(acceptFields.map(([name]) => [name, field(name)])),
    slot: chosenSlot(field),
  }
  const parsed = parseFields(acceptFields, typed)
  const refused = (status: 409 | 422, state: Omit<FormState, 'values'>): Outcome => ({
    kind: 'refused',
    status,
    trouble: { act, state: { ...state, values: echoOf(acceptFields, typed) } },
  })
  // There's another price by now, or none.
  const gone: Outcome = {
    kind: 'refused',
    status: 409,
    trouble: { act, isOutdated: true, state: { values, errors: {} } },
  }
  const bookedAs = async (booking: Booking | undefined): Promise<Outcome> =>
    booking ? { kind: 'done', token: await bookingToken(services.env, booking) } : gone
  if (!parsed.ok) return refused(422, { errors: parsed.errors })
  const request = await findRequest(services.env.DB, reference)
  const seen = wholeNumber(field('cents'))
  const taken = takenAs(request, parsed.answers, seen)
  if (taken) return bookedAs(taken)
  const cents = request && openPrice(request)
  if (cents === undefined || cents !== seen) return gone
  const admission = await admitChange(services, reference, { address: asked.address, wantsSeat: true })
  if (!admission.ok) return tooMany(act, values)
  const { slot: window = '', ...said } = parsed.answers
  // Who gets copies was said before, or is said now.
  const answers = Object.fromEntries(
    Object.entries(said).filter(([name, answer]) => answer && !(name === 'email' && request?.answers.email)),
  )
  const { noTexts } = admission
  const asks = { reference, slot: window, answers, seen: request?.revision ?? 0, person: '', cents, noTexts }
  const booked = await bookFor(services, asks)
  switch (booked.kind) {
    case 'booked':
      return bookedAs(booked.booking)
    case 'phone-full':
      return tooMany(act, values)
    case 'has-window':
      return bookedAs(takenAs(booked.request, parsed.answers, cents))
    case 'lost':
      return refused(409, booked.refusal)
    default:
      return gone
  }
}
