import { planBatch } from '../delivery/batch.ts'
import { tellChanges } from '../delivery/bookingChanges.ts'
import { planDigest } from '../delivery/digest.ts'
import { deliver } from '../delivery/outbox.ts'
import { planReminders } from '../delivery/reminders.ts'
import { logFailure } from '../lib/log.ts'
import type { Services } from '../lib/services.ts'
import { mark } from '../store/marks.ts'
import { drainSpool } from './drainSpool.ts'
import { forgetOld, freeSeats } from './retention.ts'

/** The sign of life that `/healthz` looks for. */
const beat = ({ env, now }: Services) => mark(env.DB, { swept: now() })

/** Every minute: drains the spool, sends what's due, deletes what's old. One step's failure stops no other. */
export async function sweep(services: Services): Promise<void> {
  const steps: [string, (services: Services) => Promise<unknown>][] = [
    ['drain', drainSpool],
    ['changes', tellChanges],
    ['digest', planDigest],
    ['batch', planBatch],
    ['reminders', planReminders],
    ['deliver', (services: Services) => deliver(services)],
    ['seats', freeSeats],
    ['forget', forgetOld],
    ['beat', beat],
  ]
  for (const [name, step] of steps)
    await step(services).catch((error: unknown) => logFailure('sweep-step-failed', error, { step: name }))
}
