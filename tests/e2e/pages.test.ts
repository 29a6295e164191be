// One visit to each kind of page, from a phone's width to a wide screen.
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { pathIn, spokenLanguages } from '../../src/routes.ts'
import { violations } from '../support/axe.ts'
import { testBrowser } from '../support/browser.ts'
import { pageKinds } from '../support/ownPages.ts'
import {
  colorsInUse,
  lostInForcedColors,
  lostStops,
  misplacedAtWidths,
  seeThrough,
  smallTargets,
  twiceAsLarge,
  unnamedFields,
} from '../support/pageChecks.ts'

const browser = testBrowser()

/** The least that text spacing has to allow by WCAG. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Twice the font size by the browser's setting, which queries in em follow. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await expect.poll(() => page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe(`${standard}px`)
}

/** Colors that a page had in the dark, which no later page is asked for again. */
const seenInDark = new Set<string>()

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

// The frame has the words of each language.
it.each([...pageKinds, ...spokenLanguages.slice(1).map((language) => pathIn('home', language))])(
  '%s: axe in both color schemes, targets, fields, focus, texts at every width and size',
  async (path) => {
    const page = await browser.visit(path, { viewport: { width: 360, height: 740 } })
    // The frame is the first page's, too.
    const within = path === pageKinds[0] ? 'body' : 'main'
    expect.soft(await violations(page, { within })).toEqual([])
    expect.soft(await page.evaluate(smallTargets), 'small targets').toEqual([])
    expect.soft(await page.evaluate(seeThrough), 'sticky parts').toEqual([])
    expect.soft(await page.evaluate(unnamedFields), 'fields').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    const colors = await page.evaluate(colorsInUse)
    if (!colors.every((each) => seenInDark.has(each)))
      expect.soft(await violations(page, { within, colorsOnly: true }), 'dark').toEqual([])
    for (const each of colors) seenInDark.add(each)
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    expect.soft(await page.evaluate(lostInForcedColors), 'forced colors').toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    await hydrate(page)
    expect.soft(await misplacedAtWidths(page, [320, 768, 1366])).toEqual([])
    expect.soft(await misplacedAtWidths(page, [1024], twiceAsLarge), 'text zoom').toEqual([])
    expect.soft(await misplacedAtWidths(page, [320], spacing), 'text spacing').toEqual([])
    await setFontSize(page, 32)
    expect.soft(await misplacedAtWidths(page, [320]), 'font size of the browser').toEqual([])
    await setFontSize(page, 16)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect.soft(await lostStops(page), 'focus').toEqual([])
  },
)
