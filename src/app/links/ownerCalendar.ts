import { bookingProblemPage } from '../../pages/Problem.tsx'
import { ownerCalendar as bookingsFile } from '../../server/delivery/bookingCalendar.ts'
import { respondOnce } from '../pages.ts'
import { guarded, respondCalendar, tokenOf } from './signedLink.ts'

/** All bookings, for the owner's calendar program. */
export const ownerCalendar = {
  get: guarded(async (c) => {
    const text = await bookingsFile(c.env, tokenOf(c), c.var.services.now())
    return text === undefined
      ? respondOnce(c, bookingProblemPage('malformed'), { status: 403 })
      : respondCalendar(text, 'pickups')
  }),
}
