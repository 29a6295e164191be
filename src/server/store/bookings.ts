// Seats in arrival windows. Each change is one conditional statement, so that no two requests can have the same seat.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Booking } from '../../domain/calendar/booking.ts'
import { capacityKeys, slotDate } from '../../domain/calendar/slots.ts'

type Db = Pick<D1Database, 'prepare' | 'batch'>

/** Who wants a seat. Keys are hashes; an empty one isn't counted. */
export type Booker = {
  readonly phoneKey: string
  readonly addressKey: string
  /** The local date: pickups before it don't count anymore. */
  readonly today: string
  /** UTC ms: the seat is held until then and no longer. Undefined when it is theirs. */
  readonly heldUntil: number | undefined
}

/** Live seats that one phone number may have, and seats that one address may take on one day. */
export const seatLimits = { phone: 2, address: 4 }

type Refused<Reason> = { readonly ok: false; readonly reason: Reason }
/** `let-go`: the request was held once already, or thrown out, so it gets no seat again. */
export type SeatLimit = 'phone-full' | 'address-full' | 'let-go'
export type Booked =
  | { readonly ok: true; readonly booking: Booking }
  | Refused<'slot-taken' | 'closed' | 'other-slot' | SeatLimit>
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
  held_until: number | null
}
type State = Row & { closed: number }

const columns = 'reference, slot, status, revision, changed_at, held_until'

/** Reads a booking, and whether a date is closed; always one row. */
const stateSql = `SELECT ${columns}, EXISTS (SELECT 1 FROM closures WHERE date = ?2) AS closed
  FROM (SELECT 1) LEFT JOIN bookings ON reference = ?1`

const bookingOf = ({ reference, slot, status, revision, changed_at, held_until }: Row): Booking | undefined =>
  reference === null
    ? undefined
    : { reference, slot, status, revision, changedAt: changed_at, heldUntil: held_until ?? undefined }

