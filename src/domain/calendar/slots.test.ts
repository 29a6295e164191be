import { date as anyDate, assert, constantFrom, dictionary, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hours } from './hours.ts'
import type { Slot, SlotRules } from './slots.ts'
import { capacityKeys, isSlotId, slotLabel, slotProblem, slots, slotTimes, timeLabel } from './slots.ts'

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

describe('hours past midnight', () => {
  const ids = (open: Hours, day: string) =>
    slots(monday, { ...rules, hours: [open], sameDayUntilHour: 24, horizonDays: 7 }, none)
      .filter(({ date }) => date === day)
      .map(({ id }) => id.slice(11))

  it.each([
    [{ days: ['Friday'], opens: '18:00', closes: '02:00' }, '18 20 22 24', ''],
    [{ days: ['Friday', 'Saturday'], opens: '18:00', closes: '02:00' }, '18 20 22 24', '18 20 22 24'],
    [{ days: ['Friday'], opens: '19:30', closes: '00:00' }, '20 22', ''],
    [{ days: ['Friday'], opens: '21:00', closes: '03:30' }, '21 23 25', ''],
    [{ days: ['Friday', 'Saturday'], opens: '20:00', closes: '07:00' }, '20 22 24 26 28', '20 22 24 26 28'],
    [{ days: ['Friday', 'Saturday'], opens: '06:00', closes: '10:00' }, '06 08', '06 08'],
    [{ days: ['Friday'], opens: '00:00', closes: '00:00' }, '00 02 04 06 08 10 12 14 16 18 20 22', ''],
  ])('of %o have their windows on the dates on which they open', (open, friday, saturday) => {
    expect([ids(open, '2026-11-27'), ids(open, '2026-11-28')].map((each) => each.join(' '))).toEqual([friday, saturday])
  })

  const friday = { days: ['Friday'], opens: '18:00', closes: '04:00' }
  const night = (sameDayUntilHour: number): SlotRules => ({
    ...rules,
    hours: [friday],
    sameDayUntilHour,
    horizonDays: 5,
  })
  const eight = Date.UTC(2026, 10, 27, 20)

  it.each([
    ['begin the next date’s hours later', 'Friday 18:00', 24, eight - 2 * hour, '20 22 24 26'],
    ['can be booked past midnight', 'Saturday 00:30', 24, eight + 4.5 * hour, '26'],
    ['end with the cutoff of their evening', 'Friday 20:00', 20, eight, ''],
    ['aren’t another day’s past midnight', 'Saturday 00:30', 20, eight + 4.5 * hour, ''],
    ['are never the same day’s', 'Thursday 23:59', 0, eight - 20 * hour - 1, '18 20 22 24 26'],
    ['are never the same night’s', 'Friday 00:00', 0, eight - 20 * hour, ''],
  ])('%s: %s, cutoff at %i', (_, __, cutoff, now, open) => {
    const ids = slots(now, night(cutoff), none).map(({ id }) => id)
    expect(ids.map((id) => id.slice(11)).join(' ')).toBe(open)
    for (const id of ids) expect(slotProblem(id, now, night(cutoff), none)).toBeUndefined()
    if (open === '') expect(slotProblem('2026-11-27T26', now, night(cutoff), none)).toBe('too-soon')
  })

  it('come after those of the night before', () => {
    const days = [friday, { days: ['Saturday'], opens: '00:00', closes: '00:00' }]
    const all = slots(monday, { ...night(24), hours: days }, none)
    expect(all.map(({ id }) => id.slice(8))).toEqual(
      '27T18 27T20 27T22 27T24 27T26 28T04 28T06 28T08 28T10 28T12 28T14 28T16 28T18 28T20 28T22'.split(' '),
    )
    expect(
      all.every(({ start, end }, index) => end - start === 2 * hour && (all[index + 1]?.start ?? end) >= end),
    ).toBe(true)
  })
})

describe('the words for windows', () => {
  it.each([
    ['2026-11-23T00', 2, 'midnight to 2 AM'],
    ['2026-11-23T01', 1, '1 to 2 AM'],
    ['2026-11-23T11', 1, '11 AM to noon'],
    ['2026-11-23T11', 2, '11 AM to 1 PM'],
    ['2026-11-23T12', 1, 'noon to 1 PM'],
    ['2026-11-23T13', 3, '1 to 4 PM'],
    ['2026-11-23T23', 1, '11 PM to midnight'],
    ['2026-11-23T23', 2, '11 PM to 1 AM'],
    ['2026-11-23T24', 2, 'midnight to 2 AM (early Tuesday)'],
  ])('say the hours of %s for %i', (id, windowHours, words) => {
    expect(timeLabel(id, windowHours)).toBe(words)
    expect(slotLabel(id, windowHours)).toBe(`Mon, Nov 23, ${words}`)
  })
})

it.each([
  ['2026-11-23T00', true],
  ['2028-02-29T23', true],
  ['', false],
  ['2026-11-23T47', true],
  ['2026-11-23T48', false],
  ['2026-11-23T10Z', false],
  ['x2026-11-23T10', false],
  ['26-11-23T10', false],
  ['2026-02-29T10', false],
  ['2026-13-01T10', false],
])('whether %j is a window’s id: %s', (text, is) => {
  expect(isSlotId(text)).toBe(is)
})

