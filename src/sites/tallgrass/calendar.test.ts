import { expect, it } from 'vitest'
import { arrivalRules } from '../../business/calendar.ts'
import { holidayDate } from '../../domain/calendar/holidays.ts'
import { slotProblem, slots } from '../../domain/calendar/slots.ts'
import { holidays } from './calendar.ts'

const rules = arrivalRules()
const none = new Map<string, number>()
/** UTC ms of an hour in November, after the clocks went back. */
const at = (date: string, hour: number) => Date.parse(`${date}T00:00:00Z`) + (hour + 6) * 3_600_000
const onDay = (date: string, now: number) =>
  slots(now, rules, none)
    .filter((slot) => slot.date === date)
    .map(({ id }) => id.slice(11))

it('has two-hour windows within its hours, two crews, and two months ahead', () => {
  const now = at('2026-11-27', 15)
  expect(onDay('2026-11-28', now)).toEqual(['08', '10', '12', '14'])
  expect(onDay('2026-11-29', now)).toEqual(['10', '12', '14'])
  expect(onDay('2026-11-30', now)).toEqual(['08', '10', '12', '14', '16'])
  const all = slots(now, rules, none)
  expect([all[0]?.free, all.at(-1)?.date]).toEqual([2, '2027-01-26'])
})

it('closes the same day at 2 PM, and windows that begin within the hour', () => {
  const two = at('2026-11-23', 14)
  expect(slotProblem('2026-11-23T16', two - 1, rules, none)).toBeUndefined()
  expect(slotProblem('2026-11-23T16', two, rules, none)).toBe('too-late')
  expect(onDay('2026-11-23', at('2026-11-23', 11))).toEqual(['12', '14', '16'])
  expect(onDay('2026-11-23', at('2026-11-23', 11) + 1)).toEqual(['14', '16'])
})

it('keeps six holidays', () => {
  expect(holidays.map((holiday) => holidayDate(holiday, 2026))).toEqual([
    '2026-01-01',
    '2026-05-25',
    '2026-07-04',
    '2026-09-07',
    '2026-11-26',
    '2026-12-25',
  ])
  expect(onDay('2026-11-26', at('2026-11-23', 9))).toEqual([])
})
