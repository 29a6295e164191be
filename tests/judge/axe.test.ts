import { describe, expect, it } from 'vitest'
import { showState, violations } from '../support/axe.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { pageStates } from '../support/pageStates.ts'
import { listedPaths } from '../support/pages.ts'

const browser = testBrowser()
const screens = {
  phone,
  desktop,
  'phone, dark': { ...phone, colorScheme: 'dark' },
  'desktop, dark': { ...desktop, colorScheme: 'dark' },
} as const

describe.each(listedPaths)('%s', (path) => {
  it.each(Object.entries(screens))('has no violations of axe: %s', async (_, screen) => {
    expect(await violations(await browser.visit(path, screen))).toEqual([])
  })
})

it.each(Object.entries(screens))(
  'no state of a page has violations of axe: %s',
  { timeout: 300_000 },
  async (_, screen) => {
    const found: Record<string, readonly string[]> = {}
    for (const state of await pageStates(browser.site)) {
      const page = await browser.visit('/robots.txt', screen)
      await showState(page, state)
      const wrong = await violations(page)
      if (wrong.length > 0) found[state.name] = wrong
      await page.context().close()
    }
    expect(found).toEqual({})
  },
)
