// When the trucks drive next, and what follows: whether a call still means a pickup today, and when a request is answered.
import { say } from '#words'
import type { LocalTime } from './localTime.ts'
import { addDays, dateMs, localDate, localTime, minutesOf, noonOffset, spokenTime, spokenWeekday } from './localTime.ts'
import { type Hours, hoursOn, type SlotRules, sameDayOver } from './slots.ts'

const minutesPerHour = 60

/** The rules that say when there are pickups, and by whose clock. */
type PickupRules = Pick<SlotRules, 'timeZone' | 'hours' | 'isClosed'>

/** Days that are looked at for the next one with pickups: a weekday's name must not mean one further off. */
const farthest = 7

/** The next day with pickups after a date, as people call it then. Throws where the hours name no day at all. */
function nextOpenDay(
  today: string,
  rules: PickupRules,
): { readonly day: string; readonly isTomorrow: boolean; readonly date: string; readonly hours: Hours } {
  for (let ahead = 1; ahead <= farthest; ahead++) {
    const date = addDays(today, ahead)
    const hours = hoursOn(date, rules)
    if (hours)
      return { day: ahead === 1 ? say.time.tomorrow : spokenWeekday(date), isTomorrow: ahead === 1, date, hours }
  }
  throw new Error('The trucks drive on no day')
}

/** Whether a call now can still mean a pickup today, and if not, when the trucks drive next. */
export type SameDay =
  | { readonly kind: 'today'; readonly until: string; readonly minutesLeft: number }
  | { readonly kind: 'next'; readonly day: string; readonly opens: string }

/** The minute of the day that a clock on the wall shows. */
const minuteOf = ({ ms }: LocalTime) => Math.floor(ms / 60_000)

/**
 * Minutes until a clock on the wall shows a later minute of the same day, a started one as whole. A clock that is set in
 * between makes the wait an hour shorter or longer than the difference of the two times.
 */
function minutesUntil(minute: number, now: number, timeZone: string): number {
  const left = minute - minuteOf(localTime(now, timeZone))
  const shown = minuteOf(localTime(now + left * 60_000, timeZone))
  return left + minute - shown
}

/** What holds at a moment, `now` in UTC ms. Throws where the hours name no day at all. */
export function sameDay(now: number, rules: PickupRules & Pick<SlotRules, 'sameDayUntilHour'>): SameDay {
  const today = localDate(now, rules.timeZone)
  if (hoursOn(today, rules) && !sameDayOver(now, rules)) {
    const until = rules.sameDayUntilHour * minutesPerHour
    return { kind: 'today', until: spokenTime(until), minutesLeft: minutesUntil(until, now, rules.timeZone) }
  }
  const { day, hours } = nextOpenDay(today, rules)
  return { kind: 'next', day, opens: spokenTime(hours.opens) }
}

/** Minutes as people read them: `1 h 12 min`, `12 min`, `3 h`. */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/**
 * When a request that comes now is answered: "within 30 minutes" while there are pickups, else "tomorrow by 8:30 AM", so
 * many minutes after they begin. `now` in UTC ms.
 */
export function replyTime(now: number, minutes: number, rules: PickupRules): string {
  const clock = localTime(now, rules.timeZone)
  const minute = minuteOf(clock)
  const hours = hoursOn(clock.date, rules)
  const { replyToday, replyWithin, replyTomorrow, replyOn } = say.time
  const by = (opens: string) => spokenTime(minutesOf(opens) + minutes)
  if (hours && minute < minutesOf(hours.opens)) return replyToday(by(hours.opens))
  if (hours && minute + minutes <= minutesOf(hours.closes)) return replyWithin(minutes)
  const next = nextOpenDay(clock.date, rules)
  const clockThere = by(next.hours.opens)
  return next.isTomorrow ? replyTomorrow(clockThere) : replyOn(next.day, clockThere)
}

/** By when that is, in UTC ms. */
export function replyDue(now: number, minutes: number, rules: PickupRules): number {
  const clock = localTime(now, rules.timeZone)
  const minute = minuteOf(clock)
  const after = (date: string, opens: string) =>
    dateMs(date) + (minutesOf(opens) + minutes) * 60_000 - noonOffset(date, rules.timeZone)
  const hours = hoursOn(clock.date, rules)
  if (hours && minute < minutesOf(hours.opens)) return after(clock.date, hours.opens)
  if (hours && minute + minutes <= minutesOf(hours.closes)) return now + minutes * 60_000
  const next = nextOpenDay(clock.date, rules)
  return after(next.date, next.hours.opens)
}
