import { expect, it } from 'vitest'
import { holidays, leadMinutes } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { addDays, holidayDate, weekdayName } from '../domain/calendar/localTime.ts'
import { slotProblem, slots } from '../domain/calendar/slots.ts'
import { arrivalRules } from './calendar.ts'

const now = Date.UTC(2026, 10, 21, 13)
const dayMs = 86_400_000
const none = new Map<string, number>()
const datesOf = (rules: ReturnType<typeof arrivalRules>) => [
  ...new Set(slots(now, rules, none).map(({ date }) => date)),
]

it('opens every day that the business works, sixty days ahead, and no holiday', () => {
  const closed = new Set([2026, 2027].flatMap((year) => holidays.map((holiday) => holidayDate(holiday, year))))
  const worked = Array.from({ length: 60 }, (_, ahead) => addDays('2026-11-22', ahead)).filter(
    (date) => !closed.has(date) && site.hours.pickup.some(({ days }) => days.some((day) => day === weekdayName(date))),
  )
  expect(datesOf(arrivalRules()).filter((date) => date > '2026-11-21')).toEqual(worked)
})

it('closes a window when it’s too near', () => {
  const rules = arrivalRules()
  const [first] = slots(now + dayMs, rules, none)
  const latest = (first?.start ?? 0) - leadMinutes * 60_000
  expect(slotProblem(first?.id ?? '', latest, rules, none)).toBeUndefined()
  expect(slotProblem(first?.id ?? '', latest + 1, rules, none)).toBe('too-soon')
})
