import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { signToken } from '../../src/shared/http/access.ts'
import { headLimits, textBytes } from '../../src/shared/http/requestBody.ts'
import { appSite } from '../support/appSite.ts'
import { isOn } from '../support/ownPages.ts'
import { jpeg, multipart, typedQuote } from '../support/requests.ts'

const site = appSite()
const sign = (purpose: 'sent' | 'own', lifetime = 60_000) =>
  signToken({ LEAD_SECRET: site.secret }, { purpose, id: '7K2M9QX4RD', expires: site.clock.now + lifetime })

const multipartType = { 'content-type': 'multipart/form-data; boundary=hostile' }
const megabyte = 1024 * 1024

/** Expects an error page that helps: the reason, the phone number, and nothing for caches and robots. */
async function expectErrorPage(answer: Response, status: number): Promise<void> {
  expect(answer.status).toBe(status)
  const html = await answer.text()
  const $ = load(html)
  expect([$('header').length, $('footer').length, $('h1').length]).toEqual([1, 1, 1])
  expect(($('h1 + p').text().match(/\w+/g) ?? []).length).toBeGreaterThan(8)
  expect($('main').text()).toContain(business.phone.label)
  expect($('main a[href^="tel:"]').length).toBeGreaterThan(0)
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect($('meta[name=robots]').attr('content')).toContain('noindex')
  expect(html.length).toBeLessThanOrEqual(200 * 1024)
}

const long = 'x'.repeat(textBytes)
const post = (path: string, body: BodyInit, headers?: Record<string, string>) => () => site.post(path, body, headers)

/** Requests that are refused before their body is read, or while it is. */
const refused: readonly (readonly [status: number, what: string, ask: () => Promise<Response>])[] = [
  [400, 'a body that is not whole', post('/', '--host', multipartType)],
  [403, 'a form of another site', post('/', multipart(typedQuote()), { origin: 'https://elsewhere.example' })],
  [413, 'a text too long for a form of text', post('/contact', multipart({ message: long, phone: '2025550123' }))],
  [414, 'a long address', () => site.get(`/about?${'a'.repeat(headLimits.addressLength)}`)],
  [415, 'XML', post('/', '<a/>', { 'content-type': 'text/xml' })],
  [
    431,
    'long headers',
    () => site.get('/schedule', { headers: { cookie: 'a=b;'.repeat(headLimits.headerBytes / 4) } }),
  ],
]

describe('a request over a limit', () => {
  it.each(refused)('gets an error page, %d: %s', async (status, _, ask) => {
    await expectErrorPage(await ask(), status)
  })

  it('behind a link gets one too', async () => {
    const act = multipart({ act: long })
    await expectErrorPage(await site.post(`/your-request?t=${await sign('own')}`, act), 413)
    const photo = { 'content-type': 'image/jpeg' }
    await expectErrorPage(await site.post(`/your-request?act=photos&t=${await sign('sent')}`, 'x', photo), 415)
  })

  it('by script gets JSON', async () => {
    const answer = await site.post('/contact', multipart({ message: long }), { accept: 'application/json' })
    expect([answer.status, await answer.json()]).toEqual([413, { ok: false, errors: {}, failure: 'not-read' }])
    const upload = new FormData()
    for (const [name, value] of Object.entries({ form: 'quote', key: 'k'.repeat(20) })) upload.set(name, value)
    upload.set('photo', jpeg('a.jpg', 1, 9 * megabyte))
    const large = await site.post('/photos', upload)
    expect([large.status, await large.json()]).toEqual([413, { ok: false, reason: 'too-large' }])
    const other = await site.post('/photos', new URLSearchParams({ form: 'quote' }))
    expect([other.status, await other.json()]).toEqual([415, { ok: false, reason: 'wrong-type' }])
  })
})

it('what’s sent to an expired link is refused unread', async () => {
  const expired = await sign('sent', -1)
  // If the body were read, the answer would be 415.
  const answer = await site.post(`/your-request?t=${expired}`, 'x', { 'content-type': 'text/plain' })
  expect(answer.status).toBe(410)
  expect(load(await answer.text())('main a[href^="tel:"]').length).toBeGreaterThan(0)
})

describe('methods', () => {
  const [read, form] = ['GET, HEAD', 'GET, HEAD, POST']
  const paths: readonly (readonly [path: string, allowed: string])[] = [
    ['/about', read],
    ['/healthz', read],
    ['/your-request.ics', read],
    ['/r/ABC', read],
    ['/', form],
    ['/photos', 'POST'],
    ['/mcp', 'POST'],
    ['/windows.json', read],
  ]
  const all = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']

  it.each(paths.filter(([path]) => isOn(path)))('%s: others than %s are refused', async (path, allowed) => {
    for (const method of all.filter((name) => !allowed.split(', ').includes(name))) {
      const answer = await site.get(path, { method })
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, allowed])
    }
    const answer = await site.get(path, { method: 'PUT' })
    // Programs read what is wrong in their own format.
    if (!/json|mcp/.test(path)) await expectErrorPage(answer, 405)
    else expect(await answer.json()).toEqual({ ok: false, errors: {}, failure: 'not-read' })
  })

  it('are not checked where nothing is found', async () => {
    for (const method of all) expect((await site.get('/no-such-page', { method })).status).toBe(404)
    const answer = await site.get('/.well-known/oauth-protected-resource/mcp')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json'])
  })
})
