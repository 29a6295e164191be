import ical from 'ical.js'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { slotLabel } from '../../src/domain/calendar/slots.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { ownPlace, ownTown, ownZip } from '../support/business.ts'

const browser = testBrowser()

const isAtStep = (page: Page, step: string) => page.locator('[aria-current=step]', { hasText: step }).waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const chosen = (page: Page) => page.locator('.slot-pick:checked').inputValue()

/** Picks the first window of the second week, whatever day that is. */
async function pickLater(page: Page): Promise<void> {
  const firstWeek = await page.locator('.slot-day-pick').first().inputValue()
  await page.locator('.leaf-more').click()
  // A window picked while the next week is loading would be lost.
  await expect.poll(() => page.locator('.slot-day-pick').first().inputValue()).not.toBe(firstWeek)
  await page.locator('.slot-times:visible .slot-time').first().click()
}

/** What a calendar program reads in the booking's file. */
async function calendarEntry(page: Page) {
  const href = await page.locator('main a[href^="/booking.ics"]').getAttribute('href')
  const calendar = new ical.Component(ical.parse(await (await browser.site.get(href ?? '')).text()))
  const event = calendar.getFirstSubcomponent('vevent')
  const { uid, sequence, startDate } = new ical.Event(event ?? undefined)
  return { uid, sequence, start: startDate.toJSDate().getTime(), status: event?.getFirstPropertyValue('status') }
}

it.each([
  ['with the script', true, '2025556001'],
  ['without it', false, '2025556002'],
] as const)(
  'the guided booking leads to one that can be moved and canceled, %s',
  async (_, javaScriptEnabled, digits) => {
    const page = await browser.visit('/book-online?items=couch.1', { ...phone, javaScriptEnabled })
    await page.locator('#where').fill(ownPlace)
    await page.locator('#what').fill('One couch')
    await page.getByRole('button', { name: 'Next: when' }).click()
    // A page can't be reloaded while it's navigating, so this waits for the step.
    await isAtStep(page, 'When')
    await page.getByText(`Yes, we serve ${ownTown}.`).waitFor()
    await page.reload()
    await isAtStep(page, 'When')
    await page.goBack()
    await isAtStep(page, 'Where')
    await page.goForward()
    await pickLater(page)
    const slot = await chosen(page)
    await page.getByRole('button', { name: 'Next: who' }).click()
    await expect.poll(() => page.locator('aside .ticket').textContent()).toContain('One couch')
    await page.locator('[name=phone]').fill(digits)
    await page.locator('[name=address]').fill('12 Oak Street')
    await page.getByRole('button', { name: 'Book a pickup' }).click()
    await heading(page, 'Your pickup is booked')
    const confirmation = page.url()
    const receipt = await page.locator('.ticket').textContent()
    for (const said of [slotLabel(slot, windowHours), '12 Oak Street', ownZip]) expect(receipt).toContain(said)
    const entries = [await calendarEntry(page)]
    await page.getByRole('link', { name: 'Your own link to this pickup' }).click()
    await heading(page, 'Your pickup')
    const own = page.url()
    await page.getByRole('link', { name: 'Move it' }).click()
    await page.locator('.slot-times:visible .slot-time').last().click()
    await page.getByRole('button', { name: 'Move my pickup' }).click()
    await heading(page, 'Your pickup was moved')
    entries.push(await calendarEntry(page))
    await page.goto(own)
    await page.getByRole('link', { name: 'Cancel it' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await heading(page, 'This pickup is canceled')
    entries.push(await calendarEntry(page))
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1)
    expect(entries.map(({ sequence }) => sequence)).toEqual([0, 1, 2])
    expect(entries.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
    expect(entries[1]?.start).not.toBe(entries[0]?.start)
    await page.goto(confirmation)
    await heading(page, 'This pickup is canceled')
  },
)

describe('the calendar', () => {
  it('can be used with the keys alone', async () => {
    const page = await browser.visit('/schedule', desktop)
    await page.locator('.slot-day-pick:checked').focus()
    await page.locator('[data-island-status=ready]').waitFor()
    const day = await page.locator('.slot-day-pick:checked').inputValue()
    await page.keyboard.press('ArrowRight')
    const next = await page.locator('.slot-day-pick:checked').inputValue()
    expect(next).not.toBe(day)
    await expect.poll(() => chosen(page)).toContain(next)
    expect(await chosen(page)).toBe(await page.locator('.slot-times:visible .slot-pick').first().inputValue())
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => chosen(page)).toContain(next)
  })

  it('keeps what was chosen before hydration, and validates before sending', async () => {
    const page = await browser.visit('/schedule')
    await page.locator('.slot-times:visible .slot-time').last().click()
    const before = await chosen(page)
    await page.locator('[data-island-status=ready]').waitFor()
    await expect.poll(() => chosen(page)).toBe(before)
    await page.getByRole('button', { name: 'Book a pickup' }).click()
    await page.locator('[data-error-summary]').waitFor()
    await expect
      .poll(() => page.locator('[data-error-summary] a').allTextContents())
      .toEqual(['Tell us your ZIP code or town', 'Tell us the street address', 'Tell us your phone number'])
    await expect.poll(() => chosen(page)).toBe(before)
  })

  it('without the script asks for a time on another day, and books none of the first', async () => {
    const page = await browser.visit('/schedule', { ...phone, javaScriptEnabled: false })
    const slot = await chosen(page)
    await page.getByLabel('ZIP or town').fill(ownZip)
    await page.getByLabel('Street address').fill('12 Oak Street')
    await page.getByRole('textbox', { name: 'Phone' }).fill('2025556003')
    await page.locator('.slot-day-pick:enabled:not(:checked) + .leaf').first().click()
    const day = await page.locator('.slot-day-pick:checked').inputValue()
    expect(slot).not.toContain(day)
    await page.getByRole('button', { name: 'Book a pickup' }).click()
    await page.locator('[data-error-summary]').waitFor()
    expect(await page.locator('[data-error-summary]').textContent()).toContain('Pick a time on')
    await page.locator('.slot-times:visible .slot-time').first().click()
    await page.getByRole('button', { name: 'Book a pickup' }).click()
    await heading(page, 'Your pickup is booked')
    expect(new URL(page.url()).searchParams.get('slot')).toContain(day)
  })
})

it('a ZIP or town is answered as it’s typed, and the button stays in its place', async () => {
  const page = await browser.visit('/schedule')
  const field = page.getByLabel('ZIP or town')
  const answer = page.locator('.place-note')
  const button = page.locator('main form:not([hidden]) button[type=submit]').last()
  const place = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await field.focus()
  await page.locator('[data-island-status=ready]').first().waitFor()
  const before = await place()
  await field.pressSequentially(ownTown.slice(0, 3))
  expect(await answer.textContent()).toBe('')
  await field.fill(ownTown)
  await expect.poll(() => answer.textContent()).toBe(`Yes, we serve ${ownTown}.`)
  expect(await place()).toBe(before)
  await field.fill('00000')
  await expect.poll(() => answer.textContent()).toContain('Not yet')
})
