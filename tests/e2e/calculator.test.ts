import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { violations } from '../support/axe.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { ownZip } from '../support/business.ts'

const browser = testBrowser()
const path = '/pricing-calculator'
const garage = `${path}?items=sofa_refrigerator.2_bag-33.10&flights=2&zip=${ownZip}`

const island = (page: Page) => page.locator('[data-island=Calculator]')
const ready = (page: Page) => expect.poll(() => island(page).getAttribute('data-island-status')).toBe('ready')
const total = (page: Page) => page.locator('#ticket h2')
const price = (page: Page) => expect.poll(() => total(page).textContent())
const query = (page: Page) => new URL(page.url()).search
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Visits and waits for hydration. */
const visit = async (at: string, screen: Parameters<typeof browser.visit>[1] = phone) => {
  const page = await browser.visit(at, screen)
  await page.getByLabel('Or look up an item').focus()
  await ready(page)
  return page
}
const blocks = (page: Page) => page.locator('.calc-truck svg g[stroke-linejoin] > g > rect').count()

describe.runIf(site.parts.calculator)('with the script', () => {
  it('shows a price and fills the truck after one tap on a common load', async () => {
    const page = await visit(path)
    await expect.poll(() => blocks(page)).toBe(0)
    await button(page, 'One couch').tap()
    await price(page).toBe('$125 to $160')
    await expect.poll(() => blocks(page)).toBe(1)
    await expect.poll(() => query(page)).toBe('?items=sofa')
    await button(page, 'Ten trash bags').tap()
    await expect.poll(() => blocks(page)).toBe(11)
    await expect.poll(() => query(page)).toBe('?items=sofa_bag-33.10')
  })

  it('searches for what was typed before hydration', async () => {
    const page = await browser.visit(path)
    await page.getByLabel('Or look up an item').pressSequentially('frid')
    await ready(page)
    await expect.poll(() => page.getByLabel('Or look up an item').inputValue()).toBe('frid')
    await page.getByLabel('Or look up an item').pressSequentially('ge')
    await button(page, 'Add Refrigerator, standard').tap()
    await price(page).toBe('$160 to $195')
    await expect.poll(() => page.locator('#lines').textContent()).toContain('Refrigerant recovery')
    await expect.poll(() => page.getByLabel('Or look up an item').inputValue()).toBe('')
    await page.getByLabel('Or look up an item').press('Enter')
    await expect.poll(() => query(page)).toBe('?items=refrigerator')
  })

  it('is ready for the next thing after an Add, so that twelve things take few taps', async () => {
    const page = await visit(path)
    const box = page.getByLabel('Or look up an item')
    const found = page.locator('#find').getByRole('button', { name: /^Add / })
    let taps = 1
    await box.tap()
    const things = 'couch|fridge|colchon|kitchen table|bike|grill|desk|printer|washer|rug|treadmill|crib'.split('|')
    for (const thing of things) {
      await page.keyboard.type(thing)
      await found.first().tap()
      taps++
      await expect.poll(() => box.inputValue(), { message: thing }).toBe('')
      expect(await box.evaluate((element) => element === document.activeElement), thing).toBe(true)
    }
    await expect.poll(() => page.locator('#ticket .calc-row').count()).toBe(things.length)
    expect(taps).toBeLessThanOrEqual(26)
  })

  it('asks how big something else is', async () => {
    const page = await visit(path)
    const box = page.getByLabel('Or look up an item')
    await box.pressSequentially('lamp')
    const asked = page.locator('#find').getByText('“Lamp” isn’t on our list. About how big is it?')
    await asked.waitFor()
    expect(await page.getByRole('list', { name: 'Something else' }).getByRole('button').count()).toBe(3)
    await button(page, 'Add Box, medium').tap()
    await expect.poll(() => query(page)).toBe('?items=box-medium')
    await expect.poll(() => box.inputValue()).toBe('')
    await expect.poll(() => asked.count()).toBe(0)
    await box.pressSequentially('fish tank')
    await page.locator('#find').getByRole('button', { name: 'One more: Box, medium' }).tap()
    await expect.poll(() => query(page)).toBe('?items=box-medium.2')
  })

  it('has a stepper that works by keyboard, keeps the focus and accepts a typed count', async () => {
    const page = await visit(`${path}?items=bag-33.2`, desktop)
    const more = page.locator('#ticket').getByRole('button', { name: 'One more: Trash bag, 33 gal' })
    await more.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect.poll(() => query(page)).toBe('?items=bag-33.4')
    await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true)
    const count = page.getByLabel('How many: Trash bag, 33 gal')
    await expect.poll(() => count.inputValue()).toBe('4')
    await count.fill('30')
    await price(page).toBe('$275 to $350')
    await count.fill('')
    await price(page).toBe('$275 to $350')
    // Enter doesn't pick a common load.
    await count.fill('1')
    await page.keyboard.press('Enter')
    await expect.poll(() => query(page)).toBe('?items=bag-33')
    await page.locator('#ticket').getByRole('button', { name: 'One less: Trash bag, 33 gal' }).press('Enter')
    await price(page).toBe(`From $${site.price.from}`)
    await expect.poll(() => query(page)).toBe('')
  })

  it('shows a price with an incomplete ZIP code', async () => {
    const page = await visit(path)
    await page.getByLabel('ZIP code').fill('605')
    await button(page, 'One couch').tap()
    await price(page).toBe('$125 to $160')
    await expect.poll(() => query(page)).toBe('?items=sofa')
    await expect.poll(() => page.getByLabel('ZIP code').inputValue()).toBe('605')
  })

  it('moves the focus to the list when a row is removed', async () => {
    const page = await visit(`${path}?items=sofa_tire`, desktop)
    await page.locator('#ticket').getByRole('button', { name: 'One less: Tire, off the rim' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your list')
  })

  it('opens kinds in place, reprices for stairs and distance, and announces only the last total', async () => {
    const page = await visit(path, desktop)
    await button(page, 'Fitness, music, games').click()
    await button(page, 'Add Piano, upright or spinet').click()
    await price(page).toBe('$240 to $280')
    await page.getByRole('radio', { name: '3' }).check()
    await price(page).toBe('$290 to $330')
    await page.getByLabel('more than 75 feet').check()
    await price(page).toBe('$315 to $355')
    await expect.poll(() => query(page)).toBe('?items=piano-upright&flights=3&carry=far')
    await expect
      .poll(() => page.locator('form#calculator > [role=status]').textContent())
      .toBe('About $315 to $355. 45 cubic feet, 11% of the truck, plus extras.')
  })

  it('restores the list on reload and back', async () => {
    const page = await visit(path)
    await button(page, 'A bedroom').tap()
    await page.getByLabel('ZIP code').fill(ownZip)
    await expect.poll(() => query(page)).toContain(`zip=${ownZip}`)
    const [before, shown] = [query(page), await page.locator('#lines dl').textContent()]
    await page.reload()
    expect([query(page), await page.locator('#lines dl').textContent()]).toEqual([before, shown])
    await page.locator('a[href^="/book-online?"]:visible', { hasText: 'Book a pickup' }).first().tap()
    await page.waitForURL(`**/book-online${before}`)
    await page.goBack()
    expect([query(page), await page.locator('#lines dl').textContent()]).toEqual([before, shown])
    await expect.poll(() => page.getByLabel('ZIP code').inputValue()).toBe(ownZip)
  })

  it('offers the list as a text message, or copies it where none can be sent', async () => {
    const page = await visit(garage, { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] })
    await button(page, 'Copy this list').click()
    await button(page, 'Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')).toEqual([
      'I’d like to have this picked up:',
      '1 × Sofa, 3-seat',
      '2 × Refrigerator, standard',
      '10 × Trash bag, 33 gal',
      '2 flights of stairs',
      `ZIP ${ownZip}`,
      `Price shown: ${await total(page).textContent()}`,
    ])
    const href = (await page.getByRole('link', { name: 'Text us this list' }).getAttribute('href')) ?? ''
    expect(decodeURIComponent(href)).toBe(`sms:${site.phone.e164}?&body=${copied}`)
  })

  it('leaves a working form when the items cannot be loaded', async () => {
    const page = await browser.visit('/robots.txt')
    await page.route('**/assets/text-items-*.json', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(path)
    await page.getByLabel('Or look up an item').focus()
    await expect.poll(() => island(page).getAttribute('data-island-status')).toBe('failed')
    await button(page, 'One couch').tap()
    await page.waitForURL('**add=sofa**')
    await price(page).toBe('$125 to $160')
  })
})

