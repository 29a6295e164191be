import type { Values } from '../../../src/forms/form.ts'
import { channelsFor } from '../../../src/server/delivery/channels/channels.ts'
import { fail } from '../../run.ts'
import type { Target } from '../wrangler.ts'
import { query } from '../wrangler.ts'
import { findLead } from './find.ts'
import { notifyAgainSql, retryDeadSql } from './outboxSql.ts'
import { workerSettings } from './settings.ts'

export const soon = 'within a minute, when the site runs'

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
