import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { presets } from '#site/presets.ts'
import { phoneExample } from '../../src/business/places.ts'
import { showState } from '../support/axe.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { hasWindows, ownTown, ownZip } from '../support/business.ts'
import { ownCatalog as catalog, extraItem, plainItem, priceOf, sizeItems } from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'
import { hydrated, painted } from '../support/pageActions.ts'
import { multipart, typedBooking } from '../support/requests.ts'
import { Listener } from '../support/screenReader.ts'

const browser = testBrowser()

/** A visitor with a keyboard and a screen reader. */
async function visitor(path: string, screen: typeof phone | typeof desktop = desktop): Promise<Listener> {
  const reader = await Listener.on(await browser.visit('about:blank', screen))
  await reader.page.goto(path)
  return reader
}

/** Waits for the next page's heading. */
const lands = async (page: Page, heading: string) => page.getByRole('heading', { level: 1, name: heading }).waitFor()

it('a form that is filled in with errors is corrected from its summary', async () => {
  const phoneError = `Enter a phone number, like ${phoneExample}`
  const errors = [phoneError, 'Tell us your ZIP code or town']
  const reader = await visitor('/')
  const { page } = reader
  await reader.press('Tab')
  expect(await reader.focus()).toBe('Skip to the content, link')
  await reader.press('Enter')
  await reader.tabTo('Phone, ')
  await reader.type('555')
  await hydrated(page, 'LeadForm')
  await reader.announced()
  await reader.press('Enter')
  await expect.poll(() => reader.announced()).toContain(['There’s a problem', ...errors].join(''))
  await expect.poll(() => page.evaluate('document.activeElement.hasAttribute("data-error-summary")')).toBe(true)
  for (const error of errors) await reader.tabTo(`${error}, link`)
  await reader.press('Shift+Tab')
  await reader.press('Enter')
  await expect
    .poll(() => reader.focus())
    .toBe(`Phone, textbox, required, invalid, Only for this quote. No marketing. Error: ${phoneError}`)
  await page.keyboard.press('ControlOrMeta+A')
  await reader.type('2025550171')
  await reader.tabTo('ZIP or town, ')
  await reader.type(ownZip)
  await expect.poll(() => page.locator('[data-error-summary]').count()).toBe(0)
  await reader.press('Enter')
  await lands(page, 'We have your request')
})

const preset = presets.find(({ items }) => items === plainItem.id)

describe.runIf(isOn('/pricing-calculator') && preset)('the calculator, by keyboard', () => {
  it('announces the price after each change, and each item with its count', async () => {
    const heading = catalog.categories[plainItem.category]
    const reader = await visitor('/pricing-calculator', phone)
    await reader.tabTo(`${preset?.label}, button`)
    // Before hydration the button loads the next page, with nothing to announce.
    await hydrated(reader.page, 'Calculator')
    await reader.press('Enter')
    await expect.poll(() => reader.announced()).toEqual([expect.stringContaining(priceOf(`items=${preset?.items}`))])
    await reader.tabTo('Or look up an item, searchbox')
    await reader.type(extraItem.label)
    await reader.tabTo(`Add ${extraItem.label}, button`)
    await reader.press('Enter')
    await expect.poll(() => reader.announced()).toEqual([expect.stringMatching(/\$[\d,]+ to \$[\d,]+/)])
    // The search box is ready for the next item.
    await expect.poll(() => reader.focus()).toBe('Or look up an item, searchbox')
    await reader.tabTo(`${heading} 1 picked, button, collapsed`)
    await reader.press('Enter')
    await expect.poll(() => reader.focus()).toBe(`${heading} 1 picked, button, expanded`)
    await reader.tabTo('None, radio, checked')
    await reader.press('ArrowRight')
    await expect.poll(() => reader.focus()).toBe('1, radio, checked')
  })
})

describe.runIf(hasWindows)('the guided booking, by keyboard', () => {
  it('leads to a confirmation', async () => {
    const reader = await visitor('/book-online', phone)
    const { page } = reader
    const step = async (name: string) => page.locator('[aria-current=step]', { hasText: name }).waitFor()
    await reader.tabTo('ZIP or town, textbox, required')
    await reader.type(ownZip)
    await reader.tabTo('What needs to go? (optional), textbox')
    await reader.type('One couch')
    await reader.press('Enter')
    await step('When')
    await reader.tabTo(/, radio, checked/)
    await hydrated(page, 'SlotChoice')
    await reader.press('ArrowRight')
    const day = await page.locator('.slot-day-pick:checked').inputValue()
    await expect.poll(() => page.locator('.slot-pick:checked').inputValue()).toContain(day)
    await reader.tabTo(/ (AM|PM|noon)( ✓)?, radio/)
    await reader.press('Space')
    expect(await reader.focus()).toMatch(/, radio, checked$/)
    await reader.tabTo('Next: your details, button')
    await reader.press('Enter')
    await step('Details')
    await reader.tabTo('Street address, textbox, required')
    await reader.type('12 Oak Street')
    await reader.tabTo('Phone, textbox, required')
    await reader.type('2025550175')
    await reader.press('Enter')
    await lands(page, 'Your pickup is booked')
  })
})

it('a form whose window was lost stays as it was when the script takes over', async () => {
  const page = await browser.visit('/robots.txt', desktop)
  const body = multipart(typedBooking('2024-01-08T10'))
  const answer = () => browser.site.get('/book-online', { method: 'POST', body })
  await showState(page, { path: '/book-online', answer })
  const place = async () => (await page.locator('#booking-name').boundingBox())?.width
  const before = await place()
  await page.locator('#booking-phone').focus()
  await hydrated(page, 'BookingForm')
  await painted(page)
  expect(await place()).toBe(before)
})

describe('lookups, by keyboard', () => {
  it('checks a ZIP code, wrong and right', async () => {
    const reader = await visitor('/service-areas')
    const { page } = reader
    await reader.tabTo('ZIP code or town, textbox')
    await reader.type('6054')
    await reader.press('Enter')
    await page.locator('#place-error').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('zip-answer')
    expect(await reader.tabTo('ZIP code or town, textbox')).toMatch(/invalid, Error: /)
    await page.keyboard.press('ControlOrMeta+A')
    await reader.type(ownZip)
    await reader.press('Enter')
    await page.locator('#zip-answer').getByText(`We serve ${ownTown}`).waitFor()
    await reader.tabTo(`Junk removal in ${ownTown}, link`)
  })

  it.runIf(isOn('/pricing-calculator'))('looks up an item, and asks how big something else is', async () => {
    const reader = await visitor('/faq', phone)
    const { page } = reader
    const answer = page.locator('.item-answer')
    await page.locator('#item-search').focus()
    await hydrated(page, 'ItemSearch')
    await reader.type('fridge')
    await expect.poll(() => reader.announced()).toEqual([expect.stringContaining('Refrigerator')])
    await page.keyboard.press('ControlOrMeta+A')
    await reader.type('unobtainium')
    await expect.poll(() => answer.locator('h3').textContent()).toBe('“Unobtainium” isn’t on our list')
    const [, medium] = sizeItems
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await reader.press(key)
    await expect.poll(() => answer.locator('h3').textContent()).toBe(medium?.label)
    expect(await answer.textContent()).toContain('By itself, usually')
  })
})
