import { windowHours } from '../content/calendar.ts'
import type { SlotProblem } from '../domain/slots.ts'
import { slotLabel } from '../domain/slots.ts'
import { bookingForm } from '../forms/booking.ts'
import type { AnyForm, FormState, Values } from '../forms/form.ts'
import { bookingToken } from './bookingToken.ts'
import { within } from './deadline.ts'
import { logFailure } from './log.ts'
import { reserve } from './reserve.ts'
import type { Wires } from './wires.ts'

export type WindowResult =
  /** `said`: what the confirmation's address tells of the window. */
  | { readonly ok: true; readonly said: Values }
  | { readonly ok: false; readonly state: Pick<FormState, 'errors' | 'offers'> }

const lost: Readonly<Record<SlotProblem, (label: string) => string>> = {
  'slot-taken': (label) => `${label} was just taken. Pick one of the next free times`,
  closed: (label) => `We do not drive on ${label}. Pick one of the next free times`,
  'too-late': (label) => `${label} is too soon for us now. Pick one of the next free times`,
}

/** A request waits so long for its window, in ms; a seat that is taken after that is the owner's to confirm. */
const budgetMs = 4000

/**
 * Takes the window that a booking asks for, before its lead is stored. Forms that ask for none have nothing to lose.
 * When the database does not answer, the request goes on without a window, and the confirmation says so.
 */
export async function takeWindow(
  { env, now }: Wires,
  form: AnyForm,
  reference: string,
  answers: Values,
): Promise<WindowResult> {
  if (form.name !== bookingForm.name) return { ok: true, said: {} }
  const { slot = '' } = answers
  try {
    const reservation = await within(budgetMs, reserve(env.DB, reference, answers, now()))
    if (reservation.ok) {
      const { booking } = reservation
      return { ok: true, said: { slot: booking.slot, t: await bookingToken(env, booking) } }
    }
    const message = lost[reservation.reason](slotLabel(slot, windowHours))
    return { ok: false, state: { errors: { slot: message }, offers: reservation.next } }
  } catch (error) {
    logFailure('window-not-taken', error, { reference })
    return { ok: true, said: { slot, unconfirmed: 'yes' } }
  }
}
