import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { searches } from '#site/presets.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { writeHref } from '../../src/business/contact.ts'
import { presets } from '../../src/business/itemTexts.ts'
import { parseItemList } from '../../src/domain/items/itemList.ts'
import { inDollars } from '../../src/domain/prices/price.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { ownTown, ownZip } from '../support/business.ts'
import { bagItem, extraItem, extraLabel, plainItem, priceOf } from '../support/items.ts'
import { hasFocus, hydrated } from '../support/pageActions.ts'
import { lostStops } from '../support/pageChecks.ts'

const browser = testBrowser()
const path = '/pricing-calculator'
const pile = `${path}?items=${plainItem.id}_${extraItem.id}.2_${bagItem.id}.10&flights=2&zip=${ownZip}`
const plain = `items=${plainItem.id}`

type Preset = ReturnType<typeof presets>[number]
/** The common loads: the first, and one of several pieces. */
const [first, several] = [presets()[0], presets().findLast(({ items }) => /[_.]/.test(items))].map(
  (preset) => preset ?? { label: '', items: '' },
) as [Preset, Preset]
const pieces = (items: string) => parseItemList(items, () => true).reduce((sum, { count }) => sum + count, 0)
const more = (label: string) => `One more: ${label}`

const total = (page: Page) => page.locator('#ticket h2')
const price = (page: Page) => expect.poll(() => total(page).textContent())
const query = (page: Page) => new URL(page.url()).search
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inList = (page: Page, name: string) => page.locator('#ticket').getByRole('button', { name })
const box = (page: Page) => page.locator('#calc-q')
/** Visits and waits for hydration. */
const visit = async (at: string, screen: Parameters<typeof browser.visit>[1] = phone) => {
  const page = await browser.visit(at, screen)
  await box(page).focus()
  await hydrated(page, 'Calculator')
  return page
}
const blocks = (page: Page) => page.locator('.calc-truck svg g[stroke-linejoin] > g > rect').count()

