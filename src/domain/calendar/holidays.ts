import { addDays, weekday } from './localTime.ts'

/** A day of every year: a date, or the nth weekday (0 for Sunday) of a month; `last` counts from its end. */
export type Holiday = { readonly name: string; readonly month: number } & (
  | { readonly day: number }
  | { readonly weekday: number; readonly nth: number | 'last' }
)

const two = (number: number) => String(number).padStart(2, '0')

/** Its date in a year, as `2026-11-26`. */
export function holidayDate(holiday: Holiday, year: number): string {
  const { month } = holiday
  const first = `${year}-${two(month)}-01`
  if ('day' in holiday) return `${first.slice(0, 8)}${two(holiday.day)}`
  const earliest = addDays(first, (holiday.weekday - weekday(first) + 7) % 7)
  if (holiday.nth !== 'last') return addDays(earliest, (holiday.nth - 1) * 7)
  const fifth = addDays(earliest, 28)
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addDays(earliest, 21)
}

/** The holiday that a date is, if any. */
export const holidayOn = (date: string, holidays: readonly Holiday[]): Holiday | undefined =>
  holidays.find((holiday) => holidayDate(holiday, Number(date.slice(0, 4))) === date)

/** The dates of a year from a date on that are holidays, in their order. */
export function holidaysFrom(from: string, holidays: readonly Holiday[]): readonly string[] {
  const year = Number(from.slice(0, 4))
  const until = `${year + 1}${from.slice(4)}`
  return holidays
    .flatMap((holiday) => [holidayDate(holiday, year), holidayDate(holiday, year + 1)])
    .filter((date) => date >= from && date < until)
    .sort()
}
