import { expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'

const browser = testBrowser()

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

it('a phone’s first screen on the front page has the number to read, and with large letters little of it is the frame', async () => {
  const page = await browser.visit('/', { ...phone, viewport: { width: 390, height: 664 } })
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport)
    const number = page.locator('main a[href^="tel:"]').getByText(business.phone.label).first()
    const box = await number.boundingBox()
    expect((box?.y ?? viewport.height) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
  }
  for (const path of ['/', '/faq']) {
    await page.goto(path)
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, '200%')
    await page.evaluate('scrollTo({ top: 1500, behavior: "instant" })')
    await expect.poll(() => page.locator('[data-call-bar]').isVisible()).toBe(true)
    const heights = await page
      .locator('header, [data-call-bar]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(640 / 4)
  }
})
