import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.ts'
import { pageKinds } from '../support/pageKinds.ts'
import { faults } from '../support/shape.ts'
import { testSite } from '../support/site.ts'

/** With motion and classic scrollbars, unlike the other tests. */
const site = testSite()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
})
afterAll(() => browser.close())

describe.each(pageKinds)('%s with motion and scrollbars', (path) => {
  it('fits at every width', async () => {
    const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'no-preference' })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(path)
    for (const width of [390, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate('document.documentElement.clientWidth')).toBeLessThan(width)
      expect({ width, faults: await page.evaluate(faults) }).toEqual({ width, faults: [] })
    }
    expect(errors).toEqual([])
    await page.close()
  })
})

it('on a phone the truck drives down the steps, and stays on the screen', async () => {
  const page = await browser.newPage({
    baseURL: site.origin,
    reducedMotion: 'no-preference',
    viewport: { width: 390, height: 664 },
  })
  await page.goto('/')
  const steps = await page.locator('.steps').evaluate((list) => list.getBoundingClientRect().top + scrollY)
  const length = await page.locator('.steps').evaluate((list) => list.getBoundingClientRect().height)
  /** How far down the steps it is, and where on the screen. */
  const truckAt = async (top: number) => {
    await page.evaluate((y) => scrollTo(0, y), top)
    await page.waitForTimeout(100)
    return page.evaluate((listTop) => {
      const { transform } = getComputedStyle(document.querySelector('.steps') as Element, '::before')
      const driven = new DOMMatrix(transform).f
      return { driven, seen: listTop - scrollY + driven }
    }, steps)
  }
  const before = await truckAt(steps - 600)
  const middle = await truckAt(steps + length / 2 - 332)
  const after = await truckAt(steps + length - 100)
  expect(before.driven).toBe(0)
  expect(middle.driven).toBeGreaterThan(length * 0.25)
  expect(middle.driven).toBeLessThan(length * 0.75)
  expect(middle.seen).toBeGreaterThan(64)
  expect(middle.seen).toBeLessThan(600)
  expect(after.driven).toBeGreaterThan(length * 0.8)
  expect(after.driven).toBeLessThan(length)
  await page.close()
})
