import { holidays, windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { spokenTime } from '../domain/calendar/localTime.ts'
import { closedDaysOf, pickupHoursOf } from '../sites/schema/phrases.ts'
import { siteWords } from './siteWords.ts'

const { phones } = site.hours

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
