// The window that a booking asks for: its seat, and what its sender reads when there's none.
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { arrivalRules, ownerRules } from '../business/calendar.ts'
import type { SlotProblem } from '../domain/calendar/slots.ts'
import { nearestFree, slotLabel, slotProblem } from '../domain/calendar/slots.ts'
import type { FormState } from '../shared/forms/form.ts'
import { type Services, withTimeout } from '../shared/http/services.ts'
import { readAvailability } from '../store/availability.ts'

export type Refusal = Pick<FormState, 'errors' | 'codes' | 'offers'>

/** Which windows somebody may have, and what they read when one is lost. */
export type WindowTerms = {
  readonly rulesWith: typeof arrivalRules
  readonly lost: () => Readonly<Record<SlotProblem, (label: string) => string>>
}

export const visitorTerms: WindowTerms = {
  rulesWith: arrivalRules,
  lost: () => sentences.pickup.lost,
}

export const ownerTerms: WindowTerms = {
  rulesWith: ownerRules,
  lost: () => ({
    'slot-taken': (label) => `${label} is full`,
    closed: (label) => `We’re closed ${label}`,
    'by-appointment': (label) => `${label} is by appointment`,
    over: (label) => `${label} is over`,
    'too-soon': (label) => `${label} is over`,
    'past-end': (label) => `${label} is past the end of the calendar`,
  }),
}

/** How long the database may take to say which windows are open, in ms. */
const timeoutMs = 1500

/** Why a window is lost, what's said after that, and the open ones nearest to it. Throws when D1 does, or takes too long. */
export async function lostWindow(
  { env, now }: Services,
  slot: string,
  { rulesWith, lost } = visitorTerms,
  end = sentences.pickup.nearest,
): Promise<Refusal> {
  const at = now()
  const availability = await withTimeout(timeoutMs, readAvailability(env.DB, at, rulesWith))
  const reason = slotProblem(slot, at, availability.rules, availability.taken) ?? 'slot-taken'
  const message = `${lost()[reason](slotLabel(slot, windowHours))}. ${end}`
  return { errors: { slot: message }, codes: { slot: 'unavailable' }, offers: nearestFree(slot, at, availability) }
}
