// Many leads in one message: while a flood is on, and from an address that has sent a lot.
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import { findLeads } from '../store/storedLeads.ts'
import { batchChannels, channelNamed } from './channels/channels.ts'

/** Reference of a batch's rows in the outbox; their revision is its number, the minute in which it was made. */
export const batchReference = 'batch'

/** Leads in one batch; the others follow a minute later. */
const atMost = 500
const minute = 60_000
/** How long the database may take, in ms. */
const timeoutMs = 4000
/** Batches, and what the outbox says of them and of floods, are kept so long, in minutes: 30 days. */
const keptMinutes = 30 * 24 * 60

/**
 * Puts the leads that wait into a batch, one a minute at most, and the batch into the outbox, all in one transaction: from
 * then on the outbox owes their messages. Those that look like customers come first. Throws when the database does.
 */
export async function planBatch({ env, now }: Services): Promise<void> {
  const { DB } = env
  const at = now()
  const number = Math.floor(at / minute)
  const enqueue = (channel: string) =>
    DB.prepare(
      `INSERT INTO outbox (reference, revision, channel, due_at, created_at)
       SELECT '${batchReference}', number, ?2, ?3, ?3 FROM batches WHERE number = ?1 ON CONFLICT DO NOTHING`,
    ).bind(number, channel, at)
  await DB.batch([
    DB.prepare(
      `INSERT INTO batches (number, members)
       SELECT ?1, json_group_array(reference) FROM (
         SELECT reference FROM leads WHERE state = 'waiting' ORDER BY signs <> '', received_at LIMIT ${atMost})
       WHERE true HAVING count(*) > 0 ON CONFLICT DO NOTHING`,
    ).bind(number),
    // Only with a batch that was just made: what has been corrected since one was made waits for the next.
    DB.prepare(
      `UPDATE leads SET state = 'new' WHERE changes() > 0 AND state = 'waiting'
       AND reference IN (SELECT it.value FROM batches, json_each(batches.members) AS it WHERE number = ?1)`,
    ).bind(number),
    ...batchChannels(env).map(enqueue),
    DB.prepare('DELETE FROM batches WHERE number < ?').bind(number - keptMinutes),
    DB.prepare(`DELETE FROM outbox WHERE reference IN ('batch', 'flood') AND revision < ?`).bind(number - keptMinutes),
  ])
}

/** Sends a batch on one channel, as its leads are now; what was thrown out or forgotten since is left out. */
export async function sendBatch(services: Services, channel: string, number: number): Promise<void> {
  const { DB } = services.env
  const read = DB.prepare('SELECT members FROM batches WHERE number = ?').bind(number).first<{ members: string }>()
  const batch = await withTimeout(timeoutMs, read)
  const send = channelNamed(channel)?.sendBatch
  if (!batch || !send) throw new Error('the batch or its channel is gone')
  const references = JSON.parse(batch.members) as string[]
  const found = await withTimeout(timeoutMs, findLeads(DB, references))
  const leads = references.flatMap((reference) => {
    const lead = found.get(reference)
    return lead && lead.state !== 'spam' ? [lead] : []
  })
  if (leads.length > 0) await send({ leads, id: `${batchReference}_${number}` }, services)
}

/** Notifies the owner, in one line, that a flood is on. */
export async function announceFlood(services: Services, channel: string): Promise<void> {
  const announce = channelNamed(channel)?.announce
  if (!announce) throw new Error('the channel is gone')
  const subject = 'Lots of requests are coming in at once: you’ll get them in one mail a minute until it’s over'
  const text =
    'You won’t lose any, and we’re not turning anybody away. Requests that look like real customers come first in each mail.\n'
  await announce({ subject, text }, services)
}
