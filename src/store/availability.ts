// What the database says of the calendar: seats taken, dates closed, crews changed. Live seats are a row a month: what pages that
// list windows read instead of all bookings. The statements around a change of seats keep it, and the cron counts it anew once an
// hour: another version of the site may have booked meanwhile.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { site } from '#site/site.ts'
import { arrivalRules } from '../business/calendar.ts'
import { addDays, localDate } from '../domain/calendar/localTime.ts'
import { type Availability, type OpenSlots, slots } from '../domain/calendar/slots.ts'
import { logFailure } from '../log.ts'
import { type Db, withTimeout } from '../shared/http/services.ts'
import { runAll } from './bucket.ts'
import { keptRead } from './keptRead.ts'
import { soundSql } from './lead.ts'

/** The statement after a change of seats, in the same transaction: it counts those of some windows. */
export const occupiedStatement = (db: Db, slots: readonly string[]): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO occupied (month, windows)
       SELECT substr(slot, 1, 7), json_group_object(slot, seats) FROM (
         SELECT DISTINCT value AS slot,
           (SELECT count(*) FROM bookings WHERE bookings.slot = value AND status = 'live') AS seats FROM json_each(?))
       WHERE true GROUP BY substr(slot, 1, 7)
       ON CONFLICT (month) DO UPDATE SET windows = json_patch(${soundSql('windows')}, excluded.windows)`,
    )
    .bind(JSON.stringify(slots))

const yesterday = (now: number) => addDays(localDate(now, site.timeZone), -1)

/** Counts all seats anew, from yesterday's month on. SQL without parameters, so that scripts can send it. `now` in UTC ms. */
export const recountSql = (now: number): readonly string[] => [
  'DELETE FROM occupied',
  `INSERT INTO occupied (month, windows)
   SELECT substr(slot, 1, 7), json_group_object(slot, seats) FROM (
     SELECT slot, count(*) AS seats FROM bookings WHERE status = 'live' AND slot >= '${yesterday(now).slice(0, 7)}' GROUP BY slot)
   GROUP BY substr(slot, 1, 7)`,
]

/** Counts them for the site. Throws when D1 does. */
export async function recount(db: Pick<D1Database, 'prepare' | 'batch'>, now: number): Promise<void> {
  await runAll(db, recountSql(now))
}

type CalendarRow = { readonly kind: 'seats' | 'closed' | 'crews'; readonly name: string; readonly number: number }

// A row has all seats of a month: a page that anybody can ask for costs three rows, not one for each booking. Seats whose hold
// is over are among them until the next booking or the cron frees them. One statement: two more would cost a
// page's first request half a millisecond before they are even sent.
const calendar = `SELECT 'seats' AS kind, ${soundSql('windows')} AS name, 0 AS number FROM occupied
    WHERE month >= substr(?1, 1, 7) AND month <= substr(?2, 1, 7)
  UNION ALL SELECT 'closed', date, 0 FROM closures WHERE date >= ?1
  UNION ALL SELECT 'crews', place, crews FROM capacities`

/**
 * The rules as the owner has changed them and the seats taken, from yesterday, whose night may go on, to the horizon.
 * `rulesWith`: visitors' rules, or the owner's. Throws when D1 does.
 */
export async function readAvailability(db: Db, now: number, rulesWith = arrivalRules): Promise<Availability> {
  const from = yesterday(now)
  const until = addDays(from, rulesWith().horizonDays + 1)
  const { results } = await db.prepare(calendar).bind(from, until).all<CalendarRow>()
  const of = (wanted: CalendarRow['kind']) => results.filter(({ kind }) => kind === wanted)
  const seats = of('seats').flatMap(({ name }) => Object.entries(JSON.parse(name) as Record<string, number>))
  return {
    rules: rulesWith({
      closed: new Set(of('closed').map(({ name }) => name)),
      crews: new Map(of('crews').map(({ name, number }) => [name, number])),
    }),
    taken: new Map(seats),
  }
}

/** How long a page that lists windows waits for the database, in ms. */
const listTimeoutMs = 3000

/** Every window that can be booked now. Never throws: without a database it gives what the rules allow. */
export async function openSlots({ DB }: { readonly DB: Db }, now: number): Promise<OpenSlots> {
  const today = localDate(now, site.timeZone)
  try {
    const { rules, taken } = await withTimeout(listTimeoutMs, readAvailability(DB, now))
    const open = slots(now, rules, taken)
    // The last windows of a night are its evening's.
    return {
      today: open.find(({ date }) => date < today)?.date ?? today,
      slots: open,
      sure: true,
      none: open.length === 0,
    }
  } catch (error) {
    logFailure('availability-not-read', error)
    return { today, slots: slots(now, arrivalRules(), new Map()), sure: false }
  }
}

/** The calendar for pages that say when a truck could come. */
export const cachedAvailability = keptRead<Availability>(readAvailability, { freshMs: 20_000, usableMs: 5 * 60_000 })
