// All components in all of their states, with a style sheet that is built for them alone.
import { expect, it } from 'vitest'
import { wholeSheet } from '../../scripts/build/pickStyles.ts'
import { buildStyles } from '../../scripts/build/styles.ts'
import { createApp } from '../../src/app.ts'
import { gallery } from '../../src/gallery/Gallery.page.tsx'
import { showState, violations } from '../support/axe.ts'
import { bareEnv } from '../support/bareEnv.ts'
import { phone, testBrowser } from '../support/browser.ts'

const browser = testBrowser()

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
