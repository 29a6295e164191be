import { bookingFile } from '../../messages/bookingCalendar.ts'
import { readBookingLink } from '../../server/booking/bookingLink.ts'
import { messageWords } from '../../words/message.ts'
import { respondBooking } from './booking.ts'
import { guarded, respondCalendar, tokenOf } from './signedLink.ts'

/** A visitor's booking as a calendar file. */
export const bookingCalendar = {
  get: guarded(async (c) => {
    const link = await readBookingLink(c.var.services, tokenOf(c))
    if (!link.ok) return respondBooking(c, link)
    return respondCalendar(
      bookingFile(link.shown, c.env.SITE_URL),
      messageWords().fileName(link.shown.booking.reference),
    )
  }),
}
