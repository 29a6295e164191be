// Seats in arrival windows. Each change is one conditional statement, so that no two requests can have the same seat.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { capacityKeys, slotDate } from '../domain/slots.ts'

type Db = Pick<D1Database, 'prepare' | 'batch'>

export type Booking = {
  readonly reference: string
  readonly slot: string
  readonly status: 'live' | 'cancelled'
  /** 1 when it was made; each move and the cancelling raise it. */
  readonly revision: number
  /** UTC ms. */
  readonly changedAt: number
}

type Refused<Reason> = { readonly ok: false; readonly reason: Reason }
export type Booked = { readonly ok: true; readonly booking: Booking } | Refused<'slot-taken' | 'closed' | 'other-slot'>
/** `spent`: the booking was changed since the revision that was given; `booking` is what it is now. */
export type Changed =
  | { readonly ok: true; readonly booking: Booking }
  | (Refused<'slot-taken' | 'closed' | 'spent' | 'cancelled'> & { readonly booking: Booking })
  | Refused<'unknown'>

// ?2 is the window; ?3 its date, ?4 its weekday, ?5 the usual number of crews.
const crewsSql = `coalesce((SELECT crews FROM capacities WHERE place = ?2),
  (SELECT crews FROM capacities WHERE place = ?3), (SELECT crews FROM capacities WHERE place = ?4), ?5)`
const seatsSql = `SELECT seat FROM bookings WHERE slot = ?2 AND status = 'live'`
/** The smallest free seat: the first one, or the one behind a taken seat. */
const freeSeatSql = `(SELECT min(seat) FROM (SELECT 1 AS seat UNION SELECT seat + 1 FROM (${seatsSql}))
  WHERE seat NOT IN (${seatsSql}))`
// Counted too: after the owner has lowered the crews, a low seat may be free while the window is full.
const hasRoomSql = `${freeSeatSql} <= ${crewsSql} AND (SELECT count(*) FROM (${seatsSql})) < ${crewsSql}
  AND NOT EXISTS (SELECT 1 FROM closures WHERE date = ?3)`

const windowOf = (slot: string, crews: number) => [...capacityKeys(slot), crews] as const

type Row = {
  reference: string | null
  slot: string
  status: 'live' | 'cancelled'
  revision: number
  changed_at: number
}
type State = { readonly booking: Booking | undefined; readonly closed: boolean }

/** Reads a booking, and whether a date is closed; always one row. */
const stateSql = `SELECT reference, slot, status, revision, changed_at,
  EXISTS (SELECT 1 FROM closures WHERE date = ?2) AS closed
  FROM (SELECT 1) LEFT JOIN bookings ON reference = ?1`

const bookingOf = ({ reference, slot, status, revision, changed_at }: Row): Booking | undefined =>
  reference === null ? undefined : { reference, slot, status, revision, changedAt: changed_at }

/** Runs a change and reads what stands after it, in one transaction. */
async function changeAndRead(db: Db, change: D1PreparedStatement, reference: string, date: string) {
  const [changed, read] = await db.batch<Row & { closed: number }>([change, db.prepare(stateSql).bind(reference, date)])
  const row = read?.results[0]
  if (!row) throw new Error('The state of a booking was not read')
  const state: State = { booking: bookingOf(row), closed: row.closed === 1 }
  return { ...state, done: changed?.meta.changes === 1 }
}

/**
 * Takes the smallest free seat of a window. The same reference and window again is the same booking; a reference that
 * holds another window keeps that one. A cancelled booking that is asked for again is live again, as its next revision.
 * `crews` is how many the window has where the owner has set no other number; `now` in UTC ms. Throws when D1 does.
 */
export async function book(db: Db, reference: string, slot: string, crews: number, now: number): Promise<Booked> {
  const insert = db
    .prepare(
      `INSERT INTO bookings (reference, slot, seat, status, booked_at, changed_at)
       SELECT ?1, ?2, ${freeSeatSql}, 'live', ?6, ?6 WHERE ${hasRoomSql}
       ON CONFLICT (reference) DO UPDATE SET slot = excluded.slot, seat = excluded.seat, status = 'live',
         revision = revision + 1, changed_at = excluded.changed_at
       WHERE status <> 'live'`,
    )
    .bind(reference, ...windowOf(slot, crews), now)
  const { booking, closed } = await changeAndRead(db, insert, reference, slotDate(slot))
  if (booking?.status === 'live')
    return booking.slot === slot ? { ok: true, booking } : { ok: false, reason: 'other-slot' }
  return { ok: false, reason: closed ? 'closed' : 'slot-taken' }
}

/** Moves a live booking of just this revision to a seat of another window. Throws when D1 does. */
export async function moveBooking(
  db: Db,
  reference: string,
  revision: number,
  slot: string,
  crews: number,
  now: number,
): Promise<Changed> {
  const update = db
    .prepare(
      `UPDATE bookings SET slot = ?2, seat = ${freeSeatSql}, revision = revision + 1, changed_at = ?6
       WHERE reference = ?1 AND revision = ?7 AND status = 'live' AND slot <> ?2 AND ${hasRoomSql}`,
    )
    .bind(reference, ...windowOf(slot, crews), now, revision)
  const { booking, closed, done } = await changeAndRead(db, update, reference, slotDate(slot))
  if (!booking) return { ok: false, reason: 'unknown' }
  if (done) return { ok: true, booking }
  if (booking.status === 'cancelled') return { ok: false, reason: 'cancelled', booking }
  if (booking.revision !== revision) return { ok: false, reason: 'spent', booking }
  return { ok: false, reason: closed ? 'closed' : 'slot-taken', booking }
}

/** Cancels a live booking of just this revision; its seat is free at once. Throws when D1 does. */
export async function cancelBooking(db: Db, reference: string, revision: number, now: number): Promise<Changed> {
  const update = db
    .prepare(
      `UPDATE bookings SET status = 'cancelled', revision = revision + 1, changed_at = ?2
       WHERE reference = ?1 AND revision = ?3 AND status = 'live'`,
    )
    .bind(reference, now, revision)
  const { booking, done } = await changeAndRead(db, update, reference, '')
  if (!booking) return { ok: false, reason: 'unknown' }
  if (done) return { ok: true, booking }
  return { ok: false, reason: booking.status === 'cancelled' ? 'cancelled' : 'spent', booking }
}

/** A booking by its reference. Throws when D1 does. */
export async function findBooking(db: Db, reference: string): Promise<Booking | undefined> {
  const row = await db.prepare(stateSql).bind(reference, '').first<Row>()
  return row ? bookingOf(row) : undefined
}
