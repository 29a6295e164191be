import { describe, expect, it } from 'vitest'
import type { Hours } from './hours.ts'
import {
  isAnswering,
  reminderTimes,
  replyDue,
  replyTime,
  sameDay,
  spokenMinutes,
  waitedSince,
  workDate,
} from './pickupDays.ts'

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
    // That's the first or the last day of a season, too.
    const daily = { ...rules, hours: [{ ...week, days: ['Sunday'], season: { from: '03-08', until: '11-01' } }] }
    expect(sameDay(Date.parse(iso), daily)).toEqual(today(hours * 60))
  })

  it('is for a week later where the trucks drive on one day of it', () => {
    expect(sameDay(Date.parse('2026-11-21T23:00:00Z'), { ...rules, hours: [saturday] })).toEqual(
      next('Saturday', '8:30 AM'),
    )
  })

  it('names the date where a season is far off, closes with the day, and is by appointment where nothing else is', () => {
    const summer = { ...week, season: { from: '04-01', until: '10-31' } }
    const at = (iso: string, hours: readonly Hours[]) => sameDay(Date.parse(iso), { ...rules, hours })
    expect(at('2026-11-18T12:00:00-06:00', [summer])).toEqual(next('Thu, Apr 1'))
    expect(at('2026-11-21T11:59:00-06:00', [saturday])).toEqual({ kind: 'today', until: 'noon', minutesLeft: 1 })
    expect(at('2026-11-21T12:00:00-06:00', [saturday])).toEqual(next('Saturday', '8:30 AM'))
    for (const others of [[], [summer]])
      expect(at('2026-11-18T12:00:00-06:00', [...others, { ...week, byAppointment: true }])).toEqual({
        kind: 'appointment',
      })
  })
})

it.each([
  ['2026-11-24T01:59', '18:00', '02:00', '2026-11-23'],
  ['2026-11-24T04:59', '18:00', '02:00', '2026-11-23'],
  ['2026-11-24T05:00', '18:00', '02:00', '2026-11-24'],
  // Nobody worked on Sunday evening.
  ['2026-11-23T01:00', '18:00', '02:00', '2026-11-23'],
  // The next hours have begun.
  ['2026-11-24T03:30', '03:00', '02:00', '2026-11-24'],
  ['2026-11-24T00:30', '00:00', '00:00', '2026-11-24'],
  ['2026-11-24T00:30', '08:00', '18:00', '2026-11-24'],
])('%s is in hours from %s to %s of %s', (at, opens, closes, date) => {
  expect(workDate(Date.parse(`${at}:00-06:00`), { ...rules, hours: [{ ...week, opens, closes }] })).toBe(date)
})

it('writes minutes as people read them', () => {
  expect([0, 1, 59, 60, 72, 180].map(spokenMinutes).join()).toBe('0 min,1 min,59 min,1 h,1 h 12 min,3 h')
})

it.each([
  ['2026-11-24T07:59', 'today by 8:30 AM', 'today'],
  ['2026-11-24T08:00', 'within 30 minutes', 'today'],
  ['2026-11-24T17:00', 'within 30 minutes', 'today'],
  ['2026-11-24T17:30', 'within 30 minutes', 'Wednesday morning'],
  ['2026-11-24T17:31', 'tomorrow by 8:30 AM', 'Wednesday morning'],
  ['2026-11-25T18:00', 'on Friday by 8:30 AM', 'Friday morning'],
  ['2026-11-26T10:00', 'tomorrow by 8:30 AM', 'Friday morning'],
  ['2026-11-28T07:00', 'today by 9 AM', 'today'],
  ['2026-11-28T23:30', 'on Monday by 8:30 AM', 'Monday morning'],
])('at %s a request is answered %s, or %s where nothing is promised', (time, said, unpromised) => {
  const now = Date.parse(`${time}:00-06:00`)
  expect([replyTime(now, 30, rules), replyTime(now, undefined, rules)]).toEqual([said, unpromised])
})

