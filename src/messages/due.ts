// What becomes due by the clock: reminders of pickups, requests that nobody has answered, and batches.

import { site } from '#site/site.ts'
import { answeringRules } from '../business/calendar.ts'
import { addDays, localDate, midnight } from '../domain/calendar/localTime.ts'
import { isAnswering, reminderTimes, waitedSince } from '../domain/calendar/pickupDays.ts'
import { actOnAll } from '../request/act.ts'
import { byUs } from '../request/event.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { type Services, storeTimeoutMs, withTimeout } from '../shared/http/services.ts'
import { dueReminders, dueThanks, makeBatch, readWaiting } from '../store/outbox.ts'
import { isUnanswered, unansweredReferences } from '../store/storedLeads.ts'
import { isOn, messages } from './say.ts'

/** Most requests in one run of the cron. */
const atOnce = 20

/** Local hour of the day before at which customers are reminded, where the business sets no other. */
const usualHour = 17

/**
 * Enqueues reminders of tomorrow's pickups, in the evening where the business is. A pickup that was booked or moved after
 * that hour gets none, since its own message is newer. Throws when D1 does.
 */
export async function planReminders(services: Services): Promise<void> {
  const { env, now } = services
  const at = now()
  const date = addDays(localDate(at, site.timeZone), 1)
  const { from, until } = reminderTimes(date, site.hours.reminderHour ?? usualHour, site.timeZone)
  if (at < from || at >= until) return
  const due = await dueReminders(env.DB, { date, until: addDays(date, 1), before: from, atMost: atOnce })
  const decide = (request: CustomerRequest | undefined) =>
    request?.booking === 'live' && !request.seat?.isReminded ? [{ kind: 'reminded', data: {} } as const] : []
  await actOnAll(services, due, { person: byUs, decide })
}

/** Local hour of the day after a pickup at which its customer is thanked. */
const thanksHour = 10

/** A job may be finished at the desk so many days after its day. */
const lateDays = 7

/** Thanks customers the day after their job was finished, each once, but for those who complained. Throws when D1 does. */
export async function planThanks(services: Services): Promise<void> {
  const { env, now } = services
  const at = now()
  const today = localDate(at, site.timeZone)
  const tomorrow = addDays(today, 1)
  const { from, until } = reminderTimes(tomorrow, thanksHour, site.timeZone)
  if (at < from || at >= until) return
  const due = await dueThanks(
    env.DB,
    midnight(addDays(today, -lateDays), site.timeZone),
    midnight(today, site.timeZone),
    atOnce,
  )
  const decide = (request: CustomerRequest | undefined) =>
    request?.status === 'done' && !request.events.some(({ kind }) => kind === 'thanked')
      ? [{ kind: 'thanked', data: {} } as const]
      : []
  await actOnAll(services, due, { person: byUs, decide })
}

/** When the owner hears that somebody waits, in minutes, where the business sets no other times. */
const usualMinutes: readonly number[] = [15, 60]
/** How long after its time a nudge still goes out, in minutes, when the cron was away. */
const lateMinutes = 60

/**
 * Enqueues a mail about each request that has waited for its answer too long, in answering hours, at each of the times that
 * the business has set. Throws when D1 does.
 */
export async function planNudges(services: Services): Promise<void> {
  const { env, now } = services
  const at = now()
  const rules = answeringRules(at)
  const minutes = site.hours.nudgeMinutes ?? usualMinutes
  if (minutes.length === 0 || !isAnswering(at, rules)) return
  // The longest wait first: one nudge says it all.
  for (const [index, wait] of [...minutes.entries()].reverse()) {
    const until = waitedSince(wait, at, rules)
    if (until === undefined) continue
    // What had waited as long an hour ago has been nudged, or is too old for it.
    const after = waitedSince(wait, at - lateMinutes * 60_000, rules) ?? 0
    const nudge = index + 1
    const due = await unansweredReferences(env.DB, { until, atMost: atOnce, nudged: { after, fewerThan: nudge } })
    const decide = (request: CustomerRequest | undefined) =>
      request && isUnanswered(request) && request.nudges < nudge
        ? [{ kind: 'nudged', data: { count: nudge } } as const]
        : []
    await actOnAll(services, due, { person: byUs, decide })
  }
}

/** How long leads that look unusual wait for a batch, in minutes; those that look like customers go with the next run. */
const unusualWait = 30

/**
 * Makes a batch of the leads that wait: while a flood is on, and from an address that has sent a lot, many go in one message.
 * Throws when the database does.
 */
export async function planBatch({ env, now }: Services): Promise<void> {
  const at = now()
  const { customers, any, minutes } = await withTimeout(storeTimeoutMs, readWaiting(env.DB, at))
  if (!customers && !(any && minutes >= unusualWait)) return
  const names = messages.filter((one) => one.batch && isOn(env, one)).map(({ name }) => name)
  await makeBatch(env.DB, names, at)
}
