// One visit to each kind of page, from a phone's width to a wide screen.
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { pathIn, spokenLanguages } from '../../src/routes.ts'
import { violations } from '../support/axe.ts'
import { testBrowser, unstyled } from '../support/browser.ts'
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

it('no kind of page has violations of axe in either color scheme, small targets, lost fields, stops or texts', {
  timeout: 360_000,
}, async () => {
  const page = await browser.visit('/robots.txt', {})
  const found: Record<string, readonly string[]> = {}
  // The frame has the words of each language.
  for (const path of [...pageKinds, ...spokenLanguages.slice(1).map((language) => pathIn('home', language))]) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    // The frame is the first page's, too.
    const within = path === pageKinds[0] ? 'body' : 'main'
    const wrong = await violations(page, { within })
    const ask = async (check: () => string[]) =>
      wrong.push(...(await page.evaluate(check)).map((what) => `${check.name}: ${what}`))
    for (const check of [smallTargets, seeThrough, unnamedFields]) await ask(check)
    await page.emulateMedia({ colorScheme: 'dark' })
    const colors = await page.evaluate(colorsInUse)
    if (!colors.every((each) => seenInDark.has(each)))
      wrong.push(...(await violations(page, { within, colorsOnly: true })))
    for (const each of colors) seenInDark.add(each)
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    await ask(lostInForcedColors)
    await page.emulateMedia({ forcedColors: 'none' })
    await hydrate(page)
    wrong.push(...(await misplacedAtWidths(page, [320, 768, 1366])))
    wrong.push(...(await misplacedAtWidths(page, [1024], twiceAsLarge)))
    wrong.push(...(await misplacedAtWidths(page, [320], spacing)))
    await setFontSize(page, 32)
    wrong.push(...(await misplacedAtWidths(page, [320])))
    await setFontSize(page, 16)
    await page.setViewportSize({ width: 1440, height: 900 })
    wrong.push(...(await lostStops(page)))
    await ask(unstyled)
    if (wrong.length > 0) found[path] = wrong
  }
  expect(found).toEqual({})
})
