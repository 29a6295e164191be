import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { layoutShifts } from '../support/layout.ts'
import { pageKinds } from '../support/pageKinds.ts'

const browser = testBrowser({ wordy: true })

/** Layout shifts of the whole load, with the font arriving late and the page scrolled through. */
async function shifts(page: Page, path: string): Promise<number> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  return layoutShifts(page)
}

describe.each(pageKinds)('%s', (path) => {
  it('does not shift, however late the font loads', async () => {
    const seen = [phone, desktop].map(async (screen) => {
      const page = await browser.visit('/robots.txt', screen)
      return (await shifts(page, path)).toFixed(2)
    })
    expect(await Promise.all(seen), 'on a phone, and on a wide screen').toEqual(['0.00', '0.00'])
  })
})
