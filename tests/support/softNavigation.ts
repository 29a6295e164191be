import type { BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import type { testBrowser } from './browser.ts'
import { desktop } from './browser.ts'

/** Headings of pages that tests navigate to. */
export const headings = { faq: 'Frequently asked questions', contact: 'Call, text or email' } as const

/** Triggers the load of soft navigation, and waits for it. */
export async function loadSoftNavigation(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate('document.documentElement.dataset.prefetch')).toBe('own')
}

/** Visits pages with soft navigation loaded; `isSame` tells whether the document is still the same. */
export const loadedVisitor =
  (browser: ReturnType<typeof testBrowser>) =>
  async (path: string, options: BrowserContextOptions = desktop): Promise<Page> => {
    const page = await browser.visit(path, options)
    await loadSoftNavigation(page)
    await page.evaluate('window.marker = true')
    return page
  }

export const isSame = (page: Page) => page.evaluate('window.marker === true')

export const inMenu = (page: Page, name: string) => page.locator('#menu').getByRole('link', { name, exact: true })

/** Clicks a link of the menu, also where the menu is closed. */
export const choose = (page: Page, path: string) =>
  page.locator(`#menu a[href="${path}"]`).evaluate((link: HTMLAnchorElement) => link.click())

export const arrived = (page: Page, heading: string) => page.locator('main h1', { hasText: heading }).waitFor()

/** Files and pages that the document requested, and whether each came from the network or the cache. */
export const requested = (page: Page, initiator: 'fetch' | 'link') =>
  page.evaluate(
    (type) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiatorType === type)
        .map(({ name, transferSize }) => `${new URL(name).pathname} ${transferSize ? 'line' : 'cache'}`),
    initiator,
  )

/** Clicks a link of the menu, which must not load another document. */
export async function navigateSoftly(page: Page, name: string, heading: string): Promise<void> {
  await inMenu(page, name).click()
  await arrived(page, heading)
  await expect.poll(() => isSame(page)).toBe(true)
}

/** Waits until a path's page is shown. */
export const shows = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate("new URL(document.querySelector('link[rel=canonical]')?.href ?? 'x:y').pathname"))
    .toBe(path)

/** Holds back a page until the test releases it. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${path}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
