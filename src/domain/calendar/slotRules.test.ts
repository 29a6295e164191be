import { describe, expect, it } from 'vitest'
import { addDays } from './localTime.ts'
import type { SlotRules } from './slots.ts'
import {
  capacityKeys,
  dateLabel,
  dayName,
  daysLabel,
  isSlotId,
  sameDayOver,
  slotDate,
  slotProblem,
  slots,
  slotsFrom,
  slotTimes,
  timeLabel,
} from './slots.ts'

const hour = 3_600_000
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A business on UTC with one crew, so that the sums are plain. */
const rules: SlotRules = {
  timeZone: 'UTC',
  hours: [{ days: week.slice(0, 6), opens: '09:00', closes: '14:00' }],
  windowHours: 2,
  capacity: { every: 1, at: new Map() },
  isClosed: () => false,
  sameDayUntilHour: 12,
  leadMs: hour,
  horizonDays: 2,
}
const none = new Map<string, number>()
const monday = Date.UTC(2026, 10, 23)

describe('the words for windows', () => {
  it('name each day and month', () => {
    expect(week.map((_, index) => dayName(addDays('2026-11-23', index)))).toEqual(week.map((day) => day.slice(0, 3)))
    expect(
      Array.from({ length: 12 }, (_, index) => dateLabel(`2026-${String(index + 1).padStart(2, '0')}-09`)),
    ).toEqual([
      'Fri, Jan 9',
      'Mon, Feb 9',
      'Mon, Mar 9',
      'Thu, Apr 9',
      'Sat, May 9',
      'Tue, Jun 9',
      'Thu, Jul 9',
      'Sun, Aug 9',
      'Wed, Sep 9',
      'Fri, Oct 9',
      'Mon, Nov 9',
      'Wed, Dec 9',
    ])
  })

  it.each([
    ['2026-11-23T00', 2, 'midnight to 2 AM'],
    ['2026-11-23T01', 1, '1 to 2 AM'],
    ['2026-11-23T11', 1, '11 AM to noon'],
    ['2026-11-23T11', 2, '11 AM to 1 PM'],
    ['2026-11-23T12', 1, 'noon to 1 PM'],
    ['2026-11-23T13', 3, '1 to 4 PM'],
    ['2026-11-23T23', 1, '11 PM to midnight'],
  ])('say the hours of %s for %i', (id, windowHours, words) => {
    expect(timeLabel(id, windowHours)).toBe(words)
  })

  it('say the days that hours are for', () => {
    const label = (days: readonly string[]) => daysLabel({ days, opens: '', closes: '' })
    expect([label(week.slice(0, 5)), label(['Sunday']), label([])]).toEqual(['Monday to Friday', 'Sunday', ''])
  })

  it('are ids with a date and an hour that exist', () => {
    expect([isSlotId('2026-11-23T00'), isSlotId('2028-02-29T23')]).toEqual([true, true])
    for (const text of [
      'x2026-11-23T10',
      '2026-11-23T1x',
      '2026-02-29T10',
      '26-11-23T10',
      '2026-11-31T10',
      '2026-00-10T10',
    ])
      expect(isSlotId(text), text).toBe(false)
  })
})

describe('a window', () => {
  it('has a date, places where its crews may be set, and an end', () => {
    expect(slotDate('2026-11-23T09')).toBe('2026-11-23')
    expect(capacityKeys('2026-11-23T09')).toEqual(['2026-11-23T09', '2026-11-23', 'Mon'])
    expect(slotTimes('2026-11-23T09', rules)).toEqual({ start: monday + 9 * hour, end: monday + 11 * hour })
  })

  it('is whole, within the hours of its day, and has all that pages show of it', () => {
    expect([...slotsFrom(monday, rules, none)].map(({ id }) => id)).toEqual([
      '2026-11-23T09',
      '2026-11-23T11',
      '2026-11-24T09',
      '2026-11-24T11',
      '2026-11-25T09',
      '2026-11-25T11',
    ])
    expect(slots(monday, rules, none)[1]).toEqual({
      id: '2026-11-23T11',
      date: '2026-11-23',
      start: monday + 11 * hour,
      end: monday + 13 * hour,
      label: 'Mon, Nov 23, 11 AM to 1 PM',
      free: 1,
    })
    expect(slots(monday - 24 * hour, { ...rules, horizonDays: 0 }, none)).toEqual([])
  })

  it('cannot be booked for a reason', () => {
    const problem = (id: string, now = monday, taken = none, more: Partial<SlotRules> = {}) =>
      slotProblem(id, now, { ...rules, ...more }, taken)
    expect(problem('2026-11-23T09')).toBeUndefined()
    expect(problem('2026-11-23T09', monday + 8 * hour)).toBeUndefined()
    expect(problem('2026-11-23T09', monday + 8 * hour + 1)).toBe('too-late')
    expect(problem('2026-11-22T09')).toBe('closed')
    expect(problem('2026-11-21T09')).toBe('too-late')
    expect(problem('2026-11-23T10')).toBe('closed')
    expect(problem('2026-11-20T10')).toBe('closed')
    expect(problem('2026-11-23T13')).toBe('closed')
    expect(problem('2026-11-25T09')).toBeUndefined()
    expect(problem('2026-11-26T09')).toBe('closed')
    expect(problem('2026-11-23T09', monday, new Map([['2026-11-23T09', 1]]))).toBe('slot-taken')
    expect(problem('2026-11-23T09', monday + 8 * hour, new Map([['2026-11-23T09', 1]]))).toBe('slot-taken')
    expect(problem('2026-11-25T09', monday, new Map([['2026-11-25T09', 1]]))).toBe('slot-taken')
    expect(problem('2026-11-23T09', monday, none, { isClosed: (date) => date === '2026-11-23' })).toBe('closed')
    // The cutoff is earlier than the window's own lead.
    expect(problem('2026-11-23T11', monday + 8 * hour, none, { sameDayUntilHour: 8 })).toBe('too-late')
    expect(problem('2026-11-24T09', monday + 13 * hour, new Map([['2026-11-24T09', 1]]))).toBe('slot-taken')
  })

  it('is for another day from the cutoff hour on', () => {
    expect([sameDayOver(monday + 12 * hour - 1, rules), sameDayOver(monday + 12 * hour, rules)]).toEqual([false, true])
  })
})
