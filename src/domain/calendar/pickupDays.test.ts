import { describe, expect, it } from 'vitest'
import { replyDue, replyTime, sameDay, spokenMinutes } from './pickupDays.ts'

const week = { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' }
const saturday = { days: ['Saturday'], opens: '08:30', closes: '12:00' }
const rules = {
  timeZone: 'America/Chicago',
  sameDayUntilHour: 14,
  hours: [week, saturday],
  isClosed: (date: string) => date === '2026-11-26',
}

describe('a call', () => {
  const today = (minutesLeft: number) => ({ kind: 'today', until: '2 PM', minutesLeft })
  const next = (day: string, opens = '8 AM') => ({ kind: 'next', day, opens })

  it.each([
    ['2026-11-18T12:49:00-06:00', today(71)],
    ['2026-11-18T13:59:59.999-06:00', today(1)],
    ['2026-07-01T18:59:00Z', today(1)],
    ['2026-11-18T14:00:00-06:00', next('tomorrow')],
    ['2026-11-20T15:00:00-06:00', next('tomorrow', '8:30 AM')],
    ['2026-11-21T15:00:00-06:00', next('Monday')],
    ['2026-11-25T15:00:00-06:00', next('Friday')],
  ])('at %s can mean a pickup today, or on the next day with trucks', (iso, said) => {
    expect(sameDay(Date.parse(iso), rules)).toEqual(said)
  })

  it.each([
    // 1 AM on March 8, 2026 is followed by 3 AM; 1 AM on November 1 comes twice.
    ['2026-03-08T01:00:00-06:00', 12],
    ['2026-03-08T03:00:00-05:00', 11],
    ['2026-11-01T01:00:00-05:00', 14],
    ['2026-11-01T01:00:00-06:00', 13],
  ])('at %s has %i hours, since the clocks are set that day', (iso, hours) => {
    const daily = { ...rules, hours: [{ ...week, days: ['Sunday'] }] }
    expect(sameDay(Date.parse(iso), daily)).toEqual(today(hours * 60))
  })

  it('is for a week later where the trucks drive on one day of it', () => {
    expect(sameDay(Date.parse('2026-11-21T23:00:00Z'), { ...rules, hours: [saturday] })).toEqual(
      next('Saturday', '8:30 AM'),
    )
    expect(() => sameDay(0, { ...rules, hours: [] })).toThrow('no day')
  })
})

it('writes minutes as people read them', () => {
  expect([0, 1, 59, 60, 72, 180].map(spokenMinutes).join()).toBe('0 min,1 min,59 min,1 h,1 h 12 min,3 h')
})

it.each([
  ['2026-11-24T07:59', 'today by 8:30 AM'],
  ['2026-11-24T08:00', 'within 30 minutes'],
  ['2026-11-24T17:30', 'within 30 minutes'],
  ['2026-11-24T17:31', 'tomorrow by 8:30 AM'],
  ['2026-11-25T18:00', 'on Friday by 8:30 AM'],
  ['2026-11-28T07:00', 'today by 9 AM'],
])('at %s a request is answered %s', (time, said) => {
  expect(replyTime(Date.parse(`${time}:00-06:00`), 30, rules)).toBe(said)
})

it.each([
  ['2026-11-24T12:00', '2026-11-24T12:30'],
  ['2026-11-24T05:00', '2026-11-24T08:30'],
  ['2026-11-24T17:45', '2026-11-25T08:30'],
  ['2026-11-25T19:00', '2026-11-27T08:30'],
  ['2026-11-28T11:45', '2026-11-30T08:30'],
])('a request of %s is to be answered by %s', (time, due) => {
  expect(replyDue(Date.parse(`${time}:00-06:00`), 30, rules)).toBe(Date.parse(`${due}:00-06:00`))
})
