import { formNamed } from '../../forms/forms.ts'
import { errorText, logFailure } from '../lib/log.ts'
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import { floodReference } from '../store/flood.ts'
import { findLeads, findRevisions } from '../store/storedLeads.ts'
import { announceFlood, batchReference, sendBatch } from './batch.ts'
import { channelNamed } from './channels/channels.ts'
import { digestReference, sendDigest } from './digest.ts'
import { retryWait } from './retries.ts'

/** How long one attempt may take before another one takes it up, in ms: longer than any channel waits. */
const leaseMs = 60_000
/** Rows that are tried side by side, so that all of them end well within the lease. */
const atOnce = 12
/** Four queries each: together they stay below what one run of a free Worker may ask the database. */
const rounds = 8
/** A run begins no round after so many ms. */
const budgetMs = 20_000
/** How long the database may take, in ms. */
const timeoutMs = 4000

type Row = { reference: string; revision: number; channel: string; attempts: number }
type Outcome = { readonly row: Row; readonly error: unknown }

/** Takes what is due, so that no other attempt sends it while the lease holds. */
async function claim({ env, now }: Services, reference: string): Promise<Row[]> {
  const claimed = env.DB.prepare(
    `UPDATE outbox SET attempts = attempts + 1, leased_until = ?1 + ${leaseMs}
     WHERE (reference, revision, channel) IN (
       SELECT reference, revision, channel FROM outbox
       WHERE state = 'pending' AND due_at <= ?1 AND leased_until <= ?1 AND (?2 = '' OR reference = ?2)
       ORDER BY due_at LIMIT ${atOnce})
     RETURNING reference, revision, channel, attempts`,
  )
    .bind(now(), reference)
    .all<Row>()
  return (await withTimeout(timeoutMs, claimed)).results
}

/** What sends a row: everything that has to be read for it is read for all rows together. */
async function sender(services: Services, rows: readonly Row[]): Promise<(row: Row) => Promise<void>> {
  const references = rows.map(({ reference }) => reference)
  const { DB } = services.env
  const [leads, revisions] = await withTimeout(
    timeoutMs,
    Promise.all([findLeads(DB, references), findRevisions(DB, references)]),
  )
  return async ({ reference, revision: number, channel: name, attempts: attempt }) => {
    if (reference === digestReference) return sendDigest(services, number)
    if (reference === batchReference) return sendBatch(services, name, number)
    if (reference === floodReference) return announceFlood(services, name)
    const lead = leads.get(reference)
    const form = lead && formNamed(lead.form)
    const revision = revisions(reference, number)
    const channel = channelNamed(name)
    if (!form || !revision || !channel) throw new Error('the lead, its form or the channel is gone')
    await channel.send({ lead, form, revision, id: `${reference}_${number}`, attempt }, services)
  }
}

/** A number from 0 to 1 that is always the same for a row. */
const jitterOf = ({ reference }: Row) => ((reference.charCodeAt(0) * 7 + reference.charCodeAt(1) * 13) % 32) / 31

/** How an attempt ended, as it is written down. */
function ending({ row, error }: Outcome, now: number) {
  const wait = retryWait(channelNamed(row.channel)?.schedule ?? [], row.attempts, jitterOf(row))
  const state = error === undefined ? 'sent' : wait === undefined ? 'dead' : 'pending'
  return { ...row, state, due: now + (wait ?? 0), error: error === undefined ? '' : errorText(error) }
}

/** Writes down how attempts ended, except where another one has been made since. */
async function settle({ env, now }: Services, outcomes: readonly Outcome[]): Promise<void> {
  const endings = JSON.stringify(outcomes.map((outcome) => ending(outcome, now())))
  const written = env.DB.prepare(
    `UPDATE outbox SET state = it.value ->> 'state', due_at = it.value ->> 'due', leased_until = 0,
       last_error = it.value ->> 'error'
     FROM json_each(?) AS it
     WHERE outbox.reference = it.value ->> 'reference' AND outbox.revision = it.value ->> 'revision'
       AND outbox.channel = it.value ->> 'channel' AND outbox.attempts = it.value ->> 'attempts'`,
  )
    .bind(endings)
    .run()
  await withTimeout(timeoutMs, written)
}

async function attempt(send: (row: Row) => Promise<void>, row: Row): Promise<Outcome> {
  const error = await send(row).then(
    () => undefined,
    (reason: unknown) => reason ?? 'unknown',
  )
  const { reference, channel, attempts } = row
  if (error !== undefined) logFailure('not-delivered', error, { reference, channel, attempts })
  return { row, error }
}

/**
 * Sends what's due in the outbox: everything, or only what belongs to one lead. Called right after a lead
 * was stored and every minute by cron. Throws when the database does.
 */
export async function deliver(services: Services, reference = ''): Promise<void> {
  const start = services.now()
  for (let round = 0; round < rounds && services.now() - start < budgetMs; round++) {
    const rows = await claim(services, reference)
    if (rows.length === 0) return
    const send = await sender(services, rows)
    await settle(services, await Promise.all(rows.map((row) => attempt(send, row))))
    if (rows.length < atOnce) return
  }
}
