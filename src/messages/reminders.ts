// Customers are reminded of their pickup the day before.
import { site } from '#site/site.ts'
import { addDays, localDate } from '../domain/calendar/localTime.ts'
import { reminderTimes } from '../domain/calendar/reminder.ts'
import { logFailure } from '../log.ts'
import type { Services } from '../server/lib/services.ts'
import { dueReminders, enqueueReminder } from '../server/store/outbox.ts'
import { channelsFor } from './channels/channels.ts'

/** Local hour of the day before, where the business sets no other. */
const usualHour = 17
/** Most bookings in one run. */
const atOnce = 20

/**
 * Enqueues reminders of tomorrow's pickups, in the evening where the business is. A pickup that was booked or moved after
 * that hour gets none, since its own message is newer. Throws when D1 does.
 */
export async function planReminders({ env, now }: Services): Promise<void> {
  const at = now()
  const date = addDays(localDate(at, site.timeZone), 1)
  const { from, until } = reminderTimes(date, site.hours.reminderHour ?? usualHour, site.timeZone)
  if (at < from || at >= until) return
  const due = await dueReminders(env.DB, { date, until: addDays(date, 1), before: from, atMost: atOnce })
  for (const pickup of due)
    await enqueueReminder(env.DB, pickup, channelsFor(env, pickup, 'reminder'), at).catch((error: unknown) =>
      logFailure('reminder-not-planned', error, { reference: pickup.reference }),
    )
}
