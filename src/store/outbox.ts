// The outbox: messages that have to be sent, and how sending them ended.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { addDays } from '../domain/calendar/localTime.ts'
import { thrownOut } from '../request/store.ts'
import { isLiveSql } from './bookings.ts'
import { budgetRow, windowStart } from './budgets.ts'
import { referencesIn } from './lead.ts'

type Db = Pick<D1Database, 'prepare' | 'batch'>

/** A message to send, by its lead's reference and revision. */
export type OutboxRow = {
  readonly reference: string
  readonly revision: number
  readonly channel: string
  readonly attempts: number
}

/** Channels that are tried together: these, or all but these. */
export type Lane = { readonly channels: readonly string[]; readonly isOnly: boolean }

/** What to lease: one reference's, or what's in a lane. */
type ClaimRequest = {
  readonly of: string | Lane
  readonly leaseMs: number
  readonly atMost: number
}

/**
 * Leases due messages, so that no other attempt sends them meanwhile: all, or only those of one reference. `now` in UTC ms.
 * Throws when D1 does.
 */
export async function claimDue(db: Db, { of, leaseMs, atMost }: ClaimRequest, now: number): Promise<OutboxRow[]> {
  // One reference's by the reference: by their state, a request would read all messages that wait.
  const due =
    typeof of === 'string'
      ? `reference = ?2 AND +state = 'pending' AND due_at <= ?1 AND leased_until <= ?1`
      : `state = 'pending' AND due_at <= ?1 AND leased_until <= ?1
           AND (channel IN (SELECT value FROM json_each(?2))) = ${of.isOnly ? 1 : 0} ORDER BY due_at`
  const { results } = await db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, leased_until = ?1 + ${leaseMs}
       WHERE (reference, revision, channel) IN (
         SELECT reference, revision, channel FROM outbox
         WHERE ${due} LIMIT ${atMost})
       RETURNING reference, revision, channel, attempts`,
    )
    .bind(now, typeof of === 'string' ? of : JSON.stringify(of.channels))
    .all<OutboxRow>()
  return results
}

/** How an attempt ended: `due` in UTC ms. */
export type Ending = OutboxRow & {
  /** `dropped`: it was past a budget of whoever receives it, or not for them after all. */
  readonly state: 'sent' | 'dropped' | 'dead' | 'pending'
  readonly due: number
  readonly error: string
}

/**
 * Once a mail to the owner gets through, those that didn't follow at once; one that always fails isn't tried each time. Their
 * index is found by a constant only, so its name is no parameter.
 */
const mailBackStatement = (db: Db, name: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE outbox SET due_at = ?1 WHERE attempts BETWEEN 1 AND 20 AND (reference, revision, channel) IN (
         SELECT reference, revision, channel FROM outbox
         WHERE state = 'pending' AND channel = '${name}' AND due_at > ?1 ORDER BY due_at LIMIT 3)`,
    )
    .bind(now)

/**
 * Records how attempts ended, except where there was another attempt since. What was thrown out during one that failed
 * stays so. `mail`: the name of the mail to the owner. Throws when D1 does.
 */
export async function recordEndings(db: Db, endings: readonly Ending[], mail: string, now: number): Promise<void> {
  const record = db
    .prepare(
      `UPDATE outbox SET state = iif(state LIKE '${thrownOut}%' AND it.value ->> 'state' IN ('pending', 'dead'),
           '${thrownOut}', '') || (it.value ->> 'state'), due_at = it.value ->> 'due', leased_until = 0,
         last_error = it.value ->> 'error'
       FROM json_each(?) AS it
       WHERE outbox.reference = it.value ->> 'reference' AND outbox.revision = it.value ->> 'revision'
         AND outbox.channel = it.value ->> 'channel' AND outbox.attempts = it.value ->> 'attempts'`,
    )
    .bind(JSON.stringify(endings))
  const isMailBack = endings.some(({ state, channel }) => state === 'sent' && channel === mail)
  await db.batch([record, ...(isMailBack ? [mailBackStatement(db, mail, now)] : [])])
}

/** Records that some of a request's messages went out before the database knew of them. Throws when D1 does. */
export async function markSent(db: Db, reference: string, channels: readonly string[]): Promise<void> {
  if (channels.length === 0) return
  const mark = db.prepare(
    `UPDATE outbox SET state = 'sent' WHERE reference = ? AND state = 'pending'
     AND channel IN (SELECT value FROM json_each(?))`,
  )
  await mark.bind(reference, JSON.stringify(channels)).run()
}

/** Reference of a batch's rows in the outbox; their revision is its number, the minute in which it was made. */
export const batchReference = 'batch'

/** Leads in one batch; the others follow a minute later. */
const batchSize = 500

