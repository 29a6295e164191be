import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'
import { arrived, headings, hold, inMenu, isSame, loadedVisitor, navigateSoftly } from '../support/softNavigation.ts'

const browser = testBrowser()
const visit = loadedVisitor(browser)

describe('a slow answer', () => {
  const waiting = async () => {
    const page = await visit('/')
    const title = await page.title()
    await page.getByLabel('ZIP or town').fill('Riverton')
    await page.evaluate('scrollTo(0, 1500)')
    const release = await hold(page, '/faq')
    await inMenu(page, 'FAQ').click()
    await page.locator('main[aria-busy=true] .skeleton-rows').waitFor()
    return { page, release, title }
  }

  it('shows a skeleton of the next page, announced once, and then the page', async () => {
    const { page, release } = await waiting()
    expect(await page.evaluate('scrollY')).toBe(0)
    expect(await page.locator('body > [role=status]').textContent()).toBe('Loading')
    expect(await page.locator('#menu [aria-current=page]').allTextContents()).toEqual(['FAQ'])
    await expect.poll(() => page.evaluate('document.getAnimations().length')).toBe(0)
    release()
    await arrived(page, headings.faq)
    expect(await page.locator('.skeleton, [aria-busy]').count()).toBe(0)
    expect(await isSame(page)).toBe(true)
  })

  it('is aborted when the visitor goes back or chooses another link', async () => {
    const { page, release, title } = await waiting()
    await page.goBack()
    await expect.poll(() => page.getByLabel('ZIP or town').inputValue()).toBe('Riverton')
    expect(await page.title()).toBe(title)
    await inMenu(page, 'FAQ').click()
    await page.locator('main[aria-busy=true]').waitFor()
    await navigateSoftly(page, 'Contact', headings.contact)
    release()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('main h1').textContent()).toBe(headings.contact)
    expect(new URL(page.url()).pathname).toBe('/contact')
  })
})

describe('a full navigation follows', () => {
  /** The page itself, as if from another build. */
  const fromBuildWith = (other: RegExp) => async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(other, 'other') })
  }
  const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'a lost connection': (route) => route.abort(),
    'an answer that is no page': (route) => route.fulfill({ contentType: 'text/plain', body: 'x' }),
    'an error': async (route) => route.fulfill({ response: await route.fetch(), status: 503 }),
    'a page with a newer script': fromBuildWith(/main-[\w-]+(?=\.js)/g),
    'a page with a newer sheet': fromBuildWith(/site-[\w-]+(?=\.css)/g),
  }
  it.each(Object.entries(answers))('%s', async (_, answer) => {
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
  it.each(Object.entries(missing))('every link without %s', async (_, remove) => {
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
})