it('says of a day that begins at noon that it’s the afternoon, and of an hour that it’s one', () => {
  const late = { ...rules, hours: [{ ...week, opens: '12:00' }] }
  expect(replyTime(Date.parse('2026-11-24T19:00:00-06:00'), undefined, late)).toBe('Wednesday afternoon')
  expect(replyTime(Date.parse('2026-11-24T12:00:00-06:00'), 60, late)).toBe('within the hour')
})

it.each([
  ['2026-03-07T21:00:00-06:00', 'Sunday morning'],
  ['2026-03-08T16:59:00-05:00', 'today'],
  ['2026-11-01T17:01:00-06:00', 'Monday morning'],
])('goes by the clock on the wall on the day it is set: %s', (iso, said) => {
  const daily = { ...rules, hours: [{ ...week, days: [...week.days, 'Sunday'] }] }
  expect(replyTime(Date.parse(iso), undefined, daily)).toBe(said)
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

const hours: readonly Hours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
  { days: ['Sunday'], opens: '10:00', closes: '16:00' },
]
const answering = { timeZone: 'America/Menominee', hours, isClosed: (date: string) => date === '2026-11-26' }
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
  expect(isAnswering(at(date, time), answering)).toBe(expected)
})

it.each([
  ['2026-11-27', '23:30', true, 'within 30 minutes'],
  ['2026-11-28', '01:29', true, 'within 30 minutes'],
  ['2026-11-28', '01:45', true, 'today by 6:30 PM'],
  ['2026-11-28', '02:00', false, 'today by 6:30 PM'],
])('a night crew answers on %s at %s: %s, %s', (date, time, expected, reply) => {
  const night = [{ days: ['Friday', 'Saturday'], opens: '18:00', closes: '02:00' }]
  const crew = { ...answering, hours: night }
  expect([isAnswering(at(date, time), crew), replyTime(at(date, time), 30, crew)]).toEqual([expected, reply])
})

it.each([
  ['within a day', '2026-11-24', '12:00', '2026-11-24', '11:45'],
  ['from the opening on, for all that came at night', '2026-11-24', '08:15', '2026-11-24', '08:00'],
  ['over a night', '2026-11-24', '08:10', '2026-11-23', '17:55'],
  ['over a closed day', '2026-11-27', '08:10', '2026-11-25', '17:55'],
  ['over a Saturday', '2026-11-29', '10:05', '2026-11-27', '17:50'],
  ['while nobody answers', '2026-11-24', '22:00', '2026-11-24', '17:45'],
])('fifteen minutes of it have passed %s', (_, date, time, sinceDate, since) => {
  expect(waitedSince(15, at(date, time), answering)).toBe(at(sinceDate, since))
})

it.each([
  ['2026-03-08', '-05:00'],
  ['2026-11-01', '-06:00'],
])('goes by the clock on the wall on the day it is set, %s', (date, offset) => {
  const moment = (time: string) => Date.parse(`${date}T${time}:00${offset}`)
  expect(waitedSince(15, moment('10:15'), answering)).toBe(moment('10:00'))
  expect([isAnswering(moment('09:59'), answering), isAnswering(moment('10:00'), answering)]).toEqual([false, true])
})

it('ends where there are no such hours', () => {
  expect(waitedSince(15, at('2026-11-24', '12:00'), { ...answering, hours: [] })).toBeUndefined()
})

it.each([
  ['in winter', '2026-11-23', 'America/Denver', '2026-11-23T00:00:00.000Z'],
  ['the day before clocks go back', '2026-11-01', 'America/Chicago', '2026-10-31T22:00:00.000Z'],
  ['the evening of the day on which they went back', '2026-11-02', 'America/Chicago', '2026-11-01T23:00:00.000Z'],
])('is at five, by the clock on the wall: %s', (_, date, timeZone, from) => {
  const times = reminderTimes(date, 17, timeZone)
  expect(new Date(times.from).toISOString()).toBe(from)
  expect(times.until - times.from).toBe(3 * 3_600_000)
})
