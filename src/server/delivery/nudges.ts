// The owner hears of requests that nobody has answered.
import { site } from '#site/site.ts'
import { arrivalRules } from '../../business/calendar.ts'
import { isAnswering, waitedSince } from '../../domain/calendar/answeringHours.ts'
import { actOnAll } from '../../request/act.ts'
import { byUs } from '../../request/event.ts'
import type { CustomerRequest } from '../../request/evolve.ts'
import type { Services } from '../lib/services.ts'
import { isUnanswered, unansweredRequests } from '../store/unanswered.ts'

const usualMinutes: readonly number[] = [15, 60]
/** How long after its time a nudge still goes out, in minutes, when the cron was away. */
const lateMinutes = 60
/** Most requests in one run. */
const atOnce = 20

/** The hours in which somebody answers: the phones' where they have any, else those of the pickups. */
function answeringRules() {
  const { phones } = site.hours
  const rules = arrivalRules()
  if (!phones) return rules
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  return { ...rules, hours: [{ days, ...phones }], isClosed: () => false }
}

/**
 * Enqueues a mail about each request that has waited for its answer too long, in answering hours, at each of the times that
 * the business has set. Throws when D1 does.
 */
export async function planNudges(services: Services): Promise<void> {
  const { env, now } = services
  const at = now()
  const rules = answeringRules()
  const minutes = site.hours.nudgeMinutes ?? usualMinutes
  if (minutes.length === 0 || !isAnswering(at, rules)) return
  // The longest wait first: one nudge says it all.
  for (const [index, wait] of [...minutes.entries()].reverse()) {
    const until = waitedSince(wait, at, rules)
    if (until === undefined) continue
    // What had waited as long an hour ago has been nudged, or is too old for it.
    const after = waitedSince(wait, at - lateMinutes * 60_000, rules) ?? 0
    const nudge = index + 1
    const due = await unansweredRequests(env.DB, { after, until, nudge, atMost: atOnce })
    const decide = (request: CustomerRequest | undefined) =>
      request && isUnanswered(request) && request.nudges < nudge
        ? [{ kind: 'nudged', data: { count: nudge } } as const]
        : []
    await actOnAll(services, due, { person: byUs, decide })
  }
}
