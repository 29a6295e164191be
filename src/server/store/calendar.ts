// The owner's calendar: who is when, days that are closed, and crews.
import type { D1Database } from '@cloudflare/workers-types'
import type { CalendarPickup, CrewChanges } from '../../domain/deskCalendar.ts'
import type { Db } from '../lib/services.ts'
import { calendarNumberSql } from './bookings.ts'
import { readStored } from './storedTexts.ts'

type PickupRow = { reference: string; slot: string; answers: string | null; isHeld: number; isDone: number }

/**
 * The pickups from one local date to another, the days between them that the owner closed, and the crews as he set them.
 * `now` in UTC ms. Throws when D1 does.
 */
export async function readDeskCalendar(
  db: D1Database,
  { from, until, now }: { readonly from: string; readonly until: string; readonly now: number },
): Promise<{ pickups: Omit<CalendarPickup, 'town'>[]; closed: ReadonlySet<string>; crews: CrewChanges }> {
  const [pickups, closures, capacities] = await db.batch([
    db
      .prepare(
        `SELECT bookings.reference, slot, answers, held_until IS NOT NULL AS isHeld,
           coalesce(leads.request_status = 'done', 0) AS isDone
         FROM bookings LEFT JOIN leads ON leads.reference = bookings.reference
         WHERE bookings.status = 'live' AND slot >= ?1 AND slot < ?2 AND (held_until IS NULL OR held_until > ?3)
         ORDER BY slot, seat`,
      )
      .bind(from, until, now),
    db.prepare('SELECT date FROM closures WHERE date >= ?1 AND date < ?2').bind(from, until),
    db.prepare('SELECT place, crews FROM capacities'),
  ])
  return {
    pickups: ((pickups?.results ?? []) as PickupRow[]).map(({ answers, isHeld, isDone, ...row }) => ({
      ...row,
      answers: readStored(answers, row.reference),
      isHeld: isHeld === 1,
      isDone: isDone === 1,
    })),
    closed: new Set(((closures?.results ?? []) as { date: string }[]).map(({ date }) => date)),
    crews: new Map(
      ((capacities?.results ?? []) as { place: string; crews: number }[]).map(({ place, crews }) => [place, crews]),
    ),
  }
}

/** Takes no more bookings on a date, and keeps those that are there. Throws when D1 does. */
export async function closeDate(db: Db, date: string): Promise<void> {
  await db.prepare('INSERT INTO closures (date) VALUES (?) ON CONFLICT DO NOTHING').bind(date).run()
}

/** Takes bookings on a date again. Throws when D1 does. */
export async function openDate(db: Db, date: string): Promise<void> {
  await db.prepare('DELETE FROM closures WHERE date = ?').bind(date).run()
}

/** Another number of crews for a place (`capacityKeys`). Undefined for the usual one; `was`: as the page had it. */
export type CrewChange = {
  readonly place: string
  readonly crews: number | undefined
  readonly was: number | undefined
}

/** Sets numbers of crews. False when one of them was changed to something else since the page was made. Throws when D1 does. */
export async function setCrews(db: D1Database, changes: readonly CrewChange[]): Promise<boolean> {
  if (changes.length === 0) return true
  await db.batch(
    changes.map(({ place, crews, was }) =>
      crews === undefined
        ? db.prepare('DELETE FROM capacities WHERE place = ?1 AND crews IS ?2').bind(place, was ?? null)
        : db
            .prepare(
              `INSERT INTO capacities (place, crews)
               SELECT ?1, ?2 WHERE (SELECT crews FROM capacities WHERE place = ?1) IS ?3
               ON CONFLICT (place) DO UPDATE SET crews = excluded.crews`,
            )
            .bind(place, crews, was ?? null),
    ),
  )
  const { results } = await db.prepare('SELECT place, crews FROM capacities').all<{ place: string; crews: number }>()
  const now = new Map(results.map(({ place, crews }) => [place, crews]))
  return changes.every(({ place, crews }) => now.get(place) === crews)
}

/** Revokes the links to the owner's calendar that were made after so many revocations: twice the same is once. Throws when D1 does. */
export async function revokeCalendar(db: Db, number: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO marks (name, value) SELECT 'calendar-links', ?1 + 1 WHERE coalesce((${calendarNumberSql}), 0) = ?1
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    )
    .bind(number)
    .run()
}
