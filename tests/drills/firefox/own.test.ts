// What has differed in Firefox, with motion and the scrollbars of a desktop.
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { towns } from '#site/towns.ts'
import { ownPlace } from '../../support/business.ts'
import { firefoxPath, launchFirefox } from '../../support/firefox.ts'
import { isOn, pageKinds } from '../../support/ownPages.ts'
import { faults } from '../../support/pageChecks.ts'
import { testSite } from '../../support/site.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }

const site = testSite()
let browser: Browser
const complaints: string[] = []

// Firefox logs these as warnings of its own, which WebDriver doesn't pass on.
const noteViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error('policy', violatedDirective, blockedURI),
  )

/** A page whose console fails the test when it complains. */
async function visit(path: string, viewport = laptop): Promise<Page> {
  const page = await browser.newPage({ baseURL: site.origin, viewport })
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.addInitScript(noteViolations)
  await page.goto(path)
  return page
}

const isTrue = (page: Page, expression: string) => expect.poll(() => page.evaluate(expression)).toBe(true)

/** The tops of a town list's columns. */
const tops = `[...new Map(
  [...document.querySelectorAll('.mapListCounty')]
    .map((county) => county.querySelector('h3').getBoundingClientRect())
    .map(({ left, top }) => [left, top])
    .toReversed(),
).values()]`

/** How much longer a town list is than the longest of its columns, in pixels. */
const tooLong = `document.querySelector('.mapList').getBoundingClientRect().bottom -
  Math.max(...[...document.querySelectorAll('.mapListCounty')].map((county) => county.getBoundingClientRect().bottom))`

/** How much wider or narrower a heading, whose lines have no font of their own, is in each stand-in that this machine has than in its own face. */
const standIns = `(() => {
  const heading = document.querySelector('h2').cloneNode(true)
  heading.style.cssText = 'position:absolute;width:max-content;max-width:none;white-space:nowrap'
  document.body.append(heading)
  const widthIn = (family) => {
    heading.style.fontFamily = family
    return heading.getBoundingClientRect().width
  }
  const own = widthIn('"Barlow Condensed"')
  const none = widthIn('monospace')
  const found = [1, 2, 3].map((n) => widthIn('"Stand-in ' + n + '", monospace')).filter((width) => width !== none)
  heading.remove()
  return found.map((width) => width / own)
})()`

const price = "document.querySelector('#ticket h2').textContent"
const isShown = "getComputedStyle(document.querySelector('.submenu')).visibility === 'visible'"
const place = "[...document.querySelectorAll('.submenu a')].indexOf(document.activeElement)"

