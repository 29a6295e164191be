import { expect, it } from 'vitest'
import { addDays, localDate, localTime, noonOffset, spokenTime, weekday, weekdayName } from './localTime.ts'

it.each([
  ['America/Chicago', '2026-11-21T06:00:00Z', '2026-11-21', [0, 0, 0, 0]],
  ['America/Chicago', '2006-04-02T08:00:00.005Z', '2006-04-02', [3, 0, 0, 5]],
  ['America/Phoenix', '2026-07-01T06:59:00Z', '2026-06-30', [23, 59, 0, 0]],
  ['Europe/Paris', '2026-07-01T22:30:15.042Z', '2026-07-02', [0, 30, 15, 42]],
  ['Asia/Kolkata', '2026-01-01T00:00:00.001Z', '2026-01-01', [5, 30, 0, 1]],
] as const)('reads the clock on the wall: %s at %s', (timeZone, now, date, [h, min, s, ms]) => {
  const time = { date, ms: ((h * 60 + min) * 60 + s) * 1000 + ms }
  expect(localTime(Date.parse(now), timeZone)).toEqual(time)
  expect(localDate(Date.parse(now), timeZone)).toBe(date)
})

it('counts days by the calendar', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31')
  expect(weekday('2026-11-22')).toBe(0)
  expect(['2026-11-21', '2026-06-30'].map(weekdayName)).toEqual(['Saturday', 'Tuesday'])
})

it('knows how far the clock is from UTC, on days when it changes too', () => {
  const hours = (date: string) => noonOffset(date, 'America/Chicago') / 3_600_000
  expect([hours('2026-03-07'), hours('2026-03-08'), hours('2026-10-31'), hours('2026-11-01')]).toEqual([-6, -5, -5, -6])
})

it('says times as people do, with minutes only where there are any', () => {
  const times = ['00:00', '00:30', '08:00', '12:05', '17:30', 61, 719, 720, 13 * 60 + 5]
  expect(times.map(spokenTime).join()).toBe('12 AM,12:30 AM,8 AM,12:05 PM,5:30 PM,1:01 AM,11:59 AM,12 PM,1:05 PM')
})
