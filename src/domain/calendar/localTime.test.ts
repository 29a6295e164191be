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

it.each([
  ['Europe/Paris', Date.UTC(2026, 6, 1, 22, 30, 15, 42), '2026-07-02', [0, 30, 15, 42]],
  ['Europe/Paris', Date.UTC(2026, 11, 31, 22, 59, 59, 999), '2026-12-31', [23, 59, 59, 999]],
  ['Asia/Kolkata', Date.UTC(2026, 0, 1, 0, 0, 0, 1), '2026-01-01', [5, 30, 0, 1]],
  ['America/Phoenix', Date.UTC(2026, 6, 1, 6, 59), '2026-06-30', [23, 59, 0, 0]],
  ['America/Chicago', Date.UTC(1969, 11, 31, 23, 59, 59, 999), '1969-12-31', [17, 59, 59, 999]],
  ['America/Chicago', Date.UTC(2006, 3, 2, 8, 0, 0, 5), '2006-04-02', [3, 0, 0, 5]],
] as const)('reads the clock where the law is not short, too: %s at %i', (timeZone, now, date, [h, min, s, ms]) => {
  for (let time = 0; time < 2; time++)
    expect(localTime(now, timeZone)).toEqual({ date, ms: ((h * 60 + min) * 60 + s) * 1000 + ms })
})

it('says minutes only where there are any, in two digits', () => {
  expect(['12:05', '23:59', '00:30', 0, 61, 719, 720, 13 * 60 + 5].map(spokenTime)).toEqual([
    '12:05 PM',
    '11:59 PM',
    '12:30 AM',
    '12 AM',
    '1:01 AM',
    '11:59 AM',
    '12 PM',
    '1:05 PM',
  ])
})
