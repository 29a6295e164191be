import { expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { desktop, testBrowser } from '../support/browser.ts'

const browser = testBrowser()

it('the sticky header is walked through with Tab without scrolling the page, and never covers the focus', async () => {
  const page = await browser.visit('/faq', desktop)
  await page.evaluate('scrollTo(0, 900)')
  await page.locator('header a').first().focus()
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate("document.activeElement.closest('header') !== null")).toBe(true)
  }
  expect(await page.evaluate('scrollY')).toBe(900)
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

it('the header has the menu, a call and the way to book in reach, with text at any size', async () => {
  const page = await browser.visit('/about', desktop)
  const reach = page.locator('header > div').locator('button, a[href^="tel:"]:visible, .head-book:visible')
  for (const size of ['100%', '115%', '200%'])
    for (const width of [320, 360, 480, 768]) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      const boxes = await Promise.all((await reach.all()).map((one) => one.boundingBox()))
      const out = boxes.filter((box) => !box || box.x < 0 || box.x + box.width > width)
      expect({ size, width, out }).toEqual({ size, width, out: [] })
      expect(boxes.length).toBeGreaterThanOrEqual(2)
      const height = await page.locator('header').evaluate((header) => header.getBoundingClientRect().height)
      if (size === '100%') expect(height).toBeLessThan(70)
    }
})

it.runIf(business.claims)('the header has the rating once, at every width', async () => {
  const page = await browser.visit('/about', desktop)
  const rating = page.locator('header').getByText(`${business.claims?.headerRating} rating`)
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    expect((await rating.evaluateAll((all) => all.filter((one) => one.checkVisibility()))).length).toBe(1)
  }
})
