import { expect, it } from 'vitest'
import { localDate, midnight } from './localTime.ts'
import { comparedSpan, type Span, spanOf, spansAround, unitOf } from './spans.ts'

const chicago = 'America/Chicago'
const span = (text: string): Span => {
  const [from = '', to = ''] = text.split(' to ')
  return { from, to }
}
const words = ({ from, to }: Span) => `${from} to ${to}`

it.each([
  ['week', '2026-11-27', '2026-11-23 to 2026-11-29'],
  ['week', '2026-11-29', '2026-11-23 to 2026-11-29'],
  ['week', '2026-11-30', '2026-11-30 to 2026-12-06'],
  ['month', '2024-02-10', '2024-02-01 to 2024-02-29'],
  ['quarter', '2026-12-31', '2026-10-01 to 2026-12-31'],
  ['quarter', '2026-02-28', '2026-01-01 to 2026-03-31'],
  ['year', '2026-06-15', '2026-01-01 to 2026-12-31'],
] as const)('the %s of %s is %s', (unit, date, whole) => {
  expect(words(spanOf(unit, date))).toBe(whole)
  expect(unitOf(span(whole))).toBe(unit)
})

it.each([
  ['2026-11-23 to 2026-11-29', '2026-11-16 to 2026-11-22', '2026-11-30 to 2026-12-06'],
  ['2026-03-01 to 2026-03-31', '2026-02-01 to 2026-02-28', '2026-04-01 to 2026-04-30'],
  ['2026-01-01 to 2026-03-31', '2025-10-01 to 2025-12-31', '2026-04-01 to 2026-06-30'],
  ['2026-11-05 to 2026-11-14', '2026-10-26 to 2026-11-04', '2026-11-15 to 2026-11-24'],
  ['2026-11-24 to 2026-11-24', '2026-11-23 to 2026-11-23', '2026-11-25 to 2026-11-25'],
])('around %s are %s and %s', (text, before, after) => {
  const beside = spansAround(span(text))
  expect([words(beside.before), words(beside.after)]).toEqual([before, after])
})

// On the day in the second column, a span is shown and compared as follows.
it.each([
  // A month that's over, with the whole months.
  [
    '2026-10-01 to 2026-10-31',
    '2026-11-27',
    '2026-10-01 to 2026-10-31',
    '2026-09-01 to 2026-09-30',
    '2025-10-01 to 2025-10-31',
  ],
  // This month, with as much of the others; February has no 31st.
  [
    '2026-11-01 to 2026-11-30',
    '2026-11-05',
    '2026-11-01 to 2026-11-05',
    '2026-10-01 to 2026-10-05',
    '2025-11-01 to 2025-11-05',
  ],
  [
    '2026-03-01 to 2026-03-31',
    '2026-03-30',
    '2026-03-01 to 2026-03-30',
    '2026-02-01 to 2026-02-28',
    '2025-03-01 to 2025-03-30',
  ],
  // Weeks, by their weekdays.
  [
    '2026-11-23 to 2026-11-29',
    '2026-11-24',
    '2026-11-23 to 2026-11-24',
    '2026-11-16 to 2026-11-17',
    '2025-11-24 to 2025-11-25',
  ],
  // A year has only the year before.
  [
    '2026-01-01 to 2026-12-31',
    '2026-11-27',
    '2026-01-01 to 2026-11-27',
    '2025-01-01 to 2025-11-27',
    '2025-01-01 to 2025-11-27',
  ],
  [
    '2024-02-01 to 2024-02-29',
    '2026-11-27',
    '2024-02-01 to 2024-02-29',
    '2024-01-01 to 2024-01-31',
    '2023-02-01 to 2023-02-28',
  ],
  [
    '2025-02-01 to 2025-02-28',
    '2026-11-27',
    '2025-02-01 to 2025-02-28',
    '2025-01-01 to 2025-01-31',
    '2024-02-01 to 2024-02-29',
  ],
  // Any dates.
  [
    '2026-11-20 to 2026-12-09',
    '2026-11-24',
    '2026-11-20 to 2026-11-24',
    '2026-11-15 to 2026-11-19',
    '2025-11-20 to 2025-11-24',
  ],
])('%s on %s is %s, with %s and %s', (text, today, ...shown) => {
  const { now, before, year } = comparedSpan(span(text), today)
  expect([now, before, year].map(words)).toEqual(shown)
})

it.each([
  ['the clock goes forward', '2026-03-08', '2026-03-08T06:00:00Z', '2026-03-09T05:00:00Z'],
  ['the clock goes back', '2026-11-01', '2026-11-01T05:00:00Z', '2026-11-02T06:00:00Z'],
  ['nothing happens', '2026-11-24', '2026-11-24T06:00:00Z', '2026-11-25T06:00:00Z'],
])('a day on which %s begins and ends at its midnights', (_, date, begins, ends) => {
  expect(midnight(date, chicago)).toBe(Date.parse(begins))
  expect(localDate(Date.parse(ends) - 1, chicago)).toBe(date)
  expect(midnight(localDate(Date.parse(ends), chicago), chicago)).toBe(Date.parse(ends))
})
