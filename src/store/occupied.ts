// Live seats by window, a row a month: what pages that list windows read instead of all bookings. The statements around a
// change of seats keep it, and the cron counts it anew once an hour: another version of the site may have booked meanwhile.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { site } from '#site/site.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { runAll } from './endings.ts'
import { soundSql } from './storedTexts.ts'

type Db = Pick<D1Database, 'prepare'>

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
  await runAll(db, recountSql(now))
}
