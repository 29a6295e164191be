import { describe, expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { layoutOf, layoutShifts } from '../support/layout.ts'
import { ownService, servicePath } from '../support/ownPages.ts'
import { fillQuote, hasFocus, hydrated, quoteIsReceived, sendQuote } from '../support/pageActions.ts'
import {
  arrived,
  choose,
  headings,
  hold,
  inMenu,
  isSame,
  loadedVisitor,
  navigateSoftly,
  requested,
  shows,
} from '../support/softNavigation.ts'

const browser = testBrowser()
const visit = loadedVisitor(browser)

const aboutThePage = 'head :is(title, meta, link[rel=canonical], link[rel=alternate], script[type$=json])'

describe('a link to another page', () => {
  it('replaces the page: head, menu, focus, scroll, announcement, and looks like the page that is loaded', async () => {
    const page = await visit('/')
    await page.evaluate('scrollTo(0, 1500)')
    await navigateSoftly(page, 'FAQ', headings.faq)
    const head = () => page.locator(aboutThePage).evaluateAll((parts) => parts.map(({ outerHTML }) => outerHTML).sort())
    expect(await page.locator('#menu [aria-current=page]').allTextContents()).toEqual(['FAQ'])
    expect(await page.evaluate('scrollY')).toBe(0)
    expect(await page.locator('body > [role=status]').textContent()).toBe(await page.title())
    expect(await page.locator('main').count()).toBe(1)
    await hasFocus(page.locator('main h1'))
    await page.keyboard.press('Tab')
    expect(await page.locator('main :focus').count()).toBe(1)
    await page.evaluate('document.activeElement.blur()')
    const soft = [...(await head()), ...(await layoutOf(page))]
    await page.goto('/faq')
    expect(soft).toEqual([...(await head()), ...(await layoutOf(page))])
  })

  it('in the phone’s menu closes it, and nothing stays inert', async () => {
    const page = await visit('/', phone)
    await page.evaluate('scrollTo(0, 2000)')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await inMenu(page, ownService.name).click()
    await shows(page, servicePath)
    await expect.poll(() => page.locator('#menu [aria-current=page]').allTextContents()).toEqual([ownService.name])
    expect(await page.locator('#menu [aria-current=true]').allTextContents()).toEqual(['Services'])
    await expect.poll(() => page.evaluate("document.querySelector('#menu').matches(':popover-open')")).toBe(false)
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await hasFocus(page.locator('main h1'))
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect.poll(() => page.evaluate("document.querySelector('main').inert")).toBe(true)
  })

  it('to the current page keeps what was typed, and scrolls to the top', async () => {
    const page = await visit('/')
    await page.getByLabel('ZIP or town').fill('Riverton')
    await page.evaluate('scrollTo(0, 900)')
    await inMenu(page, 'Home').click()
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    expect(await page.getByLabel('ZIP or town').inputValue()).toBe('Riverton')
  })
})

it('starts the new page’s scripts: the call bar hides, and the quote form sends', async () => {
  const page = await visit('/faq', phone)
  await expect.poll(() => page.locator('[data-call-bar]').isVisible()).toBe(true)
  await choose(page, '/')
  await expect.poll(() => page.locator('[data-call-bar]').isVisible()).toBe(false)
  await page.getByLabel('Phone').focus()
  await hydrated(page, 'LeadForm')
  await expect.poll(() => isSame(page)).toBe(true)
  await fillQuote(page, '2025557731')
  await sendQuote(page)
  await quoteIsReceived(page)
  await expect.poll(() => isSame(page)).toBe(false)
  expect(await browser.rows("SELECT 1 FROM leads WHERE phone = '+12025557731'")).toHaveLength(1)
})

it.each([
  ['a phone, from a page with the sheet', phone, '/'],
  // So low that no footer is in sight: a short page's would leave it.
  ['a wide screen, from a page without', { ...desktop, viewport: { width: 1440, height: 600 } }, '/sitemap'],
])('nothing moves after a change of page on %s, with a placeholder or without', async (_, screen, start) => {
  const page = await visit(start, screen)
  for (const path of ['/faq', servicePath, '/contact', '/']) {
    const release = path === '/contact' ? await hold(page, path) : () => {}
    await choose(page, path)
    if (path === '/contact') await page.locator('main[aria-busy=true]').waitFor()
    release()
    await shows(page, path)
    await page.waitForLoadState('networkidle')
  }
  await expect.poll(() => isSame(page)).toBe(true)
  expect((await layoutShifts(page)).toFixed(2)).toBe('0.00')
  const sheets = (await requested(page, 'link')).filter((file) => /\/site-.* line$/.test(file))
  expect(sheets).toHaveLength(1)
})

it('a page comes by a cross-fade where motion is welcome, and at once where it is not', async () => {
  const page = await visit('/', { ...desktop, reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    let fades = 0
    document.startViewTransition = (update) => {
      Object.assign(window, { fades: ++fades })
      return start(update)
    }
  })
  await navigateSoftly(page, 'FAQ', headings.faq)
  expect(await page.evaluate('window.fades')).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await navigateSoftly(page, 'Contact', headings.contact)
  expect(await page.evaluate('window.fades')).toBe(1)
})

it('a slow page has a skeleton, announced once, until it arrives or the visitor goes elsewhere', async () => {
  const page = await visit('/')
  const title = await page.title()
  await page.getByLabel('ZIP or town').fill('Riverton')
  await page.evaluate('scrollTo(0, 1500)')
  const release = await hold(page, '/faq')
  const wait = async () => {
    await inMenu(page, 'FAQ').click()
    await page.locator('main[aria-busy=true] .skeleton').waitFor()
  }
  await wait()
  expect(await page.evaluate('scrollY')).toBe(0)
  expect(await page.locator('body > [role=status]').textContent()).toBe('Loading')
  expect(await page.locator('#menu [aria-current=page]').allTextContents()).toEqual(['FAQ'])
  await page.goBack()
  await expect.poll(() => page.getByLabel('ZIP or town').inputValue()).toBe('Riverton')
  expect(await page.title()).toBe(title)
  await wait()
  await navigateSoftly(page, 'Contact', headings.contact)
  await wait()
  release()
  await arrived(page, headings.faq)
  expect(await page.locator('.skeleton, [aria-busy]').count()).toBe(0)
  expect(await isSame(page)).toBe(true)
})

it('a full navigation follows when the page is from a newer build', async () => {
  const page = await visit('/sitemap')
  await page.evaluate('scrollTo(0, 1500)')
  await page.route('**/faq', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(/main-[\w-]+(?=\.js)/g, 'main-newer') })
  })
  await inMenu(page, 'FAQ').click()
  await expect.poll(() => isSame(page).catch(() => true)).toBe(false)
  await arrived(page, headings.faq)
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await arrived(page, 'Sitemap')
})
