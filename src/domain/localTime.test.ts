import { expect, it } from 'vitest'
import { localDate, spokenTime, timeOfDay } from './localTime.ts'

it('gives the date where the trucks are, not where the server is', () => {
  expect(localDate(Date.UTC(2026, 10, 21, 5, 59), 'America/Chicago')).toBe('2026-11-20')
  expect(localDate(Date.UTC(2026, 10, 21, 6, 0), 'America/Chicago')).toBe('2026-11-21')
  expect(localDate(Date.UTC(2026, 6, 1, 4, 59), 'America/Chicago')).toBe('2026-06-30')
})

it('reads the clock on the wall, midnight as the first minute', () => {
  expect(timeOfDay(Date.UTC(2026, 10, 21, 6, 0), 'America/Chicago')).toEqual({ weekday: 'Saturday', minute: 0 })
  expect(timeOfDay(Date.UTC(2026, 6, 1, 4, 59), 'America/Chicago')).toEqual({
    weekday: 'Tuesday',
    minute: 23 * 60 + 59,
  })
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
