import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { arrived, awake, choose, headings, hold, inMenu, isSame, shows } from '../support/softly.ts'

const browser = testBrowser()
const visit = awake(browser)

describe('nothing moves by itself', () => {
  /** All that has shifted, in the moment of the change too, and whether a heading had to wait for its font. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      Object.assign(window, { shifts: 0, widths: [] })
      const measure = (main: Element) => {
        const range = document.createRange()
        range.selectNodeContents(main.querySelector('h1') ?? main)
        return range.getBoundingClientRect().width
      }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: false })
      new MutationObserver(() => {
        const main = document.querySelector('main:not([aria-busy])')
        if (main) Reflect.get(window, 'widths').push(measure(main))
        if (main) requestAnimationFrame(() => Reflect.get(window, 'widths').push(measure(main)))
      }).observe(document.body, { childList: true })
    })
  /** Two frames, so that what the last one shifted has been reported. */
  const settled = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

  it.each([
    ['a phone', phone],
    ['a wide screen', desktop],
  ])('after a change of page on %s, with a placeholder or without', async (_, screen) => {
    const page = await visit('/', screen)
    await watch(page)
    for (const path of ['/faq', '/services/shed-removal', '/service-areas', '/contact', '/']) {
      const release = path === '/contact' ? await hold(page, path) : () => {}
      await choose(page, path)
      if (path === '/contact') await page.locator('main[aria-busy=true]').waitFor()
      release()
      await shows(page, path)
      await page.waitForLoadState('networkidle')
      await settled(page)
      const widths = (await page.evaluate('window.widths.splice(0).map((width) => width.toFixed(1))')) as string[]
      expect(widths.length, path).toBeGreaterThan(1)
      expect(new Set(widths).size, `${path}: ${widths}`).toBe(1)
    }
    await expect.poll(() => isSame(page)).toBe(true)
    expect(((await page.evaluate('window.shifts')) as number).toFixed(2)).toBe('0.00')
  })
})

describe('motion', () => {
  const watched = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await visit('/', { ...desktop, reducedMotion })
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      Object.assign(window, { fades: 0 })
      document.startViewTransition = (update) => {
        Object.assign(window, { fades: 1 })
        return start(update)
      }
    })
    await inMenu(page, 'FAQ').click()
    await arrived(page, headings.faq)
    return page.evaluate('window.fades')
  }
  it('is a cross-fade where it is welcome', async () => expect(await watched('no-preference')).toBe(1))
  it('is none where it is not', async () => expect(await watched('reduce')).toBe(0))
})
