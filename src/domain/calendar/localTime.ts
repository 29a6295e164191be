import { say } from '#words'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Hours that standard time is ahead of UTC, of the zones that keep daylight-saving time. */
const standardHours: Readonly<Record<string, number>> = {
  'America/New_York': -5,
  'America/Chicago': -6,
  'America/Denver': -7,
  'America/Los_Angeles': -8,
}

/** The first Sunday of a month from that day on, at 2 o'clock, were the place on UTC. */
function sundayAtTwo(year: number, month: number, day: number): number {
  const from = Date.UTC(year, month, day, 2)
  return from + ((7 - new Date(from).getUTCDay()) % 7) * 24 * hourMs
}

/**
 * How far a clock in the United States is ahead of UTC, in ms; undefined for other zones, and before 2007. Daylight-saving
 * time goes from the second Sunday in March to the first in November, at 2 o'clock (15 U.S.C. 260a).
 * @param now UTC ms
 */
export function usOffset(now: number, timeZone: string): number | undefined {
  const hours = standardHours[timeZone]
  const year = new Date(now).getUTCFullYear()
  if (hours === undefined || year < 2007) return undefined
  const standard = hours * hourMs
  const isSummer = now >= sundayAtTwo(year, 2, 8) - standard && now < sundayAtTwo(year, 10, 1) - standard - hourMs
  return isSummer ? standard + hourMs : standard
}

/** Calendar date at a place, as `2026-11-21`. `now` in UTC ms. */
export const localDate = (now: number, timeZone: string): string => localTime(now, timeZone).date

/** What the clock on the wall shows: the date, and the ms since its midnight by that clock. */
export type LocalTime = { readonly date: string; readonly ms: number }

const dayMs = 24 * hourMs
const formats = new Map<string, Intl.DateTimeFormat>()

/** A time that can be written: 1970 for one that no clock shows, which only a damaged row says. Both in UTC ms. */
export const someTime = (at: number): number => (Math.abs(at) < 8e15 ? at : 0)

/**
 * Reads the clock at a place. `now` in UTC ms. Where the clock follows US law, that law is computed: opening the
 * runtime's table of the world's zones costs 10 ms, which is all the CPU time that a request may use.
 */
export function localTime(now: number, timeZone: string): LocalTime {
  const at = someTime(now)
  const offset = usOffset(at, timeZone)
  if (offset === undefined) return tabledTime(at, timeZone)
  const there = at + offset
  return { date: new Date(there).toISOString().slice(0, 10), ms: there % dayMs }
}

function tabledTime(now: number, timeZone: string): LocalTime {
  // Swedes write the time as ISO does. Making a format costs far more than using it.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  const shown = Date.parse(`${format.format(now).replace(' ', 'T')}Z`) + (now % 1000)
  return { date: new Date(shown).toISOString().slice(0, 10), ms: shown % dayMs }
}

/** UTC ms of the midnight that begins a date, were the place on UTC. */
export const dateMs = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** The date so many days later (or earlier), by the calendar: no clock change moves it. */
export const addDays = (date: string, days: number): string =>
  new Date(dateMs(date) + days * dayMs).toISOString().slice(0, 10)

/** A local date so many months later: the month's last day where it has fewer. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

export const datesOf = (from: string, to: string): readonly string[] =>
  Array.from({ length: (dateMs(to) - dateMs(from)) / dayMs + 1 }, (_, days) => addDays(from, days))

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (date: string): number => new Date(dateMs(date)).getUTCDay()

/**
 * How far the place's clock is ahead of UTC at noon of a date, in ms. Clocks are changed at night, so it holds for the
 * whole working day.
 */
export function noonOffset(date: string, timeZone: string): number {
  const noon = dateMs(date) + 12 * hourMs
  const there = localTime(noon, timeZone)
  return dateMs(there.date) + there.ms - noon
}

/**
 * UTC ms of the midnight that begins a date at a place: right on days on which the clock is changed too, since that's done after
 * midnight.
 */
export const midnight = (date: string, timeZone: string): number =>
  dateMs(date) - noonOffset(addDays(date, -1), timeZone)

/** Between these minutes of the day US clocks are changed: what's before has the night's offset, what's after the day's. */
const [changeFrom, changeUntil] = [120, 180]

/**
 * UTC ms of the moment at which the clock on the wall shows a time: so many minutes after a date's midnight, which may be on the next
 * date. Where clocks are set forward over it, that's when they are; what there's twice is the first of the two. NaN
 * where there's no such date, as in a damaged row.
 */
export function wallTime(date: string, minutes: number, timeZone: string): number {
  if (Number.isNaN(dateMs(date) + minutes)) return Number.NaN
  if (minutes >= dayMs / minuteMs) return wallTime(addDays(date, 1), minutes - dayMs / minuteMs, timeZone)
  const by = (noon: string) => dateMs(date) + minutes * minuteMs - noonOffset(noon, timeZone)
  if (minutes >= changeUntil) return by(date)
  const night = by(addDays(date, -1))
  return minutes < changeFrom ? night : Math.max(night, by(date))
}

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `Monday` for a date, as hours and settings name it. */
export const weekdayName = (date: string): string => weekdays[weekday(date)] ?? ''

/** A date's weekday as it's said: "Monday". */
export const spokenWeekday = (date: string): string => say.time.weekday(weekday(date))

/** Minutes since midnight of a time like `08:00`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** `08:00`, or minutes since midnight, as people say it: `8 AM`, `5:30 PM`. */
export function spokenTime(time: string | number): string {
  const minutes = typeof time === 'number' ? time : minutesOf(time)
  return say.time.clock(Math.floor(minutes / 60), minutes % 60)
}

/** A day of every year: a date, or the nth weekday (0 for Sunday) of a month; `last` counts from its end. */
export type Holiday = { readonly name: string; readonly month: number } & (
  | { readonly day: number }
  | { readonly weekday: number; readonly nth: number | 'last' }
)

const two = (number: number) => String(number).padStart(2, '0')

/** Its date in a year, as `2026-11-26`. */
export function holidayDate(holiday: Holiday, year: number): string {
  const { month } = holiday
  const first = `${year}-${two(month)}-01`
  if ('day' in holiday) return `${first.slice(0, 8)}${two(holiday.day)}`
  const earliest = addDays(first, (holiday.weekday - weekday(first) + 7) % 7)
  if (holiday.nth !== 'last') return addDays(earliest, (holiday.nth - 1) * 7)
  const fifth = addDays(earliest, 28)
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addDays(earliest, 21)
}

const monthOf = (date: string) => Number(date.slice(5, 7))

/** A month without a fifth Monday has no holiday on one. */
export function holidayOn(date: string, holidays: readonly Holiday[]): Holiday | undefined {
  const [year, month] = [Number(date.slice(0, 4)), monthOf(date)]
  return holidays.find((holiday) => holiday.month === month && holidayDate(holiday, year) === date)
}

/** The dates of a year from a date on that are holidays, in their order. */
export function holidaysFrom(from: string, holidays: readonly Holiday[]): readonly string[] {
  const year = Number(from.slice(0, 4))
  const until = `${year + 1}${from.slice(4)}`
  return holidays
    .flatMap((holiday) =>
      [year, year + 1].map((each) => holidayDate(holiday, each)).filter((date) => monthOf(date) === holiday.month),
    )
    .filter((date) => date >= from && date < until)
    .sort()
}
