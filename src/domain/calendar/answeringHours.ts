// When somebody is there to answer a request, and how long it has waited by those hours alone.
import { addDays, dateMs, localDate, minutesOf, noonOffset } from './localTime.ts'
import { type Hours, hoursOn, type SlotRules } from './slots.ts'

/** The hours of some dates, by the clock on the wall. */
export type AnsweringRules = Pick<SlotRules, 'timeZone' | 'hours' | 'isClosed'>

const minuteMs = 60_000
/** Days that are looked back at: longer than any holiday. */
const farthest = 14

type Span = { readonly from: number; readonly until: number }

/** When somebody answers on a date, UTC ms; undefined on a closed one. */
function spanOn(date: string, rules: AnsweringRules): Span | undefined {
  const hours: Hours | undefined = hoursOn(date, rules)
  if (!hours) return undefined
  const midnight = dateMs(date) - noonOffset(date, rules.timeZone)
  const at = (time: string) => midnight + minutesOf(time) * minuteMs
  return { from: at(hours.opens), until: at(hours.closes) }
}

/** Whether somebody answers at a moment, UTC ms. */
export function isAnswering(now: number, rules: AnsweringRules): boolean {
  const span = spanOn(localDate(now, rules.timeZone), rules)
  return span !== undefined && now >= span.from && now < span.until
}

/**
 * The moment since which so many minutes of answering hours have passed by `now` (both UTC ms): what came up to it has waited
 * that long. What comes while nobody answers begins to wait when somebody does. Undefined where the last two weeks have less.
 */
export function waitedSince(minutes: number, now: number, rules: AnsweringRules): number | undefined {
  let left = minutes * minuteMs
  const today = localDate(now, rules.timeZone)
  for (let ago = 0; ago < farthest; ago++) {
    const span = spanOn(addDays(today, -ago), rules)
    const open = span ? Math.min(now, span.until) - span.from : 0
    if (span && open >= left) return span.from + open - left
    left -= Math.max(0, open)
  }
  return undefined
}
