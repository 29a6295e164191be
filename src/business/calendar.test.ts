import { expect, it } from 'vitest'
import { holidays, leadMinutes } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { addDays, holidayDate, weekdayName } from '../domain/calendar/localTime.ts'
import { slotProblem, slots } from '../domain/calendar/slots.ts'
import { arrivalRules, hearFromUs } from './calendar.ts'

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

it.runIf(holidays.length > 0)('says on a closed day that it is one, and on no other', () => {
  const date = holidayDate(holidays[0] as (typeof holidays)[0], 2027)
  const noon = (day: string) => Date.parse(`${day}T18:00:00Z`)
  expect(hearFromUs(noon(date))).toMatch(/^We’re closed today\. You’ll hear from us /)
  const open = slots(now, arrivalRules(), none)[0]?.date ?? ''
  expect(hearFromUs(noon(open))).toMatch(/^You’ll hear from us /)
})
