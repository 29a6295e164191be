import { expect, it } from 'vitest'
import type { Holiday } from './holidays.ts'
import { holidayDate, holidayOn } from './holidays.ts'

const holidays: readonly Holiday[] = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: 'last' },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Thanksgiving', month: 11, weekday: 4, nth: 4 },
  { name: 'Christmas Day', month: 12, day: 25 },
]

it.each([
  [2026, ['2026-01-01', '2026-05-25', '2026-07-04', '2026-09-07', '2026-11-26', '2026-12-25']],
  [2027, ['2027-01-01', '2027-05-31', '2027-07-04', '2027-09-06', '2027-11-25', '2027-12-25']],
  [2028, ['2028-01-01', '2028-05-29', '2028-07-04', '2028-09-04', '2028-11-23', '2028-12-25']],
  [2029, ['2029-01-01', '2029-05-28', '2029-07-04', '2029-09-03', '2029-11-22', '2029-12-25']],
  [2030, ['2030-01-01', '2030-05-27', '2030-07-04', '2030-09-02', '2030-11-28', '2030-12-25']],
  [2031, ['2031-01-01', '2031-05-26', '2031-07-04', '2031-09-01', '2031-11-27', '2031-12-25']],
  [2032, ['2032-01-01', '2032-05-31', '2032-07-04', '2032-09-06', '2032-11-25', '2032-12-25']],
  [2033, ['2033-01-01', '2033-05-30', '2033-07-04', '2033-09-05', '2033-11-24', '2033-12-25']],
  [2034, ['2034-01-01', '2034-05-29', '2034-07-04', '2034-09-04', '2034-11-23', '2034-12-25']],
  [2035, ['2035-01-01', '2035-05-28', '2035-07-04', '2035-09-03', '2035-11-22', '2035-12-25']],
])('finds the holidays of %i', (year, dates) => {
  expect(holidays.map((holiday) => holidayDate(holiday, year))).toEqual(dates)
})

it('names the holiday of a date, and none on the others', () => {
  expect(holidayOn('2026-11-26', holidays)?.name).toBe('Thanksgiving')
  expect(holidayOn('2026-11-27', holidays)).toBeUndefined()
})
