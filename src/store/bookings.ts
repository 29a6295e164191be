// What's read of bookings: each is the row of a request's seat, which `request/store.ts` writes.
import type { Booking, BookingState } from '../domain/calendar/booking.ts'
import { addDays } from '../domain/calendar/localTime.ts'
import { type CustomerRequest, fold } from '../request/evolve.ts'
import { crewSql, findRequest, findRequests, seatsOfPhone } from '../request/store.ts'
import type { Values } from '../shared/forms/form.ts'
import type { Db } from '../shared/http/services.ts'
import { readStored, referencesIn, soundSql } from './lead.ts'

/** A booking's state by its row. The table spells canceled the older way. */
export const bookingState = (status: string | null, heldUntil: number | null): BookingState | undefined => {
  if (status === null) return undefined
  if (status === 'live') return heldUntil === null ? 'live' : 'held'
  return heldUntil === null ? 'canceled' : 'let-go'
}

export const isLiveSql = `bookings.status = 'live' AND held_until IS NULL`

/** The number of the crew of a row of `leads`; null where it has no window. */
export const crewOfLeadSql = `(SELECT ${crewSql} FROM bookings WHERE bookings.reference = leads.reference AND bookings.status = 'live')`

/** The booking of a request; undefined where it has had no window. */
export const bookingOf = (request: CustomerRequest | undefined): Booking | undefined => {
  const { slot, state, revision, changedAt } = request?.seat ?? {}
  if (!request || slot === undefined || state === undefined) return undefined
  return { reference: request.reference, slot, state, revision: revision ?? 1, changedAt: changedAt ?? 0 }
}

/** A booking by its reference. Throws when D1 does. */
export const findBooking = async (db: Db, reference: string): Promise<Booking | undefined> =>
  bookingOf(await findRequest(db, reference))

/**
 * Whether its customer's number was corrected while its window was only held. Who sent it could do that, and who it's for
 * confirms the window, not that number.
 */
function isUnproved({ reference, events }: CustomerRequest): boolean {
  const index = events.findLastIndex(({ kind, data }) => kind === 'details' && 'phone' in data.answers)
  return events[index]?.person === '' && fold(reference, events.slice(0, index)).seat?.heldUntil !== undefined
}

/**
 * The request that a reference and the phone number given with it are for, once its window was theirs: a held one is confirmed by
 * what was sent to them alone. The number (E.164) counts without its extension. Throws when D1 does.
 */
export async function findOwnRequest(db: Db, reference: string, phone: string): Promise<CustomerRequest | undefined> {
  const request = await findRequest(db, reference)
  if (!request || phone === '' || request.answers.phone?.split(';')[0] !== phone.split(';')[0]) return undefined
  return request.seat?.heldUntil === undefined && !isUnproved(request) ? request : undefined
}

/**
 * References of the pickups from a local date on that are booked with a number (E.164, counted without its extension) or an email
 * address in small letters: the last ones, as many as one number may have. All are read, whether there are some or none. Throws
 * when D1 does.
 */
export async function bookingsOf(db: Db, contact: string, from: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT bookings.reference FROM bookings JOIN leads ON leads.reference = bookings.reference
       WHERE ${isLiveSql} AND slot >= ?2 AND ?1 IN (
         substr(phone, 1, instr(phone || ';', ';') - 1), lower(${soundSql('answers')} ->> 'email'))
       ORDER BY slot DESC LIMIT ${seatsOfPhone}`,
    )
    .bind(contact, from)
    .all<{ reference: string }>()
  return results.map(({ reference }) => reference)
}

/** The key of the phone number that a booking was made with, whatever was corrected since. Throws when D1 does. */
export async function findBookedPhone(db: Db, reference: string): Promise<string> {
  const read = db.prepare('SELECT phone_key AS phoneKey FROM bookings WHERE reference = ?').bind(reference)
  return (await read.first<{ phoneKey: string }>())?.phoneKey ?? ''
}

/** References of seats whose time to be held is over, at most so many. `now` in UTC ms. Throws when D1 does. */
export const overHolds = (db: Db, now: number, atMost: number): Promise<string[]> =>
  referencesIn(db, `bookings WHERE status = 'live' AND held_until IS NOT NULL AND held_until <= ? LIMIT ${atMost}`, now)

/** How often the links to the owner's calendar were revoked: no row for never. */
export const calendarNumberSql = `SELECT value FROM marks WHERE name = 'calendar-links'`

/** How often they were. Throws when D1 does. */
export const calendarRevocations = async (db: Db): Promise<number> =>
  (await db.prepare(calendarNumberSql).first<{ value: number }>())?.value ?? 0

/** The live bookings from a local date on, with their answers. Throws when D1 does. */
export async function bookingsFrom(db: Db, date: string): Promise<{ booking: Booking; answers: Values }[]> {
  const { results } = await db
    .prepare(
      `SELECT bookings.reference, slot, bookings.revision, bookings.changed_at AS changedAt, answers FROM bookings
       LEFT JOIN leads ON leads.reference = bookings.reference WHERE ${isLiveSql} AND slot >= ?1 ORDER BY slot, seat`,
    )
    .bind(date)
    .all<Omit<Booking, 'state'> & { answers: string | null }>()
  return results.map(({ answers, ...booking }) => ({
    booking: { ...booking, state: 'live' },
    answers: readStored(answers, booking.reference),
  }))
}

/** A pickup of a day, the number of its crew, and how many photos there are of it. */
export type Pickup = CustomerRequest & { readonly slot: string } & Readonly<Record<'crew' | 'photos', number>>

type PickupRow = Pick<Pickup, 'reference' | 'slot' | 'crew' | 'photos'>

/** The pickups of a local date, the earliest first. Throws when D1 does. */
export async function pickupsOn(db: Db, date: string): Promise<Pickup[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, slot, ${crewSql} AS crew, (SELECT count(*) FROM photos
         WHERE photos.reference = bookings.reference AND attached_at IS NOT NULL) AS photos
       FROM bookings WHERE ${isLiveSql} AND slot >= ?1 AND slot < ?2 ORDER BY slot, seat`,
    )
    .bind(date, addDays(date, 1))
    .all<PickupRow>()
  const requests = await findRequests(
    db,
    results.map(({ reference }) => reference),
  )
  return results.flatMap((row) => {
    const request = requests.get(row.reference)
    return request ? [{ ...request, ...row }] : []
  })
}
