import { load } from 'cheerio'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { site as business } from '#site/site.ts'
import { createApp } from '../../src/app/app.ts'
import { drainBytes, headLimits, idleMs, textBytes } from '../../src/server/http/limits.ts'
import { signToken } from '../../src/server/lib/token.ts'
import { bareEnv } from '../support/bareEnv.ts'
import type { Sent } from '../support/hostile/case.ts'
import { fieldsOf, formPaths, get } from '../support/hostile/case.ts'
import { filePart, multipartType, postParts, textPart, textParts } from '../support/hostile/multipart.ts'
import type { Answer } from '../support/hostile/wire.ts'
import { send } from '../support/hostile/wire.ts'
import { isOn } from '../support/ownPages.ts'
import { jpegBytes, typedQuote } from '../support/requests.ts'
import { sentRequest } from '../support/sentBody.ts'
import { testSite } from '../support/site.ts'

const site = testSite()
const ask = (sent: Sent) => send(site.origin, sent)
const sign = (purpose: 'add-photos' | 'booking', expiresIn = 60_000) =>
  signToken(site.secrets, { purpose, id: '7K2M9QX4RD', expires: Date.now() + expiresIn })

const megabyte = 1024 * 1024
const urlencoded = 'application/x-www-form-urlencoded'
const textForms = ['/contact', '/referral-program'].filter(isOn)
const photoForms = ['/', '/schedule', '/book-online']

/** Problems of an error page. */
function pageHarm({ headers, body }: Pick<Answer, 'headers' | 'body'>): string[] {
  const $ = load(body)
  const checks: [string, boolean][] = [
    ['the frame', $('header').length > 0 && $('footer').length > 0],
    ['one heading', $('h1').length === 1],
    ['the reason', ($('h1 + p').text().match(/\w+/g) ?? []).length > 8],
    ['the phone number', $('main').text().includes(business.phone.label) && $('main a[href^="tel:"]').length > 0],
    ['nothing kept', headers['cache-control'] === 'no-store'],
    ['no robots', $('meta[name=robots]').attr('content')?.includes('noindex') === true],
    ['200 KB at most', body.length <= 200 * 1024],
  ]
  return checks.filter(([, holds]) => !holds).map(([name]) => `not: ${name}`)
}

const upload = (bytes: Uint8Array): Sent =>
  postParts('/photos', [textPart('form', 'quote'), textPart('key', 'k'.repeat(20)), filePart('photo', 'a.jpg', bytes)])

const paragraph = (path: string, length: number) =>
  postParts(path, textParts({ ...fieldsOf(path), [path === '/contact' ? 'message' : 'junk-type']: 'x'.repeat(length) }))

/** Requests that are refused before their body is read, or while it is. */
const refused: [number, string, () => Sent | Promise<Sent>][] = [
  [
    400,
    'a body that is not whole',
    () => ({ ...postParts('/', textParts(fieldsOf('/'))), body: Buffer.from('--host') }),
  ],
  ...textForms.map((path): (typeof refused)[number] => [
    413,
    `a text too long for ${path}`,
    () => paragraph(path, textBytes),
  ]),
  ...photoForms.map((path): (typeof refused)[number] => [
    413,
    `a text too long for ${path}`,
    () => postParts(path, textParts({ ...fieldsOf('/'), 'junk-type': 'x'.repeat(textBytes) })),
  ]),
  [413, '30 MB for a form of text', () => paragraph('/contact', 30 * megabyte)],
  [
    413,
    '30 MB for the change of a booking',
    async () => ({
      ...postParts(`/booking?t=${await sign('booking')}`, [textPart('act', 'x'.repeat(30 * megabyte))]),
    }),
  ],
  [
    413,
    'a hundred fields and more',
    () =>
      postParts(
        '/',
        Array.from({ length: 101 }, () => textPart('a', '')),
      ),
  ],
  [414, 'a long address', () => get(`/about?${'a'.repeat(headLimits.addressLength)}`)],
  [414, 'a long address of a form', () => ({ ...postParts(`/?${'a'.repeat(20_000)}`, textParts(fieldsOf('/'))) })],
  [415, 'JSON', () => ({ ...paragraph('/', 5), headers: { 'content-type': 'application/json' } })],
  [
    415,
    'photos that are not multipart',
    async () => ({
      ...postParts(`/add-photos?t=${await sign('add-photos')}`, []),
      headers: { 'content-type': 'image/jpeg' },
    }),
  ],
  [431, 'long headers', () => get('/', { cookie: 'a=b;'.repeat(headLimits.headerBytes / 4) })],
  [
    431,
    'many headers',
    () => get('/about', Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`x-${at}`, 'y'.repeat(60)]))),
  ],
]

describe('a request over a limit gets an error page', () => {
  it.each(refused)('%d: %s', async (status, _, request) => {
    const answer = await ask(await request())
    expect(answer.status).toBe(status)
    expect(pageHarm(answer)).toEqual([])
  })

  it('answers a script with JSON', async () => {
    const sent = paragraph('/contact', textBytes)
    const answer = await ask({ ...sent, headers: { ...sent.headers, accept: 'application/json' } })
    expect([answer.status, JSON.parse(answer.body)]).toEqual([413, { ok: false, errors: {}, failure: 'not-stored' }])
  })

  it('answers an upload with JSON', async () => {
    const answer = await ask(upload(jpegBytes(1, 9 * megabyte)))
    expect([answer.status, JSON.parse(answer.body)]).toEqual([413, { ok: false, reason: 'too-large' }])
    const other = await ask({ ...upload(jpegBytes()), headers: { 'content-type': urlencoded } })
    expect([other.status, JSON.parse(other.body)]).toEqual([415, { ok: false, reason: 'wrong-type' }])
  })
})

