import { expect, it } from 'vitest'
import { againDates, clockTime, paidWords, receiptOf, stepOf, stepsAfter, wentWords } from './booking.ts'

it('is at the last step that was taken, whichever was left out', () => {
  expect([stepOf({}), stepsAfter({})]).toEqual([undefined, ['on-the-way', 'arrived', 'done']])
  expect([stepOf({ arrived: 1 }), stepsAfter({ arrived: 1 })]).toEqual(['arrived', ['done']])
  expect([stepOf({ 'on-the-way': 1, done: 2 }), stepsAfter({ done: 2 })]).toEqual(['done', []])
})

it('says a moment as the clock on the wall does', () => {
  for (const second of [0, 59])
    expect(clockTime(Date.UTC(2026, 10, 23, 15, 42, second), 'America/Chicago')).toBe('9:42 AM')
})

it('keeps what was said, and leaves out what there isn’t', () => {
  const said = receiptOf(24_550, 'card', ['landfill', 'moon', 'donated'])
  expect(said).toEqual({ cents: 24_550, method: 'card', went: ['donated', 'landfill'] })
  expect(receiptOf(undefined, 'gold', [])).toEqual({ went: [] })
})

it('is said in words, as far as it’s known', () => {
  const words = (...said: Parameters<typeof receiptOf>) => [
    paidWords(receiptOf(...said)),
    wentWords(receiptOf(...said)),
  ]
  expect(words(24_500, 'check', ['donated'])).toEqual(['$245 by check', 'Donation'])
  expect(words(125_050, '', ['recycled', 'donated'])).toEqual(['$1,250.50', 'Donation and recycling'])
  expect(words(undefined, 'cash', [])).toEqual(['in cash', ''])
  expect(words(undefined, 'other', [])).toEqual(['', ''])
})

it.each([
  ['in fall', '2026-11-27', ['2026-12-11', '2027-02-27', '2027-03-20']],
  ['where a month has no such day', '2026-11-30', ['2026-12-14', '2027-02-28', '2027-03-20']],
  ['in winter', '2027-01-31', ['2027-02-14', '2027-04-30', '2027-03-20']],
  ['when spring is about to begin', '2027-03-01', ['2027-03-15', '2027-06-01', '2028-03-20']],
  ['in summer', '2028-07-04', ['2028-07-18', '2028-10-04', '2029-03-20']],
])('a job comes back %s', (_, today, expected) => {
  expect(againDates(today)).toEqual(expected)
})
