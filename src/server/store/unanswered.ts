// Requests that nobody has done anything with.
import type { D1Database } from '@cloudflare/workers-types'
import { referralForm } from '../../forms/forms.ts'
import type { CustomerRequest } from '../../request/evolve.ts'

type Db = Pick<D1Database, 'prepare'>

/** Rows of `leads` that need an answer: nobody touched them, and nobody asked for a link alone. */
const unansweredSql = `leads.request_status IN ('new', 'held') AND touched_at IS NULL AND form <> 'referral'`

// Two signals are always enough to look unusual, and one never is. Those that do must not take the place of customers.
const isUsualSql = `instr(signs, ' ') = 0`

/**
 * References of requests that came after a time and up to another (UTC ms) and still need an answer, without those that look
 * unusual, one of a lot from one place too, and those that were nudged so often already or come in a batch. Throws when D1
 * does.
 */
export async function unansweredRequests(
  db: Db,
  { after, until, nudge, atMost }: { after: number; until: number; nudge: number; atMost: number },
): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT reference FROM leads WHERE ${unansweredSql} AND state = 'new' AND received_at > ?1 AND received_at <= ?2
         AND nudges < ?3 AND ${isUsualSql} AND instr(signs, 'many-from-one-place') = 0
       ORDER BY received_at LIMIT ${atMost}`,
    )
    .bind(after, until, nudge)
    .all<{ reference: string }>()
  return results.map(({ reference }) => reference)
}

/**
 * The references of requests that need an answer and came up to a time (UTC ms), without those that look unusual, the oldest
 * first. Throws when D1 does.
 */
export async function unansweredReferences(db: Db, until: number, atMost: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT reference FROM leads WHERE ${unansweredSql} AND received_at <= ?1 AND ${isUsualSql}
       ORDER BY received_at LIMIT ${atMost}`,
    )
    .bind(until)
    .all<{ reference: string }>()
  return results.map(({ reference }) => reference)
}

/** Whether a request still needs an answer. */
export const isUnanswered = ({ status, touchedAt, form }: CustomerRequest): boolean =>
  (status === 'new' || status === 'held') && touchedAt === null && form !== referralForm.name
