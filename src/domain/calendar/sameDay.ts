import type { LocalTime } from './localTime.ts'
import { addDays, localTime, spokenTime, weekdayName } from './localTime.ts'
import type { Hours } from './slots.ts'

export type SameDayRule = {
  readonly timeZone: string
  /** Local hour before which a call can still mean a pickup today. */
  readonly sameDayUntilHour: number
  readonly pickup: readonly Hours[]
  /** Whether no truck drives on a date, whatever the hours say. */
  readonly isClosed: (date: string) => boolean
}

/** Whether a call now can still mean a pickup today, and if not, when the trucks drive next. */
export type SameDay =
  | { readonly kind: 'today'; readonly until: string; readonly minutesLeft: number }
  | { readonly kind: 'next'; readonly day: string; readonly opens: string }

const minutesPerHour = 60
/** Days that are looked at for the next one with trucks: a weekday's name must not mean one further off. */
const farthest = 7

/** The minute of the day that a clock on the wall shows. */
const minuteOf = ({ ms }: LocalTime) => Math.floor(ms / 60_000)

/**
 * Minutes (rounded up) until a clock on the wall shows a later minute of the same day. A clock that is set in between
 * makes the wait an hour shorter or longer than the difference of the two times.
 */
function minutesUntil(minute: number, now: number, timeZone: string): number {
  const apart = (minute - minuteOf(localTime(now, timeZone))) * 60_000 - (now % 60_000)
  const there = minuteOf(localTime(now + apart, timeZone))
  return Math.ceil((apart + (minute - there) * 60_000) / 60_000)
}

/** What holds at a moment, `now` in UTC ms. Throws where the hours name no day at all. */
export function sameDay(now: number, { timeZone, sameDayUntilHour, pickup, isClosed }: SameDayRule): SameDay {
  const clock = localTime(now, timeZone)
  const { date: today } = clock
  const hoursOn = (date: string) =>
    isClosed(date) ? undefined : pickup.find(({ days }) => days.includes(weekdayName(date)))
  const until = sameDayUntilHour * minutesPerHour
  if (hoursOn(today) && minuteOf(clock) < until)
    return { kind: 'today', until: spokenTime(until), minutesLeft: minutesUntil(until, now, timeZone) }
  for (let ahead = 1; ahead <= farthest; ahead++) {
    const date = addDays(today, ahead)
    const hours = hoursOn(date)
    if (hours)
      return { kind: 'next', day: ahead === 1 ? 'tomorrow' : weekdayName(date), opens: spokenTime(hours.opens) }
  }
  throw new Error('The trucks drive on no day')
}

/** Minutes as people read them: `1 h 12 min`, `12 min`, `3 h`. */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
