import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'
import { awake, choose, isSame, shows } from '../support/softly.ts'

const visit = awake(testBrowser())

/** How often the whole sheet came over the line; what the browser's cache gives has no length there. */
const transfers = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, transferSize }) => /\/site-[^/]+\.css$/.test(name) && transferSize > 0,
      ).length,
  )

const links = (page: Page) => page.locator('main link[rel=stylesheet]:not([media])').count()

/** Notes how what stands last in each page looks in the very moment that the page takes its place. */
const watchLast = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { plain: 0 })
    new MutationObserver(() => {
      const last = [...document.querySelectorAll('main:not([aria-busy]) [class]')].at(-1)
      const background = (element: Element | null) => element && getComputedStyle(element).padding
      if (last && background(last.closest('section')) === '0px') Object.assign(window, { plain: 1 })
    }).observe(document.body, { childList: true })
  })

it('the whole sheet comes once and serves every page that links it, the first one too', async () => {
  const page = await visit('/', { ...desktop, reducedMotion: 'reduce' })
  await page.waitForLoadState('networkidle')
  await watchLast(page)
  await expect.poll(() => links(page)).toBe(1)
  for (const path of ['/faq', '/services/shed-removal', '/']) {
    await choose(page, path)
    await shows(page, path)
    expect(await links(page), path).toBe(0)
  }
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await shows(page, '/')
  await expect.poll(() => links(page)).toBe(0)
  expect(await transfers(page)).toBe(1)
  await expect.poll(() => page.evaluate('window.plain')).toBe(0)
  await expect.poll(() => isSame(page)).toBe(true)
})

it('a page that is the first to link it wears it when it has come, and the next ones at once', async () => {
  const page = await visit('/sitemap', { ...desktop, reducedMotion: 'reduce' })
  expect(await transfers(page)).toBe(0)
  await choose(page, '/faq')
  await shows(page, '/faq')
  await expect.poll(() => links(page)).toBe(0)
  await choose(page, '/services/shed-removal')
  await shows(page, '/services/shed-removal')
  await expect.poll(() => links(page)).toBe(0)
  expect(await transfers(page)).toBe(1)
})