describe.runIf(site.parts.calculator)('without a script', () => {
  it('picks, changes and prices a load page by page', async () => {
    const page = await browser.visit(path, { ...phone, javaScriptEnabled: false })
    await button(page, 'One couch').tap()
    await price(page).toBe('$125 to $160')
    await page.getByLabel('Or look up an item').fill('piano')
    await page.keyboard.press('Enter')
    await button(page, 'Add Piano, upright or spinet').tap()
    await page.getByRole('radio', { name: '3' }).check()
    await page.getByLabel('How many: Sofa, 3-seat').fill('2')
    await button(page, 'Get the price').tap()
    // Two sofas and a piano: 125 cubic feet, the piano's own $100, two flights after the first.
    await price(page).toBe('$435 to $510')
    await expect.poll(() => page.locator('.calc-copy').isVisible()).toBe(false)
  })
})

describe.runIf(site.parts.calculator).each([phone, desktop])('an estimate at %o', (screen) => {
  it('has no violations of axe, and targets of at least 44 pixels', async () => {
    const page = await visit(`${garage}&category=beds&q=tv`, screen)
    expect(await violations(page)).toEqual([])
    const small = await page.locator('#calculator :is(button, input, a, summary)').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && !element.matches('.off-screen, .link, [type=hidden]'))
        .map((element) => (element.matches('[type=checkbox]') ? (element.closest('label') ?? element) : element))
        .map((element) => ({ name: element.outerHTML.slice(0, 80), ...element.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 44 || height < 44),
    )
    expect(small).toEqual([])
  })
})

