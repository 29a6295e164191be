import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { catalog } from '#site/items.ts'
import { presets } from '#site/presets.ts'
import { site } from '#site/site.ts'
import { parseItemList } from '../../src/domain/items/itemList.ts'
import { spokenEstimate } from '../../src/ui/calculator/estimateWords.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { ownZip } from '../support/business.ts'
import {
  bagItem,
  estimateOf,
  extraItem,
  extraLabel,
  fullTruck,
  heavyItem,
  plainItem,
  priceOf,
  sizeItems,
  takenItems,
} from '../support/items.ts'

const browser = testBrowser()
const path = '/pricing-calculator'
const pile = `${path}?items=${plainItem.id}_${extraItem.id}.2_${bagItem.id}.10&flights=2&zip=${ownZip}`
const plain = `items=${plainItem.id}`

/** The common loads: the first, and one of several pieces. */
const [first, several] = [presets[0], presets.findLast(({ items }) => /[_.]/.test(items))].map(
  (preset) => preset ?? { label: '', items: '' },
) as [(typeof presets)[number], (typeof presets)[number]]
const pieces = (items: string) => parseItemList(items, () => true).reduce((sum, { count }) => sum + count, 0)
const more = (label: string) => `One more: ${label}`

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

describe.runIf(site.features.calculator)('with the script', () => {
  it('shows a price and fills the truck after one tap on a common load', async () => {
    const page = await visit(path)
    await expect.poll(() => blocks(page)).toBe(0)
    await button(page, first.label).tap()
    await price(page).toBe(priceOf(`items=${first.items}`))
    await expect.poll(() => blocks(page)).toBe(pieces(first.items))
    await expect.poll(() => query(page)).toBe(`?items=${first.items}`)
    await button(page, several.label).tap()
    await expect.poll(() => blocks(page)).toBe(pieces(first.items) + pieces(several.items))
    await expect.poll(() => query(page)).not.toBe(`?items=${first.items}`)
    await price(page).toBe(priceOf(query(page)))
  })

  it('searches for what was typed before hydration', async () => {
    const page = await browser.visit(path)
    await page.getByLabel('Or look up an item').pressSequentially(extraItem.label.slice(0, 4))
    await ready(page)
    await expect.poll(() => page.getByLabel('Or look up an item').inputValue()).toBe(extraItem.label.slice(0, 4))
    await page.getByLabel('Or look up an item').pressSequentially(extraItem.label.slice(4))
    await button(page, `Add ${extraItem.label}`).tap()
    await price(page).toBe(priceOf(`items=${extraItem.id}`))
    await expect.poll(() => page.locator('#lines').textContent()).toContain(extraLabel(extraItem.id))
    await expect.poll(() => page.getByLabel('Or look up an item').inputValue()).toBe('')
    await page.getByLabel('Or look up an item').press('Enter')
    await expect.poll(() => query(page)).toBe(`?items=${extraItem.id}`)
  })

  it('is ready for the next thing after an Add, so that four things take few taps', async () => {
    const page = await visit(path)
    const box = page.getByLabel('Or look up an item')
    const found = page.locator('#find').getByRole('button', { name: /^Add / })
    let taps = 1
    await box.tap()
    const things = takenItems.filter((_, at) => at % Math.floor(takenItems.length / 4) === 0).slice(0, 4)
    for (const { label } of things) {
      await page.keyboard.type(label)
      await found.first().tap()
      taps++
      await expect.poll(() => box.inputValue(), { message: label }).toBe('')
      expect(await box.evaluate((element) => element === document.activeElement), label).toBe(true)
    }
    await expect.poll(() => page.locator('#ticket .calc-row').count()).toBe(4)
    expect(taps).toBe(5)
  })

  it('asks how big something else is', async () => {
    const page = await visit(path)
    const box = page.getByLabel('Or look up an item')
    await box.pressSequentially('lamp')
    const asked = page.locator('#find').getByText('“Lamp” isn’t on our list. About how big is it?')
    await asked.waitFor()
    expect(await page.getByRole('list', { name: 'Something else' }).getByRole('button').count()).toBe(3)
    const [, medium] = sizeItems
    await button(page, `Add ${medium?.label}`).tap()
    await expect.poll(() => query(page)).toBe(`?items=${medium?.id}`)
    await expect.poll(() => box.inputValue()).toBe('')
    await expect.poll(() => asked.count()).toBe(0)
    await box.pressSequentially('fish tank')
    await page
      .locator('#find')
      .getByRole('button', { name: more(medium?.label ?? '') })
      .tap()
    await expect.poll(() => query(page)).toBe(`?items=${medium?.id}.2`)
  })

  it('has a stepper that works by keyboard, keeps the focus and accepts a typed count', async () => {
    const page = await visit(`${path}?items=${bagItem.id}.2`, desktop)
    const plus = page.locator('#ticket').getByRole('button', { name: more(bagItem.label) })
    await plus.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect.poll(() => query(page)).toBe(`?items=${bagItem.id}.4`)
    await expect.poll(() => plus.evaluate((element) => element === document.activeElement)).toBe(true)
    const count = page.getByLabel(`How many: ${bagItem.label}`)
    await expect.poll(() => count.inputValue()).toBe('4')
    await count.fill('30')
    await price(page).toBe(priceOf(`items=${bagItem.id}.30`))
    await count.fill('')
    await price(page).toBe(priceOf(`items=${bagItem.id}.30`))
    // Enter doesn't pick a common load.
    await count.fill('1')
    await page.keyboard.press('Enter')
    await expect.poll(() => query(page)).toBe(`?items=${bagItem.id}`)
    await page
      .locator('#ticket')
      .getByRole('button', { name: `One less: ${bagItem.label}` })
      .press('Enter')
    await price(page).toBe(`From $${site.price.from}`)
    await expect.poll(() => query(page)).toBe('')
  })

  it('takes back one change after the other, from next to the common loads and from the list', async () => {
    const page = await visit(`${path}?${plain}_${extraItem.id}`)
    const undo = button(page, 'Undo')
    expect(await undo.count()).toBe(0)
    await button(page, several.label).tap()
    await expect.poll(() => query(page)).not.toBe(`?${plain}_${extraItem.id}`)
    const both = query(page)
    await page
      .locator('#ticket')
      .getByRole('button', { name: `One less: ${extraItem.label}` })
      .tap()
    await expect.poll(() => query(page)).not.toBe(both)
    await page.getByLabel('ZIP code').fill(ownZip)
    await page.locator('#ticket').getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => query(page)).toBe(`${both}&zip=${ownZip}`)
    await page.getByRole('list', { name: 'Common loads' }).getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => query(page)).toBe(`?${plain}_${extraItem.id}&zip=${ownZip}`)
    await price(page).toBe(priceOf(`${plain}_${extraItem.id}`))
    expect(await undo.count()).toBe(0)
  })

  it('goes from the sticky price to the list without loading the page again', async () => {
    const page = await visit(path)
    await button(page, several.label).tap()
    await expect.poll(() => query(page)).not.toBe('')
    const asked: string[] = []
    // Chromium asks for the icon at every new address.
    page.on('request', (request) => request.url().endsWith('/icon.svg') || asked.push(request.url()))
    await page.getByRole('link', { name: /Review and book$/ }).tap()
    await expect.poll(() => new URL(page.url()).hash).toBe('#ticket')
    await expect.poll(() => page.locator('#ticket').evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(250)
    expect(await button(page, 'Undo').count()).toBe(2)
    expect(asked).toEqual([])
  })

  it('says what of a price is extras, and why it can be more than a full truck', async () => {
    const page = await visit(`${path}?${plain}`)
    await expect.poll(() => page.locator('#ticket').textContent()).not.toContain('extras')
    const many = `items=${fullTruck}&carry=far`
    expect(estimateOf(many).total.high).toBeGreaterThan(site.price.to * 100)
    await page.goto(`${path}?${many}`)
    await expect.poll(() => page.locator('.calc-sum').textContent()).toMatch(/with \$\d+ in extras/)
    await expect
      .poll(() => page.locator('#ticket').textContent())
      .toContain(`The extras are why it can be more than a full truck ($${site.price.to}).`)
  })

  it('shows a price with an incomplete ZIP code', async () => {
    const page = await visit(path)
    await page.getByLabel('ZIP code').fill('605')
    await button(page, first.label).tap()
    await price(page).toBe(priceOf(`items=${first.items}`))
    await expect.poll(() => query(page)).toBe(`?items=${first.items}`)
    await expect.poll(() => page.getByLabel('ZIP code').inputValue()).toBe('605')
  })

  it('moves the focus to the list when a row is removed', async () => {
    const page = await visit(`${path}?${plain}_${bagItem.id}`, desktop)
    await page
      .locator('#ticket')
      .getByRole('button', { name: `One less: ${bagItem.label}` })
      .press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your list')
  })

  it('opens kinds in place, reprices for stairs and distance, and announces only the last total', async () => {
    const page = await visit(path, desktop)
    await button(page, catalog.categories[heavyItem.category]).click()
    await button(page, `Add ${heavyItem.label}`).click()
    await price(page).toBe(priceOf(`items=${heavyItem.id}`))
    await page.getByRole('radio', { name: '3' }).check()
    await price(page).toBe(priceOf(`items=${heavyItem.id}&flights=3`))
    await page.getByLabel('more than 75 feet').check()
    const far = `items=${heavyItem.id}&flights=3&carry=far`
    await price(page).toBe(priceOf(far))
    await expect.poll(() => query(page)).toBe(`?${far}`)
    expect(
      new Set(['', '&flights=3', '&flights=3&carry=far'].map((how) => priceOf(`items=${heavyItem.id}${how}`))).size,
    ).toBe(3)
    await expect
      .poll(() => page.locator('form#calculator > [role=status]').textContent())
      .toBe(spokenEstimate(estimateOf(far)))
  })

  it('restores the list on reload and back', async () => {
    const page = await visit(path)
    await button(page, several.label).tap()
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
    const page = await visit(pile, { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] })
    await button(page, 'Copy this list').click()
    await button(page, 'Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')).toEqual([
      'I’d like to have this picked up:',
      `1 × ${plainItem.label}`,
      `2 × ${extraItem.label}`,
      `10 × ${bagItem.label}`,
      '2 flights of stairs',
      `ZIP ${ownZip}`,
      `Price shown: ${await total(page).textContent()}`,
    ])
    const href = (await page.getByRole('link', { name: 'Text us this list' }).getAttribute('href')) ?? ''
    expect(decodeURIComponent(href)).toBe(`sms:${site.phone.e164}?&body=${copied}`)
  })

  it('leaves a working form when the items cannot be loaded', async () => {
    const page = await browser.visit('/robots.txt')
    await page.route('**/assets/items-*.json', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(path)
    await page.getByLabel('Or look up an item').focus()
    await expect.poll(() => island(page).getAttribute('data-island-status')).toBe('failed')
    await button(page, first.label).tap()
    await page.waitForURL(`**add=${first.items}**`)
    await price(page).toBe(priceOf(`items=${first.items}`))
  })
})

