import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { mayReadAhead } from '../../src/domain/prefetch.ts'
import { desktop, testBrowser } from '../support/browser.ts'
import { arrived, awake, headings, inMenu, wake } from '../support/softly.ts'

const browser = testBrowser()
const visit = awake(browser)

describe('reading ahead', () => {
  /** Pages that the browser asked for, other than by opening them. */
  const asked = (page: Page) => {
    const paths: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'fetch' || request.headers()['sec-purpose']) paths.push(pathname)
    })
    return paths
  }
  const line = (connection: object) => (page: Page) =>
    page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)

  it('follows the pointer, and the click then asks for nothing', async () => {
    const page = await visit('/blog')
    const paths = asked(page)
    await inMenu(page, 'Contact').hover()
    await expect.poll(() => paths).toContain('/contact')
    await page.waitForLoadState('networkidle')
    await inMenu(page, 'Contact').click()
    await arrived(page, headings.contact)
    expect(paths.filter((path) => path === '/contact')).toHaveLength(1)
  })

  it('leaves alone files, what acts, and other places', async () => {
    const page = await visit('/blog')
    const paths = asked(page)
    await page.evaluate(() => {
      const main = document.querySelector('main')
      for (const href of [
        '/blog/feed.xml',
        '/faq.md',
        '/request-received/7K2M9QX4RD',
        '/service-areas?zip=60540',
        'https://example.com/',
      ])
        main?.insertAdjacentHTML('afterbegin', `<p><a class="probe" href="${href}">Probe</a></p>`)
    })
    for (const probe of await page.locator('.probe').all()) {
      await probe.hover()
      await probe.focus()
    }
    // A link that may be read ahead comes last: when it was, the others had their time.
    await inMenu(page, 'Contact').hover()
    await expect.poll(() => paths).toContain('/contact')
    expect(paths.filter((path) => /xml|md|request|areas/.test(path))).toEqual([])
  })

  it.each([
    ['where data is saved', { saveData: true, effectiveType: '4g' }],
    ['on a slow line', { saveData: false, effectiveType: '2g' }],
  ])('is none %s', async (_, connection) => {
    const page = await browser.visit('/robots.txt', desktop)
    await line(connection)(page)
    await page.goto('/blog')
    await wake(page)
    const paths = asked(page)
    await inMenu(page, 'Contact').hover()
    await inMenu(page, 'FAQ').focus()
    await inMenu(page, 'About').click()
    await page.waitForURL('**/about')
    await page.waitForLoadState('networkidle')
    expect(paths.filter((path) => path !== '/about')).toEqual([])
  })
})

describe('before the script has come, the browser’s rules', () => {
  /** Addresses that the rules let the browser read ahead, and those that it has read. */
  const ruled = async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    const found = { may: [] as string[], did: [] as string[] }
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      found.may = preloadingAttemptSources.map(({ key }) => key.url)
    })
    session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
      if (status === 'Ready') found.did.push(key.url)
    })
    await session.send('Preload.enable')
    return found
  }

  it('read ahead what is pointed at, and no file, no query, nothing elsewhere', async () => {
    const page = await browser.visit('/robots.txt', desktop)
    await page.addInitScript("Object.defineProperty(window, 'navigation', { value: undefined })")
    const found = await ruled(page)
    await page.goto('/blog')
    await inMenu(page, 'Contact').hover()
    await expect.poll(() => found.did).toContain(`${browser.site.origin}/contact`)
    expect(found.may.length).toBeGreaterThan(20)
    for (const url of found.may) {
      expect(url.startsWith(browser.site.origin), url).toBe(true)
      expect(mayReadAhead(new URL(url)), url).toBe(true)
    }
  })

  it('rest as soon as the script reads ahead', async () => {
    const page = await browser.visit('/robots.txt', desktop)
    const found = await ruled(page)
    await page.goto('/blog')
    await expect.poll(() => found.may.length).toBeGreaterThan(20)
    await wake(page)
    await expect.poll(() => found.may).toEqual([])
  })
})
