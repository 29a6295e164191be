import type { Env } from '../../../src/env.ts'
import type { Values } from '../../../src/forms/form.ts'
import { channelsFor } from '../../../src/server/delivery/channels/channels.ts'
import { notifyAgainSql, retryDeadSql } from '../../../src/server/store/ownerSql.ts'
import { fail } from '../../lib/run.ts'
import { config, knownSecrets } from '../../lib/wranglerConfig.ts'
import { listSecrets } from '../../release/secrets.ts'
import type { Target } from '../lib/wrangler.ts'
import { query } from '../lib/wrangler.ts'
import { findLead } from './find.ts'

export const soon = 'within a minute, when the site runs'

/** Variables and secrets of the Worker, to tell which channels are on. Unreadable secrets are `set`. */
async function workerSettings(target: Target): Promise<Env> {
  const deployed = target.remote ? await listSecrets() : undefined
  if (deployed?.state === 'unknown') fail(`The deployed Worker's secrets can't be listed: ${deployed.reason}`)
  const names = deployed?.state === 'deployed' ? deployed.names : []
  const { vars } = await config()
  return { ...Object.fromEntries(names.map((name) => [name, 'set'])), ...vars, ...knownSecrets(target) } as Env
}

/** Channels on which a request with these answers (JSON) is sent. */
export async function channels(target: Target, answers: string): Promise<string[]> {
  return channelsFor(await workerSettings(target), { answers: JSON.parse(answers) as Values })
}

/** Sends a request to the owner again. */
export async function replay(target: Target, reference: string): Promise<void> {
  const { state, answers } = await findLead(target, reference)
  if (state === 'waiting') fail(`${reference} goes with the next batch, within a minute when the site runs.`)
  if (state !== 'new')
    fail(`${reference} is ${state}, so it is not sent. Release it: npm run leads -- release ${reference}`)
  const on = await channels(target, answers)
  await query(target, notifyAgainSql(reference, on, Date.now()))
  console.log(`${reference} is sent again ${soon}: ${on.join(', ')}.`)
}

/** Retries every dead message. */
export async function replayDead(target: Target): Promise<void> {
  const [again = []] = await query(target, retryDeadSql(Date.now()))
  console.log(again.length === 0 ? 'Nothing to send again.' : `Messages sent again ${soon}: ${again.length}.`)
}
