import { holdMinutes } from '../domain/calendar/booking.ts'
import { bookingForm } from '../forms/booking.ts'
import type { Change, StoredLead } from '../server/store/lead.ts'

/** Whether a lead asks for an arrival window that isn't theirs, or not yet. */
export const lacksWindow = ({ form, booking }: StoredLead): boolean => form === bookingForm.name && booking !== 'live'

const whatTheyRead = 'We told them the time isn’t confirmed yet and that you’ll call them.'

const held = `The time is held for ${holdMinutes} minutes and then free for others: it looks unusual, or a lot came in at once. If it’s real, open it on the desk and release it.`

/** They say themselves what became of the window. */
const withoutNote: ReadonlySet<Change> = new Set(['booked', 'moved', 'confirmed', 'canceled'])

/**
 * What the owner has to know of a booking's window: what's true when the mail is written, and what the sender read if that
 * is something else. Nothing when the message is about a move or a cancellation.
 */
export function bookingNote(lead: StoredLead, change: Change): string[] {
  if (lead.form !== bookingForm.name || withoutNote.has(change)) return []
  const read = lead.unconfirmed ? [whatTheyRead] : []
  switch (lead.booking) {
    case 'live':
      return lead.unconfirmed ? ['The time is booked for them.', ...read] : []
    case 'held':
      return [held, ...read]
    case 'let-go':
      return [`The time is NOT booked: it was held for ${holdMinutes} minutes and is free again.`, ...read]
    case 'canceled':
      return ['The time is NOT booked: the booking was canceled.']
    case undefined:
      return ['The time is NOT booked.', ...read]
  }
}
