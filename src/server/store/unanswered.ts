// Requests that nobody has done anything with.
import type { D1Database } from '@cloudflare/workers-types'
import { isLiveSql } from './bookings.ts'
import { occasionStatement } from './leads.ts'
import { readLead } from './storedLeads.ts'

type Db = Pick<D1Database, 'prepare' | 'batch'>

/** Rows of `leads` that need an answer: nobody touched them, no live pickup says it all, and nobody asked for a link alone. */
const unansweredSql = `leads.stage = 'new' AND touched_at IS NULL AND leads.state <> 'spam' AND form <> 'referral'
  AND NOT EXISTS (SELECT 1 FROM bookings WHERE bookings.reference = leads.reference
    AND (${isLiveSql} OR (status <> 'live' AND held_until IS NULL)))`

// Two signals are always enough to look unusual, and one never is. Those that do must not take the place of customers.
const isUsualSql = `instr(signs, ' ') = 0`

type UnansweredRow = { reference: string; revision: number; answers: string; spamSignals: string }

/**
 * Requests that came after a time and up to another (UTC ms) and still need an answer, without those that look unusual, one of a lot from one place too, and
 * those that were nudged so often already or come in a batch. Throws when D1 does.
 */
export async function unansweredRequests(
  db: Db,
  { after, until, nudge, atMost }: { after: number; until: number; nudge: number; atMost: number },
) {
  const { results } = await db
    .prepare(
      `SELECT reference, revision, answers, signs AS spamSignals FROM leads
       WHERE ${unansweredSql} AND state = 'new' AND received_at > ?1 AND received_at <= ?2
         AND nudges < ?3 AND ${isUsualSql} AND instr(signs, 'many-from-one-place') = 0
       ORDER BY received_at LIMIT ${atMost}`,
    )
    .bind(after, until, nudge)
    .all<UnansweredRow>()
  return results.map((row) => ({ ...row, ...readLead(row) }))
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

/** Whether a request still needs an answer. Throws when D1 does. */
export async function isUnanswered(db: Db, reference: string): Promise<boolean> {
  const read = db.prepare(`SELECT 1 FROM leads WHERE reference = ? AND ${unansweredSql}`)
  return (await read.bind(reference).first()) !== null
}

/**
 * Enqueues that a request still waits, as its nudge of that number, and records that in one transaction: two runs at once nudge
 * once. `now` in UTC ms. Throws when D1 does.
 */
export async function enqueueNudge(
  db: Db,
  { reference, nudge }: { readonly reference: string; readonly nudge: number },
  channels: readonly string[],
  now: number,
): Promise<void> {
  const record = db
    .prepare(`UPDATE leads SET nudges = ?2 WHERE reference = ?1 AND nudges < ?2 AND touched_at IS NULL`)
    .bind(reference, nudge)
  await db.batch([record, occasionStatement(db, reference, channels, now, true)])
}
