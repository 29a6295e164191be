import { expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { testGallery } from '../support/gallery.ts'

const browser = testBrowser()
const gallery = testGallery()

it('every component in every state has no violations of axe', async () => {
  for (const screen of [phone, desktop]) {
    const page = await browser.visit('/robots.txt', { ...screen, bypassCSP: true })
    await page.goto(gallery.url)
    await expect.poll(() => page.locator('[data-example]').count()).toBeGreaterThan(30)
    // The gallery shows sections of several pages, two of which may have the same heading.
    expect(await violations(page, { without: ['landmark-unique'] })).toEqual([])
  }
})

it('is not part of the deployed site', async () => {
  expect((await browser.site.get('/__gallery')).status).toBe(404)
})
