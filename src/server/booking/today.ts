// The crew's page of a day: its signed link shows the pickups, and the crew records their steps there.
import type { Stop } from '../../domain/calendar/visit.ts'
import { isVisitStep } from '../../domain/calendar/visit.ts'
import { readSpamSignals } from '../../domain/spamSignals.ts'
import type { Env } from '../../env.ts'
import type { Values } from '../../forms/form.ts'
import { logFailure } from '../../log.ts'
import { channelsFor } from '../delivery/channels/channels.ts'
import { deliver } from '../delivery/outbox.ts'
import type { Services } from '../lib/services.ts'
import type { PickupRow } from '../store/visits.ts'
import { pickupsOn, recordVisitStep } from '../store/visits.ts'

/** Channels that tell a customer that the crew is on the way. */
const channelsOf = (env: Env, { answers, spamSignals }: PickupRow): string[] =>
  channelsFor(
    env,
    { answers: JSON.parse(answers ?? '{}') as Values, spamSignals: readSpamSignals(spamSignals ?? '') },
    'on-the-way',
  )

/** The pickups of a date, the earliest first. Throws when D1 does. */
export async function stopsOn(env: Env, date: string): Promise<Stop[]> {
  const rows = await pickupsOn(env.DB, date)
  return rows.map((row) => ({
    reference: row.reference,
    slot: row.slot,
    answers: JSON.parse(row.answers ?? '{}') as Values,
    visit: JSON.parse(row.visit) as Stop['visit'],
    isTexted: channelsOf(env, row).length > 0,
  }))
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
  const channels = step === 'on-the-way' ? channelsOf(env, pickup) : []
  await recordVisitStep(env.DB, date, { reference, step, channels }, now())
  const sent = deliver(services, reference)
  services.waitUntil(sent.catch((error: unknown) => logFailure('delivery-broke', error, { reference })))
  return true
}
