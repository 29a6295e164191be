// The owner hears of requests that nobody has answered.
import { site } from '#site/site.ts'
import { arrivalRules } from '../business/calendar.ts'
import { isAnswering, waitedSince } from '../domain/calendar/answeringHours.ts'
import { logFailure } from '../log.ts'
import type { Services } from '../server/lib/services.ts'
import { enqueueNudge, unansweredRequests } from '../server/store/unanswered.ts'
import { channelsFor } from './channels/channels.ts'

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
export async function planNudges({ env, now }: Services): Promise<void> {
  const at = now()
  const rules = answeringRules()
  const minutes = site.hours.nudgeMinutes ?? usualMinutes
  if (minutes.length === 0 || !isAnswering(at, rules)) return
  for (const [index, wait] of minutes.entries()) {
    const until = waitedSince(wait, at, rules)
    if (until === undefined) continue
    // What had waited as long an hour ago has been nudged, or is too old for it.
    const after = waitedSince(wait, at - lateMinutes * 60_000, rules) ?? 0
    const nudge = index + 1
    for (const request of await unansweredRequests(env.DB, { after, until, nudge, atMost: atOnce }))
      await enqueueNudge(env.DB, { ...request, nudge }, channelsFor(env, request, 'nudge'), at).catch(
        (error: unknown) => logFailure('nudge-not-planned', error, { reference: request.reference }),
      )
  }
}
