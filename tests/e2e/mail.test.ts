// Mails to customers, as a browser shows them: mail programs show no more than that.
import { expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { testChromium } from '../support/browser.ts'
import { htmlOf, mailStates, textOf } from '../support/mailStates.ts'

const browser = testChromium()

/** A text's words without marks and spaces, so that both versions compare. */
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? []

/** What plain text says where the HTML has a place or a line through it. */
const frames = ['. Your reference is', 'It was on']

it.each(Object.entries(mailStates))(
  '%s fits every screen, can be read, and says what its plain text says',
  async (_, mail) => {
    const page = await browser.newPage()
    await page.setContent(htmlOf(mail))
    for (const width of [320, 360, 600, 768]) {
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

    const shown = words((await page.locator('p, h1, a').allTextContents()).join(' '))
    const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const text = textOf(mail)
    const said = words(frames.reduce((rest, frame) => rest.replace(frame, ''), text.replace(/https:\S+/g, '')))
    expect(said.filter((word) => !shown.includes(word))).toEqual([])
    expect(shown.filter((word) => !words(text).includes(word))).toEqual([])
    for (const [url] of text.matchAll(/https:\S+/g)) expect(hrefs).toContain(url)

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page, { without: ['region', 'landmark-one-main'] }), colorScheme).toEqual([])
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const [red = 0] = ground.match(/\d+/g)?.map(Number) ?? []
      expect(red < 100, colorScheme).toBe(colorScheme === 'dark')
    }
    await page.close()
  },
)
