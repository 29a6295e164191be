// Many leads in one message: while a flood is on, and from an address that has sent a lot.
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import { batchMembers, batchReference, makeBatch } from '../store/outbox.ts'
import { findLeads } from '../store/storedLeads.ts'
import { batchChannels, channelNamed } from './channels/channels.ts'

/** How long the database may take, in ms. */
const timeoutMs = 4000

/** Makes a batch of the leads that wait. Throws when the database does. */
export const planBatch = ({ env, now }: Services): Promise<void> => makeBatch(env.DB, batchChannels(env), now())

/** Sends a batch on one channel, as its leads are now; what was thrown out or forgotten since is left out. */
export async function sendBatch(services: Services, channel: string, number: number): Promise<void> {
  const { DB } = services.env
  const references = await withTimeout(timeoutMs, batchMembers(DB, number))
  const send = channelNamed(channel)?.sendBatch
  if (!references || !send) throw new Error('the batch or its channel is gone')
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
