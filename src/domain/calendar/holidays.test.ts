import { expect, it } from 'vitest'
import { type Holiday, holidayDate, holidayOn, holidaysFrom } from './holidays.ts'

const holidays: readonly Holiday[] = [
  { name: 'Memorial Day', month: 5, weekday: 1, nth: 'last' },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Thanksgiving', month: 11, weekday: 4, nth: 4 },
]

// May has five Mondays in 2027 and four in 2031, when September begins with one.
it.each([
  [2027, ['2027-05-31', '2027-07-04', '2027-09-06', '2027-11-25']],
  [2031, ['2031-05-26', '2031-07-04', '2031-09-01', '2031-11-27']],
])('finds the holidays of %i', (year, dates) => {
  expect(holidays.map((holiday) => holidayDate(holiday, year))).toEqual(dates)
  expect(holidayOn(dates[3] ?? '', holidays)?.name).toBe('Thanksgiving')
  expect(holidayOn(`${year}-11-24`, holidays)).toBeUndefined()
})

it('lists those of the next twelve months, the day itself too', () => {
  expect(holidaysFrom('2026-11-26', holidays)).toEqual([
    '2026-11-26',
    '2027-05-31',
    '2027-07-04',
    '2027-09-06',
    '2027-11-25',
  ])
})
