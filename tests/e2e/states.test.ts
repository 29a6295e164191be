import { expect, it } from 'vitest'
import { appSite } from '../support/appSite.ts'
import { showState, violations } from '../support/axe.ts'
import { phone, testBrowser } from '../support/browser.ts'
import { deskStates } from '../support/deskStates.ts'
import { lostStops, misplacedAtWidths, smallTargets, twiceAsLarge } from '../support/pageChecks.ts'
import { pageStates, signedPaths } from '../support/pageStates.ts'

const browser = testBrowser()

/** These show nothing that another state, or the page they belong to, doesn't show too. */
const another =
  /^(problem-(?!400)|project|something-else|zip-elsewhere|near-miss|refused-(contact|referral|details|number)|link-sent|desk-(search|calendar-(move|closed)|link-spent))/

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

/** Together these have all colors of the desk. */
const colored = /^(own-price|desk-(request|day|requests|calendar|calendar-day|numbers|sign-in))$/

it('no state of the desk has them, in the light or in the dark', { timeout: 180_000 }, async () => {
  const office = appSite()
  await signedPaths(office)
  const page = await browser.visit('/robots.txt', phone)
  const found: Record<string, readonly string[]> = {}
  for (const [name, html] of await deskStates(office)) {
    if (another.test(name)) continue
    await page.setViewportSize({ width: 360, height: 740 })
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    await showState(page, { path: `/desk/${name}`, answer: async () => new Response(html, { headers }) })
    const wrong = [...(await violations(page)), ...(await page.evaluate(smallTargets))]
    if (colored.test(name)) {
      await page.emulateMedia({ colorScheme: 'dark' })
      wrong.push(...(await violations(page, { colorsOnly: true })))
      await page.emulateMedia({ colorScheme: 'light' })
    }
    wrong.push(...(await misplacedAtWidths(page, [320], twiceAsLarge)))
    if (wrong.length > 0) found[name] = wrong
  }
  expect(found).toEqual({})
})
