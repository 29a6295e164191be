import { date as anyDate, assert, constantFrom, dictionary, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hours, Slot, SlotRules } from './slots.ts'
import { isSlotId, slotLabel, slotProblem, slots, slotTimes, timeLabel } from './slots.ts'

const timeZone = 'America/Chicago'
const holidayDates = /-(01-01|07-04|12-25)$/
const pickup: readonly Hours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
  { days: ['Saturday'], opens: '08:00', closes: '16:00' },
  { days: ['Sunday'], opens: '10:00', closes: '16:00' },
]

/** The rules of a business, with days on which it's closed. */
const rulesWith = (closed: readonly string[], at: ReadonlyMap<string, number> = new Map()): SlotRules => ({
  timeZone,
  hours: pickup,
  windowHours: 2,
  capacity: { every: 2, at },
  isClosed: (date) => holidayDates.test(date) || closed.includes(date),
  sameDayUntilHour: 14,
  leadMs: 3_600_000,
  horizonDays: 60,
})
const rules = rulesWith([])
const none = new Map<string, number>()
const hour = 3_600_000

/** UTC ms of a local time, found by asking the clock: independent of how the windows are made. */
function chicago(date: string, time: string): number {
  const said = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  for (const offset of [5, 6]) {
    const at = Date.parse(`${date}T${time}Z`) + offset * hour
    if (said.format(at) === `${date} ${time.slice(0, 8)}`) return at
  }
  throw new Error(`There is no ${time} on ${date}`)
}

const wall = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const wallClock = (at: number) => {
  const { weekday = '', hour: hours, minute } = Object.fromEntries(wall.formatToParts(at).map((p) => [p.type, p.value]))
  return { weekday, time: `${hours}:${minute}` }
}

const insideHours = ({ start, end }: Slot) => {
  const [from, to] = [wallClock(start), wallClock(end)]
  return pickup.some(
    ({ days, opens, closes }) => days.includes(from.weekday) && opens <= from.time && to.time <= closes,
  )
}

const onDay = (date: string, list: readonly Slot[]) =>
  list.filter((slot) => slot.date === date).map(({ id }) => id.slice(11))