describe.runIf(site.features.calculator)('with the script', () => {
  it('one tap on a common load shows a price and fills the truck, whatever the ZIP; the sticky price leads to the list', async () => {
    const page = await visit(path)
    await expect.poll(() => blocks(page)).toBe(0)
    await page.locator('[name=zip]').fill('605')
    await button(page, first.label).tap()
    await price(page).toBe(priceOf(`items=${first.items}`))
    await expect.poll(() => blocks(page)).toBe(pieces(first.items))
    await expect.poll(() => query(page)).toBe(`?items=${first.items}`)
    await expect.poll(() => page.locator('[name=zip]').inputValue()).toBe('605')
    await button(page, several.label).tap()
    await expect.poll(() => blocks(page)).toBe(pieces(first.items) + pieces(several.items))
    await expect.poll(() => query(page)).not.toBe(`?items=${first.items}`)
    await price(page).toBe(priceOf(query(page)))
    const asked: string[] = []
    // Chromium asks for the icon at every new address.
    page.on('request', (request) => request.url().endsWith('/icon.svg') || asked.push(request.url()))
    await page.getByRole('link', { name: say.calculator.reviewAndBook }).tap()
    await expect.poll(() => new URL(page.url()).hash).toBe('#ticket')
    await expect.poll(() => page.locator('#ticket').evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(250)
    expect(asked).toEqual([])
  })

  it('a common load on the list shows how many times, with a minus; a tap on its name adds no other', async () => {
    const page = await visit(path)
    const all = page.getByRole('list', { name: 'Common loads' }).locator('li')
    const load = all.filter({ hasText: first.label })
    // The next tap hits what it was meant for.
    const places = () =>
      all.evaluateAll((each) => {
        const { left, top } = each[0]?.parentElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
        return each
          .map((one) => one.getBoundingClientRect())
          .map((at) => [at.x - left, at.y - top, at.width, at.height])
      })
    const before = await places()
    await button(page, first.label).tap()
    await expect.poll(() => load.textContent()).toBe(`${first.label}1`)
    expect(await places()).toEqual(before)
    await load.getByText(first.label).tap()
    await button(page, more(first.label)).tap()
    await expect.poll(() => load.textContent()).toBe(`${first.label}2`)
    await button(page, `One less: ${first.label}`).tap()
    await price(page).toBe(priceOf(`items=${first.items}`))
    // On a narrow phone, too, the buttons stay next to each other, whatever the name's length.
    await page.setViewportSize({ width: 360, height: 740 })
    const [longest] = presets().toSorted((a, b) => b.label.length - a.label.length)
    await button(page, longest?.label ?? '').tap()
    const tops = page
      .getByRole('list', { name: 'Common loads' })
      .locator('li', { hasText: longest?.label ?? '' })
      .getByRole('button')
    await expect.poll(() => tops.count()).toBe(2)
    expect(new Set(await tops.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size).toBe(1)
  })

  it('brings the search’s result up on a phone', async () => {
    const page = await visit(path)
    await box(page).fill(extraItem.label)
    const found = page.getByRole('list', { name: 'Found' }).getByRole('button').first()
    await expect.poll(async () => (await found.boundingBox())?.y).toBeLessThan(phone.viewport.height / 2)
    const [result] = await page.getByRole('list', { name: 'Found' }).getByRole('listitem').allTextContents()
    expect(result).toContain(priceOf(`items=${extraItem.id}`))
    const look = () => button(page, 'Find').evaluate((it) => getComputedStyle(it).backgroundColor)
    const untouched = await look()
    await button(page, 'Find').tap()
    // No hover stays behind.
    expect(await look()).toBe(untouched)
    await page.locator('[data-call-bar]').waitFor()
    const [row, bar] = [await found.boundingBox(), await page.locator('[data-call-bar]').boundingBox()]
    expect((row?.y ?? 1e6) + (row?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  })

  it('searches for what was typed before hydration, and is ready for the next thing after an Add', async () => {
    const { label } = extraItem
    const page = await browser.visit(path)
    await box(page).pressSequentially(label.slice(0, 4))
    await hydrated(page, 'Calculator')
    await expect.poll(() => box(page).inputValue()).toBe(label.slice(0, 4))
    await box(page).pressSequentially(label.slice(4))
    await button(page, `Add ${label}`).tap()
    await price(page).toBe(priceOf(`items=${extraItem.id}`))
    await expect.poll(() => page.locator('#lines').textContent()).toContain(extraLabel(extraItem.id))
    await expect.poll(() => box(page).inputValue()).toBe('')
    await hasFocus(box(page))
    await box(page).press('Enter')
    await expect.poll(() => query(page)).toBe(`?items=${extraItem.id}`)
    // Enter adds the one thing that matches; of several the visitor picks.
    for (const { word } of searches.slice(0, 1)) {
      await box(page).fill(word)
      await box(page).press('Enter')
      await page.getByText(say.calculator.several).waitFor()
    }
    await box(page).fill(plainItem.label)
    await expect.poll(() => page.getByRole('list', { name: 'Found' }).locator('li').count()).toBe(1)
    await box(page).press('Enter')
    await page.getByText(say.calculator.added(plainItem.label)).waitFor()
    await expect.poll(() => query(page)).toBe(`?items=${extraItem.id}_${plainItem.id}`)
    expect(await box(page).inputValue()).toBe('')
  })

  it('has a stepper that works by keyboard, keeps the focus and accepts a typed count', async () => {
    const page = await visit(`${path}?${plain}_${bagItem.id}.2`, desktop)
    const plus = inList(page, more(bagItem.label))
    await plus.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect.poll(() => query(page)).toBe(`?${plain}_${bagItem.id}.4`)
    await hasFocus(plus)
    const count = page.getByLabel(`How many: ${bagItem.label}`)
    await expect.poll(() => count.inputValue()).toBe('4')
    await count.fill('30')
    await price(page).toBe(priceOf(`${plain}_${bagItem.id}.30`))
    await count.fill('')
    await price(page).toBe(priceOf(`${plain}_${bagItem.id}.30`))
    // Enter doesn't pick a common load.
    await count.fill('1')
    await page.keyboard.press('Enter')
    await expect.poll(() => query(page)).toBe(`?${plain}_${bagItem.id}`)
    await inList(page, `One less: ${bagItem.label}`).press('Enter')
    await expect.poll(() => query(page)).toBe(`?${plain}`)
    // The button that had the focus is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your list')
    await inList(page, `One less: ${plainItem.label}`).press('Enter')
    await price(page).toBe(`From ${inDollars(site.price.from)}`)
    await expect.poll(() => query(page)).toBe('')
  })

  it('says whether we come to who begins with the ZIP, before the script is there', async () => {
    const page = await browser.visit(path)
    await page.locator('#zip').tap()
    await page.keyboard.type(ownZip)
    await expect.poll(() => page.locator('.place-note').textContent()).toBe(say.booking.place.yes(ownTown))
  })

  it('takes back one change after the other, from next to the common loads and from the list', async () => {
    const page = await visit(`${path}?${plain}_${extraItem.id}`)
    const undo = button(page, 'Undo')
    expect(await undo.count()).toBe(0)
    await button(page, several.label).tap()
    await expect.poll(() => query(page)).not.toBe(`?${plain}_${extraItem.id}`)
    const both = query(page)
    await inList(page, `One less: ${extraItem.label}`).tap()
    await expect.poll(() => query(page)).not.toBe(both)
    await page.getByLabel('ZIP code').fill(ownZip)
    await inList(page, 'Undo').tap()
    await expect.poll(() => query(page)).toBe(`${both}&zip=${ownZip}`)
    await undo.first().tap()
    await expect.poll(() => query(page)).toBe(`?${plain}_${extraItem.id}&zip=${ownZip}`)
    await price(page).toBe(priceOf(`${plain}_${extraItem.id}`))
    expect(await undo.count()).toBe(0)
  })

  it('offers the list as a message, or copies it where none can be sent', async () => {
    const page = await visit(pile, { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] })
    await button(page, 'Copy this list').click()
    await button(page, 'Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`Price shown: ${await total(page).textContent()}`)
    const href = (await page.getByRole('link', { name: /^(?:Text|Email) us this list/ }).getAttribute('href')) ?? ''
    expect(decodeURIComponent(href)).toBe(decodeURIComponent(writeHref(copied)))
    const plainPage = await browser.visit(pile, { ...desktop, javaScriptEnabled: false })
    expect(await button(plainPage, 'Copy this list').isVisible()).toBe(false)
  })

  it('keeps the total in view on a phone, below the header and without the call bar, but never over the focus', async () => {
    const page = await visit(pile)
    for (const y of [0, 400, 1500]) {
      const room = await page.evaluate((top) => {
        scrollTo(0, top)
        const [header, sum] = ['header', '.calc-sum'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        )
        return header && sum ? [sum.top - header.bottom, innerHeight - sum.bottom] : []
      }, y)
      expect(Math.min(...room), `at ${y}`).toBeGreaterThanOrEqual(0)
      expect(await page.locator('[data-call-bar]').isVisible()).toBe(false)
    }
    expect(await lostStops(page)).toEqual([])
  })
})
