import { bookingPage, bookingProblemPage } from '../../pages/Booking.tsx'
import { bookingFile, ownerCalendar } from '../bookingCalendar.ts'
import type { BookingLink, LinkProblem } from '../bookingLink.ts'
import { changeBooking, readBookingLink } from '../bookingLink.ts'
import { logFailure } from '../log.ts'
import { readFormData, textOf } from '../submission.ts'
import type { SignedAnswer, SignedPage, SignedRequest } from './signedPage.ts'

const statusOf: Readonly<Record<LinkProblem, number>> = {
  malformed: 404,
  tampered: 403,
  'unknown-key': 410,
  'wrong-purpose': 403,
  expired: 410,
  unknown: 404,
}

const show = (link: BookingLink, status = 200): SignedAnswer =>
  link.ok
    ? { page: bookingPage(link.shown), status }
    : { page: bookingProblemPage(link.reason), status: statusOf[link.reason] }

/** Without the database the visitor is told that nothing was changed. */
const guarded = (answer: SignedPage['get']) => async (asked: SignedRequest) => {
  try {
    return await answer(asked)
  } catch (error) {
    logFailure('booking-not-read', error)
    return { page: bookingProblemPage('no-answer'), status: 503 }
  }
}

const calendarFile = (text: string, name: string): SignedAnswer => ({
  file: new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
      'x-robots-tag': 'noindex',
    },
  }),
})

/** A visitor's booking: seen with GET, moved or cancelled with POST. */
export const booking: SignedPage = {
  path: '/booking',
  get: guarded(async ({ token, wires }) => show(await readBookingLink(wires, token))),
  // The token is what allows it, so it does not matter which page the form stood on.
  post: guarded(async ({ request, wires }) => {
    const read = await readFormData(request)
    const field = (name: string) => (read.ok ? textOf(read.data, name) : '')
    const answer = await changeBooking(wires, field('t'), { act: field('act'), slot: field('slot') })
    if (answer.kind === 'refused') return show(answer.link, 409)
    return { location: `/booking?t=${answer.token}&done=${answer.change}` }
  }),
}

/** The same as a calendar file. */
export const bookingIcs: SignedPage = {
  path: '/booking.ics',
  get: guarded(async ({ token, wires }) => {
    const link = await readBookingLink(wires, token)
    if (!link.ok) return show(link)
    return calendarFile(bookingFile(link.shown, wires.env.SITE_URL), `pickup-${link.shown.booking.reference}`)
  }),
}

/** All bookings, for the owner's calendar program. */
export const calendarIcs: SignedPage = {
  path: '/calendar.ics',
  get: guarded(async ({ token, wires }) => {
    const text = await ownerCalendar(wires.env, token, wires.now())
    return text === undefined ? { page: bookingProblemPage('malformed'), status: 403 } : calendarFile(text, 'pickups')
  }),
}
