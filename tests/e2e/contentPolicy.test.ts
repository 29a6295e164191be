import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { desktop, testBrowser } from '../support/browser.ts'
import { loadSoftNavigation } from '../support/softNavigation.ts'

const browser = testBrowser()

/** A visit that records what the content policy blocks, even without a console message. */
async function watched(path: string, given?: Page): Promise<Page> {
  const page = given ?? (await browser.visit('about:blank', desktop))
  await page.addInitScript(() => {
    const blocked: string[] = []
    Object.assign(window, { blocked })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      blocked.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  await page.goto(path)
  return page
}
const blocked = (page: Page) => page.evaluate('blocked')

it('navigates softly, also with a skeleton first, and searches what is parsed from another page', async () => {
  const page = await watched('/')
  // Held back until its skeleton is shown.
  await page.route('**/reviews', async (route) => {
    await page.locator('main[aria-busy]').waitFor()
    await route.continue()
  })
  await loadSoftNavigation(page)
  for (const path of ['/reviews', '/about', '/faq']) {
    await page.locator(`footer a[href="${path}"], #menu a[href="${path}"]`).first().click()
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await page.evaluate('performance.getEntriesByType("navigation")[0].name')).toMatch(/\/$/)
  if (site.features.calculator) {
    await page.locator('#item-search').focus()
    await page.locator('[data-island=ItemSearch][data-island-status=ready]').waitFor()
    await page.locator('#item-search').fill('piano')
    await expect.poll(() => page.locator('[data-island=ItemSearch]').textContent()).toMatch(/piano/i)
  }
  expect(await blocked(page)).toEqual([])
})

it('blocks markup made from text and scripts made from addresses', async () => {
  // A separate page, since violations are logged in the console too.
  const page = await watched('/', await (await browser.visit('/robots.txt', desktop)).context().newPage())
  const refused = await page.evaluate(() => {
    const script = document.createElement('script')
    const tries: Record<string, () => unknown> = {
      markup: () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
      script: () => Object.assign(script, { src: '/assets/none.js' }),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('another', {}),
    }
    return Object.entries(tries)
      .filter(([, attempt]) => {
        try {
          attempt()
          return false
        } catch (error) {
          return error instanceof TypeError
        }
      })
      .map(([name]) => name)
  })
  expect(refused).toEqual(['markup', 'script', 'policy'])
  expect(await blocked(page)).toHaveLength(3)
})
