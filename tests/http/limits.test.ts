import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { signToken } from '../../src/shared/http/access.ts'
import { headLimits, textBytes } from '../../src/shared/http/requestBody.ts'
import { budgets } from '../../src/store/budgets.ts'
import { appSite } from '../support/appSite.ts'
import { isOn } from '../support/ownPages.ts'
import { jpeg, multipart, typedQuote } from '../support/requests.ts'

const site = appSite()
const sign = (purpose: 'sent' | 'own', lifetime = 60_000) =>
  signToken({ LEAD_SECRET: site.secret }, { purpose, id: '7K2M9QX4RD', expires: site.clock.now + lifetime })

const multipartType = { 'content-type': 'multipart/form-data; boundary=hostile' }
const megabyte = 1024 * 1024
const notRead = { ok: false, errors: {}, failure: 'not-read', next: expect.stringContaining('/openapi.json') }

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
    expect([answer.status, await answer.json()]).toEqual([413, notRead])
    const upload = multipart({ form: 'quote', key: 'k'.repeat(20) }, [jpeg('a.jpg', 1, 9 * megabyte)], 'photo')
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
    else expect(await answer.json()).toEqual(notRead)
  })

  it('are not checked where nothing is found', async () => {
    for (const method of all) expect((await site.get('/no-such-page', { method })).status).toBe(404)
    const answer = await site.get('/.well-known/oauth-protected-resource/mcp')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json'])
  })
})

/** Thirty requests of one sender, as the platform counts them within a minute. */
function limiter() {
  const counts = new Map<string, number>()
  return {
    limit: async ({ key }: { key: string }) => {
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return { success: count <= 30 }
    },
  }
}

const limited = appSite({ SENDS: limiter() })
const json = { accept: 'application/json' }
const send = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  limited.post('/', multipart(typedQuote(fields)), { 'cf-connecting-ip': address, ...headers })

/** What a page that refuses has to say. */
async function isRefused(answer: Response) {
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const $ = load(await answer.text())
  expect($('main a[href^="tel:"]').text()).toContain(business.phone.label)
  return $
}

describe('past an address’s budget', () => {
  const address = '203.0.113.5'
  const { limit } = budgets.sender

  it('the form keeps what was typed, gives the phone number and says when to come back', async () => {
    const first = Array.from({ length: limit }, (_, index) => send(address, { 'junk-type': `Couch ${index}` }))
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(first.map(() => 303))
    const $ = await isRefused(await send(address, { 'junk-type': 'One too many' }))
    expect($('[name="junk-type"]').attr('value')).toBe('One too many')
    expect($('[data-error-summary]').text()).toContain('That’s a lot of requests from your connection')
    const message = decodeURIComponent(
      $('[data-error-summary] a:is([href^="sms:"], [href^="mailto:"])').attr('href') ?? '',
    )
    expect(message).toContain('One too many')
    const answer = await send(address, { 'junk-type': 'One too many' }, json)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await answer.json()).toMatchObject({ ok: false, failure: 'too-many' })
  })
})

it('more than thirty requests a minute are refused unread, without a database query', async () => {
  const address = '203.0.115.1'
  const plain = { 'cf-connecting-ip': address, 'content-type': 'text/plain' }
  const answers = await Promise.all(Array.from({ length: 40 }, () => limited.post('/', 'x', plain)))
  expect(answers.filter(({ status }) => status === 415)).toHaveLength(30)
  const before = await limited.rows('SELECT * FROM budgets')
  await isRefused(await limited.post('/photos', 'x', plain))
  expect(await (await send(address, {}, json)).json()).toEqual({ ok: false, errors: {}, failure: 'too-many' })
  expect(await limited.rows('SELECT * FROM budgets')).toEqual(before)
  expect((await limited.get('/')).status).toBe(200)
})
