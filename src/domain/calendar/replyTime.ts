import { localTime, spokenTime } from './localTime.ts'
import type { PickupDays } from './openDays.ts'
import { hoursOn, nextOpenDay } from './openDays.ts'
import { minuteOf } from './sameDay.ts'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * When a request that comes now is answered: "within 30 minutes" while there are pickups, else "tomorrow by 8:30 AM", so
 * many minutes after they begin. `now` in UTC ms.
 */
export function replyTime(now: number, minutes: number, days: PickupDays & { readonly timeZone: string }): string {
  const clock = localTime(now, days.timeZone)
  const minute = minuteOf(clock)
  const hours = hoursOn(clock.date, days)
  const by = (opens: string) => `by ${spokenTime(minutesOf(opens) + minutes)}`
  if (hours && minute < minutesOf(hours.opens)) return `today ${by(hours.opens)}`
  if (hours && minute + minutes <= minutesOf(hours.closes)) return `within ${minutes} minutes`
  const next = nextOpenDay(clock.date, days)
  return `${next.day === 'tomorrow' ? next.day : `on ${next.day}`} ${by(next.hours.opens)}`
}
