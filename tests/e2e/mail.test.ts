// Mails to customers, as a browser shows them: mail programs show no more than that.
import { expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { desktop, testBrowser } from '../support/browser.ts'
import { htmlOf, mailStates } from '../support/mailStates.ts'

const browser = testBrowser()

// Together they have every part of a mail.
const { booked, canceled } = mailStates
if (!booked || !canceled) throw new Error('There is no such mail')

it.each([
  ['booked', booked],
  ['canceled', canceled],
])('%s fits every screen, and can be read in both color schemes', async (_, mail) => {
  const page = await browser.visit('about:blank', desktop)
  await page.setContent(htmlOf(mail))
  for (const width of [320, 600, 768]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const button = await page.locator('a.button').boundingBox()
    expect(button?.height).toBeGreaterThanOrEqual(48)
    expect(button?.width).toBeGreaterThanOrEqual(Math.min(width, 600) - 48)
  }
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('p, h1, a')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, { without: ['region', 'landmark-one-main'] }), colorScheme).toEqual([])
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const [red = 0] = ground.match(/\d+/g)?.map(Number) ?? []
    expect(red < 100, colorScheme).toBe(colorScheme === 'dark')
  }
})
