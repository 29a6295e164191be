import { afterAll, expect, it } from 'vitest'
import { paths } from '../../../src/routes.ts'
import { fakeSite, publicUrl, sitemap } from '../../../tests/support/listen.ts'
import { sentProblems } from './lead.ts'
import { checkPages, untilReady } from './pages.ts'

const site = await fakeSite()
afterAll(() => site.close())

const check = () => checkPages(site.origin, publicUrl, sitemap)
const nowhere = 'http://127.0.0.1:9'

it('finds nothing wrong with a version that works, also before its first cron', async () => {
  site.answer({})
  expect(await check()).toEqual([])
})

it.each([
  ['a page fails', { 'GET /about': { status: 500 } }, ['/about answers 500', '/about has no heading']],
  ['a page redirects', { 'GET /about': { status: 302, location: '/' } }, ['/about answers 302']],
  ['a page is another one', { 'GET /about': { body: '<h1>Hi</h1>' } }, ['/about has another canonical URL']],
  ['a method is allowed', { [`PUT ${paths.home}`]: { status: 200 } }, [`PUT ${paths.home} answers 200 text/html`]],
  ['a file has another type', { 'GET /robots.txt': {} }, ['GET /robots.txt answers 200 text/html']],
  ['the files are older ones', { 'GET /sitemap.xml': { body: '' } }, ["/sitemap.xml isn't the one that was built"]],
  [
    'the database is down',
    { 'GET /healthz': { body: '{"problems":["database-down"]}' } },
    ["/healthz says that the database doesn't answer"],
  ],
  ['health is no JSON', { 'GET /healthz': { body: 'ok' } }, [expect.stringMatching(/^\/healthz: .*JSON/)]],
])('says what is wrong when %s', async (_name, answers, problems) => {
  site.answer(answers)
  expect(await check()).toEqual(expect.arrayContaining(problems))
})

it('says what does not answer at all', async () => {
  expect(await checkPages(nowhere, publicUrl, sitemap)).toContain('/about: fetch failed')
})

it('waits through the platform’s answers in place of a new version, until the time is over', async () => {
  site.answer({})
  site.unready(3)
  const before = site.asked('GET /robots.txt')
  expect(await untilReady(site.origin, { timeoutMs: 60_000, pauseMs: 0 })).toBe(true)
  expect(site.asked('GET /robots.txt')).toBe(before + 4)
  site.unready(Number.POSITIVE_INFINITY)
  expect(await untilReady(site.origin, { timeoutMs: 0, pauseMs: 0 })).toBe(true)
  expect(await untilReady(nowhere, { timeoutMs: 0, pauseMs: 0 })).toBe(false)
})

const email = (state: string, last_error = '') => ({ channel: 'email', state, last_error })

it.each([
  ['isn’t stored', [], [], ["the test request isn't in the database"]],
  ['reached nobody', [{}], [email('pending', 'not verified')], ["email wasn't sent: not verified"]],
  ['still waits', [{}], [email('pending')], undefined],
  ['waits for its messages', [{}], [], undefined],
  ['was sent', [{}], [email('sent')], []],
])('a test request that %s', (_name, leads, sent, problems) => {
  expect(sentProblems(leads, sent)).toEqual(problems)
})