describe.runIf(site.features.calculator)('without a script', () => {
  it('picks, changes and prices a load page by page', async () => {
    const page = await browser.visit(path, { ...phone, javaScriptEnabled: false })
    await button(page, first.label).tap()
    await price(page).toBe(priceOf(`items=${first.items}`))
    await page.getByLabel('Or look up an item').fill(heavyItem.label)
    await page.keyboard.press('Enter')
    await button(page, `Add ${heavyItem.label}`).tap()
    await page.getByRole('radio', { name: '3' }).check()
    await page.getByLabel(`How many: ${heavyItem.label}`).fill('2')
    await button(page, 'Get the price').tap()
    await price(page).toBe(priceOf(`items=${first.items}_${heavyItem.id}.2&flights=3`))
    await expect.poll(() => page.locator('.calc-copy').isVisible()).toBe(false)
  })
})

describe.runIf(site.features.calculator)('on a phone', () => {
  it('keeps the total in view below the header and above the call bar', async () => {
    const page = await visit(pile)
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
    const page = await visit(pile)
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 25; step++) {
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
})

describe.runIf(site.features.calculator)('on paper', () => {
  it('prints an estimate on one page', async () => {
    const page = await browser.visit(`${pile}&category=beds`, desktop)
    await page.emulateMedia({ media: 'print' })
    for (const ticket of ['#ticket', '#lines']) await expect.poll(() => page.locator(ticket).isVisible()).toBe(true)
    for (const away of ['header', 'footer', 'h1', '.calc-pick', '.calc-access', '.calc-actions', '[data-call-bar]'])
      expect(await page.locator(away).first().isVisible(), away).toBe(false)
    await expect.poll(() => page.getByText(site.phone.label).locator('visible=true').count()).toBe(1)
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
