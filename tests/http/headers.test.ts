import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { load } from 'cheerio'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/app.ts'
import type { Env } from '../../src/env.ts'
import { isListed, routes } from '../../src/pages/pages.ts'
import { markdownPath } from '../../src/routes.ts'
import type { AnswerKind } from '../../src/server/http/headers.ts'
import { headersOf, pagePolicy } from '../../src/server/http/headers.ts'
import { appSite, readSite } from '../support/appSite.ts'
import { bareEnv } from '../support/bareEnv.ts'
import { isOn } from '../support/ownPages.ts'
import { pageStates, signedPaths } from '../support/pageStates.ts'
import { jpeg, multipart, typedQuote } from '../support/requests.ts'

const site = appSite()

/** Headers of one response instead of its kind: about these bytes or this address. */
const ofOne =
  /^(content-(length|type|disposition)|etag|vary|link|location|allow|set-cookie|x-robots-tag|cdn-cache-control|cache-control)$/

const kindOfPage = new Set<AnswerKind>(['page', 'oncePage', 'signedPage'])

/** Expects exactly the headers of a kind in the table. */
async function expectKind(response: Response, kind: AnswerKind, name = kind as string): Promise<void> {
  const body = await response.text()
  const table: Record<string, string> = headersOf(kind)
  if (kindOfPage.has(kind)) {
    const hash = createHash('sha256').update(load(body)('style').text()).digest('base64')
    table['content-security-policy'] = pagePolicy(`'sha256-${hash}'`)
  }
  const headers = Object.fromEntries(response.headers)
  expect(headers, name).toMatchObject(table)
  expect(
    Object.keys(headers).filter((header) => !(header in table) && !ofOne.test(header)),
    name,
  ).toEqual([])
  expect(response.headers.get('content-type') ?? (body === '' && 'no body'), name).toBeTruthy()
}

describe('every route', () => {
  const plain = routes.filter(({ path }) => !path.includes(':'))

  it('is a page with the headers of the table, and refuses other methods with those of one request', async () => {
    expect(plain.length).toBeGreaterThan(10)
    for (const { path, page } of plain) {
      await expectKind(await readSite.get(path), page.perRequest === true ? 'oncePage' : 'page', path)
      const put = await readSite.get(path, { method: 'PUT', body: 'x' })
      expect(put.status, path).toBe(405)
    }
    await expectKind(await readSite.get('/about', { method: 'PUT', body: 'x' }), 'oncePage')
  })

  it('has the same headers without its body', async () => {
    const { headers } = await readSite.get('/about', { method: 'HEAD' })
    const table = headersOf('page', { 'content-security-policy': headers.get('content-security-policy') ?? '' })
    expect(Object.fromEntries(headers)).toMatchObject(table)
  })

  it('is Markdown at its twin’s address', async () => {
    for (const path of routes.filter(isListed).map((route) => markdownPath(route.path)))
      await expectKind(await readSite.get(path), 'markdown', path)
  })
})

describe('an answer to one visitor', () => {
  it('is not cached, and sends no referrer where its address is a signed link', async () => {
    const states = await pageStates(site)
    expect(states.filter(({ signed }) => signed).length).toBeGreaterThan(8)
    for (const { name, status, signed, answer } of states) {
      const response = await answer()
      expect([name, response.status]).toEqual([name, status])
      await expectKind(response, signed ? 'signedPage' : 'oncePage', name)
    }
  })

  it('has a sandboxed policy where it is a file', async () => {
    const { leadPhoto, bookingFile } = await signedPaths(site)
    for (const path of [leadPhoto, bookingFile]) {
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
    if (isOn('/referral-program'))
      for (const code of ['7K2M9QX4', 'nonsense']) await expectKind(await site.get(`/r/${code}`), 'redirect')
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
    expect(await site.rows("SELECT used FROM budgets WHERE name LIKE 'csp-report:% img-src'")).toEqual([{ used: 1 }])
  })
})

describe('what is not a page', () => {
  it('is a file of its type', async () => {
    const types = {
      '/sitemap.xml': 'application/xml',
      '/blog/feed.xml': 'application/atom+xml',
      '/llms.txt': 'text/plain',
      '/site.webmanifest': 'application/manifest+json',
    }
    for (const [path, type] of Object.entries(types).filter(([path]) => isOn(path)))
      expect((await site.get(path)).headers.get('content-type')?.split(';')[0], path).toBe(type)
    const built = readdirSync('dist/public', { withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = built.map(({ name }) => `/${name}`).filter((path) => !/^\/[._]|\.md$/.test(path))
    expect(paths).toContain('/robots.txt')
    for (const path of paths) {
      const response = await site.get(path)
      expect([path, response.status]).toEqual([path, 200])
      await expectKind(response, 'file', path)
    }
  })

  it('is JSON about the site’s health', async () => {
    await expectKind(await site.get('/healthz'), 'json')
  })

  it.each(['/__gallery', '/_headers', '/.assetsignore', '/.vite/manifest.json', '/nope', '/%E0%A4%A'])(
    '%s is not there, and says so as a page',
    async (path) => {
      const response = await site.get(path)
      expect(response.status).toBe(404)
      await expectKind(response, 'oncePage')
    },
  )
})

it('a bug and a wrong configuration have the same headers as a page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = {
    kind: 'test',
    head: { title: 'Test', description: 'A page of this test.' },
    body: () => {
      throw new Error('a bug')
    },
  }
  const app = createApp({ now: () => 0, routes: [{ path: '/', page }] })
  for (const env of [bareEnv, { ...bareEnv, SITE_URL: 'nonsense' }] as Env[]) {
    const response = await app.request('/', undefined, env)
    expect(response.status).toBe(500)
    await expectKind(response, 'oncePage')
  }
  logged.mockRestore()
})
