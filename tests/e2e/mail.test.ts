// Mails to customers, as a browser shows them: mail programs show no more than that.
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { htmlOf, mailStates, textOf } from '../support/mailStates.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const open = async (html: string, width: number, colorScheme: 'light' | 'dark') => {
  const page = await browser.newPage({ viewport: { width, height: 740 }, colorScheme })
  await page.setContent(html)
  return page
}

/** A text's words without marks and spaces, so that both versions compare. */
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? []

/** What plain text says where the HTML has a place or a line through it. */
const frames = ['. Your reference is', 'It was on']

describe.each(Object.entries(mailStates))('%s', (_, confirmation) => {
  const html = htmlOf(confirmation)

  it.each([320, 360, 600, 768])('fits %i px, with text large enough to read and a button to hit', async (width) => {
    const page = await open(html, width, 'light')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('p, h1, a')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15)
    const button = await page.locator('a.button').boundingBox()
    expect(button?.height).toBeGreaterThanOrEqual(48)
    expect(button?.width).toBeGreaterThanOrEqual(Math.min(width, 600) - 48)
    await page.close()
  })

  it.each(['light', 'dark'] as const)('can be read in the %s scheme', async (scheme) => {
    const page = await open(html, 360, scheme)
    expect(await violations(page, { without: ['region', 'landmark-one-main'] })).toEqual([])
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const [red = 0] = ground.match(/\d+/g)?.map(Number) ?? []
    expect(red < 100).toBe(scheme === 'dark')
    await page.close()
  })

  it('says the same as its plain text', async () => {
    const page = await open(html, 600, 'light')
    const shown = words((await page.locator('p, h1, a').allTextContents()).join(' '))
    const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await page.close()
    const text = textOf(confirmation)
    const said = words(frames.reduce((rest, frame) => rest.replace(frame, ''), text.replace(/https:\S+/g, '')))
    expect(said.filter((word) => !shown.includes(word))).toEqual([])
    expect(shown.filter((word) => !words(text).includes(word))).toEqual([])
    for (const [url] of text.matchAll(/https:\S+/g)) expect(hrefs).toContain(url)
  })
})
