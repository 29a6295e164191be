import { bookingPage, bookingProblemPage } from '../../../pages/Booking.tsx'
import { logFailure } from '../../log.ts'
import { readToken } from '../../token.ts'
import { bookingFile, ownerCalendar } from '../bookingCalendar.ts'
import type { BookingLink, LinkProblem } from '../bookingLink.ts'
import { changeBooking, readBookingLink } from '../bookingLink.ts'
import { bodyLimits } from '../limits.ts'
import { readFields } from '../submission.ts'
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

/** Without the database the visitor reads that nothing was changed. */
const guarded =
  (answer: SignedPage['get']) =>
  async (asked: SignedRequest): Promise<SignedAnswer> => {
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
  get: guarded(async ({ token, services }) => show(await readBookingLink(services, token))),
  // The token is what allows it, so it does not matter which page the form stood on.
  post: guarded(async ({ request, body, token, services }) => {
    const { env, now } = services
    const claims = await readToken(env, 'booking', token, now())
    if (!claims.ok) return show(claims)
    const read = await readFields(request, body, bodyLimits.text)
    if (!read.ok) return { problem: read.status }
    const wish = { act: read.fields.get('act') ?? '', slot: read.fields.get('slot') ?? '' }
    const answer = await changeBooking(services, token, wish)
    if (answer.kind === 'refused') return show(answer.link, 409)
    if (answer.kind === 'too-many') return { ...show(answer.link, 429), retryAfter: answer.retryAfter }
    return { location: `/booking?t=${answer.token}&done=${answer.change}` }
  }),
}

/** The same as a calendar file. */
export const bookingIcs: SignedPage = {
  path: '/booking.ics',
  get: guarded(async ({ token, services }) => {
    const link = await readBookingLink(services, token)
    if (!link.ok) return show(link)
    return calendarFile(bookingFile(link.shown, services.env.SITE_URL), `pickup-${link.shown.booking.reference}`)
  }),
}

/** All bookings, for the owner's calendar program. */
export const calendarIcs: SignedPage = {
  path: '/calendar.ics',
  get: guarded(async ({ token, services }) => {
    const text = await ownerCalendar(services.env, token, services.now())
    return text === undefined ? { page: bookingProblemPage('malformed'), status: 403 } : calendarFile(text, 'pickups')
  }),
}
