import type { BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import type { testBrowser } from './browser.ts'
import { desktop } from './browser.ts'

/** Headings of pages that tests go to. */
export const headings = { faq: 'Questions, answered', contact: 'Call, text or write' } as const

/** Gives a sign of life, and waits until what makes the next page come at once is there. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate('document.documentElement.dataset.prefetch')).toBe('own')
}

/** Visits pages as somebody who has given a sign of life; `isSame` tells whether the document is still that one. */
export const awake =
  (browser: ReturnType<typeof testBrowser>) =>
  async (path: string, options: BrowserContextOptions = desktop): Promise<Page> => {
    const page = await browser.visit(path, options)
    await wake(page)
    await page.evaluate('window.marker = true')
    return page
  }

export const isSame = (page: Page) => page.evaluate('window.marker === true')

export const inMenu = (page: Page, name: string) => page.locator('#menu').getByRole('link', { name, exact: true })

/** Chooses a link of the menu, also where the menu is closed. */
export const choose = (page: Page, path: string) =>
  page.locator(`#menu a[href="${path}"]`).evaluate((link: HTMLAnchorElement) => link.click())

export const arrived = (page: Page, heading: string) => page.locator('main h1', { hasText: heading }).waitFor()

/** Files and pages that the document asked for, and whether each came over the line or from the browser's cache. */
export const requested = (page: Page, initiator: 'fetch' | 'link') =>
  page.evaluate(
    (type) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiatorType === type)
        .map(({ name, transferSize }) => `${new URL(name).pathname} ${transferSize ? 'line' : 'cache'}`),
    initiator,
  )

/** Follows a link of the menu, which must not load another document. */
export async function goSoftly(page: Page, name: string, heading: string): Promise<void> {
  await inMenu(page, name).click()
  await arrived(page, heading)
  await expect.poll(() => isSame(page)).toBe(true)
}

export const focusIsOn = (page: Page, selector: string) =>
  expect.poll(() => page.locator(selector).evaluate((element) => element === document.activeElement)).toBe(true)

/** Waits until the page of a path has taken its place. */
export const shows = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate("new URL(document.querySelector('link[rel=canonical]')?.href ?? 'x:y').pathname"))
    .toBe(path)

/** Holds back a page until the test lets it go. */
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
