// How far the crew is with the day's pickups.
import type { D1Database } from '@cloudflare/workers-types'
import { addDays } from '../../domain/calendar/localTime.ts'
import type { Visit, VisitStep } from '../../domain/calendar/visit.ts'
import { stepsAfter } from '../../domain/calendar/visit.ts'
import type { Db } from '../lib/services.ts'
import { isLiveSql } from './bookings.ts'
import { occasionStatement } from './leads.ts'
import { readLead } from './storedLeads.ts'

const visitSql = `(SELECT json_group_object(step, at) FROM visits
  WHERE visits.reference = bookings.reference AND visits.revision = bookings.revision)`

/** Live bookings of a date. */
const pickupsSql = `${isLiveSql} AND slot >= ?1 AND slot < ?2`

/** The pickups of a local date, the earliest first. Throws when D1 does. */
export async function pickupsOn(db: Db, date: string) {
  type PickupRow = {
    reference: string
    slot: string
    answers: string | null
    spamSignals: string | null
    visit: string
  }
  const { results } = await db
    .prepare(
      `SELECT bookings.reference, slot, answers, signs AS spamSignals, ${visitSql} AS visit
       FROM bookings LEFT JOIN leads ON leads.reference = bookings.reference WHERE ${pickupsSql} ORDER BY slot, seat`,
    )
    .bind(date, addDays(date, 1))
    .all<PickupRow>()
  return results.map((row) => ({ ...row, ...readLead(row), visit: JSON.parse(row.visit) as Visit }))
}

/** How far the crew is with a booking as it is now. Throws when D1 does. */
export async function visitOf(db: Db, reference: string): Promise<Visit> {
  const row = await db
    .prepare(`SELECT ${visitSql} AS visit FROM bookings WHERE reference = ?`)
    .bind(reference)
    .first<{ visit: string }>()
  return JSON.parse(row?.visit ?? '{}') as Visit
}

/** A step with a pickup, and the channels that tell its customer. */
type RecordedStep = { readonly reference: string; readonly step: VisitStep; readonly channels: readonly string[] }

/**
 * Records a step with a pickup of a date and enqueues its messages, in one transaction: only the first time, and not after
 * a later step. `now` in UTC ms. Throws when D1 does.
 */
export async function recordVisitStep(
  db: D1Database,
  date: string,
  { reference, step, channels }: RecordedStep,
  now: number,
): Promise<void> {
  const record = db
    .prepare(
      `INSERT INTO visits (reference, revision, step, at)
       SELECT reference, revision, ?4, ?5 FROM bookings
       WHERE reference = ?3 AND ${pickupsSql} AND NOT EXISTS (SELECT 1 FROM visits
         WHERE visits.reference = bookings.reference AND visits.revision = bookings.revision
         AND step IN (SELECT value FROM json_each(?6)))
       ON CONFLICT DO NOTHING`,
    )
    .bind(date, addDays(date, 1), reference, step, now, JSON.stringify(stepsAfter({ [step]: now })))
  await db.batch([record, occasionStatement(db, reference, channels, now)])
}
