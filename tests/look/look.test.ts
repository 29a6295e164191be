import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testBrowser } from '../support/browser.ts'
import { wordiestMoment } from '../support/clock.ts'
import { testGallery } from '../support/gallery.ts'
import { pageKinds } from '../support/pageKinds.ts'
import { testSite } from '../support/site.ts'
import { differences, shrink } from './compare.ts'

// Days and hours are the same in every run.
const browser = testBrowser({ own: testSite({}, '.', wordiestMoment(Date.UTC(2026, 11, 1))) })
const gallery = testGallery()
const update = process.env.LOOK_UPDATE === '1'
const images = join(import.meta.dirname, 'images')
const widths = [360, 768, 1440] as const
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]
mkdirSync(images, { recursive: true })

/** The whole page after everything on it has loaded. */
async function picture(url: string, width: number, colorScheme: Scheme): Promise<Buffer> {
  const screen = { viewport: { width, height: 900 }, reducedMotion: 'reduce', colorScheme } as const
  const page = await browser.visit('/robots.txt', screen)
  await page.goto(url)
  // Lazy images load while the page is scrolled; fixed elements aren't part of the page.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    document.querySelector<HTMLElement>('[data-call-bar]')?.remove()
    // The clock runs on.
    for (const left of document.querySelectorAll('span.same-day-line strong')) left.textContent = '13 h 16 min left'
    const header = document.querySelector<HTMLElement>('header')
    if (header) header.style.position = 'relative'
  })
  const png = await page.screenshot({ fullPage: true })
  await page.context().close()
  return shrink(png)
}

const fileOf = (path: string, width: number, scheme: Scheme) => {
  const name = path.replace(/\?.*$/, '').replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
  return join(images, `${name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`)
}

async function look(url: string, path: string, scheme: Scheme): Promise<void> {
  for (const width of widths) {
    const file = fileOf(path, width, scheme)
    const fresh = await picture(url, width, scheme)
    if (update || !existsSync(file)) writeFileSync(file, fresh)
    expect(
      await differences(readFileSync(file), fresh),
      `${path} at ${width} pixels, ${scheme}; npm run test:look -- --update`,
    ).toEqual([])
  }
}

describe.each(schemes)('the look, %s, of', (scheme) => {
  it.each(pageKinds)('%s', (path) => look(browser.site.origin + path, path, scheme))

  it('the gallery', () => look(gallery.url, '/gallery', scheme))
})
