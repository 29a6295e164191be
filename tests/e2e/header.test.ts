import { expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { desktop, testBrowser } from '../support/browser.ts'

const browser = testBrowser()

it('the sticky header is walked through with Tab without scrolling the page', async () => {
  const page = await browser.visit('/faq', desktop)
  await page.evaluate('scrollTo(0, 900)')
  await page.locator('header a').first().focus()
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate("document.activeElement.closest('header') !== null")).toBe(true)
  }
  expect(await page.evaluate('scrollY')).toBe(900)
})

it('the header has the menu, a call, the way to book and the rating once, at every width and size of text', async () => {
  const page = await browser.visit('/about', desktop)
  const reach = page.locator('header > div').locator('button, a[href^="tel:"]:visible, .head-book:visible')
  const rating = page.locator('header').getByText(`${business.claims?.headerRating} rating`)
  for (const [size, width] of [
    ['100%', 320],
    ['100%', 360],
    ['100%', 480],
    ['100%', 768],
    ['115%', 320],
    ['115%', 360],
    ['200%', 320],
    ['200%', 768],
  ] as const) {
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
    if (business.claims) expect(await rating.locator('visible=true').count()).toBe(1)
  }
  await page.setViewportSize(desktop.viewport)
  if (business.claims) expect(await rating.locator('visible=true').count()).toBe(1)
})
