import { describe, expect, it } from 'vitest'
import { launchBrowser } from '../../scripts/browser.ts'
import { testBrowser } from '../support/browser.ts'
import { arrived, awake, headings, inMenu, isSame, wake } from '../support/softly.ts'

const browser = testBrowser()
const visit = awake(browser)

describe('the way back', () => {
  it('finds the page as it was left: scroll, focus, typed text, photos', async () => {
    const page = await visit('/')
    await page.getByLabel('Phone').focus()
    await expect.poll(() => page.locator('[data-island=LeadForm]').getAttribute('data-island-status')).toBe('ready')
    await page.getByLabel('ZIP or town').fill('Lisle')
    await page
      .locator('[name=junk-photos]')
      .setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]) }])
    await page.getByRole('button', { name: 'Remove a.jpg' }).waitFor()
    const link = page.locator('main').getByRole('link', { name: /shed/i }).first()
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate('scrollY')
    expect(before).toBeGreaterThan(300)
    await link.click()
    await page.waitForURL('**/services/shed-removal')
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await page.goBack()
    await page.getByLabel('ZIP or town').waitFor()
    await expect.poll(() => isSame(page)).toBe(true)
    await expect.poll(() => page.evaluate('scrollY')).toBe(before)
    await expect.poll(() => page.getByLabel('ZIP or town').inputValue()).toBe('Lisle')
    await expect.poll(() => page.getByRole('button', { name: 'Remove a.jpg' }).count()).toBe(1)
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.goForward()
    await page.waitForURL('**/services/shed-removal')
    await expect.poll(() => page.locator('#menu [aria-current=page]').allTextContents()).toEqual(['Shed removal'])
    await expect.poll(() => isSame(page)).toBe(true)
  })

  it('keeps typed text over a walk through many pages', async () => {
    const page = await visit('/contact')
    await page.locator('main textarea').first().fill('Two couches')
    const walk = await page
      .locator('#menu .menu-link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const others = walk.filter((path) => path !== '/contact')
    expect(others.length).toBeGreaterThan(8)
    for (const path of others) {
      await page.locator(`#menu .menu-link[href="${path}"]`).click()
      await page.waitForFunction(
        (at) => document.querySelector('#menu [aria-current]')?.getAttribute('href') === at,
        path,
      )
    }
    await page.evaluate(`history.go(-${others.length})`)
    await arrived(page, headings.contact)
    await expect.poll(() => isSame(page)).toBe(true)
    await expect.poll(() => page.locator('main textarea').first().inputValue()).toBe('Two couches')
  })

  it('shows the right page also after a reload', async () => {
    const page = await visit('/')
    await inMenu(page, 'FAQ').click()
    await arrived(page, headings.faq)
    await page.reload()
    await page.goBack()
    await page.locator('[data-island=LeadForm]').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => page.locator('#menu [aria-current=page]').allTextContents()).toEqual(['Home'])
  })

  it('works through steps within a page', async () => {
    const page = await visit('/faq')
    const step = page.locator('.ledger-question').nth(3)
    await step.click()
    await page.waitForURL('**/faq#*')
    await inMenu(page, 'About').click()
    await page.waitForURL('**/about')
    await page.goBack()
    await arrived(page, headings.faq)
    expect(new URL(page.url()).hash).not.toBe('')
    await page.goBack()
    expect(new URL(page.url()).hash).toBe('')
    await expect.poll(() => page.locator('main h1').textContent()).toBe(headings.faq)
    await expect.poll(() => isSame(page)).toBe(true)
  })
})

describe('the browser’s own cache for going back', () => {
  it('takes the whole document, and gives it back as it was', async () => {
    const own = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    try {
      const page = await own.newPage({ baseURL: browser.site.origin })
      await page.goto('/')
      await wake(page)
      await page.evaluate("addEventListener('pageshow', ({ persisted }) => { window.persisted = persisted })")
      await inMenu(page, 'Contact').click()
      await arrived(page, headings.contact)
      await page.locator('main textarea').first().fill('Two couches')
      await page.evaluate("location.href = '/robots.txt'")
      await page.waitForURL('**/robots.txt')
      await page.evaluate('history.back()')
      await expect.poll(() => page.evaluate('window.persisted').catch(() => undefined)).toBe(true)
      await expect.poll(() => page.locator('main textarea').first().inputValue()).toBe('Two couches')
    } finally {
      await own.close()
    }
  })
})
