import { afterAll, beforeAll, expect, it } from 'vitest'
import { fakeSite, publicUrl, sitemap } from '../../../tests/support/fakeSite.ts'
import { checkPages } from './pages.ts'

let site: Awaited<ReturnType<typeof fakeSite>>
beforeAll(async () => {
  site = await fakeSite()
})
afterAll(() => site.close())

const check = () => checkPages(site.origin, publicUrl, sitemap)

it('finds nothing wrong with a version that works, also before its first cron', async () => {
  site.answer({})
  expect(await check()).toEqual([])
})

it.each([
  ['a page fails', { 'GET /about': { status: 500 } }, ['/about answers 500', '/about has no heading']],
  ['a page redirects', { 'GET /about': { status: 302, location: '/' } }, ['/about answers 302']],
  ['a page is another one', { 'GET /about': { body: '<h1>Hi</h1>' } }, ['/about has another canonical URL']],
  ['a missing page is found', { 'GET /no-such-page': { status: 200 } }, ['GET /no-such-page answers 200 text/html']],
  ['a method is allowed', { 'PUT /': { status: 200 } }, ['PUT / answers 200 text/html']],
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
  const problems = await checkPages('http://127.0.0.1:9', publicUrl, sitemap)
  expect(problems).toHaveLength(9)
  expect(problems).toContain('/about: fetch failed')
})
