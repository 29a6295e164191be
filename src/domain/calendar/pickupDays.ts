// When the trucks drive next, and what follows: whether a call still means a pickup today, when a request is answered, how long it
// has waited by the hours of those who answer, and when customers are reminded.
import { say } from '#words'
import { dayMinutes, type Hours, type HoursRules, hoursOn, minutesOpen } from './hours.ts'
import {
  addDays,
  type LocalTime,
  localDate,
  localTime,
  minutesOf,
  spokenTime,
  spokenWeekday,
  wallTime,
} from './localTime.ts'
import { dateLabel, type SlotRules } from './slots.ts'

const minutesPerHour = 60
const minuteMs = 60_000
const hourMs = minutesPerHour * minuteMs

/** The rules that say when there are pickups, and by whose clock. */
type PickupRules = HoursRules & Pick<SlotRules, 'timeZone'>

/** Days ahead up to which a weekday's name means that one. */
const nearDays = 7
/** Days that are looked at for the next one with pickups: a season may be over. */
const farthest = 366

type OpenDay = { readonly day: string; readonly isTomorrow: boolean; readonly date: string; readonly hours: Hours }

/** The next day with pickups after a date, as people call it then; undefined where none is so near. */
function nextOpenDay(today: string, rules: PickupRules, most = farthest): OpenDay | undefined {
  for (let ahead = 1; ahead <= most; ahead++) {
    const date = addDays(today, ahead)
    const hours = hoursOn(date, rules)
    const day = ahead === 1 ? say.time.tomorrow : ahead <= nearDays ? spokenWeekday(date) : dateLabel(date)
    if (hours) return { day, isTomorrow: ahead === 1, date, hours }
  }
  return undefined
}

/** Whether there are pickups on a moment's date or in the week after it. `now` in UTC ms. */
export function hasPickupsSoon(now: number, rules: PickupRules): boolean {
  const today = localDate(now, rules.timeZone)
  return (hoursOn(today, rules) ?? nextOpenDay(today, rules, nearDays)) !== undefined
}

/** A crew may come home so many minutes after the end of its hours. */
const homeMinutes = 3 * minutesPerHour

/**
 * The date that a moment belongs to for those who work then: a night's is that of its evening, until the crew is home or the next
 * hours begin. `now` in UTC ms.
 */
export function workDate(now: number, rules: PickupRules): string {
  const clock = localTime(now, rules.timeZone)
  const evening = addDays(clock.date, -1)
  const [night, own] = [evening, clock.date]
    .map((date) => hoursOn(date, rules))
    .map((hours) => hours && minutesOpen(hours))
  const end = (night?.until ?? 0) - dayMinutes
  const home = Math.min(end + homeMinutes, own?.from ?? dayMinutes)
  return end > 0 && minuteOf(clock) < Math.max(end, home) ? evening : clock.date
}

/**
 * Whether a call now can still mean a pickup today, and if not, when the trucks drive next; `appointment` where they only do by
 * arrangement, or only that within a week.
 */
export type SameDay =
  | { readonly kind: 'today'; readonly until: string; readonly minutesLeft: number }
  | { readonly kind: 'next'; readonly day: string; readonly opens: string }
  | { readonly kind: 'appointment' }

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

/** What holds at a moment, `now` in UTC ms. */
export function sameDay(now: number, rules: PickupRules & Pick<SlotRules, 'sameDayUntilHour'>): SameDay {
  const today = localDate(now, rules.timeZone)
  const open = hoursOn(today, rules)
  const until = open ? Math.min(rules.sameDayUntilHour * minutesPerHour, minutesOpen(open).until) : 0
  if (minuteOf(localTime(now, rules.timeZone)) < until) {
    return { kind: 'today', until: spokenTime(until), minutesLeft: minutesUntil(until, now, rules.timeZone) }
  }
  const isByPhone = !hasPickupsSoon(now, rules) && hasPickupsSoon(now, { ...rules, appointments: true })
  const next = isByPhone ? undefined : nextOpenDay(today, rules)
  return next ? { kind: 'next', day: next.day, opens: spokenTime(next.hours.opens) } : { kind: 'appointment' }
}

/** Minutes as people read them: `1 h 12 min`, `12 min`, `3 h`. */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** How long before the pickups end a request is still answered on that day, in minutes, where the business promises nothing. */
const usualReply = 60

