// Live seats by window, a row a month: what pages that list windows read instead of all bookings. The statements around a
// change of seats keep it, and the cron counts it anew once an hour: another version of the site may have booked meanwhile.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { site } from '#site/site.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { soundSql } from './storedTexts.ts'

type Db = Pick<D1Database, 'prepare'>

/** Counts the seats of some windows, `slots`: all live ones that a condition doesn't leave out. */
const countSql = (slots: string, condition: string) => `INSERT INTO occupied (month, windows)
  SELECT substr(slot, 1, 7), json_group_object(slot, seats) FROM (
    SELECT slot, (SELECT count(*) FROM bookings AS one
      WHERE one.slot = windows.slot AND one.status = 'live' AND ${condition}) AS seats
    FROM (SELECT DISTINCT slot FROM (${slots})) AS windows)
  WHERE true GROUP BY substr(slot, 1, 7)
  ON CONFLICT (month) DO UPDATE SET windows = json_patch(${soundSql('windows')}, excluded.windows)`

const leavingSql = countSql(
  `SELECT slot FROM bookings WHERE reference = ?1 AND status = 'live'
   UNION ALL SELECT slot FROM bookings WHERE status = 'live' AND held_until <= ?2`,
  'one.reference <> ?1 AND (one.held_until IS NULL OR one.held_until > ?2)',
)
const settledSql = countSql('SELECT slot FROM bookings WHERE reference = ?1', 'true')

/**
 * The statement before a change of seats: it counts as if seats whose hold is over were free, and that of a reference. `now`
 * in UTC ms.
 */
export const leavingStatement = (db: Db, reference: string, now: number): D1PreparedStatement =>
  db.prepare(leavingSql).bind(reference, now)

/** The statement after a change of a reference's seat, in the same transaction: it counts what has become of it. */
export const settledStatement = (db: Db, reference: string): D1PreparedStatement =>
  db.prepare(settledSql).bind(reference)

/** Counts all seats anew, from this month on. SQL without parameters, so that scripts can send it. `now` in UTC ms. */
export const recountSql = (now: number): readonly string[] => [
  'DELETE FROM occupied',
  `INSERT INTO occupied (month, windows)
   SELECT substr(slot, 1, 7), json_group_object(slot, seats) FROM (
     SELECT slot, count(*) AS seats FROM bookings WHERE status = 'live' AND slot >= '${localDate(now, site.timeZone).slice(0, 7)}' GROUP BY slot)
   GROUP BY substr(slot, 1, 7)`,
]

/** Counts them for the site. Throws when D1 does. */
export async function recount(db: Pick<D1Database, 'prepare' | 'batch'>, now: number): Promise<void> {
  await db.batch(recountSql(now).map((sql) => db.prepare(sql)))
}
