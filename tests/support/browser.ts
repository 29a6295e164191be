import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { wordiestMoment } from './clock.ts'
import { isFirefox, launchFirefox, testPreferences } from './firefox.ts'
import { launchBrowser } from './launchBrowser.ts'
import { ownAddress } from './requests.ts'
import { localSite } from './site.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const desktop = { viewport: { width: 1440, height: 900 } } as const

export const crewsOfTests = 9

/** What takes seconds to start, and is shared by all files that run in one process. */
const shared = test
  // biome-ignore-start lint/correctness/noEmptyPattern: Vitest reads the names in it.
  .extend('site', { scope: 'worker' }, async ({}, { onCleanup }) => {
    // At the hour when pages have the most to say, for tests that measure texts.
    const { site, start, stop } = localSite({ now: wordiestMoment() })
    await start()
    onCleanup(stop)
    // Its tests share its windows, and all of them are more customers than one crew could see.
    const { DB } = await site.env()
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
    await DB.batch(
      days.map((day) => DB.prepare('INSERT INTO capacities (place, crews) VALUES (?1, ?2)').bind(day, crewsOfTests)),
    )
    return site
  })
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await (isFirefox ? launchFirefox(testPreferences) : launchBrowser())
    onCleanup(() => browser.close())
    return browser
  })
// biome-ignore-end lint/correctness/noEmptyPattern: Vitest reads the names in it.

/** Runs in the page: a violation of the content policy becomes an error in the console, which fails the test. */
const reportViolations = () =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`The content policy blocked ${effectiveDirective} ${blockedURI} ${sample}`),
  )

/** Runs in the page: classes of what's there by now, also from scripts, that no rule is for. Forms have some to be found by. */
export const unstyled = () => {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('')
  const used = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  return [...used].filter((name) => !rules.includes(`.${CSS.escape(name)}`) && !/^form-|^reply-details$/.test(name))
}

/**
 * The built site and a browser to visit it with. A page that logs an error, throws, breaks the content policy, or has a class
 * without a rule in the end fails the test that opened it.
 */
export function testBrowser() {
  let site: ReturnType<typeof localSite>['site']
  let browser: Browser
  const complaints: string[] = []
  /** What the current test opened: pages that stay open slow down all that come later. */
  let opened: BrowserContext[] = []

  // Vitest starts what the names in the pattern ask for.
  shared.beforeAll(({ site: started, browser: running }) => {
    site = started
    browser = running
  })
  beforeEach(() => {
    opened = []
  })
  afterEach(async () => {
    for (const page of opened.flatMap((context) => context.pages()))
      for (const name of await page.evaluate(unstyled).catch(() => []))
        complaints.push(`No rule is for .${name} at ${page.url()}`)
    await Promise.all(opened.map((context) => context.close()))
    expect(complaints.splice(0)).toEqual([])
  })

  return {
    /** Known once the tests run. */
    get site() {
      return site
    },
    rows: <Row>(query: string) => site.rows<Row>(query),
    /** A new visitor on a page, with an IP address of their own, and by default with reduced motion. */
    visit: async (path: string, options: BrowserContextOptions = phone): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: site.origin,
        reducedMotion: 'reduce',
        // One would answer in the place of what a test puts into the page's way.
        serviceWorkers: 'block',
        extraHTTPHeaders: ownAddress(),
        ...options,
      })
      opened.push(context)
      await context.addInitScript(reportViolations)
      const page = await context.newPage()
      // The browser logs refused forms and lost connections (by many names; Firefox those of fonts by a number) as failed
      // loads; a blocked one is ours. Over http it ignores a header.
      const expected =
        /status of (4\d\d|503)|net::ERR_(?!BLOCKED)|status=2152398850|^The Cross-Origin-Opener-Policy header/
      const note = (text: string) => {
        if (!expected.test(text)) complaints.push(text)
      }
      page.on('pageerror', ({ message }) => note(message))
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text())
      })
      await page.goto(path)
      return page
    },
  }
}
