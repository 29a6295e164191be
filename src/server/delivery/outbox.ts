import { formNamed } from '../../forms/forms.ts'
import { errorText, logFailure } from '../../log.ts'
import type { Services } from '../lib/services.ts'
import { storeTimeoutMs, withTimeout } from '../lib/timeout.ts'
import { floodReference } from '../store/flood.ts'
import type { Ending, OutboxRow } from '../store/outbox.ts'
import { batchReference, claimDue, digestReference, recordEndings } from '../store/outbox.ts'
import { findLeads, findRevisions } from '../store/storedLeads.ts'
import { announceFlood, sendBatch } from './batch.ts'
import { channelNamed } from './channels/channels.ts'
import { sendDigest } from './digest.ts'
import { retryWait } from './retries.ts'

/** How long an attempt may take before another one begins, in ms: longer than any channel waits. */
const leaseMs = 60_000
/** Rows that are tried at the same time: few enough that all end well within the lease. */
const atOnce = 12
/** Most rounds in a run: with four queries each, they stay below what one run of a free Worker may ask the database. */
const rounds = 8
/** A run begins no round after so many ms. */
const budgetMs = 20_000

type Outcome = { readonly row: OutboxRow; readonly error: unknown }

/** Gives a function that sends a row. It reads what they need for all rows together. */
async function sender(services: Services, rows: readonly OutboxRow[]): Promise<(row: OutboxRow) => Promise<void>> {
  const references = rows.map(({ reference }) => reference)
  const { DB } = services.env
  const [leads, revisions] = await withTimeout(
    storeTimeoutMs,
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

/** A number from 0 to 1, always the same for a row. */
const jitterOf = ({ reference }: OutboxRow) => ((reference.charCodeAt(0) * 7 + reference.charCodeAt(1) * 13) % 32) / 31

/** How an attempt ended, as it's recorded. */
function endingOf({ row, error }: Outcome, now: number): Ending {
  const wait = retryWait(channelNamed(row.channel)?.schedule ?? [], row.attempts, jitterOf(row))
  const state = error === undefined ? 'sent' : wait === undefined ? 'dead' : 'pending'
  return { ...row, state, due: now + (wait ?? 0), error: error === undefined ? '' : errorText(error) }
}

async function attempt(send: (row: OutboxRow) => Promise<void>, row: OutboxRow): Promise<Outcome> {
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
  const { DB } = services.env
  const start = services.now()
  for (let round = 0; round < rounds && services.now() - start < budgetMs; round++) {
    const rows = await withTimeout(storeTimeoutMs, claimDue(DB, reference, { leaseMs, atMost: atOnce }, services.now()))
    if (rows.length === 0) return
    const send = await sender(services, rows)
    const outcomes = await Promise.all(rows.map((row) => attempt(send, row)))
    const endings = outcomes.map((outcome) => endingOf(outcome, services.now()))
    await withTimeout(storeTimeoutMs, recordEndings(DB, endings))
    if (rows.length < atOnce) return
  }
}

/** Lets work on a request's messages go on after the answer, and logs its failure. */
export function inBackground({ waitUntil }: Services, reference: string, work: Promise<unknown>): void {
  waitUntil(work.catch((error: unknown) => logFailure('delivery-broke', error, { reference })))
}
