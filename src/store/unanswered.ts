// Requests that nobody has done anything with.
import type { D1Database } from '@cloudflare/workers-types'
import type { CustomerRequest } from '../request/evolve.ts'
import { referralForm } from '../shared/forms/forms.ts'

type Db = Pick<D1Database, 'prepare'>

/** Rows of `leads` that need an answer: nobody touched them, and nobody asked for a link alone. */
const unansweredSql = `leads.request_status IN ('new', 'held') AND touched_at IS NULL AND form <> 'referral'`

// Two signals are always enough to look unusual, and one never is. Those that do must not take the place of customers.
const isUsualSql = `instr(signs, ' ') = 0`

/** `after`: those that came later (UTC ms), have had fewer nudges, come in no batch, and aren't some of a lot from one place. */
type Wanted = {
  readonly until: number
  readonly atMost: number
  readonly nudged?: { after: number; fewerThan: number }
}

/**
 * References of requests that came up to a time (UTC ms) and still need an answer, without those that look unusual, the oldest
 * first. Throws when D1 does.
 */
export async function unansweredReferences(db: Db, { until, atMost, nudged }: Wanted): Promise<string[]> {
  const more = nudged
    ? `AND state = 'new' AND received_at > ?2 AND nudges < ?3 AND instr(signs, 'many-from-one-place') = 0`
    : ''
  const { results } = await db
    .prepare(
      `SELECT reference FROM leads WHERE ${unansweredSql} AND received_at <= ?1 AND ${isUsualSql} ${more}
       ORDER BY received_at LIMIT ${atMost}`,
    )
    .bind(until, ...(nudged ? [nudged.after, nudged.fewerThan] : []))
    .all<{ reference: string }>()
  return results.map(({ reference }) => reference)
}

/** Whether a request still needs an answer. */
export const isUnanswered = ({ status, touchedAt, form }: CustomerRequest): boolean =>
  (status === 'new' || status === 'held') && touchedAt === null && form !== referralForm.name
