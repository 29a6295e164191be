import { expect, it } from 'vitest'
import { wholeSheet } from '../../scripts/build/pickStyles.ts'
import { buildStyles } from '../../scripts/build/styles.ts'
import { createApp } from '../../src/app/app.ts'
import { gallery } from '../../src/pages/Gallery.tsx'
import { appSite } from '../support/appSite.ts'
import { showState, violations } from '../support/axe.ts'
import { bareEnv } from '../support/bareEnv.ts'
import { phone, testBrowser } from '../support/browser.ts'
import { deskStates } from '../support/deskStates.ts'
import { lostStops, misplacedAtWidths, smallTargets, twiceAsLarge } from '../support/pageChecks.ts'
import { pageStates, signedPaths } from '../support/pageStates.ts'

const browser = testBrowser()

/** These show nothing that another state, or the page they belong to, doesn't show too. */
const another =
  /^(problem-(?!400)|project|something-else|zip-elsewhere|all-items|refused-(contact|referral|details)|booked-elsewhere)/

/** States that lead the focus another way than the page they belong to. */
const reordered = /^(estimate|booking-where|refused-booking|lost-window)$/

it('no state of a page has violations of axe, small targets, lost texts or stops', { timeout: 180_000 }, async () => {
  const page = await browser.visit('/robots.txt', phone)
  const found: Record<string, readonly string[]> = {}
  for (const state of await pageStates(browser.site)) {
    if (another.test(state.name)) continue
    await page.setViewportSize(phone.viewport)
    await showState(page, state)
    const wrong = [
      ...(await violations(page, { within: 'main' })),
      ...(await page.evaluate(smallTargets)),
      ...(await misplacedAtWidths(page, [320], twiceAsLarge)),
    ]
    if (reordered.test(state.name)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      wrong.push(...(await lostStops(page)))
    }
    if (wrong.length > 0) found[state.name] = wrong
  }
  expect(found).toEqual({})
})

it('no state of the desk has them, in the light or in the dark', { timeout: 180_000 }, async () => {
  const office = appSite()
  await signedPaths(office)
  const page = await browser.visit('/robots.txt', phone)
  const found: Record<string, readonly string[]> = {}
  for (const [name, html] of await deskStates(office)) {
    await page.setViewportSize({ width: 360, height: 740 })
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    await showState(page, { path: `/desk/${name}`, answer: async () => new Response(html, { headers }) })
    const wrong = [...(await violations(page)), ...(await page.evaluate(smallTargets))]
    await page.emulateMedia({ colorScheme: 'dark' })
    wrong.push(...(await violations(page, { colorsOnly: true })))
    await page.emulateMedia({ colorScheme: 'light' })
    wrong.push(...(await misplacedAtWidths(page, [320], twiceAsLarge)))
    if (wrong.length > 0) found[name] = wrong
  }
  expect(found).toEqual({})
})

it('no component in any of its states has violations of axe', async () => {
  const path = '/__gallery'
  const app = createApp({ now: Date.now, routes: [{ path, page: gallery }] })
  // The build has no styles for the gallery, which only the development server has.
  const page = await browser.visit('/robots.txt', { ...phone, bypassCSP: true })
  await showState(page, { path, answer: async () => app.request(path, undefined, bareEnv) })
  await page.addStyleTag({ content: wholeSheet(await buildStyles('.', '')) })
  expect(await page.locator('[data-example]').count()).toBeGreaterThan(30)
  // The gallery shows sections of several pages, two of which may have the same heading.
  expect(await violations(page, { within: 'main', without: ['landmark-unique'] })).toEqual([])
})
