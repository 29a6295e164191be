import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { slotTimes } from '../../domain/calendar/slots.ts'
import type { Services } from '../services.ts'

/** The window that a customer is still to be reminded of; undefined when it was moved, canceled, or has begun. */
export async function dueReminder({ env, now }: Services, reference: string): Promise<string | undefined> {
  const booking = await env.DB.prepare(
    `SELECT slot FROM bookings WHERE reference = ? AND status = 'live' AND held_until IS NULL AND reminded = revision`,
  )
    .bind(reference)
    .first<{ slot: string }>()
  if (!booking) return undefined
  const { start } = slotTimes(booking.slot, { timeZone: site.timeZone, windowHours })
  return now() < start ? booking.slot : undefined
}
