import { expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'

const browser = testBrowser({ wordy: true })
const moving = { ...desktop, reducedMotion: 'no-preference' } as const

it('the picture of the first screen moves with the scroll in browsers without scroll-driven animations', async () => {
  const page = await browser.visit('/robots.txt', moving)
  await page.addInitScript("CSS.supports = (text) => !String(text).includes('animation-timeline')")
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate('scrollTo(0, 300)')
  await expect
    .poll(() => page.evaluate("document.querySelector('.panorama-truck').style.transform"))
    .toMatch(/^translate3d\(18/)
})

it('the first screen has the words in the sky, the truck on the road and the way to a quote', async () => {
  const page = await browser.visit('/', desktop)
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox()) ?? { y: 1e6, height: 0 }
  const bottom = async (selector: string) => {
    const { y, height } = await box(selector)
    return y + height
  }
  expect(await page.locator('.hero-words [data-contact-actions] a').count()).toBe(4)
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [768, 1024],
    [1366, 657],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await bottom('.panorama-truck'), `${width}`).toBeLessThanOrEqual(height)
    expect(await bottom('.hero-words'), `${width}`).toBeLessThanOrEqual((await box('.panorama-skyline')).y + 1)
    expect(await bottom('.hero-words a[href="#quote"]'), `${width}`).toBeLessThan(height)
  }
})

it('on a phone the front page is at most eleven screens long, and the truck drives down the steps', async () => {
  const height = 664
  const page = await browser.visit('/', { ...phone, viewport: { width: 390, height }, reducedMotion: 'no-preference' })
  const screens = await page.evaluate('document.documentElement.scrollHeight / innerHeight')
  expect(screens).toBeGreaterThan(5)
  expect(screens).toBeLessThanOrEqual(11)
  const steps = await page.locator('.steps').evaluate((list) => {
    const { top, height: length } = list.getBoundingClientRect()
    return { top: top + scrollY, length }
  })
  /** How far down the steps it is, as a share of them, and where on the screen. */
  const truckAt = (top: number) =>
    page.evaluate(
      async ([y, listTop, length]) => {
        scrollTo(0, y)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const { transform } = getComputedStyle(document.querySelector('.steps') as Element, '::before')
        const driven = new DOMMatrix(transform).f
        return { share: driven / length, seen: listTop - scrollY + driven }
      },
      [top, steps.top, steps.length] as const,
    )
  expect((await truckAt(steps.top - 600)).share).toBe(0)
  const middle = await truckAt(steps.top + steps.length / 2 - height / 2)
  expect(middle.share).toBeGreaterThan(0.25)
  expect(middle.share).toBeLessThan(0.75)
  expect(middle.seen).toBeGreaterThan(64)
  expect(middle.seen).toBeLessThan(600)
  const { share } = await truckAt(steps.top + steps.length - 100)
  expect(share).toBeGreaterThan(0.8)
  expect(share).toBeLessThan(1)
})
