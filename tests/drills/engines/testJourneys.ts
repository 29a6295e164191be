import { describe } from 'vitest'
import { testSite } from '../../support/site.ts'
import { booking } from './booking.ts'
import { layout } from './layout.ts'
import { lookups } from './lookups.ts'
import { menu } from './menu.ts'
import { pages } from './pages.ts'
import { quote } from './quote.ts'
import type { Engine, Installable } from './support/engine.ts'
import { testEngine } from './support/testEngine.ts'

/** Goes through the site in a browser. Says so where it isn't installed. */
export function testJourneys({ name, packages, path }: Installable, start: () => Promise<Engine>): void {
  const isInstalled = path() !== undefined
  if (!isInstalled)
    console.log(`Not tested in ${name}. To install it on Debian: apt-get install --no-install-recommends ${packages}`)
  const site = testSite()
  describe.runIf(isInstalled)(name, () => {
    const engine = testEngine(site, start)
    for (const journey of [pages, layout, menu, quote, lookups, booking]) journey(engine)
  })
}
