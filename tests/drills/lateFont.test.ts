import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { pageKinds } from '../support/ownPages.ts'

const browser = testBrowser()

/** The document's cumulative layout shift since its first byte. */
const layoutShifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as unknown as { value: number }[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // There's always one, so the observer is called even if nothing has moved.
        observer.observe({ type: 'navigation', buffered: true })
      }),
  )

/** Layout shifts of the whole load, with the font arriving after the first paint, and of the page scrolled through. */
async function shifts(page: Page, path: string): Promise<number> {
  await page.route('**/*.woff2', async (route) => {
    // The content policy forbids what waitForFunction does while it waits.
    const paints = () => page.evaluate("performance.getEntriesByName('first-contentful-paint').length")
    await expect.poll(paints).toBeGreaterThan(0)
    await route.continue()
  })
  await page.goto(path)
  await page.evaluate('document.fonts.ready')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  return layoutShifts(page)
}

it.each(pageKinds)('%s does not shift, however late the font loads', async (path) => {
  for (const screen of [phone, desktop]) {
    const page = await browser.visit('/robots.txt', screen)
    expect((await shifts(page, path)).toFixed(2), `${screen.viewport.width} px`).toBe('0.00')
  }
})
