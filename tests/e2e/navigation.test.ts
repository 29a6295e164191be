import { describe, expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { arrived, awake, choose, headings, inMenu, isSame, shows } from '../support/softly.ts'

const browser = testBrowser()
const visit = awake(browser)

describe('a link to another page', () => {
  it('changes the page in place: head, menu, focus, scroll, announcement', async () => {
    const page = await visit('/')
    await page.evaluate('scrollTo(0, 1500)')
    await inMenu(page, 'FAQ').click()
    await arrived(page, headings.faq)
    await expect.poll(() => isSame(page)).toBe(true)
    const html = (await (await browser.site.get('/faq')).text()).replace(/<style>.*?<\/style>/s, '')
    const said = await page.evaluate((text) => {
      const whole = new DOMParser().parseFromString(text, 'text/html')
      const about = (from: Document) =>
        [...from.head.querySelectorAll('title, meta, link[rel=canonical], link[rel=alternate], script[type$=json]')]
          .map(({ outerHTML }) => outerHTML)
          .sort()
      return { now: about(document), loaded: about(whole) }
    }, html)
    expect(said.now).toEqual(said.loaded)
    await expect.poll(() => page.locator('#menu [aria-current=page]').allTextContents()).toEqual(['FAQ'])
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await expect
      .poll(() => page.locator('main h1').evaluate((element) => element === document.activeElement))
      .toBe(true)
    await expect.poll(() => page.locator('body > [role=status]').textContent()).toBe(await page.title())
    await expect.poll(() => page.locator('main').count()).toBe(1)
  })

  it('looks like the page that is loaded, on a phone and on a wide screen', async () => {
    for (const screen of [phone, desktop])
      for (const [path, name] of [
        ['/faq', 'FAQ'],
        ['/services/shed-removal', 'Shed removal'],
      ] as const) {
        const page = await visit('/', screen)
        await choose(page, path)
        await shows(page, path)
        const shape = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('main :not(link), header *, footer *')].map((element) => {
              const { left, top, width, height } = element.getBoundingClientRect()
              const { color, font } = getComputedStyle(element)
              return `${element.localName}.${element.className} ${[left, top, width, height].map(Math.round)} ${color} ${font}`
            }),
          )
        await expect.poll(() => isSame(page)).toBe(true)
        await page.waitForLoadState('networkidle')
        await page.evaluate('document.activeElement.blur()')
        // What is far down is laid out a moment later.
        await page.locator('main:not([data-new])').waitFor()
        const soft = await shape()
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        expect(soft, `${name} at ${screen.viewport.width} pixels`).toEqual(await shape())
      }
  })

  it('goes to the place that its address names', async () => {
    const page = await visit('/pricing-calculator')
    await page.locator('main').getByRole('link', { name: 'where does it go' }).first().click()
    await arrived(page, headings.faq)
    await expect.poll(() => isSame(page)).toBe(true)
    const top = await page.locator('#where-does-it-go').evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(200)
  })

  it('shows the page that is not there', async () => {
    const page = await visit('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect
      .poll(() => page.evaluate("document.querySelector('meta[name=robots]')?.content === 'noindex'"))
      .toBe(true)
    await expect.poll(() => isSame(page)).toBe(true)
    await expect.poll(() => page.locator('link[rel=canonical]').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/privacy')
    await inMenu(page, 'About').click()
    await expect.poll(() => page.evaluate("document.querySelector('meta[name=robots]') === null")).toBe(true)
    await expect.poll(() => isSame(page)).toBe(true)
  })

  it('works by keyboard alone, and Tab goes on from the heading', async () => {
    const page = await visit('/')
    await inMenu(page, 'FAQ').focus()
    await page.keyboard.press('Enter')
    await arrived(page, headings.faq)
    await expect.poll(() => isSame(page)).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate("document.querySelector('main').contains(document.activeElement)")).toBe(true)
  })

  it('in the phone’s menu closes it, and leaves nothing behind it inert', async () => {
    const page = await visit('/', phone)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await inMenu(page, 'Contact').click()
    await arrived(page, headings.contact)
    await expect.poll(() => isSame(page)).toBe(true)
    await expect.poll(() => page.evaluate("document.querySelector('#menu').matches(':popover-open')")).toBe(false)
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    await expect
      .poll(() => page.locator('main h1').evaluate((element) => element === document.activeElement))
      .toBe(true)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect.poll(() => page.evaluate("document.querySelector('main').inert")).toBe(true)
  })

  it('to the page that is shown keeps what was typed, and goes to its top', async () => {
    const page = await visit('/')
    await page.getByLabel('ZIP or town').fill('Lisle')
    await page.evaluate('scrollTo(0, 900)')
    await inMenu(page, 'Home').click()
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await expect.poll(() => page.getByLabel('ZIP or town').inputValue()).toBe('Lisle')
  })
})

describe('what comes with a page', () => {
  it('a quote form reached softly checks, keeps and sends', async () => {
    const page = await visit('/about')
    await inMenu(page, 'Home').click()
    await page.locator('[data-island=LeadForm]').waitFor()
    await expect.poll(() => isSame(page)).toBe(true)
    await page.getByLabel('Phone').focus()
    await expect.poll(() => page.locator('[data-island=LeadForm]').getAttribute('data-island-status')).toBe('ready')
    await page.getByLabel('Phone').fill('555')
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    await page.getByText('There is a problem').waitFor()
    await page.getByLabel('Phone').fill('6305550171')
    await page.getByLabel('ZIP or town').fill('Downers Grove')
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    await page.waitForURL('**/request-received/*')
    await expect.poll(() => isSame(page)).toBe(false)
    expect(await browser.rows("SELECT 1 FROM leads WHERE phone = '+16305550171'")).toHaveLength(1)
  })

  it('the item search works on a page reached softly', async () => {
    const page = await visit('/')
    await inMenu(page, 'FAQ').click()
    await arrived(page, headings.faq)
    const box = page.getByRole('searchbox', { name: 'What has to go?' })
    await box.focus()
    await expect.poll(() => page.locator('[data-island=ItemSearch]').getAttribute('data-island-status')).toBe('ready')
    await box.fill('piano')
    await page.locator('.item-search').getByText(/piano/i).first().waitFor()
  })

  it('the call bar rests by the page that is shown', async () => {
    const page = await visit('/', phone)
    const bar = page.locator('[data-call-bar]')
    await expect.poll(() => bar.isVisible()).toBe(false)
    await choose(page, '/blog')
    await expect.poll(() => bar.isVisible()).toBe(true)
    await expect.poll(() => isSame(page)).toBe(true)
    await page.goBack()
    await expect.poll(() => bar.isVisible()).toBe(false)
  })
})