describe.runIf(site.parts.calculator)('on a phone', () => {
  it('keeps the total in view below the header and above the call bar', async () => {
    const page = await visit(garage)
    for (const y of [0, 400, 900, 1500]) {
      await page.evaluate((top) => scrollTo(0, top), y)
      const sum = await page.locator('.calc-sum').boundingBox()
      const header = await page.locator('header').boundingBox()
      const bar = await page.locator('[data-call-bar]').boundingBox()
      expect(sum?.y, `at ${y}`).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      expect((sum?.y ?? 0) + (sum?.height ?? 0), `at ${y}`).toBeLessThan(bar?.y ?? 0)
    }
  })

  it('never hides the focus behind the total', async () => {
    const page = await visit(garage)
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press(key)
        const at = await page.evaluate(() => {
          const element = document.activeElement
          const free = element?.closest('.calc-total, header, .skip, body:focus, [data-call-bar]')
          const edge = document.querySelector('.calc-total')?.getBoundingClientRect().bottom ?? 0
          return {
            name: element?.outerHTML.slice(0, 90),
            clear: free ? 1 : (element?.getBoundingClientRect().top ?? 0) - edge,
          }
        })
        expect(at.clear, `${key}: ${at.name}`).toBeGreaterThanOrEqual(0)
      }
  })

  it('fits into 320 pixels', async () => {
    const page = await browser.visit(`${garage}&category=structures&q=mattress`, {
      viewport: { width: 320, height: 640 },
    })
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  })
})

describe.runIf(site.parts.calculator)('on paper', () => {
  it('prints an estimate on one page', async () => {
    const page = await browser.visit(`${garage}&category=beds`, desktop)
    await page.emulateMedia({ media: 'print' })
    for (const ticket of ['#ticket', '#lines']) await expect.poll(() => page.locator(ticket).isVisible()).toBe(true)
    for (const away of ['header', 'footer', 'h1', '.calc-pick', '.calc-access', '.calc-actions', '[data-call-bar]'])
      expect(await page.locator(away).first().isVisible(), away).toBe(false)
    await expect.poll(() => page.getByText(site.phone.label).locator('visible=true').count()).toBe(1)
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  it('prints the price list when nothing is picked', async () => {
    const page = await browser.visit(path, desktop)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('heading', { name: 'What each load costs' }).isVisible()).toBe(true)
  })
})
