import type { Browser, Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { say } from '#words'
import { neverPrefetched, paths } from '../../src/routes.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { hasWindows } from '../support/business.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { listen } from '../support/listen.ts'
import { hydrated, photoField, photoFile } from '../support/pageActions.ts'

const browser = testBrowser()

const skeleton = (page: Page) => page.locator('.skeleton').textContent()
const inMenu = (page: Page, path: string) => page.locator(`#menu a[href="${path}"]`)

let backCache: Promise<Browser> | undefined
afterAll(async () => (await backCache)?.close())

/** A page of a browser that has its back/forward cache, which Playwright switches off. */
async function pageWithBackCache(): Promise<Page> {
  backCache ??= launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  return (await backCache).newPage({ baseURL: browser.site.origin, ...phone })
}

/** The site behind a server that keeps one page back until something asks for `/shown`. */
async function slowSite(path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return listen(async ({ url = '' }, response) => {
    if (url === '/shown') resolve()
    if (url === path) await promise
    const answer = await fetch(browser.site.origin + url, { headers: { accept: 'text/html' } })
    response.setHeader('content-type', answer.headers.get('content-type') ?? '').end(await answer.bytes())
  })
}

/** Runs in the page, since a test can't ask it while the next one is loading: notes what the skeleton says and covers. */
const watch = () => {
  const skeleton = document.querySelector('.skeleton') as Element
  const at = (y: number) => document.elementFromPoint(100, y)?.closest('header, .skeleton')?.localName
  const seen: unknown[] = []
  new MutationObserver(() => {
    const words = skeleton.textContent
    seen.push(words && [words, at(20), at(400), document.querySelector('[popover]:popover-open')])
    // The first page is stopped, as by the browser's button.
    if (words && seen.length === 1) stop()
    else if (words) navigator.sendBeacon('/shown')
  }).observe(skeleton, { childList: true })
  Object.assign(window, { seen })
}

it('a slow page has a skeleton over the page that is left, until it is stopped or left for', async () => {
  const page = await pageWithBackCache()
  const words = say.frame
  const { origin, close } = await slowSite(paths.faq)
  await page.goto(origin)
  await page.evaluate(watch)
  const choose = async () => {
    await page.getByRole('button', { name: words.openMenu, exact: true }).click()
    await page.locator(`#menu a[href="${paths.faq}"]`).click({ noWaitAfter: true })
  }
  const seen = () => page.evaluate('window.seen').catch(() => undefined)
  const shown = [words.loading, 'header', 'p', null]
  await choose()
  await expect.poll(seen).toEqual([shown, ''])
  await choose()
  await page.waitForURL(origin + paths.faq)
  await page.evaluate('history.back()')
  await expect.poll(seen).toEqual([shown, '', shown, ''])
  close()
  await page.close()
})

it('only a click or a form that leads to another page here has a skeleton, after 150 ms', async () => {
  const page = await browser.visit('/about', desktop)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  /** Clicks on a link that then leads nowhere, and returns what's read 149 and 150 ms later. */
  const clicked = async (
    attributes: Readonly<Record<string, string>>,
    init: Readonly<Record<string, boolean>> = {},
  ) => {
    await page.evaluate(
      ([given, how]) => {
        const link = document.createElement('a')
        for (const [name, value] of Object.entries(given)) link.setAttribute(name, value)
        if ('data-canceled' in given) link.addEventListener('click', (event) => event.preventDefault())
        document.querySelector('main')?.append(link)
        addEventListener('click', (event) => event.preventDefault(), { once: true })
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
      },
      [attributes, init] as const,
    )
    await page.clock.runFor(149)
    const before = await skeleton(page)
    await page.clock.runFor(1)
    return [before, await skeleton(page)]
  }
  for (const [attributes, init] of [
    [{ href: '/faq', 'data-canceled': '' }],
    [{ href: '/faq', target: '_blank' }],
    [{ href: '/faq', download: '' }],
    [{ href: '/your-request.ics' }],
    [{ href: '#main' }],
    [{ href: 'tel:+12025550100' }],
    [{ href: 'mailto:a@example.com' }],
    [{ href: 'https://example.com/' }],
    ...(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const).map(
      (key) => [{ href: '/faq' }, { [key]: true }] as const,
    ),
  ] as const)
    expect({ attributes, init, shown: await clicked(attributes, init) }).toMatchObject({ shown: ['', ''] })
  expect(await clicked({ href: '/faq#where-does-it-go' })).toEqual(['', say.frame.loading])
  for (const [sender, shown] of [
    ['a script', ''],
    ['the browser', say.frame.loading],
  ] as const) {
    await page.evaluate((by) => {
      dispatchEvent(new Event('pageshow'))
      const form = document.createElement('form')
      if (by === 'a script') form.addEventListener('submit', (event) => event.preventDefault())
      document.querySelector('main')?.append(form)
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    }, sender)
    await page.clock.runFor(150)
    expect(await skeleton(page), sender).toBe(shown)
  }
})

/** Fills in a form, follows a link to another page, and goes back. */
async function leaveAndComeBack(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const island = await page.locator('form[method=post]').locator('xpath=..').getAttribute('data-island')
  await page.locator('[name=phone]').focus()
  await hydrated(page, island ?? '')
  await page.locator('[name=phone]').fill('202 555 0188')
  const photos = photoField(page)
  if (await photos.count()) await photos.setInputFiles([await photoFile('a.jpg', 4)])
  await page.evaluate('window.marker = true; document.activeElement.blur(); scrollTo(0, 700)')
  await inMenu(page, '/faq').evaluate((link: HTMLAnchorElement) => link.click())
  await page.waitForURL('**/faq')
  expect(await page.evaluate('scrollY')).toBe(0)
  await page.evaluate('history.back()')
  await expect.poll(() => page.evaluate('window.marker').catch(() => false)).toBe(true)
  expect(await page.evaluate('scrollY')).toBe(700)
  expect(await page.locator('[name=phone]').inputValue()).toBe('202 555 0188')
}

it('a page begins at its top, and back to a form all is as it was left', async () => {
  const page = await pageWithBackCache()
  for (const path of ['/', hasWindows ? '/schedule' : '/contact']) await leaveAndComeBack(page, path)
})

it('a page comes by a cross-fade where motion is welcome, and at once where it is not', async () => {
  const page = await browser.visit('/about', { ...desktop, reducedMotion: 'no-preference' })
  await page.addInitScript(
    "addEventListener('pagereveal', ({ viewTransition }) => { window.fades = viewTransition !== null })",
  )
  for (const [path, reducedMotion] of [
    ['/faq', 'no-preference'],
    ['/contact', 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await inMenu(page, path).click()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => page.evaluate('window.fades')).toBe(reducedMotion === 'no-preference')
  }
})

it('the browser may prefetch pages that are for everybody, but no files, links that act or other sites', async () => {
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
  await page.goto('/about')
  await inMenu(page, '/contact').hover()
  await expect.poll(() => found.ready).toContain(`${origin}/contact`)
  expect(found.may.length).toBeGreaterThan(10)
  const mayNot = (url: string) =>
    !url.startsWith(origin) ||
    /[?.]/.test(url.slice(origin.length)) ||
    neverPrefetched().some((path) => url.includes(path))
  expect(found.may.filter(mayNot)).toEqual([])
})
