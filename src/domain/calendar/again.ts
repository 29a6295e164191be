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

/** When a job may come back, counted from a local date: the words, and the local date. */
export const againDates = (date: string): readonly (readonly [label: string, date: string])[] => [
  ['In 2 weeks', addDays(date, 14)],
  ['In 3 months', addMonths(date, 3)],
  ['Next spring', nextSpring(date)],
]