/** The statement that frees seats whose time to be held is over. The owner has heard of them already. `now` in UTC ms. */
export const freeHolds = (db: Pick<Db, 'prepare'>, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE bookings SET status = 'cancelled', revision = revision + 1, told = revision + 1, changed_at = ?1
       WHERE status = 'live' AND held_until <= ?1`,
    )
    .bind(now)

/** Frees what is held no longer, runs a change and reads what is there after it, in one transaction. */
async function changeAndRead<Read extends State>(
  db: Db,
  now: number,
  change: D1PreparedStatement,
  read: D1PreparedStatement,
) {
  const [, changed, state] = await db.batch<Read>([freeHolds(db, now), change, read])
  const row = state?.results[0]
  if (!row) throw new Error('The state of a booking was not read')
  return { row, booking: bookingOf(row), closed: row.closed === 1, done: changed?.meta.changes === 1 }
}

// What was held and let go still counts for its address: otherwise one address could hold seats all day.
const phoneSeatsSql = `(SELECT count(*) FROM bookings WHERE phone_key = ?8 AND phone_key <> '' AND status = 'live'
  AND slot >= ?10)`
const addressSeatsSql = `(SELECT count(*) FROM bookings WHERE address_key = ?9 AND address_key <> ''
  AND (status = 'live' OR held_until IS NOT NULL))`
const spamSql = `EXISTS (SELECT 1 FROM leads WHERE leads.reference = ?1 AND state = 'spam')`

const bookSql = `INSERT INTO bookings (reference, slot, seat, status, booked_at, changed_at, held_until, phone_key, address_key)
  SELECT ?1, ?2, ${freeSeatSql}, 'live', ?6, ?6, ?7, ?8, ?9
  WHERE ${hasRoomSql} AND ${phoneSeatsSql} < ${seatLimits.phone} AND ${addressSeatsSql} < ${seatLimits.address}
    AND NOT ${spamSql}
  ON CONFLICT (reference) DO UPDATE SET slot = excluded.slot, seat = excluded.seat, status = 'live',
    revision = revision + 1, changed_at = excluded.changed_at, held_until = excluded.held_until,
    phone_key = excluded.phone_key, address_key = excluded.address_key
  WHERE status <> 'live' AND (held_until IS NULL OR excluded.held_until IS NULL)`

/** Reads what `book` needs to know after it; ?4 to ?7 are not used. */
const bookedSql = `SELECT ${columns}, EXISTS (SELECT 1 FROM closures WHERE date = ?3) AS closed,
  ${phoneSeatsSql} AS phone_seats, ${addressSeatsSql} AS address_seats, ${spamSql} AS spam
  FROM (SELECT 1) LEFT JOIN bookings ON reference = ?1`

type BookedState = State & { phone_seats: number; address_seats: number; spam: number }

/** Why there is no seat, the reason that holds longest first. */
function refusal(row: BookedState, heldUntil: number | undefined): Extract<Booked, { ok: false }>['reason'] {
  if (row.phone_seats >= seatLimits.phone) return 'phone-full'
  if (row.address_seats >= seatLimits.address) return 'address-full'
  if (row.spam === 1 || (row.held_until !== null && heldUntil !== undefined)) return 'let-go'
  return row.closed === 1 ? 'closed' : 'slot-taken'
}

const noBooker: Booker = { phoneKey: '', addressKey: '', today: '', heldUntil: undefined }

/**
 * Takes the smallest free seat of a window. The same reference and window again is the same booking; a reference that
 * has another window keeps that one. A canceled booking that is asked for again is active again, as its next revision; one
 * that was held and let go only if it isn't unusual anymore. `crews` is how many the window has where the owner has set
 * no other number; `now` in UTC ms. Throws when D1 does.
 */
export async function book(
  db: Db,
  reference: string,
  slot: string,
  crews: number,
  now: number,
  { phoneKey, addressKey, today, heldUntil }: Booker = noBooker,
): Promise<Booked> {
  const values = [reference, ...windowOf(slot, crews), now, heldUntil ?? null, phoneKey, addressKey, today]
  const [insert, read] = [db.prepare(bookSql).bind(...values), db.prepare(bookedSql).bind(...values)]
  const { booking, row } = await changeAndRead<BookedState>(db, now, insert, read)
  if (booking?.status === 'live')
    return booking.slot === slot ? { ok: true, booking } : { ok: false, reason: 'other-slot' }
  return { ok: false, reason: refusal(row, heldUntil) }
}

/** Moves an active booking of just this revision to a seat of another window. Throws when D1 does. */
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
  const { booking, closed, done } = await changeAndRead(
    db,
    now,
    update,
    db.prepare(stateSql).bind(reference, slotDate(slot)),
  )
  if (!booking) return { ok: false, reason: 'unknown' }
  if (done) return { ok: true, booking }
  if (booking.status === 'cancelled') return { ok: false, reason: 'cancelled', booking }
  if (booking.revision !== revision) return { ok: false, reason: 'spent', booking }
  return { ok: false, reason: closed ? 'closed' : 'slot-taken', booking }
}

/** Cancels an active booking of just this revision; its seat is free at once. Throws when D1 does. */
export async function cancelBooking(db: Db, reference: string, revision: number, now: number): Promise<Changed> {
  const update = db
    .prepare(
      `UPDATE bookings SET status = 'cancelled', revision = revision + 1, changed_at = ?2
       WHERE reference = ?1 AND revision = ?3 AND status = 'live'`,
    )
    .bind(reference, now, revision)
  const { booking, done } = await changeAndRead(db, now, update, db.prepare(stateSql).bind(reference, ''))
  if (!booking) return { ok: false, reason: 'unknown' }
  if (done) return { ok: true, booking }
  return { ok: false, reason: booking.status === 'cancelled' ? 'cancelled' : 'spent', booking }
}

/** A booking by its reference. Throws when D1 does. */
export async function findBooking(db: Db, reference: string): Promise<Booking | undefined> {
  const row = await db.prepare(stateSql).bind(reference, '').first<Row>()
  return row ? bookingOf(row) : undefined
}
