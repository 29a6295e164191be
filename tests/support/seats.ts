import type { D1Database } from '@cloudflare/workers-types'
import type { SeatOutcome, SeatRequest } from '../../src/server/store/bookings.ts'
import { outcomeStatement, seatOutcome, seatStatements } from '../../src/server/store/bookings.ts'
import { cancelBooking, moveBooking } from '../../src/server/store/leads.ts'
import { settledStatement } from '../../src/server/store/occupied.ts'

/** A booker without limits, for tests in which it doesn't matter who asks. */
export const anybody = { phoneKey: '', mostHeld: 99, today: '', heldUntil: undefined }

/** Takes a seat for a reference as a booking does, without its lead. */
export async function book(
  db: D1Database,
  reference: string,
  slot: string,
  crews: number,
  now: number,
  booker: Omit<SeatRequest, 'slot' | 'crews'> = anybody,
): Promise<SeatOutcome> {
  const seat = { slot, crews, ...booker }
  const results = await db.batch([
    ...seatStatements(db, reference, seat, now),
    settledStatement(db, reference),
    outcomeStatement(db, reference, seat, now),
  ])
  return seatOutcome(results.at(-1)?.results[0], seat)
}

/** Moves a booking of this revision; false when that isn't possible. */
export const move = (
  db: D1Database,
  reference: string,
  revision: number,
  slot: string,
  crews: number,
  now: number,
  channels: readonly string[] = [],
): Promise<boolean> =>
  moveBooking(db, { booking: { reference, revision }, channels, batched: false }, { slot, crews }, now)

/** Cancels a booking of this revision; false when that isn't possible. */
export const cancel = (
  db: D1Database,
  reference: string,
  revision: number,
  now: number,
  channels: readonly string[] = [],
): Promise<boolean> => cancelBooking(db, { booking: { reference, revision }, channels, batched: false }, now)
