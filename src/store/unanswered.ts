// Requests that nobody has done anything with.
import type { D1Database } from '@cloudflare/workers-types'
import type { CustomerRequest } from '../request/evolve.ts'
import { referralForm } from '../shared/forms/forms.ts'

type Db = Pick<D1Database, 'prepare'>

/** What answers one request of a number answers all that came before. */
const isAnsweredSql = `EXISTS (SELECT 1 FROM leads AS same WHERE same.phone = leads.phone AND same.phone <> ''
  AND same.answered_at >= leads.received_at)`

/** Rows of `leads` that need an answer: nobody touched them, and nobody asked for a link alone. */
const unansweredSql = `leads.request_status IN ('new', 'held') AND touched_at IS NULL AND form <> 'referral' AND NOT ${isAnsweredSql}`

// Two signals are always enough to look unusual, and one never is. Those that do must not take the place of customers.
const isUsualSql = `instr(signs, ' ') = 0`

async function referencesOf(db: Db, which: string, ...values: readonly (string | number)[]): Promise<string[]> {
  const read = db.prepare(`SELECT reference FROM leads WHERE ${which}`).bind(...values)
  return (await read.all<{ reference: string }>()).results.map(({ reference }) => reference)
}

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
  const which = `${unansweredSql} AND received_at <= ?1 AND ${isUsualSql} ${more} ORDER BY received_at LIMIT ${atMost}`
  return referencesOf(db, which, until, ...(nudged ? [nudged.after, nudged.fewerThan] : []))
}

/** References of those that the owner calls again by a local date, the longest due first. Throws when D1 does. */
export const toCallAgain = (db: Db, date: string, atMost: number): Promise<string[]> =>
  referencesOf(db, `call_again <> '' AND call_again <= ?1 ORDER BY call_again LIMIT ${atMost}`, date)

/** References of prices between two times (UTC ms) that nobody has answered, the oldest first. Throws when D1 does. */
export const pricesBetween = (db: Db, after: number, until: number, atMost: number): Promise<string[]> =>
  referencesOf(
    db,
    `leads.request_status = 'priced' AND call_again = '' AND priced_at BETWEEN ?1 AND ?2 ORDER BY priced_at LIMIT ${atMost}`,
    after,
    until,
  )

/** Whether a request still needs an answer. */
export const isUnanswered = ({ status, touchedAt, form }: CustomerRequest): boolean =>
  (status === 'new' || status === 'held') && touchedAt === null && form !== referralForm.name
