import { expect, it } from 'vitest'
import { localDate } from './localTime.ts'

it('gives the date where the trucks are, not where the server is', () => {
  expect(localDate(Date.UTC(2026, 10, 21, 5, 59), 'America/Chicago')).toBe('2026-11-20')
  expect(localDate(Date.UTC(2026, 10, 21, 6, 0), 'America/Chicago')).toBe('2026-11-21')
  expect(localDate(Date.UTC(2026, 6, 1, 4, 59), 'America/Chicago')).toBe('2026-06-30')
})
