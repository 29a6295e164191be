// Handlers of the pages and files behind signed links. Looking changes nothing; only POST acts.

import type { Page } from '../../document/page.ts'
import { chosenSlot } from '../../forms/booking.ts'
import { quoteForm } from '../../forms/quote.ts'
import { addDetailsPage, addPhotosPage } from '../../pages/AddToRequest.tsx'
import { bookingPage } from '../../pages/Booking.tsx'
import { leadPhotosPage } from '../../pages/LeadPhotos.tsx'
import { bookingProblemPage, spentLink } from '../../pages/Problem.tsx'
import { todayPage, todayProblemPage } from '../../pages/Today.tsx'
import { bookingFile, ownerCalendar } from '../../server/booking/bookingCalendar.ts'
import type { BookingLink, LinkProblem } from '../../server/booking/bookingLink.ts'
import { changeBooking, readBookingLink } from '../../server/booking/bookingLink.ts'
import { recordStep, stopsOn } from '../../server/booking/today.ts'
import { addPhotosToken, referenceIn } from '../../server/delivery/links.ts'
import { bodyLimits } from '../../server/http/limits.ts'
import type { RequestBody } from '../../server/http/requestBody.ts'
import { fileResponse, jsonResponse, seeOther, wantsJson } from '../../server/http/respond.ts'
import { addDetails } from '../../server/intake/addDetails.ts'
import { addPhotos } from '../../server/intake/latePhotos.ts'
import type { RefusedBody } from '../../server/intake/submission.ts'
import { readFields } from '../../server/intake/submission.ts'
import { logFailure } from '../../server/lib/log.ts'
import type { Services } from '../../server/lib/services.ts'
import type { Purpose } from '../../server/lib/token.ts'
import { readToken } from '../../server/lib/token.ts'
import { attachedPhoto, attachedPhotos } from '../../server/store/photoRows.ts'
import type { App, AppContext } from '../context.ts'
import { servicesOf } from '../forms.ts'
import { pageRequest, showOnce, showProblem } from '../pages.ts'

/** A page, a redirect after something was done, a file, or a body that is not taken. */
type Answer =
  /** `retryAfter` in whole seconds, with a 429. */
  | { readonly page: Page; readonly status: number; readonly retryAfter?: number }
  | { readonly location: string }
  | { readonly file: Response }
  | RefusedBody

type Link = {
  readonly request: Request
  /** Read only once the token is known to hold. */
  readonly body: RequestBody
  /** The query parameter `t`: the link's token. */
  readonly token: string
  readonly query: URLSearchParams
  readonly services: Services
}

type Handler = (link: Link) => Promise<Answer>

type SignedRoute = { readonly path: string; readonly get: Handler; readonly post?: Handler }

const spent = (status = 410): Answer => ({ page: spentLink, status })

const statusOf: Readonly<Record<LinkProblem, number>> = {
  malformed: 404,
  tampered: 403,
  'unknown-key': 410,
  'wrong-purpose': 403,
  expired: 410,
  unknown: 404,
}

async function showBooking(services: Services, link: BookingLink, status = 200): Promise<Answer & { page: Page }> {
  if (!link.ok) return { page: bookingProblemPage(link.reason), status: statusOf[link.reason] }
  const token = await addPhotosToken(services, link.shown.booking.reference)
  return { page: bookingPage(link.shown, `/add-photos?t=${token}`), status }
}

/** Without the database the visitor reads that nothing was changed. */
const guarded =
  (answer: Handler, noAnswer = () => bookingProblemPage('no-answer')): Handler =>
  async (link) => {
    try {
      return await answer(link)
    } catch (error) {
      logFailure('booking-not-read', error)
      return { page: noAnswer(), status: 503 }
    }
  }

/** For the bearer of a link that holds: `id` is what it's about. */
const forBearer =
  (purpose: Purpose, answer: (link: Link, id: string) => Promise<Answer>, refused = spent()): Handler =>
  async (link) => {
    const id = await referenceIn(link.services, purpose, link.token)
    return id ? answer(link, id) : refused
  }

/** Who has an old link and sends photos still sees why they are not taken, however long they take. */
const withPhotos =
  (answer: Handler): Handler =>
  async (link) => {
    const answered = await answer(link)
    await link.body.drain(bodyLimits.photos)
    return answered
  }

/** The crew's page of a day, which has nothing to do with any one booking's link. */
const crewOnly = (answer: (link: Link, date: string) => Promise<Answer>): Handler =>
  guarded(forBearer('today', answer, { page: todayProblemPage('spent'), status: 410 }), () =>
    todayProblemPage('no-answer'),
  )

const calendarFile = (text: string, name: string): Answer => ({
  file: new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
      'x-robots-tag': 'noindex',
    },
  }),
})

