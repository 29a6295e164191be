// The owner's calendar: who is when, days that are closed, and crews.
import type { D1Database } from '@cloudflare/workers-types'
import type { CalendarPickup, CrewChanges } from '../domain/deskCalendar.ts'
import type { Db } from '../shared/http/services.ts'
import { calendarNumberSql } from './bookings.ts'
import { readStored } from './lead.ts'

type PickupRow = { reference: string; slot: string; answers: string | null; isHeld: number; isDone: number }

const capacities = (db: Db) => db.prepare('SELECT place, crews FROM capacities')

const crewsIn = (read: { readonly results: readonly unknown[] } | undefined): CrewChanges =>
  new Map(((read?.results ?? []) as { place: string; crews: number }[]).map(({ place, crews }) => [place, crews]))

/** The numbers of crews that the owner has set. Throws when D1 does. */
export const readCrews = async (db: Db): Promise<CrewChanges> => crewsIn(await capacities(db).all())

/**
 * The pickups from one local date to another, the days between them that the owner closed, and the crews as he set them.
 * `now` in UTC ms. Throws when D1 does.
 */
export async function readDeskCalendar(
  db: D1Database,
  { from, until, now }: { readonly from: string; readonly until: string; readonly now: number },
): Promise<{ pickups: Omit<CalendarPickup, 'town'>[]; closed: ReadonlySet<string>; crews: CrewChanges }> {
  const [pickups, closures, changed] = await db.batch<unknown>([
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
    capacities(db),
  ])
  return {
    pickups: ((pickups?.results ?? []) as PickupRow[]).map(({ answers, isHeld, isDone, ...row }) => ({
      ...row,
      answers: readStored(answers, row.reference),
      isHeld: isHeld === 1,
      isDone: isDone === 1,
    })),
    closed: new Set(((closures?.results ?? []) as { date: string }[]).map(({ date }) => date)),
    crews: crewsIn(changed),
  }
}

/** Takes no more bookings on some dates, and keeps those that are there. Throws when D1 does. */
export async function closeDates(db: Db, dates: readonly string[]): Promise<void> {
  await db
    .prepare('INSERT INTO closures (date) SELECT value FROM json_each(?) WHERE true ON CONFLICT DO NOTHING')
    .bind(JSON.stringify(dates))
    .run()
}

/** Takes bookings on some dates again. Throws when D1 does. */
export async function openDates(db: Db, dates: readonly string[]): Promise<void> {
  await db
    .prepare('DELETE FROM closures WHERE date IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(dates))
    .run()
}

/** How many pickups are booked from one local date to another that isn't among them. Throws when D1 does. */
export async function countPickups(db: Db, from: string, until: string): Promise<number> {
  const read = db.prepare(
    `SELECT count(*) AS count FROM bookings JOIN leads USING (reference)
     WHERE bookings.status = 'live' AND slot >= ?1 AND slot < ?2 AND request_status = 'booked'`,
  )
  return (await read.bind(from, until).first<{ count: number }>())?.count ?? 0
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
  const results = await db.batch<unknown>([
    ...changes.map(({ place, crews, was }) =>
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
    capacities(db),
  ])
  const now = crewsIn(results.at(-1))
  return changes.every(({ place, crews }) => now.get(place) === crews)
}

/** Revokes the links to the owner's calendar: all, or those of a page that knew of so many revocations. Twice the same is once. */
export const revokeStatement = (db: Db, number?: number) =>
  db
    .prepare(
      `INSERT INTO marks (name, value) SELECT 'calendar-links', done + 1
       FROM (SELECT coalesce((${calendarNumberSql}), 0) AS done) WHERE coalesce(?, done) = done
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    )
    .bind(number ?? null)

/** Does so. Throws when D1 does. */
export async function revokeCalendar(db: Db, number: number): Promise<void> {
  await revokeStatement(db, number).run()
}
