import { expect, it } from 'vitest'
import { reviewsLabel } from '../../src/business/navigation.ts'
import { mayPrefetch } from '../../src/routes.ts'
import { desktop, testBrowser } from '../support/browser.ts'
import {
  arrived,
  headings,
  hold,
  inMenu,
  loadedVisitor,
  loadSoftNavigation,
  requested,
} from '../support/softNavigation.ts'

const browser = testBrowser()
const visit = loadedVisitor(browser)

it('a page is prefetched once, at the first sign of a visitor, and the click waits for nothing', async () => {
  const page = await visit('/about')
  const expected: string[] = []
  for (const [event, name, path] of [
    ['focusin', 'FAQ', '/faq'],
    ['touchstart', 'Home', '/'],
    ['mousedown', reviewsLabel(), '/reviews'],
    ['pointerover', 'Contact', '/contact'],
  ] as const) {
    await page.locator('#menu, footer').getByRole('link', { name, exact: true }).first().dispatchEvent(event)
    expected.push(`${path} line`)
    await expect.poll(() => requested(page, 'fetch')).toEqual(expected)
  }
  const link = inMenu(page, 'Contact')
  await link.hover()
  await link.focus()
  await link.click()
  await arrived(page, headings.contact)
  expect((await requested(page, 'fetch')).filter((file) => file.startsWith('/contact'))).toEqual([
    '/contact line',
    '/contact cache',
  ])
})

it('never prefetches files, links that act, or other sites', async () => {
  const page = await visit('/about')
  // The content policy forbids parsing HTML, so the links are created one by one.
  await page.locator('main').evaluate((main) => {
    const probes = Object.assign(document.createElement('p'), { className: 'probes' })
    for (const href of ['/faq.md', 'https://example.com/', '/service-areas?zip=12345'])
      probes.append(Object.assign(document.createElement('a'), { href }))
    probes.append(Object.assign(document.createElement('a'), { href: '/faq', rel: 'nofollow' }))
    main.prepend(probes)
  })
  for (const probe of await page.locator('.probes a').all()) await probe.dispatchEvent('touchstart')
  await inMenu(page, 'Contact').dispatchEvent('touchstart')
  await expect.poll(() => requested(page, 'fetch')).toEqual(['/contact line'])
})

it('nothing is prefetched where data is saved, or on a slow line', async () => {
  const page = await browser.visit('/robots.txt', desktop)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/about')
  await loadSoftNavigation(page)
  await inMenu(page, 'FAQ').dispatchEvent('touchstart')
  await page.evaluate("Object.assign(navigator.connection, { saveData: false, effectiveType: '2g' })")
  await inMenu(page, 'Contact').dispatchEvent('mousedown')
  await inMenu(page, 'Contact').evaluate((link: HTMLAnchorElement) => link.click())
  await arrived(page, headings.contact)
  expect(await requested(page, 'fetch')).toEqual(['/contact line'])
})

it('has speculation rules for the same links until the script takes over', async () => {
  const page = await browser.visit('/robots.txt', desktop)
  const { origin } = browser.site
  const session = await page.context().newCDPSession(page)
  const found = { may: [] as string[], ready: [] as string[] }
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    found.may = preloadingAttemptSources.map(({ key }) => key.url)
  })
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') found.ready.push(key.url)
  })
  await session.send('Preload.enable')
  const release = await hold(page, '/assets/navigation-*')
  await page.goto('/about')
  await inMenu(page, 'Contact').hover()
  await expect.poll(() => found.ready).toContain(`${origin}/contact`)
  expect(found.may.length).toBeGreaterThan(10)
  expect(found.may.filter((url) => !url.startsWith(origin) || !mayPrefetch(new URL(url)))).toEqual([])
  release()
  await expect.poll(() => found.may).toEqual([])
})