/** Every address that needs a signed link: only its bearer may see it. */
export const signedRoutes: readonly SignedRoute[] = [
  // Where the sender of a request adds photos to it.
  {
    path: '/add-photos',
    get: forBearer('add-photos', async ({ token }, reference) => ({
      page: addPhotosPage({ reference, token }),
      status: 200,
    })),
    post: withPhotos(
      forBearer('add-photos', async ({ request, body, token, services }, reference) => {
        const added = await addPhotos(services, reference, request, body)
        if (!added.ok) return added
        const { stored, problems } = added
        if (stored > 0 && problems.length === 0) return { location: `/request-received/${reference}?added=${stored}` }
        const none = stored + problems.length === 0
        return { page: addPhotosPage({ reference, token, added: stored, problems, none }), status: 422 }
      }),
    ),
  },
  // Where the sender of a request says how to reach them.
  {
    path: '/add-details',
    get: forBearer('add-photos', async ({ token }, reference) => ({
      page: addDetailsPage({ reference, token }),
      status: 200,
    })),
    post: forBearer('add-photos', async ({ request, body, token, services }, reference) => {
      const read = await readFields(request, body, bodyLimits.text)
      if (!read.ok) return read
      const values = Object.fromEntries(
        Object.keys(quoteForm.followUp).map((name) => [name, read.fields.get(name) ?? '']),
      )
      const added = await addDetails(services, reference, values)
      if (added.ok) return { location: `/request-received/${reference}?saved&add=${token}` }
      const page = addDetailsPage({ reference, token, state: added.state })
      return { page, status: added.status, ...('retryAfter' in added && { retryAfter: added.retryAfter }) }
    }),
  },
  // Where the owner sees a request's photos.
  {
    path: '/lead-photos',
    get: forBearer('see-photos', async ({ token, services }, reference) => {
      const ids = await attachedPhotos(services.env, reference)
      const pictures = ids.map((id) => `/lead-photo?id=${id}&t=${token}`)
      return { page: leadPhotosPage(reference, pictures), status: 200 }
    }),
  },
  // One of these pictures.
  {
    path: '/lead-photo',
    get: forBearer('see-photos', async ({ query, services }, reference) => {
      const file = await attachedPhoto(services.env, reference, query.get('id') ?? '')
      return file ? { file } : spent(404)
    }),
  },
  // A visitor's booking: seen with GET, moved or canceled with POST.
  {
    path: '/booking',
    get: guarded(async ({ token, services }) => showBooking(services, await readBookingLink(services, token))),
    // The token is what allows it, so it does not matter which page the form stood on.
    post: guarded(async ({ request, body, token, services }) => {
      const claims = await readToken(services.env, 'booking', token, services.now())
      if (!claims.ok) return showBooking(services, claims)
      const read = await readFields(request, body, bodyLimits.text)
      if (!read.ok) return read
      const asked = {
        action: read.fields.get('act') ?? '',
        slot: chosenSlot((name) => read.fields.get(name) ?? ''),
        revision: Number(read.fields.get('revision')),
      }
      const answer = await changeBooking(services, token, asked)
      if (answer.kind === 'refused') return showBooking(services, answer.link, 409)
      if (answer.kind === 'too-many') {
        const shown = await showBooking(services, answer.link, 429)
        return { ...shown, retryAfter: answer.retryAfter }
      }
      return { location: `/booking?t=${token}&done=${answer.change}` }
    }),
  },
  // The same as a calendar file.
  {
    path: '/booking.ics',
    get: guarded(async ({ token, services }) => {
      const link = await readBookingLink(services, token)
      if (!link.ok) return showBooking(services, link)
      return calendarFile(bookingFile(link.shown, services.env.SITE_URL), `pickup-${link.shown.booking.reference}`)
    }),
  },
  // The day's pickups, for the crew: seen with GET, and a step taken with POST.
  {
    path: '/today',
    get: crewOnly(async ({ token, services }, date) => ({
      page: todayPage({ date, token, stops: await stopsOn(services.env, date) }),
      status: 200,
    })),
    post: crewOnly(async ({ request, body, token, services }, date) => {
      const read = await readFields(request, body, bodyLimits.text)
      if (!read.ok) return read
      const reference = read.fields.get('reference') ?? ''
      if (await recordStep(services, date, reference, read.fields.get('step') ?? ''))
        return { location: `/today?t=${token}#${reference}` }
      return { page: todayPage({ date, token, stops: await stopsOn(services.env, date), outdated: true }), status: 409 }
    }),
  },
  // All bookings, for the owner's calendar program.
  {
    path: '/calendar.ics',
    get: guarded(async ({ token, services }) => {
      const text = await ownerCalendar(services.env, token, services.now())
      return text === undefined ? { page: bookingProblemPage('malformed'), status: 403 } : calendarFile(text, 'pickups')
    }),
  },
]

export async function handleSigned(handle: Handler, app: App, c: AppContext): Promise<Response> {
  const query = new URL(c.req.url).searchParams
  const token = query.get('t') ?? ''
  const answer = await handle({ request: c.req.raw, body: c.var.body, token, query, services: servicesOf(app, c) })
  if ('ok' in answer) return showProblem(answer.status, app, c)
  if ('file' in answer) return fileResponse(answer.file)
  if ('location' in answer) return wantsJson(c.req.raw) ? jsonResponse({ ok: true }, 200) : seeOther(answer.location)
  const shown = await showOnce(answer.page, pageRequest(app, c), answer.status, app, c)
  if (answer.retryAfter !== undefined) shown.headers.set('retry-after', String(answer.retryAfter))
  return shown
}
