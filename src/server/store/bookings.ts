// Seats in arrival windows. Each change is one conditional statement, so that no two requests can have the same seat.
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { type Booking, hasSeat } from '../../domain/calendar/booking.ts'
import { capacityKeys } from '../../domain/calendar/slots.ts'
import type { Values } from '../../forms/form.ts'
import type { Db } from '../lib/services.ts'
import { leavingStatement } from './occupied.ts'
import { readStored } from './storedTexts.ts'

/** A window that somebody is to have a seat in. */
export type WindowRequest = {
  /** Id of the window. */
  readonly slot: string
  /** How many seats it has where the owner has set no other number. */
  readonly crews: number
  /** Also one more than there are crews for. */
  readonly isExtra?: boolean
}

/** The seat that a request asks for. Keys are hashes; an empty one isn't counted. */
export type SeatRequest = WindowRequest & {
  readonly phoneKey: string
  /** Most seats that may be held on one day: the others stay open to everybody else. */
  readonly mostHeld: number
  /** The local date: pickups before it don't count anymore. */
  readonly today: string
  /** UTC ms: the seat is held until then and no longer. Undefined when it is theirs. */
  readonly heldUntil: number | undefined
  /** The owner asks for it: however many seats its number has. */
  readonly isByOwner?: boolean
}

/** Live seats that one phone number may have. */
const seatsOfPhone = 2

/**
 * `let-go`: the request has held a seat before, or was thrown out, so it gets none again. `phone-full`: its number has its
 * seats. `holds-full`: so many seats of the day are held that the others stay open.
 */
export type SeatOutcome =
  | { readonly ok: true; readonly booking: Booking }
  | { readonly ok: false; readonly reason: 'taken' | 'phone-full' | 'holds-full' | 'let-go' }

/** A booking's state by its row. The table spells canceled the older way. */
export const bookingStateSql = `CASE WHEN status = 'live' THEN iif(held_until IS NULL, 'live', 'held')
  ELSE iif(held_until IS NULL, 'canceled', 'let-go') END`

/** Rows of the state `live`. */
export const isLiveSql = `status = 'live' AND held_until IS NULL`

/** Cancels bookings that have a seat; more conditions may follow. `now`: UTC ms, or its parameter. */
export const cancelSql = (now: string | number): string =>
  `UPDATE bookings SET status = 'cancelled', revision = revision + 1, changed_at = ${now} WHERE status = 'live'`

// ?1 is the reference, ?2 the window; ?3 its date, ?4 its weekday, ?5 the usual number of crews.
const capacitySql = `coalesce((SELECT crews FROM capacities WHERE place = ?2),
  (SELECT crews FROM capacities WHERE place = ?3), (SELECT crews FROM capacities WHERE place = ?4), ?5)`
// A seat that the request holds itself isn't in its way.
const takenSeatsSql = `SELECT seat FROM bookings WHERE slot = ?2 AND status = 'live' AND bookings.reference <> ?1`
/** The smallest free seat: the first one, or one that follows a taken seat. */
const nextSeatSql = `(SELECT min(seat) FROM (SELECT 1 AS seat UNION SELECT seat + 1 FROM (${takenSeatsSql}))
  WHERE seat NOT IN (${takenSeatsSql}))`
// Seats are counted too: after the owner has lowered the crews, a low one may be free while the window is full.
const isOpenSql = 'NOT EXISTS (SELECT 1 FROM closures WHERE date = ?3)'
const hasRoomSql = `${nextSeatSql} <= ${capacitySql} AND (SELECT count(*) FROM (${takenSeatsSql})) < ${capacitySql}
  AND ${isOpenSql}`
const roomFor = ({ isExtra = false }: WindowRequest) => (isExtra ? isOpenSql : hasRoomSql)

const columns = `bookings.reference, slot, ${bookingStateSql} AS state, bookings.revision, bookings.changed_at AS changedAt`

/** The statement that frees seats whose time to be held is over. The owner has heard of them already. `now` in UTC ms. */
export const freeHolds = (db: Db, now: number): D1PreparedStatement =>
  db.prepare(`${cancelSql('?1')} AND held_until <= ?1`).bind(now)

/** Seats of the number; one that the request holds itself isn't in its way. */
const phoneSeatsSql = `(SELECT count(*) FROM bookings WHERE phone_key = ?8 AND phone_key <> '' AND status = 'live'
  AND slot >= ?10 AND bookings.reference <> ?1)`
/** Seats that others hold on the window's day. */
const heldSeatsSql = `(SELECT count(*) FROM bookings WHERE status = 'live' AND slot >= ?3 AND slot < ?3 || 'U'
  AND held_until > ?6 AND bookings.reference <> ?1)`
