// Many leads in one message: while a flood is on, and from an address that has sent a lot.
import type { Services } from '../server/lib/services.ts'
import { withTimeout } from '../server/lib/timeout.ts'
import { batchMembers, batchReference, makeBatch, readWaiting } from '../server/store/outbox.ts'
import { findLeads } from '../server/store/storedLeads.ts'
import { batchChannels, channelNamed } from './channels/channels.ts'

/** How long the database may take, in ms. */
const timeoutMs = 4000

/** How long leads that look unusual wait, in minutes; those that look like customers go with the next run. */
const unusualWait = 30

/** Makes a batch of the leads that wait. Throws when the database does. */
export async function planBatch({ env, now }: Services): Promise<void> {
  const at = now()
  const { customers, any, minutes } = await withTimeout(timeoutMs, readWaiting(env.DB, at))
  if (customers || (any && minutes >= unusualWait)) await makeBatch(env.DB, batchChannels(env), at)
}

/** Sends a batch on one channel, as its leads are now; what was thrown out or forgotten since is left out. */
export async function sendBatch(services: Services, channel: string, number: number): Promise<undefined> {
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
