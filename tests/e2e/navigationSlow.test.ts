import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'
import { arrived, awake, headings, hold, inMenu, isSame } from '../support/softly.ts'

const browser = testBrowser()
const visit = awake(browser)

describe('a slow answer', () => {
  it('gets the outline of the page that comes, said once, and then the page', async () => {
    const page = await visit('/')
    await page.evaluate('scrollTo(0, 1500)')
    const release = await hold(page, '/faq')
    await inMenu(page, 'FAQ').click()
    await page.locator('main[aria-busy=true] .skeleton-rows').waitFor()
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await expect.poll(() => page.locator('body > [role=status]').textContent()).toBe('Loading')
    await expect.poll(() => page.locator('#menu [aria-current=page]').allTextContents()).toEqual(['FAQ'])
    await expect.poll(() => page.evaluate('document.getAnimations().length')).toBe(0)
    release()
    await arrived(page, headings.faq)
    await expect.poll(() => page.locator('.skeleton, [aria-busy]').count()).toBe(0)
    await expect.poll(() => isSame(page)).toBe(true)
  })

  it('is let go when the visitor turns back, and the page they left is there', async () => {
    const page = await visit('/')
    await page.getByLabel('ZIP or town').fill('Lisle')
    const release = await hold(page, '/faq')
    await inMenu(page, 'FAQ').click()
    await page.locator('main[aria-busy=true]').waitFor()
    await page.goBack()
    await page.getByLabel('ZIP or town').waitFor()
    release()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.getByLabel('ZIP or town').inputValue()).toBe('Lisle')
    await expect.poll(() => page.title()).toContain('Junk removal')
  })

  it('is let go when another link is chosen', async () => {
    const page = await visit('/')
    const release = await hold(page, '/faq')
    await inMenu(page, 'FAQ').click()
    await page.locator('main[aria-busy=true]').waitFor()
    await inMenu(page, 'Contact').click()
    await arrived(page, headings.contact)
    release()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.locator('main h1').textContent()).toBe(headings.contact)
    expect(new URL(page.url()).pathname).toBe('/contact')
  })
})

describe('what fails is a full navigation', () => {
  const failures: readonly [string, (page: Page) => Promise<unknown>][] = [
    [
      'a lost connection',
      (page) =>
        page.route('**/faq', (route) =>
          route.request().resourceType() === 'document' ? route.continue() : route.abort(),
        ),
    ],
    [
      'an answer that is no page',
      (page) =>
        page.route('**/faq', (route) =>
          route.request().resourceType() === 'document' ? route.continue() : route.fulfill({ status: 200, body: 'x' }),
        ),
    ],
    [
      'a page of another deploy',
      (page) =>
        page.route('**/faq', async (route) => {
          if (route.request().resourceType() === 'document') return route.continue()
          const response = await route.fetch()
          await route.fulfill({ response, body: (await response.text()).replace(/main-[\w-]+\.js/, 'main-other.js') })
        }),
    ],
  ]
  it.each(failures)('%s', async (_, fail) => {
    const page = await visit('/')
    await page.evaluate('scrollTo(0, 1500)')
    await fail(page)
    await inMenu(page, 'FAQ').click()
    await arrived(page, headings.faq)
    await expect.poll(() => isSame(page)).toBe(false)
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await page.goBack()
    await page.locator('[data-island=LeadForm]').waitFor()
  })

  it('and so is every link when the script does not come', async () => {
    const page = await browser.visit('/', desktop)
    await page.route('**/assets/navigation-*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw 1' }),
    )
    await page.evaluate('window.marker = true')
    await inMenu(page, 'FAQ').click()
    await arrived(page, headings.faq)
    await expect.poll(() => isSame(page)).toBe(false)
  })
})