describe('the windows', () => {
  it('hold every rule at 10,000 instants of ten years', () => {
    const instant = anyDate({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2036-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    // A shorter horizon than the site's, so that each instant costs little; the property has no other use of it.
    const near: SlotRules = { ...rules, horizonDays: 8 }
    assert(
      property(
        instant,
        integer({ min: 0, max: 3 }),
        dictionary(constantFrom('08', '10', '12'), integer({ min: 0, max: 2 })),
        (at, every, busy) => {
          const now = at.getTime()
          const free = slots(now, { ...near, capacity: { every, at: new Map() } }, none)
          const taken = new Map(
            free.flatMap(({ id }) => (busy[id.slice(11)] ? [[id, busy[id.slice(11)] ?? 0] as const] : [])),
          )
          const left = slots(now, { ...near, capacity: { every, at: new Map() } }, taken)
          let before = 0
          for (const slot of left) {
            if (slot.end - slot.start !== 2 * hour || !insideHours(slot)) return false
            if (slot.start < now + rules.leadMs || slot.start <= before) return false
            if (slot.free !== every - (taken.get(slot.id) ?? 0) || slot.free < 1) return false
            if (holidayDates.test(slot.date) || slotTimes(slot.id, rules).start !== slot.start) return false
            before = slot.start
          }
          return left.length === free.filter(({ id }) => (taken.get(id) ?? 0) < every).length
        },
      ),
      { numRuns: 3000 },
    )
  }, 120_000)

  it('reach 60 days ahead and no further', () => {
    const open = slots(chicago('2026-11-23', '09:00:00'), rules, none)
    expect(open.at(-1)?.date).toBe('2027-01-22')
    expect(slotProblem('2027-01-22T08', chicago('2026-11-23', '09:00:00'), rules, none)).toBeUndefined()
    expect(slotProblem('2027-01-23T08', chicago('2026-11-23', '09:00:00'), rules, none)).toBe('closed')
  })

  it('are those of the weekday', () => {
    const open = slots(chicago('2026-11-27', '15:00:00'), rules, none)
    expect(onDay('2026-11-28', open)).toEqual(['08', '10', '12', '14'])
    expect(onDay('2026-11-29', open)).toEqual(['10', '12', '14'])
    expect(onDay('2026-11-30', open)).toEqual(['08', '10', '12', '14', '16'])
  })

  it('leave out closed days', () => {
    const closing = rulesWith(['2026-11-24', '2026-11-26'])
    const now = chicago('2026-11-23', '15:00:00')
    const open = slots(now, closing, none)
    expect(onDay('2026-11-24', open)).toEqual([])
    expect(onDay('2026-11-26', open)).toEqual([])
    expect(slotProblem('2026-11-26T10', now, closing, none)).toBe('closed')
    expect(slotProblem('2026-11-24T10', now, closing, none)).toBe('closed')
    expect(slotProblem('2026-11-25T11', now, closing, none)).toBe('closed')
  })

  it('have as many seats as crews are set for the window, its day, or its weekday', () => {
    const crews = new Map([
      ['2026-11-24T10', 4],
      ['2026-11-24', 1],
      ['Wed', 0],
    ])
    const open = slots(chicago('2026-11-23', '15:00:00'), rulesWith([], crews), none)
    const seats = Object.fromEntries(open.map(({ id, free }) => [id, free]))
    expect([seats['2026-11-24T10'], seats['2026-11-24T12'], seats['2026-11-27T08']]).toEqual([4, 1, 2])
    expect(onDay('2026-11-25', open)).toEqual([])
  })
})

describe('the same day', () => {
  it('is open at 13:59:59.999 and closed at 14:00:00.000', () => {
    const two = chicago('2026-11-23', '14:00:00')
    expect(onDay('2026-11-23', slots(two - 1, rules, none))).toEqual(['16'])
    expect(onDay('2026-11-23', slots(two, rules, none))).toEqual([])
    expect(slotProblem('2026-11-23T16', two - 1, rules, none)).toBeUndefined()
    expect(slotProblem('2026-11-23T16', two, rules, none)).toBe('too-late')
  })

  it('leaves out windows that begin within the hour', () => {
    const ten = chicago('2026-11-23', '10:00:00')
    expect(onDay('2026-11-23', slots(ten, rules, none))).toEqual(['12', '14', '16'])
    expect(onDay('2026-11-23', slots(ten + hour, rules, none))).toEqual(['12', '14', '16'])
    expect(onDay('2026-11-23', slots(ten + hour + 1, rules, none))).toEqual(['14', '16'])
  })
})

// The second Sunday of March and the first of November.
const changes = [
  '2026-03-08',
  '2026-11-01',
  '2027-03-14',
  '2027-11-07',
  '2028-03-12',
  '2028-11-05',
  '2029-03-11',
  '2029-11-04',
  '2030-03-10',
  '2030-11-03',
  '2031-03-09',
  '2031-11-02',
  '2032-03-14',
  '2032-11-07',
  '2033-03-13',
  '2033-11-06',
  '2034-03-12',
  '2034-11-05',
  '2035-03-11',
  '2035-11-04',
] as const

describe('a day on which the clocks change', () => {
  it.each(changes)('%s has its three Sunday windows at the hours on the wall', (date) => {
    const saturdayNight = Date.parse(`${date}T04:00:00Z`)
    const sunday = slots(saturdayNight, rules, none).filter((slot) => slot.date === date)
    expect(sunday.map(({ start }) => wallClock(start).time)).toEqual(['10:00', '12:00', '14:00'])
    expect(sunday.map(({ start }) => start)).toEqual(['10', '12', '14'].map((h) => chicago(date, `${h}:00:00`)))
    const two = chicago(date, '14:00:00')
    expect(slotProblem(`${date}T14`, two - hour, rules, none)).toBeUndefined()
    expect(slotProblem(`${date}T14`, two - hour + 1, rules, none)).toBe('too-late')
    const monday = slots(two, rules, none)[0]
    expect(monday && wallClock(monday.start)).toEqual({ weekday: 'Monday', time: '08:00' })
  })
})

describe('what is said of a window', () => {
  it('names day and hours as people do', () => {
    expect(slotLabel('2026-11-23T10', 2)).toBe('Mon, Nov 23, 10 AM to noon')
    expect(slotLabel('2027-01-01T08', 2)).toBe('Fri, Jan 1, 8 to 10 AM')
    expect(timeLabel('2026-11-23T12', 2)).toBe('noon to 2 PM')
    expect(timeLabel('2026-11-23T14', 2)).toBe('2 to 4 PM')
    expect(timeLabel('2026-11-23T22', 2)).toBe('10 PM to midnight')
  })

  it('takes no other text for an id', () => {
    expect(isSlotId('2026-11-23T10')).toBe(true)
    for (const text of [
      '',
      '2026-11-23',
      '2026-11-23T1',
      '2026-02-30T10',
      '2026-13-01T10',
      '2026-11-23T24',
      '2026-11-23T10Z',
    ])
      expect(isSlotId(text), text).toBe(false)
  })
})
