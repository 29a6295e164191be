import { describe, expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { ownTown } from '../support/business.ts'
import { layoutOf } from '../support/layout.ts'
import { servicePath } from '../support/ownPages.ts'
import {
  choose,
  focusIsOn,
  headings,
  inMenu,
  isSame,
  loadedVisitor,
  navigateSoftly,
  shows,
} from '../support/softNavigation.ts'

const browser = testBrowser()
const visit = loadedVisitor(browser)

const aboutThePage = 'head :is(title, meta, link[rel=canonical], link[rel=alternate], script[type$=json])'

describe('a link to another page', () => {
  it('replaces the page: head, menu, focus, scroll, announcement', async () => {
    const page = await visit('/')
    await page.evaluate('scrollTo(0, 1500)')
    await navigateSoftly(page, 'FAQ', headings.faq)
    const head = () => page.locator(aboutThePage).evaluateAll((parts) => parts.map(({ outerHTML }) => outerHTML).sort())
    const soft = await head()
    expect(await page.locator('#menu [aria-current=page]').allTextContents()).toEqual(['FAQ'])
    expect(await page.evaluate('scrollY')).toBe(0)
    expect(await page.locator('body > [role=status]').textContent()).toBe(await page.title())
    expect(await page.locator('main').count()).toBe(1)
    await focusIsOn(page, 'main h1')
    await page.keyboard.press('Tab')
    expect(await page.locator('main :focus').count()).toBe(1)
    await page.reload()
    expect(soft).toEqual(await head())
  })

  it.each([
    ['/faq', phone],
    [servicePath, desktop],
  ])('looks like the page that is loaded: %s, %o', async (path, screen) => {
    const page = await visit('/', screen)
    await choose(page, path)
    await shows(page, path)
    await expect.poll(() => isSame(page)).toBe(true)
    await page.evaluate('document.activeElement.blur()')
    const soft = await layoutOf(page)
    await page.goto(path)
    expect(soft).toEqual(await layoutOf(page))
  })

  it('in the phone’s menu closes it, and nothing stays inert', async () => {
    const page = await visit('/', phone)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await navigateSoftly(page, 'Contact', headings.contact)
    await expect.poll(() => page.evaluate("document.querySelector('#menu').matches(':popover-open')")).toBe(false)
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    await focusIsOn(page, 'main h1')
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
  await expect.poll(() => page.locator('[data-island=LeadForm]').getAttribute('data-island-status')).toBe('ready')
  await expect.poll(() => isSame(page)).toBe(true)
  await page.getByLabel('Phone').fill('2025557731')
  await page.getByLabel('ZIP or town').fill(ownTown)
  await page.getByRole('button', { name: 'Get a free quote' }).click()
  await page.waitForURL('**/request-received/*')
  await expect.poll(() => isSame(page)).toBe(false)
  expect(await browser.rows("SELECT 1 FROM leads WHERE phone = '+12025557731'")).toHaveLength(1)
})
