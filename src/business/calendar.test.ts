import { expect, it } from 'vitest'
import { holidays, windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { holidayDate } from '../domain/calendar/holidays.ts'
import { addDays, weekdayName } from '../domain/calendar/localTime.ts'
import { slots } from '../domain/calendar/slots.ts'
import { arrivalRules } from './calendar.ts'

const now = Date.UTC(2026, 10, 21, 13)
const none = new Map<string, number>()
const datesOf = (rules: ReturnType<typeof arrivalRules>) => new Set(slots(now, rules, none).map(({ date }) => date))

it('opens every day that the business works, and no holiday', () => {
  const open = datesOf(arrivalRules())
  const closed = new Set([2026, 2027].flatMap((year) => holidays.map((holiday) => holidayDate(holiday, year))))
  for (let ahead = 1; ahead < 60; ahead++) {
    const date = addDays('2026-11-21', ahead)
    const works = site.hours.pickup.some(({ days }) => days.some((day) => day === weekdayName(date)))
    expect(open.has(date), date).toBe(works && !closed.has(date))
  }
})

it('has whole windows inside the pickup hours', () => {
  const all = slots(now, arrivalRules(), none)
  for (const { id, date, start, end } of all) {
    expect(end - start).toBe(windowHours * 3_600_000)
    const hours = site.hours.pickup.find(({ days }) => days.some((day) => day === weekdayName(date)))
    expect(Number(id.slice(11))).toBeGreaterThanOrEqual(Number(hours?.opens.slice(0, 2)))
    expect(Number(id.slice(11)) + windowHours).toBeLessThanOrEqual(Number(hours?.closes.slice(0, 2)))
  }
})

it('takes the owner’s changes: a closed date, and other crews', () => {
  const [first, second] = [...datesOf(arrivalRules())].slice(2) as [string, string]
  const rules = arrivalRules({ closed: new Set([first]), crews: new Map([[second, 7]]) })
  expect(datesOf(rules)).not.toContain(first)
  expect(slots(now, rules, none).find(({ date }) => date === second)?.free).toBe(7)
})
