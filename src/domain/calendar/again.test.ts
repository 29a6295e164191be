import { expect, it } from 'vitest'
import { againDates } from './again.ts'

it.each([
  ['in fall', '2026-11-27', ['2026-12-11', '2027-02-27', '2027-03-20']],
  ['where a month has no such day', '2026-11-30', ['2026-12-14', '2027-02-28', '2027-03-20']],
  ['in winter', '2027-01-31', ['2027-02-14', '2027-04-30', '2027-03-20']],
  ['when spring is about to begin', '2027-03-01', ['2027-03-15', '2027-06-01', '2028-03-20']],
  ['in summer', '2028-07-04', ['2028-07-18', '2028-10-04', '2029-03-20']],
])('a job comes back %s', (_, today, expected) => {
  expect(againDates(today).map(([, date]) => date)).toEqual(expected)
})
