import { say } from '#words'
import { usOffset } from './usClock.ts'

/** Calendar date at a place, as `2026-11-21`. `now` in UTC ms. */
export const localDate = (now: number, timeZone: string): string => localTime(now, timeZone).date

/** What the clock on the wall shows: the date, and the ms since its midnight by that clock. */
export type LocalTime = { readonly date: string; readonly ms: number }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const formats = new Map<string, Intl.DateTimeFormat>()

// Making a format costs far more than using it.
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

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
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const seconds = (Number(parts.hour) * 60 + Number(parts.minute)) * 60 + Number(parts.second)
  return { date: `${parts.year}-${parts.month}-${parts.day}`, ms: seconds * 1000 + (now % 1000) }
}

/** UTC ms of the midnight that begins a date, were the place on UTC. */
export const dateMs = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** The date so many days later (or earlier), by the calendar: no clock change moves it. */
export const addDays = (date: string, days: number): string =>
  new Date(dateMs(date) + days * dayMs).toISOString().slice(0, 10)

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

/** The days of the week as hours and settings name them, from Sunday. */
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