const barredSql = `(EXISTS (SELECT 1 FROM leads WHERE leads.reference = ?1 AND state = 'spam')
  OR EXISTS (SELECT 1 FROM erasures WHERE erasures.reference = ?1 AND asked_at >= ?6))`
const mayHaveSeatSql = `(?11 = 1 OR (${phoneSeatsSql} < ${seatsOfPhone} AND (?7 IS NULL OR ${heldSeatsSql} < ?9)))
  AND NOT ${barredSql}`

const bookSql = (
  hasRoom: string,
) => `INSERT INTO bookings (reference, slot, seat, status, booked_at, changed_at, held_until, phone_key)
  SELECT ?1, ?2, ${nextSeatSql}, 'live', ?6, ?6, ?7, ?8 WHERE ${hasRoom} AND ${mayHaveSeatSql}
  ON CONFLICT (reference) DO NOTHING`

/** Moves a booking that has a seat, or makes another one live again. A seat that's held can't get to a day with too many. */
const bookAgainSql = (
  hasRoom: string,
) => `UPDATE bookings SET slot = ?2, seat = ${nextSeatSql}, status = 'live', revision = revision + 1,
    changed_at = ?6, held_until = iif(status = 'live', held_until, ?7),
    phone_key = iif(status = 'live', phone_key, ?8)
  WHERE reference = ?1 AND ${hasRoom} AND iif(status = 'live', slot <> ?2 AND (held_until IS NULL OR ${heldSeatsSql} < ?9),
    (held_until IS NULL OR ?7 IS NULL) AND ${mayHaveSeatSql})`

/** Reads what became of a request for a seat; it doesn't need ?2 to ?5. */
const outcomeSql = `SELECT ${columns}, ${phoneSeatsSql} AS phone_seats, ${heldSeatsSql} AS held_seats,
  ${barredSql} AS barred FROM (SELECT 1) LEFT JOIN bookings ON reference = ?1`

type OutcomeRow = (Booking | { reference: null }) & { phone_seats: number; held_seats: number; barred: number }

const seatValues = (reference: string, seat: SeatRequest, now: number) => [
  reference,
  ...capacityKeys(seat.slot),
  seat.crews,
  now,
  seat.heldUntil ?? null,
  seat.phoneKey,
  seat.mostHeld,
  seat.today,
]

/**
 * The statements that take the smallest free seat of a window, for one transaction. The same reference and window again
 * is the same booking; another window moves it. A request for a canceled booking makes it live again, as its next
 * revision; for one that was let go, only if the request doesn't look unusual anymore. The last statement changes a row
 * when there was a booking before. They need `settledStatement` after them. `now` in UTC ms.
 */
export const seatStatements = (db: Db, reference: string, seat: SeatRequest, now: number): D1PreparedStatement[] => [
  leavingStatement(db, reference, now),
  freeHolds(db, now),
  ...[bookSql, bookAgainSql].map((sql) =>
    db.prepare(sql(roomFor(seat))).bind(...seatValues(reference, seat, now), seat.isByOwner ? 1 : 0),
  ),
]

/** The statement that reads what became of a request for a seat, for `seatOutcome`. */
export const outcomeStatement = (db: Db, reference: string, seat: SeatRequest, now: number): D1PreparedStatement =>
  db.prepare(outcomeSql).bind(...seatValues(reference, seat, now))

/** What became of a request for a seat. Of several reasons against it, this gives the one that holds longest. */
export function seatOutcome(row: unknown, { slot, heldUntil, mostHeld, isByOwner }: SeatRequest): SeatOutcome {
  const { phone_seats, held_seats, barred, ...found } = row as OutcomeRow
  const booking = found.reference === null ? undefined : found
  if (booking && hasSeat(booking.state))
    return booking.slot === slot ? { ok: true, booking } : { ok: false, reason: 'taken' }
  if (phone_seats >= seatsOfPhone && !isByOwner) return { ok: false, reason: 'phone-full' }
  if (heldUntil !== undefined && held_seats >= mostHeld) return { ok: false, reason: 'holds-full' }
  const isHeldAgain = booking?.state === 'let-go' && heldUntil !== undefined
  return { ok: false, reason: barred === 1 || isHeldAgain ? 'let-go' : 'taken' }
}

/**
 * The statement that moves a booking to a seat of another window, if it's still of this revision. `mostHeld`: most seats that
 * may be held on the other day, if it's only held.
 */
