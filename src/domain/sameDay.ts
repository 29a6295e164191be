import { spokenTime, timeOfDay } from './localTime.ts'

type PickupHours = readonly { readonly days: readonly string[]; readonly opens: string; readonly closes: string }[]

export type SameDayRule = {
  readonly timeZone: string
  /** Local hour before which a call can still mean a pickup today. */
  readonly sameDayUntilHour: number
  readonly pickup: PickupHours
}

/** Whether a call now can still mean a pickup today, and if not, when the trucks drive next. */
export type SameDay =
  | { readonly kind: 'today'; readonly until: string; readonly minutesLeft: number }
  | { readonly kind: 'next'; readonly day: string; readonly opens: string }

const minutesPerHour = 60
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * Minutes (rounded up) until a clock on the wall shows a later minute of the same day. A clock that is set in between
 * makes the wait an hour shorter or longer than the difference of the two times.
 */
function minutesUntil(minute: number, now: number, timeZone: string): number {
  const from = timeOfDay(now, timeZone)
  const apart = (minute - from.minute) * 60_000 - (now % 60_000)
  const there = timeOfDay(now + apart, timeZone)
  return Math.ceil((apart + (minute - there.minute) * 60_000) / 60_000)
}

/** What holds at a moment, `now` in UTC ms. Throws where the hours name no day at all. */
export function sameDay(now: number, { timeZone, sameDayUntilHour, pickup }: SameDayRule): SameDay {
  const { weekday, minute } = timeOfDay(now, timeZone)
  const hoursOn = (day: string | undefined) => pickup.find(({ days }) => day !== undefined && days.includes(day))
  const until = sameDayUntilHour * minutesPerHour
  if (hoursOn(weekday) && minute < until)
    return { kind: 'today', until: spokenTime(until), minutesLeft: minutesUntil(until, now, timeZone) }
  for (let ahead = 1; ahead <= weekdays.length; ahead++) {
    const day = weekdays[(weekdays.indexOf(weekday) + ahead) % weekdays.length]
    const hours = hoursOn(day)
    if (hours) return { kind: 'next', day: ahead === 1 ? 'tomorrow' : (day ?? ''), opens: spokenTime(hours.opens) }
  }
  throw new Error('The trucks drive on no day')
}

/** Minutes as people read them: `1 h 12 min`, `12 min`, `3 h`. */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
