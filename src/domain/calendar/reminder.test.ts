import { expect, it } from 'vitest'
import { reminderTimes } from './reminder.ts'

it.each([
  ['in winter', '2026-11-23', 'America/Denver', '2026-11-23T00:00:00.000Z'],
  ['the day before clocks go back', '2026-11-01', 'America/Chicago', '2026-10-31T22:00:00.000Z'],
  ['the evening of the day on which they went back', '2026-11-02', 'America/Chicago', '2026-11-01T23:00:00.000Z'],
])('is at five, by the clock on the wall: %s', (_, date, timeZone, from) => {
  const times = reminderTimes(date, 17, timeZone)
  expect(new Date(times.from).toISOString()).toBe(from)
  expect(times.until - times.from).toBe(3 * 3_600_000)
})
