import type { D1Database } from '@cloudflare/workers-types'
import { closeDateSql, crewsSql, openDateSql } from '../../src/server/store/ownerSql.ts'

type Db = Pick<D1Database, 'prepare'>

/** Takes no more bookings on a date. Throws when D1 does. */
export const closeDate = async (db: Db, date: string) => void (await db.prepare(closeDateSql(date)).run())

/** Takes bookings on a date again. Throws when D1 does. */
export const openDate = async (db: Db, date: string) => void (await db.prepare(openDateSql(date)).run())

/** Sets the number of crews for a window, a date or a weekday. Throws when D1 does. */
export const setCrews = async (db: Db, place: string, crews: number | undefined) =>
  void (await db.prepare(crewsSql(place, crews)).run())
