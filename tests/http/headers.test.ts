import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { load } from 'cheerio'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import { routes } from '../../src/pages.ts'
import { type AnswerKind, headersOf, pagePolicy } from '../../src/shared/http/respond.ts'
import { appSite, readSite } from '../support/appSite.ts'
import { bareEnv } from '../support/memoryServices.ts'
import { isOn, listedKinds } from '../support/ownPages.ts'
import { type PageState, pageStates, signedPaths } from '../support/pageStates.ts'
import { jpeg, multipart, typedQuote } from '../support/requests.ts'

const site = appSite()

/** Headers that describe one response, its bytes or its address, so that no table has them. */
const ofOne =
  /^(content-(length|type|disposition)|etag|vary|link|location|allow|set-cookie|x-robots-tag|cdn-cache-control|cache-control)$/

const kindOfPage = new Set<AnswerKind>(['page', 'oncePage', 'staffPage', 'signedPage'])

/** Expects a status and exactly the headers of a kind in the table. */
async function expectKind(response: Response, status: number, kind: AnswerKind, name = kind as string): Promise<void> {
  const body = await response.text()
  const table: Record<string, string> = headersOf(kind)
  if (kindOfPage.has(kind)) {
    const hash = createHash('sha256').update(load(body)('style').text()).digest('base64')
    table['content-security-policy'] = pagePolicy(`'sha256-${hash}'`)
  }
  const headers = Object.fromEntries(response.headers)
  expect({ status: response.status, ...headers }, name).toMatchObject({ status, ...table })
  expect(
    Object.keys(headers).filter((header) => !(header in table) && !ofOne.test(header)),
    name,
  ).toEqual([])
  expect(response.headers.get('content-type') ?? (body === '' && 'no body'), name).toBeTruthy()
}

describe('a page', () => {
  it('of every kind has the headers of the table', async () => {
    const once = new Set(routes.flatMap(({ path, page }) => (page.perRequest === true ? [path] : [])))
    for (const path of listedKinds)
      await expectKind(await readSite.get(path), 200, once.has(path) ? 'oncePage' : 'page', path)
    await expectKind(await readSite.get('/about.md'), 200, 'markdown')
    await expectKind(await readSite.get('/%E0%A4%A'), 404, 'oncePage')
  })

  it('of a bug or a wrong configuration has them too, the phone, and a reference that’s in the log', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const body = () => {
      throw new Error('the connection is cut')
    }
    const page = { kind: 'test', head: { title: 'Test', description: 'A page of this test.' }, body }
    const app = createApp({ now: () => 0, routes: [{ path: '/', page }] })
    for (const [env, why] of [
      [bareEnv, 'the connection is cut'],
      [{ ...bareEnv, SITE_URL: 'nonsense' }, ''],
      [{ ...bareEnv, LEAD_SECRET: '', NOTIFY_TO: '' }, 'Missing configuration: NOTIFY_TO, LEAD_SECRET'],
    ] as const) {
      const answer = await app.request('/', undefined, env)
      const html = await answer.clone().text()
      await expectKind(answer, 500, 'oncePage')
      const $ = load(html)
      expect([$('h1').text(), $('main a[href^="tel:"]').length]).toEqual(['Unexpected Application Error!', 1])
      expect(html).not.toContain('the connection is cut')
      const { event, error, reference } = JSON.parse(String(logged.mock.lastCall?.[0]))
      expect([event, error]).toEqual(['unexpected-error', expect.stringContaining(why)])
      expect($('main').text()).toContain(`Reference: ${reference}`)
    }
    logged.mockRestore()
  })
})

describe('an answer to one visitor', () => {
  it('is not cached, and sends no referrer where its address is a signed link', async () => {
    const states = await pageStates(site)
    const isSigned = ({ path }: PageState) => path.includes('?t=')
    expect(states.filter(isSigned).length).toBeGreaterThan(8)
    expect(headersOf('signedPage')).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    for (const state of states)
      await expectKind(await state.answer(), state.status, isSigned(state) ? 'signedPage' : 'oncePage', state.name)
  })

  it('has a sandboxed policy where it is a file', async () => {
    // The requests of the other tests are as many as a flood's.
    site.clock.now += 60 * 60_000
    const { leadPhoto, bookingFile } = await signedPaths(site)
    for (const path of [leadPhoto, bookingFile]) await expectKind(await site.get(path), 200, 'signedFile', path)
  })

  it('is a redirect or JSON after a form', async () => {
    const quote = () => multipart({ ...typedQuote({ phone: '2025557003' }), key: crypto.randomUUID() })
    await expectKind(await site.post('/', quote()), 303, 'redirect')
    const json = { accept: 'application/json' }
    await expectKind(await site.post('/', quote(), json), 201, 'json')
    await expectKind(await site.post('/', multipart({ phone: '1' }), json), 422, 'json')
    if (isOn('/r/7K2M9QX4')) await expectKind(await site.get('/r/7K2M9QX4'), 303, 'redirect')
    const photo = multipart({ form: 'quote', key: crypto.randomUUID() }, [jpeg('a.jpg', 72)], 'photo')
    await expectKind(await site.post('/photos', photo), 200, 'json')
    await expectKind(await site.post('/photos', new FormData()), 400, 'json')
    await expectKind(await site.get('/photos'), 405, 'oncePage')
  })
})

describe('what is not a page', () => {
  it('is a file of its type', async () => {
    const types = {
      '/sitemap.xml': 'application/xml',
      '/blog/feed.xml': 'application/atom+xml',
      '/llms.txt': 'text/plain',
      '/.well-known/security.txt': 'text/plain',
      '/site.webmanifest': 'application/manifest+json',
    }
    for (const [path, type] of Object.entries(types).filter(([path]) => isOn(path)))
      expect((await site.get(path)).headers.get('content-type')?.split(';')[0], path).toBe(type)
    const built = readdirSync('dist/public', { withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = built.map(({ name }) => `/${name}`).filter((path) => !/^\/[._]|\.md$/.test(path))
    expect(paths).toContain('/robots.txt')
    for (const path of paths) await expectKind(await site.get(path), 200, 'file', path)
  })

  it('is JSON about the site’s health', async () => {
    await expectKind(await site.get('/healthz'), 503, 'json')
  })
})

const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity !== Severity.INFO && severity !== Severity.NONE)

it('a page has a policy in which csp_evaluator finds nothing but a question about our own files', async () => {
  const { headers } = await readSite.get('/')
  const policy = headers.get('content-security-policy') ?? ''
  // Uploads are served only as images, sandboxed and without content sniffing.
  expect(findings(policy).map(({ severity, directive, value }) => [Severity[severity], directive, value])).toEqual([
    ['MEDIUM_MAYBE', 'script-src', "'self'"],
  ])
  for (const directive of ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive)
  const withChallenge = findings(pagePolicy("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", 'a key'))
  expect(withChallenge.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([])
})

it('a page says what Mozilla’s Observatory gives its best mark for, and lets no other site read it', async () => {
  const { headers } = await readSite.get('/', { headers: { origin: 'https://elsewhere.example' } })
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=[1-9]/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  for (const name of ['access-control-allow-origin', 'set-cookie']) expect(headers.has(name), name).toBe(false)
})
