// A pickup for somebody who phones: what's typed is checked and stored as a booking from the website is.

import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { slotLabel, slotProblem } from '../domain/calendar/slots.ts'
import { deliver, inBackground } from '../messages/outbox.ts'
import { act } from '../request/act.ts'
import { lostWindow, ownerTerms } from '../request/bookWindow.ts'
import { send } from '../request/decide.ts'
import { leadReference } from '../request/reference.ts'
import { echoOf, type FormState, parseForm, textFields, type Values } from '../shared/forms/form.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import type { Services } from '../shared/http/services.ts'
import { findAnswers } from '../store/storedLeads.ts'
import { phonedIn } from './details.ts'

export type TypedPickup = {
  readonly values: Values
  /** One page has one key, however often it's sent. */
  readonly key: string
  /** One more than there are crews for. */
  readonly isExtra: boolean
  /** Email address of whoever books it at the desk. */
  readonly person: string
}

export type AddedPickup =
  | { readonly kind: 'added'; readonly reference: string }
  | { readonly kind: 'refused'; readonly status: 409 | 422; readonly state: FormState }
  /** The page booked something else before: it needs a new key. */
  | { readonly kind: 'sent-before'; readonly reference: string; readonly when: string }

/** What a form shows again of what was typed. */
export const typedState = (values: Values, refusal: Pick<FormState, 'errors' | 'offers'>): FormState => ({
  values: echoOf(textFields(bookingForm), values),
  ...refusal,
})

/**
 * Adds a pickup. The owner isn't mailed about what he types; its customer gets the confirmation. Twice the same page is one
 * pickup. Throws when D1 does.
 */
export async function addPickup(
  services: Services,
  { values, key, isExtra, person }: TypedPickup,
): Promise<AddedPickup> {
  const { env, now } = services
  const parsed = parseForm(bookingForm, values)
  if (!parsed.ok) return { kind: 'refused', status: 422, state: typedState(values, { errors: parsed.errors }) }
  // The price list is for what was picked in the calculator.
  const answers: Values = { ...parsed.answers, list: '', estimate: '' }
  const { slot = '' } = answers
  const date = localDate(now(), site.timeZone)
  const reference = await leadReference(env.LEAD_SECRET, { form: bookingForm.name, key, answers, date })
  const before = await findAnswers(env.DB, reference)
  const sent = (as: Values): AddedPickup =>
    JSON.stringify(as) === JSON.stringify(answers)
      ? { kind: 'added', reference }
      : { kind: 'sent-before', reference, when: slotLabel(as.slot ?? slot, windowHours) }
  if (before) return sent(before)
  const lost = async (): Promise<AddedPickup> => {
    const refusal = await lostWindow(services, slot, ownerTerms)
    return { kind: 'refused', status: 409, state: typedState(values, refusal) }
  }
  if (slotProblem(slot, now(), ownerTerms.rulesWith(), new Map())) return lost()
  const asked = {
    form: phonedIn(bookingForm.name, answers),
    window: { slot, heldUntil: undefined },
    followUp: [],
    now: now(),
  }
  const added = await act(services, reference, {
    person,
    terms: { isExtra },
    // Somebody with the same page was faster.
    decide: (request, problem) => (request ? [] : send(request, problem, asked)),
  })
  if (!added.ok) return lost()
  inBackground(services, reference, deliver(services, reference))
  return sent(added.request?.answers ?? answers)
}
