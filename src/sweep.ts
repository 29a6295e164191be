import { logFailure } from './log.ts'
import { planAnnouncements, planHealth } from './messages/announcements.ts'
import { planDayMail } from './messages/dayMail.ts'
import { planBatch, planNudges, planReminders, planThanks } from './messages/due.ts'
import { deliver } from './messages/outbox.ts'
import { actOnAll } from './request/act.ts'
import { comeBack } from './request/again.ts'
import { hasWindow } from './request/decide.ts'
import { drainSpool } from './request/drainSpool.ts'
import { byUs } from './request/event.ts'
import type { CustomerRequest } from './request/evolve.ts'
import { syncErasures } from './request/forget.ts'
import { type Services, withTimeout } from './shared/http/services.ts'
import { overHolds } from './store/bookings.ts'
import { writeHealthFlags } from './store/health.ts'
import { forgetOld } from './store/retention.ts'

/**
 * How long the spool may take, in ms. It comes before the messages, since a request whose answer got lost is in the database
 * too, and its mail has to say what its sender read.
 */
const drainMs = 10_000

/** Most holds that end in one run. */
const holdsAtOnce = 50

/** Frees seats whose time to be held is over: nobody is told, since the owner has heard of them already. */
export async function letGo(services: Services): Promise<void> {
  const { env, now } = services
  const over = await overHolds(env.DB, now(), holdsAtOnce)
  const decide = (request: CustomerRequest | undefined) =>
    request?.booking === 'held' && !hasWindow(request, now()) ? [{ kind: 'let-go', data: {} } as const] : []
  await actOnAll(services, over, { person: byUs, decide })
}

/** Every minute: drains the spool, sends what's due, deletes what's old. One step's failure stops no other. */
export async function sweep(services: Services): Promise<void> {
  const steps: [string, (services: Services) => Promise<unknown>][] = [
    ['drain', (services) => withTimeout(drainMs, drainSpool(services))],
    ['again', comeBack],
    ['day-mail', planDayMail],
    ['nudges', planNudges],
    ['batch', planBatch],
    ['reminders', planReminders],
    ['thanks', planThanks],
    ['announcements', planAnnouncements],
    ['deliver', (services) => deliver(services)],
    ['holds', letGo],
    ['forget', forgetOld],
    ['erasures', syncErasures],
    // `/healthz` reads from this that the cron runs.
    ['heartbeat', ({ env, now }) => writeHealthFlags(env.DB, { swept: now() })],
    ['health', planHealth],
  ]
  for (const [name, step] of steps)
    await step(services).catch((error: unknown) => logFailure('sweep-step-failed', error, { step: name }))
}
