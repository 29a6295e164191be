import { expect, it } from 'vitest'
import { showState, violations } from '../support/axe.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { lostStops, misplacedAtWidths, smallTargets, twiceAsLarge } from '../support/pageChecks.ts'
import type { PageState } from '../support/pageStates.ts'
import { pageStates } from '../support/pageStates.ts'

const browser = testBrowser({ wordy: true })

/** Refusals of a request share one page; one of them is enough here. */
const isAnother = ({ name }: PageState): boolean => name.startsWith('problem-') && name !== 'problem-400'

/** States that lead the focus another way than the page they belong to. */
const reordered = /^(estimate|booking-where|refused-booking|lost-window)$/

it('no state of a page has violations of axe, small targets, or lost texts', { timeout: 300_000 }, async () => {
  const page = await browser.visit('/robots.txt', phone)
  const found: Record<string, readonly string[]> = {}
  for (const state of await pageStates(browser.site)) {
    if (isAnother(state)) continue
    await page.setViewportSize(phone.viewport)
    await showState(page, state)
    const wrong = [
      ...(await violations(page)),
      ...(await page.evaluate(smallTargets)),
      ...(await misplacedAtWidths(page, twiceAsLarge, [320, 1024])),
    ]
    if (wrong.length > 0) found[state.name] = wrong
  }
  expect(found).toEqual({})
})

it('Tab leads down a page in every order of its parts', async () => {
  const page = await browser.visit('/robots.txt', desktop)
  const lost: Record<string, readonly string[]> = {}
  for (const state of (await pageStates(browser.site)).filter(({ name }) => reordered.test(name))) {
    await showState(page, state)
    lost[state.name] = await lostStops(page)
  }
  expect(lost).toEqual(Object.fromEntries(Object.keys(lost).map((name) => [name, []])))
  expect(Object.keys(lost).length).toBeGreaterThan(2)
})
