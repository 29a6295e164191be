import { describe, expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'

const browser = testBrowser()

describe('the sticky header', () => {
  it('is walked through with Tab without scrolling the page', async () => {
    const page = await browser.visit('/about', desktop)
    await page.evaluate('scrollTo(0, 900)')
    await page.locator('header a').first().focus()
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate("document.activeElement.closest('header') !== null")).toBe(true)
    }
    expect(await page.evaluate('scrollY')).toBe(900)
    await page.context().close()
  })

  it('never covers the focused element on the way back', async () => {
    const page = await browser.visit('/faq', desktop)
    const links = page.locator('main a[href]')
    await links.nth(Math.min(30, (await links.count()) - 1)).focus()
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Shift+Tab')
      const [top, below] = await page.evaluate<[number, number]>(
        "[document.activeElement.getBoundingClientRect().top, document.querySelector('header').getBoundingClientRect().bottom]",
      )
      expect(top).toBeGreaterThanOrEqual(below)
    }
    await page.context().close()
  })
})
