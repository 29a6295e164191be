import type { D1Database } from '@cloudflare/workers-types'
import { floodSql } from './flood.ts'

/** What is known before a request is stored. */
export type Standing = {
  readonly flooded: boolean
  /** What was sent before under its reference. */
  readonly known:
    | {
        /** As JSON, the way they're stored. */
        readonly answers: string
        /** Codes with spaces between. */
        readonly signs: string
        readonly booking: 'live' | 'cancelled' | null
      }
    | undefined
}

type Row = { flooded: number; answers: string | null; signs: string; booking: 'live' | 'cancelled' | null }

/** Reads it in one statement. `now` in UTC ms. Throws when D1 does. */
export async function readStanding(db: Pick<D1Database, 'prepare'>, reference: string, now: number): Promise<Standing> {
  const row = await db
    .prepare(
      `SELECT ${floodSql('?2')} AS flooded, leads.answers AS answers, leads.signs AS signs, bookings.status AS booking
       FROM (SELECT 1) LEFT JOIN leads ON leads.reference = ?1 LEFT JOIN bookings ON bookings.reference = ?1`,
    )
    .bind(reference, now)
    .first<Row>()
  if (!row) throw new Error('The standing of a request was not read')
  const { flooded, answers, signs, booking } = row
  return { flooded: flooded === 1, known: answers === null ? undefined : { answers, signs, booking } }
}
