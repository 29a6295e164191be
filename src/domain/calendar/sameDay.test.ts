import { expect, it } from 'vitest'
import { sameDay, spokenMinutes } from './sameDay.ts'

const rule = {
  timeZone: 'America/Chicago',
  sameDayUntilHour: 14,
  pickup: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
    { days: ['Saturday'], opens: '08:30', closes: '16:00' },
    { days: ['Sunday'], opens: '10:00', closes: '16:00' },
  ],
  isClosed: () => false,
}

const at = (iso: string) => sameDay(Date.parse(iso), rule)
const today = (minutesLeft: number) => ({ kind: 'today', until: '2 PM', minutesLeft })
const next = (day: string, opens: string) => ({ kind: 'next', day, opens })

it('counts the minutes until the last call for today, a started one as whole', () => {
  expect(at('2026-11-18T12:48:00-06:00')).toEqual(today(72))
  expect(at('2026-11-18T12:48:01-06:00')).toEqual(today(72))
  expect(at('2026-11-18T12:49:00-06:00')).toEqual(today(71))
  expect(at('2026-11-18T13:59:59.999-06:00')).toEqual(today(1))
  expect(at('2026-11-18T00:00:00-06:00')).toEqual(today(14 * 60))
})

it('says when the trucks drive next, once it is over', () => {
  expect(at('2026-11-18T14:00:00-06:00')).toEqual(next('tomorrow', '8 AM'))
  expect(at('2026-11-18T23:59:59-06:00')).toEqual(next('tomorrow', '8 AM'))
  expect(at('2026-11-20T15:00:00-06:00')).toEqual(next('tomorrow', '8:30 AM'))
  expect(at('2026-11-21T15:00:00-06:00')).toEqual(next('tomorrow', '10 AM'))
  expect(at('2026-11-22T15:00:00-06:00')).toEqual(next('tomorrow', '8 AM'))
})

it('goes by the clock of its own zone, not by the one in London', () => {
  expect(at('2026-07-01T18:59:00Z')).toEqual(today(1))
  expect(at('2026-12-01T18:59:00Z')).toEqual(today(61))
  expect(at('2026-12-02T03:00:00Z')).toEqual(next('tomorrow', '8 AM'))
})

it('skips days without trucks', () => {
  const weekdaysOnly = { ...rule, pickup: rule.pickup.slice(0, 1) }
  const on = (iso: string) => sameDay(Date.parse(iso), weekdaysOnly)
  expect(on('2026-11-20T15:00:00-06:00')).toEqual(next('Monday', '8 AM'))
  expect(on('2026-11-21T09:00:00-06:00')).toEqual(next('Monday', '8 AM'))
  expect(on('2026-11-22T09:00:00-06:00')).toEqual(next('tomorrow', '8 AM'))
  expect(() => sameDay(0, { ...rule, pickup: [] })).toThrow('no day')
})

it('skips holidays', () => {
  const thanksgiving = { ...rule, isClosed: (date: string) => date === '2026-11-26' }
  const on = (iso: string) => sameDay(Date.parse(iso), thanksgiving)
  expect(on('2026-11-25T15:00:00-06:00')).toEqual(next('Friday', '8 AM'))
  expect(on('2026-11-26T09:00:00-06:00')).toEqual(next('tomorrow', '8 AM'))
  expect(on('2026-11-27T09:00:00-06:00')).toEqual(today(5 * 60))
})

it('waits an hour less or more on the days when the clocks are set', () => {
  // 1 AM on March 8, 2026 is followed by 3 AM; 1 AM on November 1 comes twice.
  expect(at('2026-03-08T01:00:00-06:00')).toEqual(today(12 * 60))
  expect(at('2026-03-08T03:00:00-05:00')).toEqual(today(11 * 60))
  expect(at('2026-11-01T01:00:00-05:00')).toEqual(today(14 * 60))
  expect(at('2026-11-01T01:00:00-06:00')).toEqual(today(13 * 60))
})

it('writes minutes as people read them', () => {
  expect([1, 59, 60, 72, 180].map(spokenMinutes)).toEqual(['1 min', '59 min', '1 h', '1 h 12 min', '3 h'])
})

it('looks a week ahead where the trucks drive on one day of it', () => {
  const saturdays = { ...rule, pickup: [{ days: ['Saturday'], opens: '08:30', closes: '16:00' }] }
  expect(sameDay(Date.parse('2026-11-21T23:00:00Z'), saturdays)).toEqual(next('Saturday', '8:30 AM'))
})

it('says that no time at all is left', () => {
  expect(spokenMinutes(0)).toBe('0 min')
})
