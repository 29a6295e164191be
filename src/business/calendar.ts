import { crews, holidays, leadMinutes, windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { hoursOn } from '../domain/calendar/hours.ts'
import { holidayOn, localDate, spokenTime, weekdays } from '../domain/calendar/localTime.ts'
import { hasPickupsSoon, replyTime, workDate } from '../domain/calendar/pickupDays.ts'
import type { SlotRules } from '../domain/calendar/slots.ts'
import { closedDaysOf, pickupHoursOf } from '../sites/schema/phrases.ts'
import { siteWords } from './siteTexts.ts'

/** The owner's changes: closed dates in addition to the holidays, and numbers of crews by `capacityKeys`. */
type OwnerChanges = { readonly closed: ReadonlySet<string>; readonly crews: ReadonlyMap<string, number> }

const none: OwnerChanges = { closed: new Set(), crews: new Map() }

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

const ownerHorizon = 120

/** The rules by which the owner books at the desk: any window until it's over, and those by appointment. */
export const ownerRules = (changes: OwnerChanges = none): SlotRules => ({
  ...arrivalRules(changes),
  appointments: true,
  sameDayUntilHour: 24,
  leadMs: 1 - windowHours * 3_600_000,
  horizonDays: ownerHorizon,
})

const { phones } = site.hours

/** The hours of the phones, which ring on every day. */
function phoneRules(): SlotRules {
  const { opens, closes } = phones ?? { opens: '00:00', closes: '00:00' }
  return { ...arrivalRules(), hours: [{ days: weekdays, opens, closes }], isClosed: () => false }
}

/** When requests are answered: while there are pickups, and in a season without any while somebody's at the phone. `now` in UTC ms. */
export function replyRules(now: number): SlotRules {
  const rules = { ...arrivalRules(), appointments: true }
  return hasPickupsSoon(now, rules) ? rules : phoneRules()
}

/** The hours in which somebody answers: the phones' where they have any, else those of the pickups. `now` in UTC ms. */
export const answeringRules = (now: number): SlotRules => (phones ? phoneRules() : replyRules(now))

/** When the business answers a request that comes now: "within 30 minutes", "Friday morning". `now` in UTC ms. */
export const replyIn = (now: number): string => replyTime(now, site.hours.replyMinutes, replyRules(now))

/** By when somebody hears from us who writes now, and why it isn't today. `now` in UTC ms. */
export function hearFromUs(now: number): string {
  const isClosed = hoursOn(localDate(now, site.timeZone), replyRules(now)) === undefined
  return [isClosed && say.message.closedToday, say.message.hearFromUs(replyIn(now))].filter(Boolean).join(' ')
}

/** The date whose pickups are today's at a moment: past midnight still the evening's on which a night began. `now` in UTC ms. */
export const workDay = (now: number): string => workDate(now, { ...arrivalRules(), appointments: true })

/** When the trucks drive: "Monday to Friday 8 AM to 6 PM, Saturday 8 AM to 4 PM". */
export const pickupHours = (): string => pickupHoursOf(site.hours).join(', ')

/** When there are no pickups, whatever the weekday; undefined where there's no such day. */
export const closedDays = (): string | undefined => closedDaysOf(holidays)

/** The phones' hours inside a sentence: "open 24 hours". */
export function phoneHours(): string {
  const { phoneHours: hours } = siteWords()
  return hours.charAt(0).toLowerCase() + hours.slice(1)
}

/** When a call is answered: "day or night", or "from 7 AM to 8 PM". */
export const answered = (): string =>
  phones ? say.time.answeredFrom(spokenTime(phones.opens), spokenTime(phones.closes)) : say.time.alwaysAnswered

/** How long an arrival window is: "two hours". */
export const windowSpan = (): string => say.time.span(windowHours)
