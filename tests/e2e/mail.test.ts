// Mails to customers and to the owner, as a browser shows them: mail programs show no more than that.
import { expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { desktop, testBrowser } from '../support/browser.ts'
import { bodyHtml, htmlOf, mailStates, ownerMails } from '../support/mailStates.ts'

const browser = testBrowser()

// Together they have every part of a mail.
const { booked, canceled } = mailStates
if (!booked || !canceled) throw new Error('There is no such mail')

const mails: readonly (readonly [string, string])[] = [
  ['booked', htmlOf(booked)],
  ['canceled', htmlOf(canceled)],
  ...['quote', 'moved', 'batch'].map((name) => [`the owner’s ${name}`, bodyHtml(ownerMails()[name] as never)] as const),
]

it.each(mails)('%s fits every screen, and can be read in both color schemes', async (_, html) => {
  const page = await browser.visit('about:blank', desktop)
  await page.setContent(html)
  for (const width of [320, 600, 768]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const button of await page.locator('a.button, a.outline').all()) {
      const box = await button.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(48)
      expect(box?.width).toBeGreaterThanOrEqual(64)
    }
  }
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('p, h1, h2, a')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
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
