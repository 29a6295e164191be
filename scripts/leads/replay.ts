import type { Values } from '../../src/forms/form.ts'
import { channelsFor } from '../../src/server/channels/channels.ts'
import { fail } from '../run.ts'
import { findLead, noSuchLead } from './find.ts'
import type { Place } from './place.ts'
import { query } from './place.ts'
import { workerSettings } from './settings.ts'
import { tellAgain, tellAllDead, tellNobody } from './tell.ts'

const soon = 'within a minute, when the site runs'

async function channels(place: Place, answers: string): Promise<string[]> {
  return channelsFor(await workerSettings(place), JSON.parse(answers) as Values)
}

/** Has the owner told of a request again. */
export async function replay(place: Place, reference: string): Promise<void> {
  const { state, answers } = await findLead(place, reference)
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

/** Lets a request through that was kept back, and has the owner told of it. */
export async function release(place: Place, reference: string): Promise<void> {
  const { state, answers } = await findLead(place, reference)
  if (state === 'new') fail(`${reference} is not kept back. To tell of it again: npm run leads -- replay ${reference}`)
  const on = await channels(place, answers)
  const free = `UPDATE leads SET state = 'new' WHERE reference = '${reference}'`
  await query(place, [free, ...tellAgain(reference, on, Date.now())])
  console.log(`${reference} is let through, and told ${soon}: ${on.join(', ')}.`)
}

/** Throws a request out: it is told to nobody and deleted like what was kept back and never released. */
export async function spam(place: Place, reference: string): Promise<void> {
  const [found] = await query(place, tellNobody(reference))
  if (!found?.length) noSuchLead(reference)
  console.log(
    `${reference} is thrown out and is deleted 30 days after it came in. Was it real? npm run leads -- release ${reference}`,
  )
}
