import { expect, it } from 'vitest'
import { isAnswering, waitedSince } from './answeringHours.ts'
import type { Hours } from './slots.ts'

const hours: readonly Hours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
  { days: ['Sunday'], opens: '10:00', closes: '16:00' },
]
const rules = { timeZone: 'America/Menominee', hours, isClosed: (date: string) => date === '2026-11-26' }
/** A moment of November, when the clock there is six hours behind UTC. */
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00-06:00`)

it.each([
  ['2026-11-24', '07:59', false],
  ['2026-11-24', '08:00', true],
  ['2026-11-24', '17:59', true],
  ['2026-11-24', '18:00', false],
  ['2026-11-26', '12:00', false],
  ['2026-11-28', '12:00', false],
])('somebody answers on %s at %s: %s', (date, time, expected) => {
  expect(isAnswering(at(date, time), rules)).toBe(expected)
})

it.each([
  ['within a day', '2026-11-24', '12:00', '2026-11-24', '11:45'],
  ['from the opening on, for all that came at night', '2026-11-24', '08:15', '2026-11-24', '08:00'],
  ['over a night', '2026-11-24', '08:10', '2026-11-23', '17:55'],
  ['over a closed day', '2026-11-27', '08:10', '2026-11-25', '17:55'],
  ['over a Saturday', '2026-11-29', '10:05', '2026-11-27', '17:50'],
  ['while nobody answers', '2026-11-24', '22:00', '2026-11-24', '17:45'],
])('fifteen minutes of it have passed %s', (_, date, time, sinceDate, since) => {
  expect(waitedSince(15, at(date, time), rules)).toBe(at(sinceDate, since))
})

it.each([
  ['2026-03-08', '-05:00'],
  ['2026-11-01', '-06:00'],
])('goes by the clock on the wall on the day it is set, %s', (date, offset) => {
  const moment = (time: string) => Date.parse(`${date}T${time}:00${offset}`)
  expect(waitedSince(15, moment('10:15'), rules)).toBe(moment('10:00'))
  expect([isAnswering(moment('09:59'), rules), isAnswering(moment('10:00'), rules)]).toEqual([false, true])
})

it('ends where there are no such hours', () => {
  expect(waitedSince(15, at('2026-11-24', '12:00'), { ...rules, hours: [] })).toBeUndefined()
})
