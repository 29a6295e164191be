import type { Holiday } from '../domain/calendar/holidays.ts'
import { holidayOn } from '../domain/calendar/holidays.ts'
import type { SlotRules } from '../domain/calendar/slots.ts'
import { site } from '../site.ts'

/** Holidays without pickups. To be confirmed by the owner, like everything in this file. */
export const holidays: readonly Holiday[] = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: 'last' },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Thanksgiving', month: 11, weekday: 4, nth: 4 },
  { name: 'Christmas Day', month: 12, day: 25 },
]

/** Length of an arrival window in hours. */
export const windowHours = 2

/** Crews that can arrive in one window, where the owner has set no other number. A crew is a truck with its people. */
export const crews = 2

/** Minutes that a crew needs to be at a door. */
const leadMinutes = 60

/** The owner's changes: closed dates in addition to the holidays, and numbers of crews by `capacityKeys`. */
export type OwnerChanges = { readonly closed: ReadonlySet<string>; readonly crews: ReadonlyMap<string, number> }

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
