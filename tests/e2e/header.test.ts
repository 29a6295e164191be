import { describe, expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
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
  })

  it('never covers the focused element on the way back', async () => {
    const page = await browser.visit('/faq', desktop)
    const links = page.locator('main a[href]')
    await links.nth(Math.min(30, (await links.count()) - 1)).focus()
    let steps = 0
    for (; steps < 15; steps += 1) {
      await page.keyboard.press('Shift+Tab')
      if (await page.evaluate("document.activeElement.closest('header') !== null")) break
      const [top, below] = await page.evaluate<[number, number]>(
        "[document.activeElement.getBoundingClientRect().top, document.querySelector('header').getBoundingClientRect().bottom]",
      )
      expect(top).toBeGreaterThanOrEqual(below)
    }
    expect(steps).toBeGreaterThan(4)
  })

  it.each(['100%', '115%', '200%'])(
    'has the menu and the way to book within 360 pixels, with text at %s',
    async (size) => {
      const page = await browser.visit('/about', { viewport: { width: 360, height: 740 } })
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      for (const part of [page.getByRole('button', { name: 'Menu', exact: true }), page.locator('.head-book')]) {
        const { x = -1, width = 0 } = (await part.boundingBox()) ?? {}
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(360)
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
      await page.context().close()
    },
  )

  it.runIf(business.claims).each([320, 360, 768, 1024, 1440])('has the rating at %s pixels', async (width) => {
    const page = await browser.visit('/about', { viewport: { width, height: 740 } })
    const rating = page.locator('header').getByText(`${business.claims?.headerRating} rating`)
    expect((await rating.evaluateAll((all) => all.filter((one) => one.checkVisibility()))).length).toBe(1)
  })
})
