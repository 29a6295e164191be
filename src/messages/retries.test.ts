import { expect, it } from 'vitest'
import { messageSchedule, retryWait, type Schedule, webhookSchedule } from './retries.ts'

const minute = 60_000

/** When each attempt is made, in ms after the first. */
const attemptsOf = (schedule: Schedule, jitter: number): number[] => {
  const at = [0]
  for (let wait = retryWait(schedule, 1, jitter); wait !== undefined; wait = retryWait(schedule, at.length, jitter))
    at.push((at.at(-1) ?? 0) + wait)
  return at
}

it('gives a message eight attempts over 41 hours', () => {
  expect(attemptsOf(messageSchedule, 0).map((at) => at / minute)).toEqual([0, 1, 6, 21, 81, 321, 1041, 2481])
})

it('gives a webhook ten attempts over 75 hours, as the specification lists them', () => {
  const hours = attemptsOf(webhookSchedule, 0).map((at) => Number((at / 60 / minute).toFixed(2)))
  expect(hours).toEqual([0, 0, 0.08, 0.58, 2.58, 7.58, 17.58, 31.58, 51.58, 75.58])
})

it('lengthens a wait by a tenth at most', () => {
  expect(retryWait(webhookSchedule, 2, 0)).toBe(5 * minute)
  expect(retryWait(webhookSchedule, 2, 1)).toBe(5.5 * minute)
  expect(retryWait(messageSchedule, 8)).toBeUndefined()
})
