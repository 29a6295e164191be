import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { site as business } from '#site/site.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { hoursOn } from '../../src/domain/calendar/hours.ts'
import { addDays, datesOf, localDate, midnight } from '../../src/domain/calendar/localTime.ts'
import { sameDay } from '../../src/domain/calendar/pickupDays.ts'

const minute = 60_000

/** A day's time at the business, in hours since its midnight. In UTC ms. */
export const timeOn = (date: string, hours: number): number => midnight(date, business.timeZone) + hours * 60 * minute

/** When the examples for programs are tried, in UTC ms. */
export const exampleMoment = Date.parse(`${business.reviewed}T18:00:00Z`)

/**
 * The first moment from `from` on, 44 minutes past midnight on a day with pickups, in the next season if there are none now,
 * when pages have the most to say about the next one: a window today, and hours and minutes to call. What measures texts must
 * hold then, whenever the tests run. Where there's never such a moment, as for a crew that works past midnight, the one with
 * the most time left; where nobody comes on the day of a call, 44 minutes past the midnight of the next day with pickups, if
 * only by appointment. In UTC ms.
 */
export function wordiestMoment(from: number = Date.now()): number {
  const rules = arrivalRules()
  const wanted = rules.sameDayUntilHour * 60 - 44
  const today = localDate(from, rules.timeZone)
  const next = (from: string, { appointments = false } = {}) =>
    datesOf(from, addDays(from, 366)).find((date) => hoursOn(date, { ...rules, appointments })) ?? from
  const first = next(today)
  const start = Math.max(Math.ceil(from / minute) * minute, midnight(first, rules.timeZone))
  const later = next(addDays(first, 1), { appointments: true })
  let [best, most] = [midnight(later, rules.timeZone) + 44 * minute, 0]
  for (let now = start; most < wanted && now < start + 8 * 24 * 60 * minute; now += minute) {
    const state = sameDay(now, rules)
    if (state.kind === 'today' && state.minutesLeft > most && state.minutesLeft <= wanted)
      [best, most] = [now, state.minutesLeft]
  }
  return best
}

/** A copy of a built Worker whose clock starts at `now`, or stays there. Returns its folder, which the caller deletes. */
export function workerAt(now: number, built: string, stays = false): string {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'))
  const time = stays ? now : `Now.now() + ${now - Date.now()}`
  const clock = `{ const Now = Date; globalThis.Date = class Date extends Now {
    constructor(...at) { at.length ? super(...at) : super(${time}) }
    static now() { return ${time} }
  } }\n`
  writeFileSync(join(folder, 'worker.js'), clock + readFileSync(join(built, 'worker.js'), 'utf8'))
  return folder
}
