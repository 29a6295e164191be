// What is switched off in the browser of all other tests: scrollbars that take room, motion.
import type { BrowserContextOptions, Page } from 'playwright'
import { expect, it } from 'vitest'
import { phone, testBrowser } from '../support/browser.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { pageKinds } from '../support/ownPages.ts'
import { faults } from '../support/pageChecks.ts'

const browser = testBrowser()

/** Uses a page of a browser without one of Playwright's switches. */
async function inBrowserWithout(name: string, options: BrowserContextOptions, use: (page: Page) => Promise<void>) {
  const own = await launchBrowser({ ignoreDefaultArgs: [name] })
  try {
    await use(await own.newPage({ baseURL: browser.site.origin, ...options }))
  } finally {
    await own.close()
  }
}

it('no kind of page is wider than a window with a classic scrollbar, with motion', { timeout: 240_000 }, () =>
  inBrowserWithout('--hide-scrollbars', { reducedMotion: 'no-preference' }, async (page) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    for (const path of pageKinds) {
      await page.goto(path)
      for (const width of [390, 1200]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate('document.documentElement.clientWidth')).toBeLessThan(width)
        expect({ path, width, faults: await page.evaluate(faults) }).toEqual({ path, width, faults: [] })
      }
    }
    expect(errors).toEqual([])
  }),
)

it('the truck drives down the steps as a phone is scrolled', async () => {
  const height = 664
  const page = await browser.visit('/', { ...phone, viewport: { width: 390, height }, reducedMotion: 'no-preference' })
  const steps = await page.locator('.steps').evaluate((list) => {
    const { top, height: length } = list.getBoundingClientRect()
    return { top: top + scrollY, length }
  })
  /** How far down the steps it is, as a share of them, and where on the screen. */
  const truckAt = (top: number) =>
    page.evaluate(
      async ([y, listTop, length]) => {
        scrollTo(0, y)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const { transform } = getComputedStyle(document.querySelector('.steps') as Element, '::before')
        const driven = new DOMMatrix(transform).f
        return { share: driven / length, seen: listTop - scrollY + driven }
      },
      [top, steps.top, steps.length] as const,
    )
  expect((await truckAt(steps.top - 600)).share).toBe(0)
  const middle = await truckAt(steps.top + steps.length / 2 - height / 2)
  expect(middle.share).toBeGreaterThan(0.25)
  expect(middle.share).toBeLessThan(0.75)
  expect(middle.seen).toBeGreaterThan(64)
  expect(middle.seen).toBeLessThan(600)
  const { share } = await truckAt(steps.top + steps.length - 100)
  expect(share).toBeGreaterThan(0.8)
  expect(share).toBeLessThan(1)
})
