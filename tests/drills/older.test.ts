import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { ownZip } from '../support/business.ts'
import { isOn } from '../support/ownPages.ts'
import { faults } from '../support/pageChecks.ts'

const browser = testBrowser()

/** A missing feature: `script` removes it from the page before anything runs, `text` from its HTML and styles. */
type Lack = { readonly script?: string; readonly text?: (page: string) => string }

const navigationApi: Lack = { script: "Object.defineProperty(window, 'navigation', { value: undefined })" }
const scrollAnimations: Lack = { text: (page) => page.replaceAll(/<link [^>]*motion-[^>]*>/g, '') }
const readingFlow: Lack = {
  script: `const { setProperty } = CSSStyleDeclaration.prototype
    CSSStyleDeclaration.prototype.setProperty = function (name, ...of) {
      if (name !== 'reading-flow') setProperty.call(this, name, ...of)
    }`,
}
const popovers: Lack = {
  script: `for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name]
    delete HTMLButtonElement.prototype.popoverTargetElement`,
  text: (page) =>
    page
      .replaceAll(/ popover(target)?="(auto|menu)"/gi, (_, target) => (target ? ' data-popovertarget="menu"' : ''))
      .replaceAll('[popovertarget]', '[data-popovertarget]')
      .replaceAll(':popover-open', ':unknown-open'),
}
/** Everything newer than the end of 2023 that pages use, and all that scripts could use. */
const sinceThen: Lack = {
  script: `${[navigationApi, readingFlow, popovers].map(({ script }) => script).join('\n')}
    delete Document.prototype.startViewTransition
    HTMLScriptElement.supports = (type) => type === 'module'
    delete Element.prototype.checkVisibility
    delete Element.prototype.moveBefore
    delete window.requestIdleCallback
    delete window.scheduler
    delete AbortSignal.any
    delete Promise.try
    delete Promise.withResolvers
    delete Object.groupBy
    delete Map.groupBy
    delete Array.fromAsync
    delete URL.parse
    delete window.Iterator
    for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'])
      delete Object.getPrototypeOf(Object.getPrototypeOf([].values()))[name]
    for (const name of ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'])
      delete Set.prototype[name]`,
  text: (page) =>
    [scrollAnimations, popovers]
      .reduce((before, { text }) => text?.(before) ?? before, page)
      .replaceAll('@view-transition', '@unknown')
      .replaceAll('text-wrap:', 'text-unknown:'),
}

/** Visits a page with a browser that lacks a feature. */
async function visitWithout({ script, text }: Lack, path: string, screen: typeof phone | typeof desktop) {
  // Changed styles have another hash than the policy allows.
  const page = await browser.visit('/robots.txt', { ...screen, reducedMotion: 'no-preference', bypassCSP: true })
  if (script) await page.addInitScript(script)
  if (text)
    await page.route(
      (url) => /^[^.]*(\.css)?$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch()
        // What's fetched ahead isn't changed, and no browser did that then.
        const { 'speculation-rules': _, ...headers } = response.headers()
        await route.fulfill({ response, headers, body: text(await response.text()) })
      },
    )
  await page.goto(new URL(path, page.url()).href)
  return page
}

/** Closes a page; what it still asks for is let go. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

const heading = (page: Page) => page.locator('main h1').textContent()

it.each([
  ['popovers', popovers, phone],
  ['all that came after 2023', sinceThen, desktop],
] as const)('without %s a page is in shape, and the menu leads to another and back', async (_, lack, screen) => {
  const page = await visitWithout(lack, '/', screen)
  expect(await page.evaluate(faults)).toEqual([])
  const home = await heading(page)
  const button = page.locator('header button').first()
  if (await button.isVisible()) await button.click()
  const link = page.locator('#menu a[href="/faq"]')
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await page.waitForURL('**/faq')
  await expect.poll(() => heading(page)).not.toBe(home)
  await page.goBack()
  await expect.poll(() => heading(page)).toBe(home)
  await leave(page)
})

it('without all that came after 2023 a quote is checked and sent on a phone', async () => {
  const page = await visitWithout(sinceThen, '/', phone)
  expect(await page.evaluate(faults)).toEqual([])
  const form = page.locator('[data-island=LeadForm]')
  await form.locator('[name=phone]').fill('12')
  await expect.poll(() => form.getAttribute('data-island-status')).toBe('ready')
  await form.locator('[type=submit]').click()
  await form.locator('[data-error-summary]').waitFor()
  await form.locator('[name=phone]').fill('2025550177')
  await form.locator('[name=location]').fill(ownZip)
  await form.locator('[type=submit]').click()
  await page.waitForURL('**/your-request?*')
  await leave(page)
})

describe('without popovers', () => {
  it('the menu on a phone is a row under the header that covers nothing', async () => {
    const page = await visitWithout(popovers, '/', phone)
    const menu = await page.locator('#menu').boundingBox()
    expect(menu?.height).toBeLessThan(60)
    expect(menu?.width).toBe(phone.viewport.width)
    expect(await page.locator('header button').first().isVisible()).toBe(false)
    await leave(page)
  })

  it('Escape still closes the submenu on a wide screen', async () => {
    const page = await visitWithout(popovers, '/', desktop)
    const first = page.locator('.submenu a').first()
    await page.locator('.menu-parent > .menu-link').focus()
    await expect.poll(() => first.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => first.isVisible()).toBe(false)
    await leave(page)
  })
})

describe.runIf(isOn('/pricing-calculator'))('without reading-flow', () => {
  it('Tab still reaches every card and every thing of the calculator, once', async () => {
    const page = await visitWithout(readingFlow, '/pricing-calculator?category=seating', desktop)
    const stops = page
      .locator('.calc-kinds')
      .locator('a[href], button, input:not([type=hidden])')
      .and(page.locator(':visible'))
    const all = await stops.count()
    await stops.first().focus()
    const reached = new Set<string>()
    for (let stop = 0; stop < all; stop++) {
      reached.add(
        await page.evaluate(() =>
          document.activeElement?.closest('.calc-kinds')
            ? (document.activeElement.ariaLabel ?? '') + document.activeElement.textContent + document.activeElement.id
            : '',
        ),
      )
      await page.keyboard.press('Tab')
    }
    expect(all).toBeGreaterThan(10)
    expect(reached.has('')).toBe(false)
    expect(reached.size).toBe(all)
    await leave(page)
  })
})
