import { expect, it } from 'vitest'
import { answerTimes, most, pairSum, tallies, total } from './numbers.ts'

const counts = [
  { key: 'a1', isNow: true, count: 2 },
  { key: 'b', isNow: false, count: 9 },
  { key: 'a2', isNow: true, count: 3 },
  { key: 'a1', isNow: false, count: 1 },
  { key: 'c', isNow: true, count: 5 },
]

it('sums counts by name, the most of now first', () => {
  expect(tallies(counts.map((one) => ({ ...one, key: one.key.charAt(0) })))).toEqual([
    { name: 'a', now: 5, before: 1 },
    { name: 'c', now: 5, before: 0 },
    { name: 'b', now: 0, before: 9 },
  ])
  expect(total(counts)).toEqual({ now: 10, before: 10 })
})

it('puts what a list has no room for into one line, if that’s more than one', () => {
  const list = ['a', 'b', 'c'].map((name) => ({ name, now: 1, before: 2 }))
  expect(most(list, 'ones', pairSum, 2)).toEqual(list)
  expect(most(list, 'ones', pairSum, 1)).toEqual([list[0], { name: '2 other ones', now: 2, before: 4, isRest: true }])
})

const minute = 60_000
const after = (minutes: number | null) => ({ receivedAt: 1000, touchedAt: minutes && 1000 + minutes * minute })

it('knows the median wait, and how many were in time', () => {
  const dueAt = (receivedAt: number) => receivedAt + 30 * minute
  const all = [after(90), after(null), after(10), after(31), after(30)]
  expect(answerTimes(all, dueAt)).toEqual({ requests: 5, answered: 4, median: 30, inTime: 2 })
  expect(answerTimes(all.slice(1, 4), undefined)).toEqual({ requests: 3, answered: 2, median: 20, inTime: undefined })
  expect(answerTimes([after(null)], dueAt)).toEqual({ requests: 1, answered: 0, median: undefined, inTime: 0 })
  expect(answerTimes([after(7)], undefined).median).toBe(7)
})
