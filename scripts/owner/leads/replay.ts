import type { Values } from '../../../src/forms/form.ts'
import { channelsFor } from '../../../src/server/delivery/channels/channels.ts'
import { fail } from '../../run.ts'
import { findLead } from './find.ts'
import type { Place } from './place.ts'
import { query } from './place.ts'
import { workerSettings } from './settings.ts'
import { tellAgain, tellAllDead } from './tell.ts'

export const soon = 'within a minute, when the site runs'

/** The channels on which a request with these answers (JSON) goes out. */
export async function channels(place: Place, answers: string): Promise<string[]> {
  return channelsFor(await workerSettings(place), { answers: JSON.parse(answers) as Values })
}

/** Has the owner told of a request again. */
export async function replay(place: Place, reference: string): Promise<void> {
  const { state, answers } = await findLead(place, reference)
  if (state === 'waiting') fail(`${reference} goes with the next batch, within a minute when the site runs.`)
  if (state !== 'new')
    fail(`${reference} is ${state}, so nobody is told of it. Release it: npm run leads -- release ${reference}`)
  const on = await channels(place, answers)
  await query(place, tellAgain(reference, on, Date.now()))
  console.log(`${reference} is told again ${soon}: ${on.join(', ')}.`)
}

/** Has everything tried again that was given up. */
export async function replayDead(place: Place): Promise<void> {
  const [again = []] = await query(place, tellAllDead(Date.now()))
  console.log(again.length === 0 ? 'Nothing to send again.' : `Messages sent again ${soon}: ${again.length}.`)
}
