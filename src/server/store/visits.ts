// How far the crew is with the day's pickups.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { addDays } from '../../domain/calendar/localTime.ts'
import type { Visit, VisitStep } from '../../domain/calendar/visit.ts'
import { stepsAfter } from '../../domain/calendar/visit.ts'

type Db = Pick<D1Database, 'prepare'>

const visitSql = `(SELECT json_group_object(step, at) FROM visits
  WHERE visits.reference = bookings.reference AND visits.revision = bookings.revision)`

/** Pickups of a date; seats that are only held are none. */
const pickupsSql = `status = 'live' AND held_until IS NULL AND slot >= ?1 AND slot < ?2`

export type PickupRow = {
  readonly reference: string
  readonly slot: string
  /** The lead's, as JSON; null when it hasn't been stored yet. */
  readonly answers: string | null
  /** Codes with spaces between. */
  readonly signs: string | null
  readonly visit: string
}

/** The pickups of a local date, the earliest first. Throws when D1 does. */
export async function pickupsOn(db: Db, date: string): Promise<PickupRow[]> {
  const { results } = await db
    .prepare(
      `SELECT bookings.reference, slot, answers, signs, ${visitSql} AS visit
       FROM bookings LEFT JOIN leads ON leads.reference = bookings.reference WHERE ${pickupsSql} ORDER BY slot, seat`,
    )
    .bind(date, addDays(date, 1))
    .all<PickupRow>()
  return results
}

/** How many there are. Throws when D1 does. */
export async function countPickups(db: Db, date: string): Promise<number> {
  const row = await db
    .prepare(`SELECT count(*) AS pickups FROM bookings WHERE ${pickupsSql}`)
    .bind(date, addDays(date, 1))
    .first<{ pickups: number }>()
  return row?.pickups ?? 0
}

/** How far the crew is with a booking as it is now. Throws when D1 does. */
export async function visitOf(db: Db, reference: string): Promise<Visit> {
  const row = await db
    .prepare(`SELECT ${visitSql} AS visit FROM bookings WHERE reference = ?`)
    .bind(reference)
    .first<{ visit: string }>()
  return JSON.parse(row?.visit ?? '{}') as Visit
}

/**
 * The statement that takes a step with a pickup of a date. It changes a row only the first time, and not after a later
 * step. `now` in UTC ms.
 */
export const stepStatement = (
  db: Db,
  date: string,
  reference: string,
  step: VisitStep,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO visits (reference, revision, step, at)
       SELECT reference, revision, ?4, ?5 FROM bookings
       WHERE reference = ?3 AND ${pickupsSql} AND NOT EXISTS (SELECT 1 FROM visits
         WHERE visits.reference = bookings.reference AND visits.revision = bookings.revision
         AND step IN (SELECT value FROM json_each(?6)))
       ON CONFLICT DO NOTHING`,
    )
    .bind(date, addDays(date, 1), reference, step, now, JSON.stringify(stepsAfter({ [step]: now })))
