// Where requests come from, and taps on our number.
import { expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { localDate } from '../../src/domain/calendar/localTime.ts'
import { paths } from '../../src/routes.ts'
import { budgets } from '../../src/server/store/budgets.ts'
import { appSite } from '../support/appSite.ts'
import { multipart, ownAddress, typedQuote } from '../support/requests.ts'

const site = appSite()

const sources = async () =>
  (await site.rows<{ source: string }>('SELECT source FROM leads ORDER BY received_at, reference')).map(
    ({ source }) => JSON.parse(source) as unknown,
  )
const taps = () => site.rows<Record<string, unknown>>('SELECT day, page, kind, count FROM taps ORDER BY page, kind')
const tap = async (body: string, headers: Record<string, string> = {}) =>
  expect((await site.post(paths.taps, body, headers)).status).toBe(204)

it('keeps where a request came from, which is no revision of it', async () => {
  const key = crypto.randomUUID()
  const send = (source: string) => site.post('/', multipart({ ...typedQuote(), key, source }))
  await send('/faq www.google.com utm_campaign=spring,gclid')
  await send('/contact bing.com ')
  expect(await sources()).toEqual([{ page: '/faq', host: 'google.com', campaign: 'spring', click: 'google' }])
  expect(await site.rows('SELECT revision FROM leads')).toEqual([{ revision: 1 }])
})

it('goes by the page that the form was on where no script ran', async () => {
  const referer = `${site.origin}/contact?utm_source=flyer`
  await site.post('/', multipart(typedQuote({ phone: '2025559401' })), { referer })
  expect(await sources()).toContainEqual({ last: '/contact', source: 'flyer' })
})

it('counts taps by day and page, and nothing that isn’t one', async () => {
  await tap('tel:/contact/')
  await tap('tel:/contact')
  await tap('sms:/')
  for (const body of ['tel:/desk', 'tel:/no-such-page', 'mailto:/', 'tel:', `tel:/${'x'.repeat(5000)}`]) await tap(body)
  await tap('tel:/faq', { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' })
  const day = localDate(site.clock.now, business.timeZone)
  expect(await taps()).toEqual([
    { day, page: '/', kind: 'text', count: 1 },
    { day, page: '/contact', kind: 'call', count: 2 },
  ])
})

it('counts no more of an address than its budget', async () => {
  const { limit } = budgets.tapsOfAddress
  const address = ownAddress()
  for (let tapped = 0; tapped < limit + 3; tapped++) await tap('tel:/faq', address)
  expect(await taps()).toContainEqual(expect.objectContaining({ page: '/faq', count: limit }))
})
