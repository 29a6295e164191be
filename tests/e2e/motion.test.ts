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
