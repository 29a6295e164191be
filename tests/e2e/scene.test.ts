import { describe, expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'
import { wordiestMoment } from '../support/clock.ts'

const browser = testBrowser(wordiestMoment())
const moving = { ...desktop, reducedMotion: 'no-preference' } as const

describe('the picture of the first screen', () => {
  it('moves with the scroll in browsers without scroll-driven animations', async () => {
    const page = await browser.visit('/robots.txt', moving)
    await page.addInitScript("CSS.supports = (text) => !String(text).includes('animation-timeline')")
    await page.goto(new URL('/', page.url()).href, { waitUntil: 'networkidle' })
    await page.evaluate('scrollTo(0, 300)')
    await expect
      .poll(() => page.evaluate("document.querySelector('.panorama-truck').style.transform"))
      .toMatch(/^translate3d\(18/)
  })
})

describe('the first screen', () => {
  it.each([
    [360, 640],
    [390, 664],
    [768, 1024],
    [1366, 657],
    [1440, 900],
  ])('has the words in the sky, the truck on the road and the way to a quote, at %i by %i', async (width, height) => {
    const page = await browser.visit('/', { viewport: { width, height } })
    const box = async (selector: string) =>
      (await page.locator(selector).first().boundingBox()) ?? { y: 1e6, height: 0 }
    const bottom = async (selector: string) => {
      const { y, height } = await box(selector)
      return y + height
    }
    expect(await bottom('.panorama-truck')).toBeLessThanOrEqual(height)
    expect(await bottom('.hero-scene > .wrap')).toBeLessThanOrEqual((await box('.panorama-skyline')).y + 1)
    const ways = page.locator('.hero-words [data-contact-actions] a')
    expect(await ways.count()).toBe(4)
    expect(await bottom('.hero-words a[href="#quote"]')).toBeLessThan(height)
  })
})

it('the front page is at most eleven screens of a phone long', async () => {
  const page = await browser.visit('/', { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })
  const screens = await page.evaluate('document.documentElement.scrollHeight / innerHeight')
  expect(screens).toBeGreaterThan(5)
  expect(screens).toBeLessThanOrEqual(11)
})
