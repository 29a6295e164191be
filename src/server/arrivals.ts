// What the database says of the calendar: seats taken, dates closed, crews changed.
import type { D1Database } from '@cloudflare/workers-types'
import { arrivalRules } from '../content/calendar.ts'
import { addDays, localDate } from '../domain/localTime.ts'
import type { OpenSlots, SlotRules, Taken } from '../domain/slots.ts'
import { slots } from '../domain/slots.ts'
import { site } from '../site.ts'
import { within } from './deadline.ts'

type Db = Pick<D1Database, 'prepare' | 'batch'>

/** Seats taken by window, of all windows from one date to another, both included. Throws when D1 does. */
export async function takenSeats(db: Db, from: string, to: string): Promise<Taken> {
  const { results } = await takenStatement(db, from, to).all<TakenRow>()
  return takenOf(results)
}

type TakenRow = { slot: string; seats: number }

const takenStatement = (db: Db, from: string, to: string) =>
  db
    .prepare(
      `SELECT slot, count(*) AS seats FROM bookings
       WHERE status = 'live' AND slot >= ?1 AND slot < ?2 GROUP BY slot`,
    )
    .bind(from, addDays(to, 1))

const takenOf = (rows: readonly TakenRow[]): Taken => new Map(rows.map(({ slot, seats }) => [slot, seats]))

export type Arrivals = { readonly rules: SlotRules; readonly taken: Taken }

/** The rules as the owner has changed them and the seats taken, from today to the horizon. Throws when D1 does. */
export async function readArrivals(db: Db, now: number): Promise<Arrivals> {
  const today = localDate(now, site.timeZone)
  const [taken, closures, capacities] = await db.batch([
    takenStatement(db, today, addDays(today, arrivalRules().horizonDays)),
    db.prepare('SELECT date FROM closures WHERE date >= ?1').bind(today),
    db.prepare('SELECT place, crews FROM capacities'),
  ])
  const closed = (closures?.results ?? []) as { date: string }[]
  const crews = (capacities?.results ?? []) as { place: string; crews: number }[]
  return {
    rules: arrivalRules({
      closed: new Set(closed.map(({ date }) => date)),
      crews: new Map(crews.map((row) => [row.place, row.crews])),
    }),
    taken: takenOf((taken?.results ?? []) as TakenRow[]),
  }
}

/** A page waits so long for the database, in ms. */
const budgetMs = 3000

/** Every window that can be booked now. Never throws: without a database it is what the rules allow. */
export async function openSlots({ DB }: { readonly DB: Db }, now: number): Promise<OpenSlots> {
  const today = localDate(now, site.timeZone)
  try {
    const { rules, taken } = await within(budgetMs, readArrivals(DB, now))
    return { today, slots: slots(now, rules, taken), sure: true }
  } catch (error) {
    console.error(JSON.stringify({ event: 'arrivals-not-read', error: String(error) }))
    return { today, slots: slots(now, arrivalRules(), new Map()), sure: false }
  }
}
