// How far the crew is with the day's pickups.
import type { D1Database } from '@cloudflare/workers-types'
import { addDays } from '../../domain/calendar/localTime.ts'
import { stepsAfter, type Visit, type VisitStep } from '../../domain/calendar/visit.ts'
import type { Language } from '../../language/language.ts'
import type { Db } from '../lib/services.ts'
import { isLiveSql } from './bookings.ts'
import { type EventRow, eventOf, eventStatements } from './desk.ts'
import { occasionStatement } from './leads.ts'
import { readLead } from './storedLeads.ts'

const visitSql = `(SELECT json_group_object(step, at) FROM visits
  WHERE visits.reference = bookings.reference AND visits.revision = bookings.revision)`

/** Live bookings of a date. */
const pickupsSql = `${isLiveSql} AND slot >= ?1 AND slot < ?2`

const eventsSql = `(SELECT json_group_array(json_object('number', number, 'at', at, 'person', person, 'action', action,
  'detail', detail, 'undoneAt', undone_at) ORDER BY number) FROM desk_events WHERE desk_events.reference = bookings.reference)`

/** The pickups of a local date, the earliest first. Throws when D1 does. */
export async function pickupsOn(db: Db, date: string) {
  type PickupRow = {
    reference: string
    slot: string
    answers: string | null
    language: Language
    spamSignals: string | null
    visit: string
    events: string
    photos: number
  }
  const { results } = await db
    .prepare(
      `SELECT bookings.reference, slot, answers, coalesce(language, 'en') AS language, signs AS spamSignals, ${visitSql} AS visit, ${eventsSql} AS events,
         (SELECT count(*) FROM photos WHERE photos.reference = bookings.reference AND attached_at IS NOT NULL) AS photos
       FROM bookings LEFT JOIN leads ON leads.reference = bookings.reference WHERE ${pickupsSql} ORDER BY slot, seat`,
    )
    .bind(date, addDays(date, 1))
    .all<PickupRow>()
  return results.map((row) => ({
    ...row,
    ...readLead(row),
    visit: JSON.parse(row.visit) as Visit,
    events: (JSON.parse(row.events) as EventRow[]).map(eventOf),
  }))
}

/** How far the crew is with a booking as it is now. Throws when D1 does. */
export async function visitOf(db: Db, reference: string): Promise<Visit> {
  const row = await db
    .prepare(`SELECT ${visitSql} AS visit FROM bookings WHERE reference = ?`)
    .bind(reference)
    .first<{ visit: string }>()
  return JSON.parse(row?.visit ?? '{}') as Visit
}

/** A step with a pickup, who took it, what they said of it, and the channels that tell its customer. */
type RecordedStep = {
  readonly reference: string
  readonly step: VisitStep
  readonly person: string
  readonly detail: string
  readonly channels: readonly string[]
}

const stepActions = { 'on-the-way': 'set-out', arrived: 'arrived', done: 'done' } as const

/**
 * Records a step with a pickup of a date, in its request's history too, and enqueues its messages, in one transaction: only
 * the first time, and not after a later step. `now` in UTC ms. Throws when D1 does.
 */
export async function recordVisitStep(
  db: D1Database,
  date: string,
  { reference, step, person, detail, channels }: RecordedStep,
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
  const stage = step === 'done' ? ({ stage: 'done' } as const) : {}
  await db.batch([
    record,
    ...eventStatements(db, { reference, person, action: stepActions[step], detail, ...stage, ifChanged: true }, now),
    occasionStatement(db, reference, channels, now),
  ])
}

/** A delay of a date, and whom it's told on which channel: those who weren't told since `asOf` (UTC ms). */
type RecordedDelay = {
  readonly date: string
  readonly minutes: number
  readonly person: string
  readonly told: readonly { readonly reference: string; readonly channel: string }[]
  readonly asOf: number
}

/**
 * Records that customers are told of a delay, in their requests' histories, and enqueues the messages, in one transaction:
 * only for pickups for which the crew hasn't set out. A message about an earlier delay that hasn't gone out speaks of this one
 * instead. `now` in UTC ms. Throws when D1 does.
 */
export async function recordDelay(
  db: D1Database,
  { date, minutes, person, told, asOf }: RecordedDelay,
  now: number,
): Promise<void> {
  const isToldNow = `action = 'late' AND at = ?2`
  await db.batch([
    db
      .prepare(
        `INSERT INTO desk_events (reference, number, at, person, action, detail, stage_before)
         SELECT leads.reference, (SELECT coalesce(max(number), 0) FROM desk_events WHERE reference = leads.reference) + 1,
           ?3, ?4, 'late', ?5, stage
         FROM leads JOIN bookings ON bookings.reference = leads.reference
         WHERE leads.reference IN (SELECT value ->> 'reference' FROM json_each(?6)) AND ${pickupsSql}
           AND NOT EXISTS (SELECT 1 FROM visits
             WHERE visits.reference = bookings.reference AND visits.revision = bookings.revision)
           AND NOT EXISTS (SELECT 1 FROM desk_events
             WHERE desk_events.reference = leads.reference AND action = 'late' AND at >= ?7)`,
      )
      .bind(date, addDays(date, 1), now, person, String(minutes), JSON.stringify(told), asOf),
    db
      .prepare(
        `INSERT INTO outbox (reference, revision, channel, due_at, created_at)
         SELECT leads.reference, revision, it.value ->> 'channel', ?2, ?2
         FROM json_each(?1) AS it JOIN leads ON leads.reference = it.value ->> 'reference'
         WHERE changes() > 0 AND EXISTS (SELECT 1 FROM desk_events WHERE desk_events.reference = leads.reference AND ${isToldNow})
         ON CONFLICT DO UPDATE SET state = 'pending', attempts = 0, due_at = ?2, created_at = ?2, leased_until = 0, last_error = ''`,
      )
      .bind(JSON.stringify(told), now),
    db
      .prepare(
        `UPDATE leads SET touched_at = coalesce(touched_at, ?2) WHERE reference IN (SELECT value ->> 'reference' FROM json_each(?1))
         AND EXISTS (SELECT 1 FROM desk_events WHERE desk_events.reference = leads.reference AND ${isToldNow})`,
      )
      .bind(JSON.stringify(told), now),
  ])
}

/** The newest delay, in minutes, that the customer of a live pickup has to hear of; undefined once the crew has set out. Throws when D1 does. */
export async function delayOf(
  db: Db,
  reference: string,
): Promise<{ slot: string; minutes: number; at: number } | undefined> {
  const row = await db
    .prepare(
      `SELECT slot, CAST(detail AS INTEGER) AS minutes, at FROM bookings
       JOIN desk_events ON desk_events.reference = bookings.reference AND action = 'late'
       WHERE bookings.reference = ? AND ${isLiveSql} AND NOT EXISTS (SELECT 1 FROM visits
         WHERE visits.reference = bookings.reference AND visits.revision = bookings.revision)
       ORDER BY number DESC LIMIT 1`,
    )
    .bind(reference)
    .first<{ slot: string; minutes: number; at: number }>()
  return row ?? undefined
}
