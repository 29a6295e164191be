// Customers are reminded of their pickup the day before.

import { site } from '#site/site.ts'
import { addDays, localDate } from '../../domain/calendar/localTime.ts'
import { reminderTimes } from '../../domain/calendar/reminder.ts'
import { readSpamSignals } from '../../domain/spamSignals.ts'
import type { Values } from '../../forms/form.ts'
import { logFailure } from '../lib/log.ts'
import type { Services } from '../lib/services.ts'
import { occasionStatement } from '../store/leads.ts'
import { channelsFor } from './channels/channels.ts'

/** Local hour of the day before, where the business sets no other. */
const usualHour = 17
/** Bookings that one run handles. */
const atOnce = 20

type Due = { reference: string; revision: number; answers: string; signs: string }

/**
 * Enqueues reminders of tomorrow's pickups, in the business's own evening. Each is marked and enqueued in one transaction, so
 * two runs at once remind once. What was booked or moved after the hour isn't reminded of: its own message is newer. Throws
 * when D1 does.
 */
export async function planReminders({ env, now }: Services): Promise<void> {
  const at = now()
  const date = addDays(localDate(at, site.timeZone), 1)
  const { from, until } = reminderTimes(date, site.hours.reminderHour ?? usualHour, site.timeZone)
  if (at < from || at >= until) return
  const { results } = await env.DB.prepare(
    `SELECT reference, bookings.revision, answers, signs FROM bookings JOIN leads USING (reference)
     WHERE status = 'live' AND slot >= ?1 AND slot < ?2 AND held_until IS NULL AND bookings.changed_at < ?3
       AND reminded < bookings.revision AND leads.state IN ('new', 'waiting')
     ORDER BY slot LIMIT ${atOnce}`,
  )
    .bind(date, addDays(date, 1), from)
    .all<Due>()
  for (const { reference, revision, answers, signs } of results) {
    const sent = { answers: JSON.parse(answers) as Values, spamSignals: readSpamSignals(signs) }
    const channels = channelsFor(env, sent, 'reminder')
    const written = env.DB.batch([
      env.DB.prepare(
        `UPDATE bookings SET reminded = ?2 WHERE reference = ?1 AND revision = ?2 AND status = 'live' AND reminded < ?2`,
      ).bind(reference, revision),
      occasionStatement(env.DB, reference, channels, at),
    ])
    await written.catch((error: unknown) => logFailure('reminder-not-planned', error, { reference }))
  }
}
