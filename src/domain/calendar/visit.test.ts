import { expect, it } from 'vitest'
import { clockTime, isVisitStep, stepOf, stepsAfter } from './visit.ts'

it('is at the last step that was taken, whichever was left out', () => {
  expect([stepOf({}), stepsAfter({})]).toEqual([undefined, ['on-the-way', 'arrived', 'done']])
  expect([stepOf({ 'on-the-way': 1 }), stepsAfter({ 'on-the-way': 1 })]).toEqual(['on-the-way', ['arrived', 'done']])
  expect([stepOf({ arrived: 1 }), stepsAfter({ arrived: 1 })]).toEqual(['arrived', ['done']])
  expect([stepOf({ 'on-the-way': 1, done: 2 }), stepsAfter({ done: 2 })]).toEqual(['done', []])
})

it('knows its steps and nothing else', () => {
  expect(['on-the-way', 'arrived', 'done', '', 'toString', 'canceled'].map(isVisitStep)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

it.each([
  [Date.UTC(2026, 10, 23, 15, 42, 59), '9:42 AM'],
  [Date.UTC(2026, 6, 7, 17, 5), '12:05 PM'],
  [Date.UTC(2026, 6, 7, 5, 0), '12 AM'],
])('says a moment as the clock on the wall does', (at, said) => {
  expect(clockTime(at, 'America/Chicago')).toBe(said)
})
