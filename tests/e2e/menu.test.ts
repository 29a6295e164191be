import { describe, expect, it } from 'vitest'
import { services as ownServices } from '#site/services.ts'
import { site as business } from '#site/site.ts'
import { menu } from '../../src/business/navigation.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { hasFocus } from '../support/pageActions.ts'

const browser = testBrowser()
const isOpen = "document.querySelector('#menu').matches(':popover-open')"
const inMenu = "document.querySelector('#menu').contains(document.activeElement)"
/** Past its end, Tab goes to the browser's own buttons. */
const onPage =
  "document.activeElement !== document.body && !document.querySelector('#menu').contains(document.activeElement)"

describe('the menu on a phone', () => {
  it('opens, keeps the focus inside, closes on Escape and gives the focus back', async () => {
    const page = await browser.visit('/')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.click()
    await expect.poll(() => page.evaluate(isOpen)).toBe(true)
    await expect.poll(() => page.evaluate(inMenu)).toBe(true)
    await expect.poll(() => page.evaluate("document.querySelector('main').inert")).toBe(true)
    const stops = await page.locator('#menu a, #menu button').count()
    for (let step = 0; step <= stops; step++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(onPage), `after ${step + 1} times Tab`).toBe(false)
    }
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => page.evaluate(onPage)).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(isOpen)).toBe(false)
    await hasFocus(button)
    await expect.poll(() => page.evaluate("document.querySelector('main').inert")).toBe(false)
  })

  it('has the call first, above the fold, and closes on its button and on the backdrop', async () => {
    const page = await browser.visit('/', { ...phone, viewport: { width: 360, height: 480 } })
    const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click()
    await open()
    const call = page.locator('#menu a').first()
    expect(await call.getAttribute('href')).toMatch(/^tel:/)
    await expect.poll(async () => (await call.boundingBox())?.y ?? 480).toBeLessThan(200)
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await expect.poll(() => page.evaluate(isOpen)).toBe(false)
    await open()
    await page.mouse.click(10, 400)
    await expect.poll(() => page.evaluate(isOpen)).toBe(false)
  })

  it('works without a script', async () => {
    const page = await browser.visit('/', { ...phone, javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const link = page.locator('#menu a[href="/faq"]').first()
    await expect.poll(() => link.isVisible()).toBe(true)
    await link.click()
    await page.waitForURL('**/faq')
  })
})

it('on a wide screen the menu is a row, with a submenu under the pointer and the focus', async () => {
  const page = await browser.visit('/about', desktop)
  await expect.poll(() => page.locator('.menu-list > li:not(:has([hreflang]))').count()).toBe(menu().length)
  await expect.poll(() => page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(false)
  await expect.poll(() => page.locator('#menu [aria-current=page]').textContent()).toBe('About')
  const services = page.locator('#menu').getByRole('link', { name: 'Services', exact: true })
  const first = page.locator('.submenu a').first()
  await expect.poll(() => first.isVisible()).toBe(false)
  await services.hover()
  await expect.poll(() => first.isVisible()).toBe(true)
  await page.mouse.move(700, 800)
  await services.focus()
  await expect.poll(() => page.locator('.submenu a').count()).toBe(ownServices.length)
  await page.keyboard.press('Tab')
  await hasFocus(first)
  await page.keyboard.press('Escape')
  await expect.poll(() => first.isVisible()).toBe(false)
  // It's gone at once when something else gets the focus.
  await page.locator('main a').first().focus()
  await services.focus()
  await expect.poll(() => first.isVisible()).toBe(true)
  const moved = await page.locator('main a').evaluateAll(([link]) => {
    ;(link as HTMLElement).focus()
    return getComputedStyle(document.querySelector('.submenu') as Element).visibility
  })
  expect(moved).toBe('hidden')
})

it('the call bar on a phone hides while the page’s own buttons are in view, and while a field has the focus', async () => {
  const page = await browser.visit('/')
  const bar = page.locator('[data-call-bar]')
  await expect.poll(() => bar.isVisible()).toBe(false)
  await page.locator('#reasons-title').scrollIntoViewIfNeeded()
  await expect.poll(() => bar.isVisible()).toBe(true)
  await page.getByLabel('ZIP or town').focus()
  await expect.poll(() => bar.isVisible()).toBe(false)
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