export const moveStatement = (
  db: Db,
  { reference, revision }: Pick<Booking, 'reference' | 'revision'>,
  to: WindowRequest & Partial<Pick<SeatRequest, 'mostHeld'>>,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE bookings SET slot = ?2, seat = ${nextSeatSql}, revision = revision + 1, changed_at = ?6
       WHERE reference = ?1 AND revision = ?7 AND status = 'live' AND slot <> ?2 AND ${roomFor(to)}
         AND (held_until IS NULL OR ${heldSeatsSql} < ?8)`,
    )
    .bind(reference, ...capacityKeys(to.slot), to.crews, now, revision, to.mostHeld ?? 0)

/** A seat for a request that is there already. `seen`: how much had been done with it at the desk. */
export type SeatForRequest = SeatRequest & { readonly seen: number }

/**
 * The statement that gives a request a seat, if it has none or only holds one, may have one, and nobody did anything with it
 * since.
 */
export const bookForStatement = (db: Db, reference: string, seat: SeatForRequest, now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO bookings (reference, slot, seat, status, booked_at, changed_at, phone_key)
       SELECT ?1, ?2, ${nextSeatSql}, 'live', ?6, ?6, ?8 FROM leads WHERE reference = ?1 AND ${mayHaveSeatSql}
         AND ?12 = (SELECT coalesce(max(number), 0) FROM desk_events WHERE desk_events.reference = ?1) AND ${roomFor(seat)}
       ON CONFLICT (reference) DO UPDATE SET slot = excluded.slot, seat = excluded.seat, status = 'live',
         revision = revision + 1, changed_at = excluded.changed_at, held_until = NULL, phone_key = excluded.phone_key
       WHERE NOT (bookings.status = 'live' AND bookings.held_until IS NULL)`,
    )
    .bind(...seatValues(reference, seat, now), seat.isByOwner ? 1 : 0, seat.seen)

/** The statement that cancels a booking, if it's still of this revision; its seat is free at once. */
export const cancelStatement = (
  db: Db,
  { reference, revision }: Pick<Booking, 'reference' | 'revision'>,
  now: number,
): D1PreparedStatement =>
  db.prepare(`${cancelSql('?2')} AND reference = ?1 AND revision = ?3`).bind(reference, now, revision)

/** The statement that makes a held seat theirs, if it's still of this revision and held. */
export const confirmStatement = (
  db: Db,
  { reference, revision }: Pick<Booking, 'reference' | 'revision'>,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE bookings SET held_until = NULL, revision = revision + 1, changed_at = ?2
       WHERE reference = ?1 AND revision = ?3 AND status = 'live' AND held_until > ?2`,
    )
    .bind(reference, now, revision)

/** A booking by its reference. Throws when D1 does. */
export async function findBooking(db: Db, reference: string): Promise<Booking | undefined> {
  const read = db.prepare(`SELECT ${columns} FROM bookings WHERE reference = ?`).bind(reference)
  return (await read.first<Booking>()) ?? undefined
}

/**
 * The booking that a reference and the phone number given with it are for, once it was theirs: a held one is confirmed by
 * what was sent to them alone. The number (E.164) counts without its extension. Throws when D1 does.
 */
export async function findOwnBooking(db: Db, reference: string, phone: string): Promise<Booking | undefined> {
  const read = db
    .prepare(
      `SELECT ${columns} FROM bookings JOIN leads ON leads.reference = bookings.reference
       WHERE bookings.reference = ?1 AND held_until IS NULL AND (phone || ';') LIKE (?2 || ';%')`,
    )
    .bind(reference, phone.split(';')[0])
  return (await read.first<Booking>()) ?? undefined
}

/** The key of the phone number that a booking was made with, whatever was corrected since. Throws when D1 does. */
export async function findBookedPhone(db: Db, reference: string): Promise<string> {
  const read = db.prepare('SELECT phone_key AS phoneKey FROM bookings WHERE reference = ?').bind(reference)
  return (await read.first<{ phoneKey: string }>())?.phoneKey ?? ''
}

/** How often the links to the owner's calendar were revoked: no row for never. */
export const calendarNumberSql = `SELECT value FROM marks WHERE name = 'calendar-links'`

/** How often they were. Throws when D1 does. */
export const calendarRevocations = async (db: Db): Promise<number> =>
  (await db.prepare(calendarNumberSql).first<{ value: number }>())?.value ?? 0

/** The live bookings from a local date on, with their answers. Throws when D1 does. */
export async function bookingsFrom(db: Db, date: string): Promise<{ booking: Booking; answers: Values }[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns}, answers FROM bookings LEFT JOIN leads ON leads.reference = bookings.reference
       WHERE ${isLiveSql} AND slot >= ?1 ORDER BY slot, seat`,
    )
    .bind(date)
    .all<Booking & { answers: string | null }>()
  return results.map(({ answers, ...booking }) => ({ booking, answers: readStored(answers, booking.reference) }))
}
