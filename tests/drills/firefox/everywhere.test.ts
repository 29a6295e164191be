// What's the same in every browser: every form in spite of every fault, the menu, and the search for an item, as in Chromium.
import { it } from 'vitest'

process.env.ENGINE = 'firefox'
const { firefoxPath } = await import('../../support/firefox.ts')
if (firefoxPath()) {
  await import('../../e2e/forms.test.ts')
  await import('../../e2e/menu.test.ts')
  await import('../../e2e/itemSearch.test.ts')
} else it.skip('Firefox. To install it on Debian: apt-get install --no-install-recommends firefox-esr')
