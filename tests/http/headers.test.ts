import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { load } from 'cheerio'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/app.ts'
import type { Env } from '../../src/env.ts'
import { isListed, routes } from '../../src/pages/pages.ts'
import { markdownPath } from '../../src/routes.ts'
import type { AnswerKind } from '../../src/server/http/headers.ts'
import { assetHeaders, headersOf, pagePolicy } from '../../src/server/http/headers.ts'
import { bareEnv } from '../support/bareEnv.ts'
import { isOn } from '../support/ownPages.ts'
import type { PageState } from '../support/pageStates.ts'
import { pageStates, signedPaths } from '../support/pageStates.ts'
import { jpeg, multipart, typedQuote } from '../support/requests.ts'
import { testSite } from '../support/site.ts'

const site = testSite()

/** Headers of one response instead of its kind: about these bytes, this address, or the connection. */
const ofOne =
  /^(content-(length|type|encoding|disposition)|transfer-encoding|connection|keep-alive|date|etag|vary|link|location|allow|set-cookie|x-robots-tag|cdn-cache-control|cf-cache-status|cache-control)$/

const kindOfPage = new Set<AnswerKind>(['page', 'oncePage', 'signedPage'])

/** Expects exactly the headers of a kind in the table. Returns the body. */
async function expectKind(response: Response, kind: AnswerKind, more: Record<string, string> = {}): Promise<string> {
  const body = await response.text()
  const table: Record<string, string> = { ...headersOf(kind), ...more }
  if (kindOfPage.has(kind)) {
    const hash = createHash('sha256').update(load(body)('style').text()).digest('base64')
    table['content-security-policy'] = pagePolicy(`'sha256-${hash}'`)
  }
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject(table)
  expect(Object.keys(headers).filter((name) => !(name in table) && !ofOne.test(name))).toEqual([])
  expect(response.headers.get('content-type') ?? (body === '' && 'no body')).toBeTruthy()
  return body
}

const isPlain = ({ path, page }: (typeof routes)[number]) => page.perRequest !== true && !path.includes(':')

describe('every route', () => {
  it.each(routes.filter(isPlain).map(({ path }) => path))('%s is a page', async (path) => {
    await expectKind(await site.get(path), 'page')
    await expectKind(await site.get(path, { headers: { accept: 'text/html' } }), 'page')
    const { headers } = await site.get(path, { method: 'HEAD' })
    expect(Object.fromEntries(headers)).toMatchObject(
      headersOf('page', { 'content-security-policy': headers.get('content-security-policy') ?? '' }),
    )
    const put = await site.get(path, { method: 'PUT', body: 'x' })
    expect(put.status).toBe(405)
    await expectKind(put, 'oncePage')
  })

  it.each(routes.filter(({ path, page }) => page.perRequest === true && !path.includes(':')).map(({ path }) => path))(
    '%s answers one request',
    async (path) => {
      await expectKind(await site.get(path), 'oncePage')
    },
  )

  it.each(routes.filter(isListed).map(({ path }) => markdownPath(path)))('%s is Markdown', async (path) => {
    await expectKind(await site.get(path), 'markdown')
  })

  it('a 304 has the same headers as the page', async () => {
    const { headers } = await site.get('/about')
    const again = await site.get('/about', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    for (const name of ['content-security-policy', 'cache-control', 'strict-transport-security'])
      expect(again.headers.get(name), name).toBe(headers.get(name))
  })
})

describe('an answer to one visitor', () => {
  let states: readonly PageState[] = []
  let links: Awaited<ReturnType<typeof signedPaths>>
  beforeAll(async () => {
    links = await signedPaths(site)
    states = await pageStates(site)
  })

  it('is not cached, and sends no referrer where its address is a signed link', async () => {
    expect(states.filter(({ signed }) => signed).length).toBeGreaterThan(8)
    for (const { name, status, signed, answer } of states) {
      const response = await answer()
      expect([name, response.status]).toEqual([name, status])
      await expectKind(response, signed ? 'signedPage' : 'oncePage').catch((error: unknown) => {
        throw new Error(name, { cause: error })
      })
    }
  })

  it('has a sandboxed policy where it is a file', async () => {
    for (const path of [links.leadPhoto, links.bookingFile]) {
      const response = await site.get(path)
      expect([path, response.status]).toEqual([path, 200])
      await expectKind(response, 'signedFile')
    }
  })

  it('is a redirect or JSON after a form', async () => {
    const quote = () => multipart({ ...typedQuote({ phone: '2025557003' }), key: crypto.randomUUID() })
    const sent = await site.post('/', quote())
    expect(sent.status).toBe(303)
    await expectKind(sent, 'redirect')
    await expectKind(await site.post('/', quote(), { accept: 'application/json' }), 'json')
    const refused = await site.post('/', multipart({ phone: '1' }), { accept: 'application/json' })
    expect(refused.status).toBe(422)
    await expectKind(refused, 'json')
    if (isOn('/referral-program')) {
      await expectKind(await site.get('/r/7K2M9QX4'), 'redirect')
      await expectKind(await site.get('/r/nonsense'), 'redirect')
    }
    const photo = new FormData()
    for (const [name, value] of Object.entries({ form: 'quote', key: crypto.randomUUID() })) photo.set(name, value)
    photo.set('photo', jpeg('a.jpg', 72))
    for (const [body, status] of [
      [photo, 200],
      [new FormData(), 400],
    ] as const) {
      const answer = await site.post('/photos', body)
      expect(answer.status).toBe(status)
      await expectKind(answer, 'json')
    }
    for (const path of ['/photos', '/reports']) {
      const answer = await site.get(path)
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
      await expectKind(answer, 'oncePage')
    }
  })

  it('is an empty response to a report', async () => {
    const reports = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }]
    const taken = await site.post('/reports', JSON.stringify(reports), { 'content-type': 'application/reports+json' })
    expect(taken.status).toBe(204)
    await expectKind(taken, 'empty')
    const long = await site.post('/reports', 'x'.repeat(64 * 1024 + 1))
    expect(long.status).toBe(413)
    await expectKind(long, 'empty')
    await expect
      .poll(() => site.rows("SELECT used FROM budgets WHERE name LIKE 'csp-report:% img-src'"))
      .toEqual([{ used: 1 }])
  })
})

