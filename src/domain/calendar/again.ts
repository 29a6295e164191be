import { addDays } from './localTime.ts'

/** A local date so many months later: the month's last day where it has fewer. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** The first day of the spring that begins next, where this one hasn't been near for a month: a local date. */
function nextSpring(date: string): string {
  const spring = `${date.slice(0, 4)}-03-20`
  return addMonths(date, 1) < spring ? spring : addMonths(spring, 12)
}

/** Local dates on which a job may come back, counted from one: in two weeks, in three months, next spring. */
export const againDates = (date: string): readonly string[] => [addDays(date, 14), addMonths(date, 3), nextSpring(date)]
