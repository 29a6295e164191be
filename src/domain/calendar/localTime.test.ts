import { expect, it } from 'vitest'
import { addDays, localDate, localTime, noonOffset, spokenTime, weekday, weekdayName } from './localTime.ts'

const zone = 'America/Chicago'

it('gives the date where the trucks are, not where the server is', () => {
  expect(localDate(Date.UTC(2026, 10, 21, 5, 59), zone)).toBe('2026-11-20')
  expect(localDate(Date.UTC(2026, 10, 21, 6, 0), zone)).toBe('2026-11-21')
  expect(localDate(Date.UTC(2026, 6, 1, 4, 59), zone)).toBe('2026-06-30')
})

it('reads the clock to the millisecond', () => {
  expect(localTime(Date.UTC(2026, 10, 23, 19, 59, 59, 999), zone)).toEqual({
    date: '2026-11-23',
    ms: 14 * 3_600_000 - 1,
  })
  expect(localTime(Date.UTC(2026, 10, 23, 6), zone)).toEqual({ date: '2026-11-23', ms: 0 })
})

it('counts days by the calendar', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31')
  expect(weekday('2026-11-22')).toBe(0)
})

it('knows how far the clock is from UTC, on days when it changes too', () => {
  const hours = (date: string) => noonOffset(date, zone) / 3_600_000
  expect([hours('2026-03-07'), hours('2026-03-08'), hours('2026-10-31'), hours('2026-11-01')]).toEqual([-6, -5, -5, -6])
})

it('reads the clock on the wall, midnight as the first minute', () => {
  expect(localTime(Date.UTC(2026, 10, 21, 6, 0), zone)).toEqual({ date: '2026-11-21', ms: 0 })
  expect(localTime(Date.UTC(2026, 6, 1, 4, 59), zone)).toEqual({ date: '2026-06-30', ms: (23 * 60 + 59) * 60_000 })
  expect(['2026-11-21', '2026-06-30'].map(weekdayName)).toEqual(['Saturday', 'Tuesday'])
})

it('says times as people do', () => {
  expect(['00:00', '08:00', '12:00', '17:30', 14 * 60].map(spokenTime)).toEqual([
    '12 AM',
    '8 AM',
    '12 PM',
    '5:30 PM',
    '2 PM',
  ])
})
