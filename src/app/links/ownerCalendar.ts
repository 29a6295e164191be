import { logSecurity } from '../../log.ts'
import { ownerCalendar as bookingsFile } from '../../messages/bookingCalendar.ts'
import { isOwnersCalendar } from '../../server/desk/calendarAddress.ts'
import { guarded, respondCalendar, respondSpent, tokenOf } from './signedLink.ts'

/** All bookings, for the owner's calendar program. */
export const ownerCalendar = {
  get: guarded(async (c) => {
    const { services } = c.var
    if (await isOwnersCalendar(services, tokenOf(c)))
      return respondCalendar(await bookingsFile(c.env, services.now()), 'pickups')
    logSecurity('calendar-refused')
    return respondSpent(c)
  }),
}
