// What the database says of the calendar: seats taken, dates closed, crews changed.
import type { D1Database } from '@cloudflare/workers-types'
import { site } from '#site/site.ts'
import { arrivalRules } from '../../business/calendar.ts'
import { addDays, localDate } from '../../domain/calendar/localTime.ts'
import type { OpenSlots, SlotRules, Taken } from '../../domain/calendar/slots.ts'
import { slots } from '../../domain/calendar/slots.ts'
import { withTimeout } from '../lib/timeout.ts'

type Db = Pick<D1Database, 'prepare'>

export type Arrivals = { readonly rules: SlotRules; readonly taken: Taken }

type CalendarRow = { readonly kind: 'seats' | 'closed' | 'crews'; readonly name: string; readonly number: number }

// Seats that are held no longer are free before the sweep says so. One statement: two more would cost a page's first request half a millisecond before they are even sent.
const calendar = `SELECT 'seats' AS kind, slot AS name, count(*) AS number FROM bookings
    WHERE status = 'live' AND slot >= ?1 AND slot < ?2 AND (held_until IS NULL OR held_until > ?3) GROUP BY slot
  UNION ALL SELECT 'closed', date, 0 FROM closures WHERE date >= ?1
  UNION ALL SELECT 'crews', place, crews FROM capacities`

/** The rules as the owner has changed them and the seats taken, from today to the horizon. Throws when D1 does. */
export async function readArrivals(db: Db, now: number): Promise<Arrivals> {
  const today = localDate(now, site.timeZone)
  const { results } = await db
    .prepare(calendar)
    .bind(today, addDays(today, arrivalRules().horizonDays + 1), now)
    .all<CalendarRow>()
  const of = (wanted: CalendarRow['kind']) => results.filter(({ kind }) => kind === wanted)
  const numbers = (wanted: CalendarRow['kind']) => new Map(of(wanted).map(({ name, number }) => [name, number]))
  return {
    rules: arrivalRules({ closed: new Set(of('closed').map(({ name }) => name)), crews: numbers('crews') }),
    taken: numbers('seats'),
  }
}

/** A page waits so long for the database, in ms. */
const budgetMs = 3000

/** Every window that can be booked now. Never throws: without a database it is what the rules allow. */
export async function openSlots({ DB }: { readonly DB: Db }, now: number): Promise<OpenSlots> {
  const today = localDate(now, site.timeZone)
  try {
    const { rules, taken } = await withTimeout(budgetMs, readArrivals(DB, now))
    return { today, slots: slots(now, rules, taken), sure: true }
  } catch (error) {
    console.error(JSON.stringify({ event: 'arrivals-not-read', error: String(error) }))
    return { today, slots: slots(now, arrivalRules(), new Map()), sure: false }
  }
}
