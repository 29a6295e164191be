import { logFailure } from '../../log.ts'
import { planBatch } from '../delivery/batch.ts'
import { planDigest } from '../delivery/digest.ts'
import { deliver } from '../delivery/outbox.ts'
import { planReminders } from '../delivery/reminders.ts'
import type { Services } from '../lib/services.ts'
import { freeHolds } from '../store/bookings.ts'
import { writeHealthFlags } from '../store/health.ts'
import { forgetOld } from '../store/retention.ts'
import { drainSpool } from './drainSpool.ts'

/** Every minute: drains the spool, sends what's due, deletes what's old. One step's failure stops no other. */
export async function sweep(services: Services): Promise<void> {
  const steps: [string, (services: Services) => Promise<unknown>][] = [
    ['drain', drainSpool],
    ['digest', planDigest],
    ['batch', planBatch],
    ['reminders', planReminders],
    ['deliver', (services) => deliver(services)],
    ['holds', ({ env, now }) => freeHolds(env.DB, now()).run()],
    ['forget', forgetOld],
    // `/healthz` reads from this that the cron runs.
    ['heartbeat', ({ env, now }) => writeHealthFlags(env.DB, { swept: now() })],
  ]
  for (const [name, step] of steps)
    await step(services).catch((error: unknown) => logFailure('sweep-step-failed', error, { step: name }))
}
