// One visit on a phone and one on a wide screen for each kind of page.
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import {
  lostInForcedColors,
  lostStops,
  misplacedAtWidths,
  seeThrough,
  smallTargets,
  twiceAsLarge,
  unnamedFields,
} from '../support/pageChecks.ts'
import { pageKinds } from '../support/pageKinds.ts'
import { faults } from '../support/shape.ts'

const browser = testBrowser({ wordy: true })

/** The least that text spacing has to allow by WCAG. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Twice the font size by the browser's setting, which queries in em follow. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  await page.evaluate('document.adoptedStyleSheets = []')
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await expect.poll(() => page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe(`${standard}px`)
}

/** Starts every island, and waits for the last one. */
async function hydrate(page: Page): Promise<void> {
  const islands = page.locator('[data-island]')
  for (const island of await islands.all()) {
    await island.scrollIntoViewIfNeeded()
    await island.dispatchEvent('pointerover')
  }
  const waiting = () =>
    islands.evaluateAll((all) => all.filter(({ dataset }) => dataset.islandStatus !== 'ready').length)
  await expect.poll(waiting).toBe(0)
}

describe.each(pageKinds)('%s', (path) => {
  it('on a phone: axe in both color schemes, size of targets, fields, sticky parts', async () => {
    const page = await browser.visit(path, { ...phone, viewport: { width: 360, height: 740 } })
    expect.soft(await violations(page)).toEqual([])
    expect.soft(await page.evaluate(smallTargets)).toEqual([])
    expect.soft(await page.evaluate(seeThrough)).toEqual([])
    expect.soft(await page.evaluate(unnamedFields)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violations(page, { colorsOnly: true }), 'dark').toEqual([])
  })

  it('on a wide screen: content policy, focus, every width and size of text, forced colors', async () => {
    const page = await browser.visit('about:blank', desktop)
    await page.addInitScript(() => {
      const blocked: string[] = []
      Object.assign(window, { blocked })
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        blocked.push(`${effectiveDirective} ${blockedURI} ${sample}`),
      )
    })
    await page.goto(path)
    expect.soft(await lostStops(page)).toEqual([])
    await hydrate(page)
    expect.soft(await page.evaluate('blocked')).toEqual([])
    expect.soft(await misplacedAtWidths(page)).toEqual([])
    expect.soft(await misplacedAtWidths(page, spacing, [320]), 'text spacing').toEqual([])
    expect.soft(await misplacedAtWidths(page, twiceAsLarge, [320, 1024]), 'text zoom').toEqual([])
    await setFontSize(page, 32)
    expect.soft(await misplacedAtWidths(page, '', [320, 1024]), 'font size of the browser').toEqual([])
    await setFontSize(page, 16)
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await page.evaluate(lostInForcedColors)).toEqual([])
    await page.evaluate('scrollTo(0, 600)')
    await expect.poll(() => page.evaluate('document.getAnimations().length')).toBe(0)
  })
})

it('no kind of page is wider than a window with a classic scrollbar, with motion', { timeout: 240_000 }, async () => {
  const own = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
  try {
    const page = await own.newPage({ baseURL: browser.site.origin, reducedMotion: 'no-preference' })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    for (const path of pageKinds) {
      await page.goto(path)
      for (const width of [390, 1200]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate('document.documentElement.clientWidth')).toBeLessThan(width)
        expect({ path, width, faults: await page.evaluate(faults) }).toEqual({ path, width, faults: [] })
      }
    }
    expect(errors).toEqual([])
  } finally {
    await own.close()
  }
})
