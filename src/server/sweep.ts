import { tellChanges } from './bookingChanges.ts'
import { planDigest } from './digest.ts'
import { logFailure } from './log.ts'
import { deliver } from './outbox.ts'
import { forgetOld, freeOrphanSeats } from './retention.ts'
import { drainSpool } from './spool.ts'
import type { Wires } from './wires.ts'

/** The sign of life that `/healthz` looks for. */
const beat = ({ env, now }: Wires) =>
  env.DB.prepare(`INSERT INTO marks (name, value) VALUES ('swept', ?) ON CONFLICT DO UPDATE SET value = excluded.value`)
    .bind(now())
    .run()

/** Every minute: takes over what was spooled, tells what was not told, forgets what is old. One step's failure stops no other. */
export async function sweep(wires: Wires): Promise<void> {
  const steps: [string, (wires: Wires) => Promise<unknown>][] = [
    ['drain', drainSpool],
    ['changes', tellChanges],
    ['digest', planDigest],
    ['deliver', (wires: Wires) => deliver(wires)],
    ['seats', freeOrphanSeats],
    ['forget', forgetOld],
    ['beat', beat],
  ]
  for (const [name, step] of steps)
    await step(wires).catch((error: unknown) => logFailure('sweep-step-failed', error, { step: name }))
}