/** Whether leads wait, whether some of them look like customers, and how many minutes ago the last batch was made. */
export async function readWaiting(
  db: Db,
  now: number,
): Promise<{ readonly customers: boolean; readonly any: boolean; readonly minutes: number }> {
  const row = await db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM leads WHERE state = 'waiting' AND (signs <> '') = 0) AS customers,
         EXISTS (SELECT 1 FROM leads WHERE state = 'waiting') AS waiting,
         (SELECT max(number) FROM batches) AS number`,
    )
    .first<{ customers: number; waiting: number; number: number | null }>()
  return {
    customers: row?.customers === 1,
    any: row?.waiting === 1,
    minutes: Math.floor(now / 60_000) - (row?.number ?? 0),
  }
}

/**
 * Puts the leads that wait into a batch, one a minute at most, and the batch into the outbox, all in one transaction. Leads
 * that look like customers come first. `now` in UTC ms. Throws when D1 does.
 */
export async function makeBatch(db: Db, channels: readonly string[], now: number): Promise<void> {
  const number = Math.floor(now / 60_000)
  const references = await referencesIn(
    db,
    `leads WHERE state = 'waiting' AND NOT EXISTS (SELECT 1 FROM batches WHERE number = ?)
       ORDER BY signs <> '', received_at LIMIT ${batchSize}`,
    number,
  )
  if (references.length === 0) return
  const members = JSON.stringify(references)
  // Of two runs in a minute, the second one fails on the batch's number: its leads wait for the next one.
  await db.batch([
    db.prepare('INSERT INTO batches (number, members) VALUES (?, ?)').bind(number, members),
    db
      .prepare(
        `UPDATE leads SET state = 'new' WHERE +state = 'waiting' AND reference IN (SELECT value FROM json_each(?))`,
      )
      .bind(members),
    enqueueStatement(db, { reference: batchReference, number, channels }, now),
  ])
}

/** References of the leads in a batch; undefined when it's gone. Throws when D1 does. */
export async function batchMembers(db: Db, number: number): Promise<string[] | undefined> {
  const read = db.prepare('SELECT members FROM batches WHERE number = ?').bind(number)
  const batch = await read.first<{ members: string }>()
  return batch ? (JSON.parse(batch.members) as string[]) : undefined
}

/**
 * References of pickups from one date to another that were last changed before a time (UTC ms), and whose customers weren't
 * reminded, at most so many. Throws when D1 does.
 */
export const dueReminders = (
  db: Db,
  { date, until, before, atMost }: { date: string; until: string; before: number; atMost: number },
): Promise<string[]> =>
  referencesIn(
    db,
    `bookings WHERE ${isLiveSql} AND slot >= ?1 AND slot < ?2 AND changed_at < ?3
       AND reminded < revision ORDER BY slot LIMIT ${atMost}`,
    ...[date, until, before],
  )

/**
 * References of jobs in a time (UTC ms) that were finished by its end, and of whose customers nobody was thanked or complained.
 * Throws when D1 does.
 */
export const dueThanks = (db: Db, from: number, until: number, atMost: number): Promise<string[]> =>
  referencesIn(
    db,
    // By its status, it would read all that were ever done.
    `leads WHERE done_at >= ?1 AND done_at < ?2 AND answered_at < ?2 AND +request_status = 'done' AND NOT EXISTS
       (SELECT 1 FROM events WHERE events.reference = leads.reference AND kind IN ('thanked', 'complained')) LIMIT ${atMost}`,
    ...[from, until],
  )

/** Attempts after which mail that still isn't delivered counts as failing: about twenty minutes. */
const failingFrom = 4

/**
 * What the owner may have to know: requests in this hour, texts on this day, and whether mail to them is failing, by its
 * name. `now` in UTC ms. Throws when D1 does.
 */
export async function readTroubles(
  db: Db,
  mail: string,
  now: number,
): Promise<{ readonly requests: number; readonly texts: number; readonly isMailFailing: boolean }> {
  const used = (name: string, start: string) =>
    `coalesce((SELECT used FROM budgets WHERE name = ${name} AND window_start = ${start}), 0)`
  const row = await db
    .prepare(
      `SELECT ${used('?1', '?2')} AS requests, ${used('?3', '?4')} AS texts,
         EXISTS (SELECT 1 FROM (SELECT attempts FROM outbox WHERE state = 'pending' AND channel = '${mail}'
           ORDER BY due_at DESC LIMIT 10) WHERE attempts >= ${failingFrom}) AS failing`,
    )
    .bind(
      budgetRow('everybody', ''),
      windowStart('everybody', now),
      budgetRow('textsOfDay', ''),
      windowStart('textsOfDay', now),
    )
    .first<{ requests: number; texts: number; failing: number }>()
  return { requests: row?.requests ?? 0, texts: row?.texts ?? 0, isMailFailing: row?.failing === 1 }
}

/** The reference of a day's mail in the outbox; its number is the date as one. */
export const dayReference = 'day'

/** What isn't about one lead. */
type News = { readonly reference: string; readonly number: number; readonly channels: readonly string[] }

const enqueueStatement = (db: Db, { reference, number, channels }: News, now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO outbox (reference, revision, channel, due_at, created_at)
       SELECT ?1, ?2, value, ?3, ?3 FROM json_each(?4) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(reference, number, now, JSON.stringify(channels))

/** Puts it into the outbox, each number of it once. `now` in UTC ms. Throws when D1 does. */
export async function enqueueOnce(db: Db, news: News, now: number): Promise<void> {
  await enqueueStatement(db, news, now).run()
}

/** The first window of a local date that's booked; undefined without one. Throws when D1 does. */
export async function firstPickup(db: Db, date: string): Promise<string | undefined> {
  const read = db.prepare(
    `SELECT slot FROM bookings WHERE ${isLiveSql} AND slot >= ?1 AND slot < ?2 ORDER BY slot LIMIT 1`,
  )
  return (await read.bind(date, addDays(date, 1)).first<{ slot: string }>())?.slot
}
