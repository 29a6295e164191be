import { crews, holidays, leadMinutes, windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { holidayOn } from '../domain/calendar/holidays.ts'
import { replyTime } from '../domain/calendar/pickupDays.ts'
import type { SlotRules } from '../domain/calendar/slots.ts'

/** The owner's changes: closed dates in addition to the holidays, and numbers of crews by `capacityKeys`. */
type OwnerChanges = { readonly closed: ReadonlySet<string>; readonly crews: ReadonlyMap<string, number> }

const none: OwnerChanges = { closed: new Set(), crews: new Map() }

/** The rules by which windows are open. */
export const arrivalRules = (changes: OwnerChanges = none): SlotRules => ({
  timeZone: site.timeZone,
  hours: site.hours.pickup,
  windowHours,
  capacity: { every: crews, at: changes.crews },
  isClosed: (date) => changes.closed.has(date) || holidayOn(date, holidays) !== undefined,
  sameDayUntilHour: site.sameDayUntilHour,
  leadMs: leadMinutes * 60_000,
  horizonDays: 60,
})

/** How many days ahead the owner books. */
const ownerHorizon = 120

/** The rules by which the owner books at the desk: any window until it's over. */
export const ownerRules = (changes: OwnerChanges = none): SlotRules => ({
  ...arrivalRules(changes),
  sameDayUntilHour: 24,
  leadMs: 1 - windowHours * 3_600_000,
  horizonDays: ownerHorizon,
})

/**
 * When the business answers a request that comes now: "within 30 minutes". Undefined where it hasn't said how fast. `now` in
 * UTC ms.
 */
export function replyIn(now: number): string | undefined {
  const { replyMinutes } = site.hours
  return replyMinutes === undefined ? undefined : replyTime(now, replyMinutes, arrivalRules())
}
