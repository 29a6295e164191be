import { describe, expect, it } from 'vitest'
import { services as ownServices } from '#site/services.ts'
import { menu } from '../../src/business/navigation.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { ownService, servicePath } from '../support/ownPages.ts'

const browser = testBrowser()
const isOpen = "document.querySelector('#menu').matches(':popover-open')"
const inMenu = "document.querySelector('#menu').contains(document.activeElement)"

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
      expect(await page.evaluate(inMenu), `after ${step + 1} times Tab`).toBe(true)
    }
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => page.evaluate(inMenu)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(isOpen)).toBe(false)
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => page.evaluate("document.querySelector('main').inert")).toBe(false)
  })

  it('has the call first, above the fold', async () => {
    const page = await browser.visit('/', { ...phone, viewport: { width: 360, height: 480 } })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const call = page.locator('#menu a').first()
    expect(await call.getAttribute('href')).toMatch(/^tel:/)
    await expect.poll(async () => (await call.boundingBox())?.y ?? 480).toBeLessThan(200)
  })

  it('closes on its button and on the backdrop', async () => {
    const page = await browser.visit('/')
    const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click()
    await open()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await expect.poll(() => page.evaluate(isOpen)).toBe(false)
    await open()
    await page.mouse.click(10, 400)
    await expect.poll(() => page.evaluate(isOpen)).toBe(false)
  })

  it('closes when a link is chosen, and the new page starts at its top', async () => {
    const page = await browser.visit('/')
    await page.evaluate('scrollTo(0, 2000)')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('#menu').getByRole('link', { name: ownService.name }).click()
    await page.waitForURL(`**${servicePath}`)
    await expect.poll(() => page.evaluate(isOpen)).toBe(false)
    // The address changes first, and then the page.
    await expect.poll(() => page.locator('#menu [aria-current=page]').allTextContents()).toEqual([ownService.name])
    expect(await page.locator('#menu [aria-current=true]').allTextContents()).toEqual(['Services'])
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
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

describe('the menu on a wide screen', () => {
  it('is a row; the submenu opens under the pointer and under the focus, and Escape closes it', async () => {
    const page = await browser.visit('/about', desktop)
    await expect.poll(() => page.locator('.menu-list > li').count()).toBe(menu.length)
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
    await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => first.isVisible()).toBe(false)
  })

  it('has a submenu that is gone at once when something else has the focus', async () => {
    const page = await browser.visit('/about', desktop)
    await page.locator('#menu').getByRole('link', { name: 'Services', exact: true }).focus()
    await expect.poll(() => page.locator('.submenu').isVisible()).toBe(true)
    const moved = await page.locator('main a').evaluateAll(([link]) => {
      ;(link as HTMLElement).focus()
      return getComputedStyle(document.querySelector('.submenu') as Element).visibility
    })
    expect(moved).toBe('hidden')
  })

  it('has the round call button, and no bar', async () => {
    const page = await browser.visit('/about', desktop)
    const call = page.getByRole('complementary', { name: 'Call or text us' }).getByRole('link')
    expect(await call.count()).toBe(1)
    const box = await call.boundingBox()
    expect([box?.width, box?.height]).toEqual([64, 64])
  })
})

describe('the call bar on a phone', () => {
  it('hides while the page’s own buttons are in view, and while a field has the focus', async () => {
    const page = await browser.visit('/')
    const bar = page.locator('[data-call-bar]')
    await expect.poll(() => bar.isVisible()).toBe(false)
    await page.locator('#reasons-title').scrollIntoViewIfNeeded()
    await expect.poll(() => bar.isVisible()).toBe(true)
    await page.getByLabel('ZIP or town').focus()
    await expect.poll(() => bar.isVisible()).toBe(false)
  })
})
