import { holidays, windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { spokenTime } from '../domain/calendar/localTime.ts'
import { closedDaysOf, pickupHoursOf } from '../sites/schema/phrases.ts'

const { phone, phones } = site.hours

/** When the trucks drive: "Monday to Friday 8 AM to 6 PM, Saturday 8 AM to 4 PM". */
export const pickupHours = pickupHoursOf(site.hours).join(', ')

/** When there are no pickups, whatever the weekday. */
export const closedDays = closedDaysOf(holidays)

/** The phones' hours inside a sentence: "open 24 hours". */
export const phoneHours = phone.charAt(0).toLowerCase() + phone.slice(1)

/** When a call is answered: "day or night", or "from 7 AM to 8 PM". */
export const answered = phones ? `from ${spokenTime(phones.opens)} to ${spokenTime(phones.closes)}` : 'day or night'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** A small number as a word. */
export const spelled = (count: number): string => words[count] ?? String(count)

/** "three customers", "one customer" */
export const countOf = (count: number, noun: string): string => `${spelled(count)} ${noun}${count === 1 ? '' : 's'}`

/** Length of an arrival window: "two-hour". */
export const windowLength = `${spelled(windowHours)}-hour`

/** The whole of it, after "within those": "two hours". */
export const windowSpan = countOf(windowHours, 'hour')
