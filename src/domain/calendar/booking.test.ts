import { expect, it } from 'vitest'
import { clockTime, isVisitStep, stepOf, stepsAfter } from './booking.ts'

it('is at the last step that was taken, whichever was left out', () => {
  expect([stepOf({}), stepsAfter({})]).toEqual([undefined, ['on-the-way', 'arrived', 'done']])
  expect([stepOf({ arrived: 1 }), stepsAfter({ arrived: 1 })]).toEqual(['arrived', ['done']])
  expect([stepOf({ 'on-the-way': 1, done: 2 }), stepsAfter({ done: 2 })]).toEqual(['done', []])
})

it('knows its steps and nothing else', () => {
  const texts = ['on-the-way', 'arrived', 'done', '', 'toString', 'canceled']
  expect(texts.filter(isVisitStep)).toEqual(['on-the-way', 'arrived', 'done'])
})

it('says a moment as the clock on the wall does', () => {
  for (const second of [0, 59])
    expect(clockTime(Date.UTC(2026, 10, 23, 15, 42, second), 'America/Chicago')).toBe('9:42 AM')
})