/**
 * The day on which a request that comes now is answered, so many minutes after the pickups begin; undefined while there are
 * some and it's answered right away. Throws where the hours name no day at all.
 */
function replyDay(now: number, minutes: number, rules: PickupRules) {
  const clock = localTime(now, rules.timeZone)
  const open = spanAt(now, rules)
  if (open && now + minutes * minuteMs <= open.until) return undefined
  const hours = hoursOn(clock.date, rules)
  if (hours && minuteOf(clock) < minutesOf(hours.opens))
    return { day: undefined, isTomorrow: false, date: clock.date, hours }
  const next = nextOpenDay(clock.date, rules)
  if (!next) throw new Error('The trucks drive on no day')
  return next
}

/**
 * When that is: "within 30 minutes" while there are pickups, else "tomorrow by 8:30 AM". Without `minutes`, which are what the
 * business promises, it's "today" or "Friday morning": a mail may be read a day later. `now` in UTC ms.
 */
export function replyTime(now: number, minutes: number | undefined, rules: PickupRules): string {
  const { today, replyToday, replyWithin, replyTomorrow, replyOn, partOfDay } = say.time
  const next = replyDay(now, minutes ?? usualReply, rules)
  if (minutes === undefined)
    return next?.day
      ? partOfDay(spokenWeekday(next.date), Math.floor(minutesOf(next.hours.opens) / minutesPerHour))
      : today
  if (!next) return replyWithin(minutes)
  const by = spokenTime(minutesOf(next.hours.opens) + minutes)
  if (!next.day) return replyToday(by)
  return next.isTomorrow ? replyTomorrow(by) : replyOn(next.day, by)
}

/** By when that is, in UTC ms. */
export function replyDue(now: number, minutes: number, rules: PickupRules): number {
  const next = replyDay(now, minutes, rules)
  if (!next) return now + minutes * minuteMs
  return wallTime(next.date, minutesOf(next.hours.opens), rules.timeZone) + minutes * minuteMs
}

/** Days that are looked back at: longer than any holiday. */
const daysBack = 14

type Span = { readonly from: number; readonly until: number }

/** When somebody answers on a date, UTC ms; undefined on a closed one. */
function spanOn(date: string, rules: PickupRules): Span | undefined {
  const hours = hoursOn(date, rules)
  if (!hours) return undefined
  const { from, until } = minutesOpen(hours)
  const at = (minutes: number) => wallTime(date, minutes, rules.timeZone)
  return { from: at(from), until: at(until) }
}

/** The hours that a moment is in, which may have begun on the evening before; undefined while nobody answers. */
function spanAt(now: number, rules: PickupRules): Span | undefined {
  const today = localDate(now, rules.timeZone)
  return [today, addDays(today, -1)]
    .map((date) => spanOn(date, rules))
    .find((span) => span !== undefined && now >= span.from && now < span.until)
}

/** Whether somebody answers at a moment, UTC ms. */
export const isAnswering = (now: number, rules: PickupRules): boolean => spanAt(now, rules) !== undefined

/**
 * The moment since which so many minutes of answering hours have passed by `now` (both UTC ms): what came up to it has waited
 * that long. What comes while nobody answers begins to wait when somebody does. Undefined where the last two weeks have less.
 */
export function waitedSince(minutes: number, now: number, rules: PickupRules): number | undefined {
  let left = minutes * minuteMs
  const today = localDate(now, rules.timeZone)
  for (let ago = 0; ago < daysBack; ago++) {
    const span = spanOn(addDays(today, -ago), rules)
    const open = span ? Math.min(now, span.until) - span.from : 0
    if (span && open >= left) return span.from + open - left
    left -= Math.max(0, open)
  }
  return undefined
}

/** How long after its hour a reminder may still be planned, in hours: after that it's too late in the evening. */
const lateHours = 3

/**
 * When customers are reminded of a date's pickups: from an hour of the day before on, in UTC ms. What was booked or moved
 * after `from` needs no reminder; nothing is planned from `until` on.
 */
export function reminderTimes(date: string, hour: number, timeZone: string): { from: number; until: number } {
  const before = addDays(date, -1)
  const from = wallTime(before, hour * minutesPerHour, timeZone)
  return { from, until: from + lateHours * hourMs }
}
