import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { launchBrowser } from './launchBrowser.ts'
import { testSite } from './site.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const desktop = { viewport: { width: 1440, height: 900 } } as const

/**
 * The built site and a browser to visit it with. A page that logs an error, throws, or breaks the content policy fails
 * the test that opened it. At `now` (UTC ms) the site's clock starts.
 */
export function testBrowser(now?: number) {
  const site = testSite({}, '.', now)
  let browser: Browser
  const complaints: string[] = []
  /** What the current test opened: pages that stay open slow down all that come later. */
  let opened: BrowserContext[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(() => {
    opened = []
  })
  afterEach(async () => {
    await Promise.all(opened.map((context) => context.close()))
    expect(complaints.splice(0)).toEqual([])
  })

  return {
    ...site,
    site,
    /** A new browser context on a page, by default with reduced motion. */
    visit: async (path: string, options: BrowserContextOptions = phone): Promise<Page> => {
      const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', ...options })
      opened.push(context)
      const page = await context.newPage()
      page.on('pageerror', ({ message }) => complaints.push(message))
      page.on('console', (message) => {
        // The browser logs refused forms and lost connections (by many names) as failed loads; a blocked one is ours.
        const expected = /status of (4\d\d|503)|net::ERR_(?!BLOCKED)/.test(message.text())
        if (message.type() === 'error' && !expected) complaints.push(message.text())
      })
      await page.goto(path)
      return page
    },
  }
}
