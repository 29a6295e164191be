// Spans of local dates that the books are read by, and what each is compared with.
import { addDays, addMonths, dateMs, weekday } from './localTime.ts'

/** Local dates, both included. */
export type Span = { readonly from: string; readonly to: string }

export const spanUnits = ['week', 'month', 'quarter', 'year'] as const
export type SpanUnit = (typeof spanUnits)[number]

/** Months of a unit; a week has none. */
const months = { month: 1, quarter: 3, year: 12 } as const

/** The week, month, quarter or year that a date is in. Weeks begin on Monday. */
export function spanOf(unit: SpanUnit, date: string): Span {
  if (unit === 'week') {
    const from = addDays(date, -((weekday(date) + 6) % 7))
    return { from, to: addDays(from, 6) }
  }
  const from = addMonths(`${date.slice(0, 7)}-01`, -((Number(date.slice(5, 7)) - 1) % months[unit]))
  return { from, to: addDays(addMonths(from, months[unit]), -1) }
}

/** Which of those a span is; undefined for any other. */
export const unitOf = ({ from, to }: Span): SpanUnit | undefined =>
  spanUnits.find((unit) => {
    const whole = spanOf(unit, from)
    return whole.from === from && whole.to === to
  })

const daysOf = ({ from, to }: Span): number => Math.round((dateMs(to) - dateMs(from)) / 86_400_000) + 1

/** The span right before one, and right after it: the month before a month, ten days before ten days. */
export function spansAround(span: Span): { readonly before: Span; readonly after: Span } {
  const unit = unitOf(span)
  const days = daysOf(span)
  const [last, next] = [addDays(span.from, -1), addDays(span.to, 1)]
  return unit
    ? { before: spanOf(unit, last), after: spanOf(unit, next) }
    : { before: { from: addDays(span.from, -days), to: last }, after: { from: next, to: addDays(span.to, days) } }
}

/** What's shown of a span, and what it's compared with. */
export type ComparedSpan = {
  /** As far as it's over: until today. */
  readonly now: Span
  /** As many days of the span before, from its beginning. */
  readonly before: Span
  /** Those dates a year earlier; of weeks, the same weekdays. */
  readonly year: Span
}

/** A span that isn't over is compared with as much of the others. `today` is the local date. */
export function comparedSpan(span: Span, today: string): ComparedSpan {
  const now = { from: span.from, to: span.from <= today && today < span.to ? today : span.to }
  const unit = unitOf(span)
  const year =
    unit === 'week'
      ? { from: addDays(now.from, -364), to: addDays(now.to, -364) }
      : { from: addMonths(now.from, -12), to: addMonths(now.to, -12) }
  if (unit === 'year') return { now, before: year, year }
  const { before } = spansAround(unit ? span : now)
  const sameDay = addDays(before.from, daysOf(now) - 1)
  const isOver = now.to === span.to
  return {
    now,
    before: isOver || sameDay > before.to ? before : { ...before, to: sameDay },
    // Last year's February may have had a day more.
    year: isOver && unit && unit !== 'week' ? spanOf(unit, year.from) : year,
  }
}