describe('what is not a page', () => {
  const types = [
    ['/sitemap.xml', 'application/xml'],
    ['/blog/feed.xml', 'application/atom+xml'],
    ['/llms.txt', 'text/plain'],
    ['/robots.txt', 'text/plain'],
    ['/site.webmanifest', 'application/manifest+json'],
  ] as const
  it.each(types.filter(([path]) => isOn(path)))('%s is a file of the type %s', async (path, type) => {
    const response = await site.get(path)
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(type)
    await expectKind(response, 'file')
  })

  it('health is JSON', async () => {
    await expectKind(await site.get('/healthz'), 'json')
  })

  const built = 'dist/public'
  const files = readdirSync(built, { withFileTypes: true }).filter((entry) => entry.isFile())

  it.each(files.map(({ name }) => `/${name}`).filter((path) => !/^\/[._]|\.md$/.test(path)))(
    '%s is a file',
    async (path) => {
      const response = await site.get(path)
      expect(response.status).toBe(200)
      await expectKind(response, 'file')
    },
  )

  it('hashed files have the headers of the table, although no Worker sends them', async () => {
    const assets = readdirSync(`${built}/assets`).map((name) => `/assets/${name}`)
    expect(assets.length).toBeGreaterThan(50)
    for (const path of assets) {
      const { status, headers } = await site.get(path)
      const table = assetHeaders(path)
      expect({ path, status, ...Object.fromEntries(headers) }).toMatchObject({ path, status: 200, ...table })
      expect(
        [...headers.keys()].filter((name) => !(name in table) && !ofOne.test(name)),
        path,
      ).toEqual([])
    }
  })

  it('a missing hashed file is answered without the Worker, with an empty body', async () => {
    const response = await site.get('/assets/none.js')
    expect([response.status, await response.text()]).toEqual([404, ''])
    expect(Object.fromEntries(response.headers)).toMatchObject(assetHeaders('/assets/none.js'))
  })

  it.each(['/_headers', '/.assetsignore', '/.vite/manifest.json', '/nope', '/%E0%A4%A'])(
    '%s is not there, and says so as a page',
    async (path) => {
      const response = await site.get(path)
      expect(response.status).toBe(404)
      await expectKind(response, 'oncePage')
    },
  )
})

it('a bug and a wrong configuration have the same headers as a page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = {
    kind: 'test',
    head: { title: 'Test', description: 'A page of this test.' },
    live: true,
    body: () => {
      throw new Error('a bug')
    },
  }
  const app = createApp({ now: () => 0, routes: [{ path: '/', page }] })
  for (const env of [bareEnv, { ...bareEnv, SITE_URL: 'nonsense' }] as unknown as Env[]) {
    const response = await app.request('/', undefined, env)
    expect(response.status).toBe(500)
    await expectKind(response, 'oncePage')
  }
})
