// The crew's page of a day: its signed link shows the pickups, and the crew records their steps there.
import type { Stop } from '../../domain/calendar/visit.ts'
import { isVisitStep } from '../../domain/calendar/visit.ts'
import type { Env } from '../../env.ts'
import { channelsFor } from '../delivery/channels/channels.ts'
import { deliver, inBackground } from '../delivery/outbox.ts'
import type { Services } from '../lib/services.ts'
import { pickupsOn, recordVisitStep } from '../store/visits.ts'

/** The pickups of a date, the earliest first. Throws when D1 does. */
export async function stopsOn(env: Env, date: string): Promise<Stop[]> {
  const pickups = await pickupsOn(env.DB, date)
  return pickups.map((pickup) => ({ ...pickup, isTexted: channelsFor(env, pickup, 'on-the-way').length > 0 }))
}

/** What the crew taps on the page of a local date. */
type Tap = { readonly date: string; readonly reference: string; readonly step: string }

/**
 * Records a step with a pickup of a date; false when that pickup isn't there anymore, or the step is none. The first time,
 * and only then, the customer gets a text that the crew is on the way: both are one transaction. Throws when D1 does.
 */
export async function recordStep(services: Services, { date, reference, step }: Tap): Promise<boolean> {
  const { env, now } = services
  const pickup = (await pickupsOn(env.DB, date)).find((one) => one.reference === reference)
  if (!pickup || !isVisitStep(step)) return false
  const channels = step === 'on-the-way' ? channelsFor(env, pickup, step) : []
  await recordVisitStep(env.DB, date, { reference, step, channels }, now())
  inBackground(services, reference, deliver(services, reference))
  return true
}