describe('an expired link is refused before the body is read', () => {
  it.each(['/booking', '/add-photos', '/add-details'])('%s', async (path) => {
    const expired = await sign(path === '/booking' ? 'booking' : 'add-photos', -1)
    // If the body were read, the answer would be 415.
    const sent = { ...postParts(`${path}?t=${expired}`, []), headers: { 'content-type': 'text/plain' } }
    const answer = await ask(sent)
    expect(answer.status).toBe(410)
    expect(load(answer.body)('main a[href^="tel:"]').length).toBeGreaterThan(0)
    const large = await ask({ ...sent, body: Buffer.alloc(40 * megabyte) })
    expect(large.status).toBe(410)
  })
})

describe('a refused form', () => {
  it.each(formPaths)('%s: no field is longer than its limit', async (path) => {
    const long = Object.fromEntries(Object.keys(fieldsOf(path)).map((name) => [name, '<'.repeat(3000)]))
    const answer = await ask(postParts(path, textParts(long)))
    expect(answer.status).toBe(422)
    expect(answer.body.length).toBeLessThan(200 * 1024)
    const $ = load(answer.body)
    for (const input of $('main form [name]').toArray()) {
      const { length } = $(input).val()?.toString() ?? ''
      expect(length, $(input).attr('name')).toBeLessThanOrEqual(Number($(input).attr('maxlength') ?? 2000))
    }
    expect($('[data-error-summary]').text()).toMatch(/Use \d+ characters or fewer|Enter a phone number/)
  })
})

describe('methods', () => {
  const readOnly = [
    '/about',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/llms.txt',
    '/robots.txt',
    '/site.webmanifest',
    '/healthz',
  ].filter(isOn)
  const files = ['/favicon.ico', '/lead-photos', '/booking.ics', '/r/ABC'].filter(isOn)
  const wrong = ['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PURGE', 'PROPFIND']
  const paths: [string, string, string[]][] = [
    ...[...readOnly, ...files].map((path): [string, string, string[]] => [path, 'GET, HEAD', [...wrong, 'POST']]),
    ...[...formPaths, '/booking', '/add-photos', '/add-details'].map((path): [string, string, string[]] => [
      path,
      'GET, HEAD, POST',
      wrong,
    ]),
    ['/photos', 'POST', [...wrong, 'GET']],
  ]

  it.each(paths)('%s: others than %s are refused', async (path, allow, methods) => {
    for (const method of methods) {
      const answer = await ask({ method, path, headers: {} })
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, allow])
      expect(pageHarm(answer)).toEqual([])
    }
  })

  it('are not checked where nothing is found', async () => {
    for (const method of wrong) expect((await ask({ method, path: '/no-such-page', headers: {} })).status).toBe(404)
  })
})

describe('a connection is not dropped before the answer', () => {
  const body = Buffer.alloc(20 * megabyte, 'x')
  const headers = { 'content-type': multipartType }
  it.each([
    [404, '/no-such-page', {}],
    [405, '/about', {}],
    [400, '/', {}],
    [413, '/contact', {}],
    [403, '/', { origin: 'https://evil.example' }],
  ])('%d for 20 MB to %s', async (status, path, more) => {
    expect((await ask({ method: 'POST', path, headers: { ...headers, ...more }, body })).status).toBe(status)
  })

  it('unless its content-length is far over the limit', async () => {
    const announced = { ...headers, 'content-length': String(drainBytes + 1) }
    expect((await ask({ method: 'POST', path: '/contact', headers: announced, hangUpAfter: 10, body })).status).toBe(0)
  })
})

describe('in the application', () => {
  afterEach(() => void vi.useRealTimers())
  const app = createApp({ now: () => 0 })

  it('a slow body times out with an error page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const half = new TextEncoder().encode(`--hostile\r\nContent-Disposition: form-data; name="message"\r\n\r\nHel`)
    const headers = { 'content-type': multipartType }
    const request = sentRequest([half], headers, 'stays')
    const asked = app.request(new Request('http://a.example/contact', request), undefined, bareEnv)
    while (vi.getTimerCount() === 0) await new Promise((done) => setImmediate(done))
    await vi.advanceTimersByTimeAsync(idleMs)
    const answer = await asked
    expect(answer.status).toBe(408)
    expect(pageHarm({ headers: Object.fromEntries(answer.headers), body: await answer.text() })).toEqual([])
  })

  it('a body without content-length or chunks gets 411', async () => {
    const headers = { 'content-type': multipartType }
    for (const path of formPaths) {
      const answer = await app.request(path, { method: 'POST', headers }, bareEnv)
      expect([path, answer.status]).toEqual([path, 411])
      expect(pageHarm({ headers: Object.fromEntries(answer.headers), body: await answer.text() })).toEqual([])
    }
  })
})

it('a chunked body without content-length is accepted', async () => {
  const { headers, body } = postParts('/', textParts({ ...typedQuote(), key: crypto.randomUUID() }))
  const answer = await fetch(`${site.origin}/`, {
    method: 'POST',
    headers,
    body: new ReadableStream({
      start(controller) {
        controller.enqueue(body)
        controller.close()
      },
    }),
    redirect: 'manual',
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(303)
})