describe.runIf(firefoxPath())('Firefox', () => {
  beforeAll(async () => {
    browser = await launchFirefox()
  })
  afterAll(() => browser?.close())
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    expect(complaints.splice(0)).toEqual([])
  })

  it.each(pageKinds)('%s has no layout problem at any width', async (path) => {
    const page = await visit(path)
    for (const size of [phone, { width: 1024, height: 768 }, laptop]) {
      await page.setViewportSize(size)
      await isTrue(page, "[...document.images].every((image) => image.loading === 'lazy' || image.complete)")
      expect(await page.evaluate(faults), `${size.width} px`).toEqual([])
    }
  })

  it('back and forward lead to where a page was scrolled to', async () => {
    const page = await visit('/')
    await page.evaluate('scrollTo(0, 1500)')
    // By the script, since Playwright would scroll to where the pointer reaches it.
    await page.locator('#menu a[href="/faq"]').evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForURL('**/faq')
    await isTrue(page, 'scrollY === 0')
    await page.goBack()
    await isTrue(page, "location.pathname === '/' && Math.abs(scrollY - 1500) < 5")
    await page.goForward()
    await isTrue(page, "document.querySelector('#menu [aria-current=page]').pathname === '/faq'")
  })

  it.runIf(towns.length > 10)('columns of the town list start at the same height', async () => {
    const page = await visit('/service-areas')
    const [first, ...others] = (await page.evaluate(tops)) as number[]
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect(other).toBeCloseTo(first ?? 0, 0)
    expect(await page.evaluate(tooLong)).toBeLessThan(2)
  })

  it('a fallback for the heading font is found, and is as wide', async () => {
    const page = await visit('/')
    await isTrue(page, `${standIns}.length > 0`)
    for (const ratio of (await page.evaluate(standIns)) as number[]) expect(ratio).toBeCloseTo(1, 1)
  })

  it('Tab inside the sticky header does not scroll the page', async () => {
    const page = await visit('/about')
    await page.evaluate('scrollTo(0, 900)')
    await page.evaluate("document.querySelector('header a').focus({ preventScroll: true })")
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate("document.activeElement.closest('header') !== null")).toBe(true)
    }
    expect(await page.evaluate('scrollY')).toBe(900)
  })

  it('the submenu is walked through with Tab both ways, and stays while nothing has the focus for a moment', async () => {
    const page = await visit('/about')
    await page.hover('footer')
    await page.evaluate("document.querySelector('.menu-parent > .menu-link').focus({ preventScroll: true })")
    await isTrue(page, isShown)
    // WebKit computes the style between the two steps of moving the focus.
    await page.evaluate(`document.activeElement.blur(); ${isShown} && document.querySelector('.submenu a').focus()`)
    const links = (await page.evaluate("document.querySelectorAll('.submenu a').length")) as number
    for (let step = 0; step < links; step += 1) {
      await isTrue(page, `${place} === ${step}`)
      await page.keyboard.press('Tab')
    }
    await isTrue(page, `document.activeElement.matches('.menu-parent + li > .menu-link') && !(${isShown})`)
    // While closed it's skipped on the way back too.
    await page.keyboard.press('Shift+Tab')
    await isTrue(page, "document.activeElement.matches('.menu-parent > .menu-link')")
  })

  it.runIf(isOn('/pricing-calculator'))('common loads have a price, which a reload keeps', async () => {
    const page = await visit('/pricing-calculator', phone)
    const before = await page.evaluate(price)
    await page.click('#calc-q')
    await page.locator('[data-island=Calculator][data-island-status=ready]').waitFor()
    await page.click('.calc .item-chips li:nth-child(1) button')
    await page.click('.calc .item-chips li:nth-child(2) button')
    await isTrue(page, `${price} !== ${JSON.stringify(before)} && location.search.includes('_')`)
    const both = await page.evaluate(price)
    await page.reload()
    expect(await page.evaluate(price)).toBe(both)
  })

  it('a booking goes through its steps, and is confirmed, moved and canceled', async () => {
    const slots = () => site.rows<{ slot: string }>('SELECT slot FROM bookings ORDER BY booked_at')
    const page = await visit('/book-online')
    const next = () => page.click('main form [name=step]')
    const firstTime = page.locator('.slot-days label.slot-time:visible').first()
    await page.fill('#where', ownPlace)
    await page.fill('#what', 'One couch')
    await next()
    await page.click('.leaf-more')
    await page.locator('a.link[href*=from]').first().waitFor()
    await firstTime.click()
    await next()
    await page.fill('[name=phone]', '2025550199')
    await page.fill('[name=address]', '12 Oak Street')
    await page.click('main form:has([name=address]) [type=submit]')
    await page.click('a[href^="/your-request?t="]:not([href*="&"])')
    const booked = await slots()
    expect(booked).toHaveLength(1)
    await page.click('a[href*="do=move"]')
    await firstTime.click()
    await page.click('form[action*="act=move"] [type=submit]')
    await page.locator('form[action*="act=move"]').waitFor({ state: 'detached' })
    expect(await slots()).not.toEqual(booked)
    await page.click('a[href*="do=cancel"]')
    await page.click('form[action*="act=cancel"] [type=submit]')
    await page.locator('main a.btn-main[href="/schedule"]').waitFor()
  })
})
