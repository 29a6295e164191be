import { load } from 'cheerio'
import { site as business } from '#site/site.ts'
import { seePhotosUrl, sentToken } from '../../src/messages/links.ts'
import { paths } from '../../src/routes.ts'
import type { TestedSite } from './appSite.ts'
import { hasWindows, misspelledTown, ownZip } from './business.ts'
import { isOn } from './ownPages.ts'
import { jpeg, multipart, openWindows, referenceIn, typedBooking, typedQuote } from './requests.ts'

/** A page that isn't listed, or a state other than its first. */
export type PageState = {
  readonly name: string
  readonly status: number
  /** The address at which a browser shows it. */
  readonly path: string
  readonly answer: () => Promise<Response>
}

type Site = TestedSite

/** The reference whose letters take the most room. */
const widestReference = 'MMMMMMMMMM'

const signerOf = (site: Site) => ({ env: { LEAD_SECRET: site.secret, SITE_URL: '' }, now: () => Date.now() })

/** Signed links of one request with a photo and of one booking. */
export async function signedPaths(site: Site) {
  const quote = await site.post(
    '/',
    multipart(typedQuote({ phone: '2025557001', key: crypto.randomUUID() }), [jpeg('a.jpg', 71)]),
  )
  const received = quote.headers.get('location') ?? ''
  const leadPhotos = await seePhotosUrl(signerOf(site), referenceIn(quote))
  const slot = (await openWindows(site)).at(-1) ?? ''
  const booked = await site.post(
    '/schedule',
    multipart(typedBooking(slot, { phone: '2025557002', address: crypto.randomUUID(), key: crypto.randomUUID() })),
  )
  const confirmation = booked.headers.get('location') ?? ''
  const token = new URL(confirmation, site.origin).searchParams.get('t')
  return {
    received,
    leadPhotos,
    leadPhoto: load(await (await site.get(leadPhotos)).text())('img[src^="/lead-photo"]').attr('src') ?? '',
    booking: confirmation,
    bookingFile: `/your-request.ics?t=${token}`,
  }
}

/** Every state of a page that a visitor can reach, besides the first state of listed pages. */
export async function pageStates(site: Site): Promise<readonly PageState[]> {
  const links = await signedPaths(site)
  const linkOf = async (form: string, about?: string) =>
    paths.ownRequest({ token: await sentToken(signerOf(site), { reference: widestReference, form, about }) })
  const [unread, asked, friend] = await Promise.all([
    linkOf('quote'),
    linkOf('booking', '2024-01-08T10'),
    linkOf('referral', 'MMMMMMMM'),
  ])
  const at = (name: string, path: string, status = 200, init?: RequestInit): PageState => {
    return { name, path, status, answer: () => site.get(path, init) }
  }
  const sent = (name: string, path: string, status: number, init: RequestInit) =>
    at(name, path, status, { method: 'POST', ...init })
  const posted = (name: string, path: string, status: number, body: FormData) => sent(name, path, status, { body })
  const states = [
    at('not-found', '/no-such-page', 404),
    at('estimate', '/pricing-calculator?items=sofa.2_tv-crt_no-paint&flights=3&category=beds&q=paint'),
    at('project', '/pricing-calculator?items=garage-1car.2'),
    at('something-else', '/pricing-calculator?items=sofa&q=fish+tank'),
    at('zip-ours', `/service-areas?place=${ownZip}`),
    at('zip-elsewhere', '/service-areas?place=90210'),
    ...(business.features.calculator ? [at('items-searched', '/items?q=paint')] : []),
    at('booking-where', '/book-online?items=couch.1&step=when'),
    at('booking-when', `/book-online?location=${ownZip}&items=couch.1&step=who`),
    posted('refused-form', '/', 422, multipart(typedQuote({ phone: '12', location: '' }))),
    posted('refused-contact', '/contact', 422, multipart({ phone: '12' })),
    posted('refused-referral', '/referral-program', 422, multipart({ phone: '12' })),
    posted('refused-booking', '/schedule', 422, multipart(typedBooking('', { phone: '12' }))),
    ...(misspelledTown ? [posted('near-miss', '/', 422, multipart(typedQuote({ location: misspelledTown })))] : []),
    posted('lost-window', '/book-online', 409, multipart(typedBooking('2024-01-08T10'))),
    at('unread', unread),
    at('asked', asked),
    at('referred', friend),
    at('received', links.received),
    at('photos-missing', `${links.received}&missing=2`),
    posted('added-none', `${links.received}&act=photos`, 422, multipart({ nothing: '' })),
    posted('refused-details', `${links.received}&act=details`, 422, multipart({ 'reply-by': 'x' })),
    posted('refused-number', `${links.received}&act=number`, 422, multipart({ phone: '12' })),
    posted('refused-find', '/find-my-pickup', 422, multipart({ contact: '12' })),
    at('link-sent', '/find-my-pickup?sent=yes'),
    at('lead-photos', links.leadPhotos),
    ...(hasWindows
      ? [
          at('booking', links.booking),
          at('booking-move', `${links.booking}&do=move`),
          at('booking-cancel', `${links.booking}&do=cancel`),
        ]
      : []),
    at('booking-link', '/your-request?t=x', 404),
    sent('problem-400', '/', 400, { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }),
    sent('problem-403', '/', 403, { body: multipart(typedQuote()), headers: { origin: 'https://elsewhere.example' } }),
    sent('problem-405', '/faq', 405, { method: 'PUT', body: 'x' }),
    posted('problem-413', '/', 413, multipart(typedQuote({ other: 'x'.repeat(70_000) }))),
    at('problem-414', `/about?${'x'.repeat(9000)}`, 414),
    sent('problem-415', '/', 415, { body: 'x', headers: { 'content-type': 'text/xml' } }),
  ]
  return states.filter(({ path }) => isOn(path))
}
