// Customers are reminded of their pickup the day before.
import { site } from '#site/site.ts'
import { addDays, localDate } from '../../domain/calendar/localTime.ts'
import { reminderTimes } from '../../domain/calendar/reminder.ts'
import { actOnAll } from '../../request/act.ts'
import { byUs } from '../../request/event.ts'
import type { CustomerRequest } from '../../request/evolve.ts'
import type { Services } from '../lib/services.ts'
import { dueReminders } from '../store/outbox.ts'

/** Local hour of the day before, where the business sets no other. */
const usualHour = 17
/** Most bookings in one run. */
const atOnce = 20

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
