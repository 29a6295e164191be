// The owner is notified of every change that a visitor makes to a booking.

import type { Values } from '../../forms/form.ts'
import { logFailure } from '../lib/log.ts'
import type { Services } from '../lib/services.ts'
import { changeStatements } from '../store/leads.ts'
import { channelsFor } from './channels/channels.ts'

type Unannounced = { reference: string; slot: string; status: string; revision: number; answers: string }

/** Bookings that one run handles. */
const atOnce = 20

/**
 * Records every change that the owner hasn't been notified of, or only one booking's. Called right after a change and by
 * cron, so that none is lost between the two: marking and telling are one transaction. Throws when D1 does.
 */
export async function tellChanges({ env, now }: Services, reference = ''): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT reference, slot, bookings.status, bookings.revision, answers
     FROM bookings JOIN leads USING (reference)
     WHERE told < bookings.revision AND (?1 = '' OR reference = ?1) ORDER BY bookings.changed_at LIMIT ${atOnce}`,
  )
    .bind(reference)
    .all<Unannounced>()
  const at = now()
  for (const booking of results) {
    const change = booking.status === 'live' ? 'moved' : 'cancelled'
    const channels = channelsFor(env, { answers: JSON.parse(booking.answers) as Values })
    const mark = env.DB.prepare('UPDATE bookings SET told = ?2 WHERE reference = ?1 AND told < ?2')
    const written = env.DB.batch([
      mark.bind(booking.reference, booking.revision),
      ...changeStatements(env.DB, booking.reference, change, { slot: booking.slot }, channels, at),
    ])
    // One that cannot be recorded must not hold up the others; the next sweep tries it again.
    await written.catch((error: unknown) => logFailure('change-not-notified', error, { reference: booking.reference }))
  }
}
