import type { Env } from '../../src/env.ts'
import { messageNamed, messagesFor } from '../../src/messages/say.ts'
import { loadRequests } from '../../src/request/store.ts'
import { notifyAgainSql } from '../../src/server/store/ownerSql.ts'
import { findLeads } from '../../src/server/store/storedLeads.ts'
import { query } from '../lib/remoteStore.ts'
import { listSecrets } from '../release/secrets.ts'
import { type Command, noSuchRequest } from './answer.ts'
import type { OwnerSite } from './ownerSite.ts'

const soon = 'within a minute, when the site runs'

/** The settings that say which channels are on: of secrets that can't be read, that they're there. */
async function settings({ remote, env }: OwnerSite): Promise<Env | string> {
  const deployed = remote ? await listSecrets() : undefined
  if (deployed?.state === 'unknown') return `The deployed Worker’s secrets can’t be listed: ${deployed.reason}`
  const names = deployed?.state === 'deployed' ? deployed.names : []
  return { ...Object.fromEntries(names.map((name) => [name, 'set'])), ...env } as Env
}

/** Sends a request's messages again, on every channel. */
export const replay: Command = async (site, { reference }) => {
  const { env, now } = site
  const lead = (await findLeads(env.DB, [reference])).get(reference)
  if (!lead) return noSuchRequest(reference)
  if ((await loadRequests(env.DB, [reference]))(reference).mail === 'waiting')
    return { problem: `${reference} goes with the next batch, ${soon}.` }
  if (lead.status === 'spam')
    return { problem: `${reference} is spam, so it isn’t sent. Release it at the desk first.` }
  const known = await settings(site)
  if (typeof known === 'string') return { problem: known }
  const names = messagesFor(known, lead)
  // Nobody but the owner wants the same twice.
  const once = names.filter((name) => messageNamed(name)?.reader === 'customer')
  await query(env.DB, notifyAgainSql(reference, { names, once }, now()))
  return { data: [`${reference} is sent again ${soon}: ${names.join(', ')}.`] }
}
