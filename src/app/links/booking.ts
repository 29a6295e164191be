import { wholeNumber } from '../../domain/text.ts'
import { chosenSlot } from '../../forms/booking.ts'
import { addPhotosToken } from '../../messages/links.ts'
import { bookingPage, type Texted } from '../../pages/Booking.tsx'
import { bookingProblemPage } from '../../pages/Problem.tsx'
import { paths } from '../../routes.ts'
import { type BookingLink, changeBooking, type LinkProblem, readBookingLink } from '../../server/booking/bookingLink.ts'
import { textLink } from '../../server/booking/textLink.ts'
import { addressOf } from '../../server/http/clientAddress.ts'
import { bodyLimits } from '../../server/http/limits.ts'
import { readFields } from '../../server/intake/submission.ts'
import { readToken } from '../../server/lib/token.ts'
import type { AppContext } from '../context.ts'
import { respondProblem } from '../errors.ts'
import { respondOnce } from '../pages.ts'
import { picturesOf } from './sentRequest.ts'
import { guarded, respondDone, tokenOf } from './signedLink.ts'

const statusOf: Readonly<Record<LinkProblem, number>> = {
  malformed: 404,
  tampered: 403,
  'unknown-key': 410,
  'wrong-purpose': 403,
  expired: 410,
  unknown: 410,
}

/** The page of a booking as it is now, or why the link doesn't hold. */
export async function respondBooking(
  c: AppContext,
  link: BookingLink,
  status = 200,
  texted?: Exclude<Texted, 'texted'>,
): Promise<Response> {
  if (!link.ok) return respondOnce(c, bookingProblemPage(link.reason), { status: statusOf[link.reason] })
  const { services } = c.var
  const { shown } = link
  const { reference } = shown.booking
  const [token, pictures] = await Promise.all([addPhotosToken(services, reference), picturesOf(services, reference)])
  return respondOnce(c, bookingPage({ shown, token, pictures, texted }), { status })
}

/** Texts a booking's link to its own phone. */
async function respondTexted(c: AppContext): Promise<Response> {
  const token = tokenOf(c)
  const link = await readBookingLink(c.var.services, token)
  const texted = link.ok ? await textLink(c.var.services, link.shown, addressOf(c.req.raw)) : 'not-sent'
  if (texted === 'texted') return respondDone(c, paths.booking({ token, done: texted }))
  return respondBooking(c, link, texted === 'too-many' ? 429 : 409, texted)
}

/** A visitor's booking: seen with GET, moved or canceled with POST. */
export const booking = {
  get: guarded(async (c) => respondBooking(c, await readBookingLink(c.var.services, tokenOf(c)))),
  // The token is what allows it, so it doesn't matter which page had the form.
  post: guarded(async (c) => {
    const { services, body } = c.var
    const token = tokenOf(c)
    const claims = await readToken(c.env, { purpose: 'booking', token, now: services.now() })
    if (!claims.ok) return respondBooking(c, claims)
    const read = await readFields(c.req.raw, body, bodyLimits.text)
    if (!read.ok) return respondProblem(c, read.status)
    if (read.fields.get('act') === 'text') return respondTexted(c)
    const answer = await changeBooking(services, token, {
      action: read.fields.get('act') ?? '',
      slot: chosenSlot((name) => read.fields.get(name) ?? ''),
      revision: wholeNumber(read.fields.get('revision') ?? ''),
      address: addressOf(c.req.raw),
    })
    if (answer.kind === 'changed') return respondDone(c, paths.booking({ token, done: answer.change }))
    if (answer.kind === 'refused') return respondBooking(c, answer.link, 409)
    const response = await respondBooking(c, answer.link, 429)
    response.headers.set('retry-after', String(answer.retryAfter))
    return response
  }),
}
