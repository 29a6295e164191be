import { addDays, dateMs, noonOffset } from './localTime.ts'

const hourMs = 3_600_000

/** How long after its hour a reminder may still be planned, in hours: after that it's too late in the evening. */
const lateHours = 3

/**
 * When customers are reminded of a date's pickups: from an hour of the day before on, in UTC ms. What was booked or moved
 * after `from` needs no reminder; nothing is planned from `until` on.
 */
export function reminderTimes(date: string, hour: number, timeZone: string): { from: number; until: number } {
  const before = addDays(date, -1)
  const from = dateMs(before) + hour * hourMs - noonOffset(before, timeZone)
  return { from, until: from + lateHours * hourMs }
}
