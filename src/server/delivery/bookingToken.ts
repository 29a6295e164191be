import { windowHours } from '../../content/calendar.ts'
import type { Booking } from '../../domain/calendar/booking.ts'
import { slotTimes } from '../../domain/calendar/slots.ts'
import { site } from '../../site.ts'
import type { Secrets } from '../token.ts'
import { signToken } from '../token.ts'

/** A link still shows what became of a booking so long after its window, in ms. */
const afterMs = 7 * 24 * 3_600_000

/** Token of the link with which a visitor sees, moves or cancels a booking, as it is now. */
export const bookingToken = (secrets: Secrets, { reference, revision, slot }: Booking): Promise<string> =>
  signToken(secrets, {
    purpose: 'booking',
    id: reference,
    revision,
    expires: slotTimes(slot, { timeZone: site.timeZone, windowHours }).end + afterMs,
  })
