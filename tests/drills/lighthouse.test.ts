import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../scripts/test/browser.ts'
import { listedRoutes } from '../../src/pages/pages.ts'
import { pageKinds } from '../support/pageKinds.ts'
import { testSite } from '../support/site.ts'

const site = testSite()
const listed = new Set(listedRoutes.map(({ path }) => path))
const categories = ['accessibility', 'best-practices', 'seo', 'agentic-browsing']

let chrome: Awaited<ReturnType<typeof launch>>
beforeAll(async () => {
  const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu']
  chrome = await launch({ chromePath: findBrowser(), chromeFlags })
})
afterAll(() => chrome.kill())

// A page that isn't indexed fails for that reason alone.
describe.each(pageKinds.filter((path) => listed.has(path)))('%s on a phone', (path) => {
  // On a busy machine Lighthouse sometimes loses its own trace, and asks to be run again.
  it('passes everything that Lighthouse scores', { timeout: 200_000, retry: 1 }, async () => {
    const result = await lighthouse(site.origin + path, { port: chrome.port, onlyCategories: categories })
    if (!result) throw new Error('Lighthouse gave no result')
    const { audits, categories: scored, runtimeError } = result.lhr
    expect(runtimeError).toBeUndefined()
    expect(Object.keys(scored).sort()).toEqual([...categories].sort())
    const failed = Object.values(scored).flatMap(({ auditRefs }) =>
      auditRefs
        .map(({ id }) => audits[id])
        .filter((audit) => audit?.scoreDisplayMode === 'error' || (audit?.score ?? 1) < 1)
        .map((audit) => `${audit?.id} ${JSON.stringify(audit?.details ?? audit?.errorMessage ?? '').slice(0, 600)}`),
    )
    expect(failed).toEqual([])
  })
})