describe('a window', () => {
  it('is whole, within the hours of its day, and has all that pages show of it', () => {
    const all = slots(monday, rules, none)
    expect(all.map(({ id }) => id.slice(8))).toEqual(['23T09', '23T11', '24T09', '24T11', '25T09', '25T11'])
    expect(all[1]).toEqual({
      id: '2026-11-23T11',
      date: '2026-11-23',
      start: monday + 11 * hour,
      end: monday + 13 * hour,
      label: 'Mon, Nov 23, 11 AM to 1 PM',
      free: 1,
    })
    expect(slots(monday - 24 * hour, { ...rules, horizonDays: 0 }, none)).toEqual([])
  })

  it('has as many seats as crews are set for it, its day, or its weekday', () => {
    expect(capacityKeys('2026-11-23T09')).toEqual(['2026-11-23T09', '2026-11-23', 'Mon'])
    const at = new Map([
      ['2026-11-23T11', 4],
      ['2026-11-23', 3],
      ['Tue', 0],
    ])
    const seats = slots(monday, { ...rules, capacity: { every: 2, at } }, none).map(({ id, free }) => [id, free])
    expect(Object.fromEntries(seats)).toEqual({
      '2026-11-23T09': 3,
      '2026-11-23T11': 4,
      '2026-11-25T09': 2,
      '2026-11-25T11': 2,
    })
  })

  it('cannot be booked for a reason', () => {
    const problem = (id: string, now = monday, taken = none, more: Partial<SlotRules> = {}) =>
      slotProblem(id, now, { ...rules, ...more }, taken)
    const takenAt = (id: string) => new Map([[id, 1]])
    expect(problem('2026-11-23T09', monday + 8 * hour)).toBeUndefined()
    expect(problem('2026-11-23T09', monday + 8 * hour + 1)).toBe('too-soon')
    expect(problem('2026-11-22T09')).toBe('over')
    expect(problem('2026-11-23T09', monday + 9 * hour + 1)).toBe('over')
    expect(problem('2026-11-23T10')).toBe('closed')
    expect(problem('2026-11-22T09', monday - 24 * hour)).toBe('closed')
    expect(problem('2026-11-23T13')).toBe('closed')
    expect(problem('2026-11-25T09')).toBeUndefined()
    expect(problem('2026-11-26T09')).toBe('past-end')
    expect(problem('2026-11-23T09', monday + 8 * hour, takenAt('2026-11-23T09'))).toBe('slot-taken')
    expect(problem('2026-11-25T09', monday, takenAt('2026-11-25T09'))).toBe('slot-taken')
    expect(problem('2026-11-23T09', monday, none, { isClosed: (date) => date === '2026-11-23' })).toBe('closed')
    // The cutoff is earlier than the window's own lead.
    expect(problem('2026-11-23T11', monday + 8 * hour, none, { sameDayUntilHour: 8 })).toBe('too-soon')
    expect(problem('2026-11-24T09', monday + 13 * hour, takenAt('2026-11-24T09'))).toBe('slot-taken')
  })

  it('is for another day from the cutoff hour on', () => {
    const first = [-1, 0].map((ms) => slots(monday + 9 * hour + ms, { ...rules, sameDayUntilHour: 9 }, none)[0]?.date)
    expect(first).toEqual(['2026-11-23', '2026-11-24'])
  })
})

describe('where clocks change', () => {
  const timeZone = 'America/Chicago'
  const pickup: readonly Hours[] = [
    { days: week.slice(0, 5), opens: '08:00', closes: '18:00' },
    { days: ['Saturday'], opens: '08:00', closes: '16:00' },
    { days: ['Sunday'], opens: '10:00', closes: '16:00' },
  ]
  const holidayDates = /-(01-01|07-04|12-25)$/
  const near: SlotRules = {
    ...rules,
    timeZone,
    hours: pickup,
    isClosed: (date) => holidayDates.test(date),
    horizonDays: 8,
  }

  const wall = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const wallClock = (at: number) => {
    const parts = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, value]))
    return { weekday: parts.weekday ?? '', time: `${parts.hour}:${parts.minute}` }
  }
  const isInsideHours = ({ start, end }: Slot) => {
    const [from, to] = [wallClock(start), wallClock(end)]
    return pickup.some(
      ({ days, opens, closes }) => days.includes(from.weekday) && opens <= from.time && to.time <= closes,
    )
  }

  it('every rule holds, at 3,000 instants of ten years', () => {
    const [min, max] = [new Date('2026-01-01'), new Date('2036-01-01')]
    const busy = dictionary(constantFrom('08', '10', '12'), integer({ min: 0, max: 2 }))
    const isRight = (at: Date, every: number, seats: Readonly<Record<string, number>>) => {
      const now = at.getTime()
      const crewed = { ...near, capacity: { every, at: none } }
      const free = slots(now, crewed, none)
      const taken = new Map(free.map(({ id }) => [id, seats[id.slice(11)] ?? 0]))
      const left = slots(now, crewed, taken)
      let before = 0
      for (const slot of left) {
        if (slot.end - slot.start !== 2 * hour || !isInsideHours(slot)) return false
        if (slot.start < now + near.leadMs || slot.start <= before) return false
        if (slot.free !== every - (taken.get(slot.id) ?? 0) || slot.free < 1) return false
        const { start, end } = slotTimes(slot.id, near)
        if (holidayDates.test(slot.date) || start !== slot.start || end !== slot.end) return false
        before = slot.start
      }
      return left.length === free.filter(({ id }) => (taken.get(id) ?? 0) < every).length
    }
    const instant = anyDate({ min, max, noInvalidDate: true })
    assert(property(instant, integer({ min: 0, max: 3 }), busy, isRight), { numRuns: 3000 })
  }, 120_000)
})

it('begins windows on the hour, and has whole ones only, whatever the hours are', () => {
  const hoursOf = (opens: string, closes: string) =>
    slots(monday - hour, { ...rules, hours: [{ days: ['Monday'], opens, closes }] }, none).map(({ id }) => id.slice(11))
  expect(hoursOf('06:30', '15:30')).toEqual(['07', '09', '11', '13'])
  expect(hoursOf('09:30', '11:30')).toEqual([])
})
