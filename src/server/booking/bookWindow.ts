// The window that a booking asks for: its seat, and what its sender reads when there's none.
import { crews, windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { arrivalRules, ownerRules } from '../../business/calendar.ts'
import { holdMinutes } from '../../domain/calendar/booking.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import type { SlotProblem } from '../../domain/calendar/slots.ts'
import { nearestFree, slotDate, slotLabel, slotProblem, windowsOn } from '../../domain/calendar/slots.ts'
import type { FormState, Values } from '../../forms/form.ts'
import { logFailure } from '../../log.ts'
import { pickupWords } from '../../words/pickup.ts'
import { phoneKey } from '../http/clientAddress.ts'
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import { readAvailability } from '../store/availability.ts'
import type { SeatRequest } from '../store/bookings.ts'

/** What a refused form shows. */
export type Refusal = Pick<FormState, 'errors' | 'codes' | 'offers'>

/** Which windows somebody may have, and what they read when one is lost. */
export type WindowTerms = {
  readonly rulesWith: typeof arrivalRules
  readonly lost: () => Readonly<Record<SlotProblem, (label: string) => string>>
}

export const visitorTerms: WindowTerms = {
  rulesWith: arrivalRules,
  lost: () => pickupWords().lost,
}

export const ownerTerms: WindowTerms = {
  rulesWith: ownerRules,
  lost: () => ({
    'slot-taken': (label) => `${label} is full`,
    closed: (label) => `We’re closed ${label}`,
    over: (label) => `${label} is over`,
    'too-soon': (label) => `${label} is over`,
    'past-end': (label) => `${label} is past the end of the calendar`,
  }),
}

/** How long the database may take to say which windows are open, in ms. */
const timeoutMs = 1500

/** The seat that a booking asks for. `held`: it's theirs only once they, or the owner, have confirmed it. */
export async function seatRequest({ env, now }: Services, answers: Values, held: boolean): Promise<SeatRequest> {
  const { slot = '' } = answers
  const today = localDate(now(), site.timeZone)
  return {
    slot,
    crews,
    phoneKey: await phoneKey(env.LEAD_SECRET, answers.phone ?? ''),
    // Half of a day's seats stay open to others, whatever is held.
    mostHeld: Math.floor((windowsOn(slotDate(slot), arrivalRules()) * crews) / 2),
    today,
    heldUntil: held ? now() + holdMinutes * 60_000 : undefined,
  }
}

/** Why a window is lost, and the open ones nearest to it; undefined when the database doesn't answer. Never throws. */
export async function lostWindow(
  { env, now }: Services,
  slot: string,
  { rulesWith, lost } = visitorTerms,
): Promise<Refusal | undefined> {
  const at = now()
  try {
    const availability = await withTimeout(timeoutMs, readAvailability(env.DB, at, rulesWith))
    const reason = slotProblem(slot, at, availability.rules, availability.taken) ?? 'slot-taken'
    const message = `${lost()[reason](slotLabel(slot, windowHours))}. ${pickupWords().nearest}`
    return { errors: { slot: message }, codes: { slot: 'unavailable' }, offers: nearestFree(slot, at, availability) }
  } catch (error) {
    logFailure('availability-not-read', error)
    return undefined
  }
}
