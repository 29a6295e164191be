import { expect, it } from 'vitest'
import { replyTime } from './replyTime.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const days = {
  timeZone: 'America/Denver',
  pickup: [
    { days: week, opens: '08:00', closes: '18:00' },
    { days: ['Saturday'], opens: '09:00', closes: '12:00' },
  ],
  isClosed: (date: string) => date === '2026-11-26',
}
/** A time on a wall clock of that zone, in winter. */
const at = (time: string) => Date.parse(`${time}:00-07:00`)

it.each([
  ['2026-11-24T08:00', 'within 30 minutes'],
  ['2026-11-24T17:30', 'within 30 minutes'],
  ['2026-11-24T17:31', 'tomorrow by 8:30 AM'],
  ['2026-11-24T23:59', 'tomorrow by 8:30 AM'],
  ['2026-11-24T00:10', 'today by 8:30 AM'],
  ['2026-11-24T07:59', 'today by 8:30 AM'],
  ['2026-11-25T18:00', 'on Friday by 8:30 AM'],
  ['2026-11-26T10:00', 'tomorrow by 8:30 AM'],
  ['2026-11-28T07:00', 'today by 9:30 AM'],
  ['2026-11-28T11:31', 'on Monday by 8:30 AM'],
  ['2026-11-29T10:00', 'tomorrow by 8:30 AM'],
])('at %s a request is answered %s', (time, said) => {
  expect(replyTime(at(time), 30, days)).toBe(said)
})

it('says nothing where there are never pickups', () => {
  expect(() => replyTime(at('2026-11-24T10:00'), 30, { ...days, pickup: [] })).toThrow('no day')
})
