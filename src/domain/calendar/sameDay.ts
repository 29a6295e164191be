import type { LocalTime } from './localTime.ts'
import { localTime, spokenTime } from './localTime.ts'
import type { PickupDays } from './openDays.ts'
import { hoursOn, nextOpenDay } from './openDays.ts'

export type SameDayRule = PickupDays & {
  readonly timeZone: string
  /** Local hour before which a call can still mean a pickup today. */
  readonly sameDayUntilHour: number
}

/** Whether a call now can still mean a pickup today, and if not, when the trucks drive next. */
export type SameDay =
  | { readonly kind: 'today'; readonly until: string; readonly minutesLeft: number }
  | { readonly kind: 'next'; readonly day: string; readonly opens: string }

const minutesPerHour = 60
/** The minute of the day that a clock on the wall shows. */
export const minuteOf = ({ ms }: LocalTime) => Math.floor(ms / 60_000)

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
export function sameDay(now: number, { timeZone, sameDayUntilHour, ...days }: SameDayRule): SameDay {
  const clock = localTime(now, timeZone)
  const { date: today } = clock
  const until = sameDayUntilHour * minutesPerHour
  if (hoursOn(today, days) && minuteOf(clock) < until)
    return { kind: 'today', until: spokenTime(until), minutesLeft: minutesUntil(until, now, timeZone) }
  const { day, hours } = nextOpenDay(today, days)
  return { kind: 'next', day, opens: spokenTime(hours.opens) }
}

/** Minutes as people read them: `1 h 12 min`, `12 min`, `3 h`. */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
