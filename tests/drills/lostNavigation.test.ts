// Soft navigation that can't go on: the browser loads the page itself.
import type { Page, Route } from 'playwright'
import { expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'
import { arrived, headings, inMenu, isSame, loadedVisitor } from '../support/softNavigation.ts'

const browser = testBrowser()
const visit = loadedVisitor(browser)

/** The page itself, as if from another build. */
const fromBuildWith = (other: RegExp) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: (await response.text()).replaceAll(other, 'other') })
}
const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a lost connection': (route) => route.abort(),
  'an answer that is no page': (route) => route.fulfill({ contentType: 'text/plain', body: 'x' }),
  'an error': async (route) => route.fulfill({ response: await route.fetch(), status: 503 }),
  'a page with a newer sheet': fromBuildWith(/site-[\w-]+(?=\.css)/g),
}

it.each(Object.entries(answers))('a full navigation follows %s', async (_, answer) => {
  const page = await visit('/')
  await page.evaluate('scrollTo(0, 1500)')
  await page.route('**/faq', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : answer(route),
  )
  await inMenu(page, 'FAQ').click()
  await expect.poll(() => isSame(page).catch(() => true)).toBe(false)
  await arrived(page, headings.faq)
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await page.locator('[data-island=LeadForm]').waitFor()
})

const script = '**/assets/navigation-*'
const missing: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the script': (page) => page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '?' })),
  'the sheet': (page) => page.route('**/assets/site-*', (route) => route.abort()),
  'the Navigation API': (page) => page.addInitScript("Object.defineProperty(window, 'navigation', { value: null })"),
}

it.each(Object.entries(missing))('every link is a full navigation without %s', async (_, remove) => {
  const page = await browser.visit('/robots.txt', desktop)
  await remove(page)
  await page.goto('/sitemap')
  const loaded = page.waitForResponse(script)
  await page.keyboard.press('Shift')
  await (await loaded).finished()
  await page.evaluate('window.marker = true')
  await inMenu(page, 'FAQ').click()
  await arrived(page, headings.faq)
  expect(await isSame(page)).toBe(false)
})
