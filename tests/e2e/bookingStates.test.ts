import ical from 'ical.js'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { crews, windowHours } from '#site/calendar.ts'
import { slotLabel } from '../../src/domain/calendar/slots.ts'
import type { Claims } from '../../src/server/lib/token.ts'
import { signToken } from '../../src/server/lib/token.ts'
import { book } from '../support/seats.ts'
import { phone, testBrowser } from '../support/browser.ts'
import { ownTown, ownZip } from '../support/business.ts'
import { closeDate, openDate } from '../support/ownerCalendar.ts'
import { ownAddress } from '../support/requests.ts'

const browser = testBrowser()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book a pickup' })
const chosen = (page: Page) => page.locator('.slot-pick:checked').inputValue()

/** Each from an address of its own, since one address books four pickups a day. */
const visitor = (javaScriptEnabled: boolean) => ({ ...phone, javaScriptEnabled, extraHTTPHeaders: ownAddress() })

let phones = 2025556000
async function fill(page: Page): Promise<void> {
  await page.getByLabel('ZIP or town').fill(ownZip)
  await page.getByLabel('Street address').fill('12 Oak Street')
  await page.getByRole('textbox', { name: 'Phone' }).fill(String(phones++))
}

/** Takes the last seat of a window. */
async function fillUp(slot: string): Promise<void> {
  const { DB } = await browser.site.env()
  for (let crew = 0; crew < crews; crew++) await book(DB, `full-${slot}-${crew}`, slot, crews, 1)
}

/** A form with everything typed, and the window that it has chosen. */
async function openForm(javaScriptEnabled: boolean, path = '/schedule') {
  const page = await browser.visit(path, visitor(javaScriptEnabled))
  await fill(page)
  return { page, slot: await chosen(page) }
}

/** What a calendar program reads in the booking's file. */
async function entry(page: Page) {
  const href = await page.locator('main a[href^="/booking.ics"]').getAttribute('href')
  const text = await (await browser.get(href ?? '')).text()
  const calendar = new ical.Component(ical.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  const { uid, sequence, startDate } = new ical.Event(event ?? undefined)
  return {
    uid,
    sequence,
    start: startDate.toJSDate().getTime(),
    status: event?.getFirstPropertyValue('status'),
    method: calendar.getFirstPropertyValue('method'),
  }
}

describe.each([
  ['with the script', true],
  ['without it', false],
] as const)('a booking %s', (_, javaScriptEnabled) => {
  it('is a receipt, is moved twice and canceled from its first link, and its calendar entry follows', async () => {
    const { page, slot } = await openForm(javaScriptEnabled)
    await bookButton(page).click()
    await heading(page, 'Your pickup is booked')
    const confirmation = page.url()
    const receipt = await page.locator('.ticket').textContent()
    for (const said of [slotLabel(slot, windowHours), '12 Oak Street', ownZip]) expect(receipt).toContain(said)
    const states = [await entry(page)]
    const own = await page.getByRole('link', { name: 'Your own link to this pickup' }).getAttribute('href')
    for (let move = 0; move < 2; move++) {
      await page.goto(own ?? '')
      await page.getByRole('link', { name: 'Move it' }).click()
      await page.locator('.slot-times:visible .slot-time').last().click()
      await page.getByRole('button', { name: 'Move my pickup' }).click()
      await heading(page, 'Your pickup was moved')
      states.push(await entry(page))
    }
    await page.goto(own ?? '')
    await page.getByRole('link', { name: 'Cancel it' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await heading(page, 'This pickup is canceled')
    states.push(await entry(page))
    expect(new Set(states.map(({ uid }) => uid)).size).toBe(1)
    expect(states.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3])
    expect(states.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CANCELLED'])
    expect(states.map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'PUBLISH', 'CANCEL'])
    expect(new Set(states.slice(0, 3).map(({ start }) => start)).size).toBeGreaterThan(1)
    await page.goto(confirmation)
    await heading(page, 'This pickup is canceled')
  })

  it.each(['/schedule', `/book-online?zip=${ownZip}&step=who`])(
    'whose window was taken meanwhile on %s takes one tap more, and keeps what was typed',
    async (path) => {
      const isGuided = path.startsWith('/book-online')
      const page = await browser.visit(isGuided ? `/book-online?zip=${ownZip}` : path, visitor(javaScriptEnabled))
      const slot = await chosen(page)
      if (isGuided) {
        await page.getByRole('button', { name: 'Next: who' }).click()
        await page.getByLabel('Street address').fill('12 Oak Street')
        await page.getByRole('textbox', { name: 'Phone' }).fill(String(phones++))
      } else await fill(page)
      await page.getByLabel('Your name').fill('Ann "O" <b>')
      await fillUp(slot)
      await bookButton(page).click()
      const offers = page.locator('.slot-offers button[name=offer]')
      await expect.poll(() => offers.count()).toBe(3)
      expect(await page.locator('[data-error-summary]').textContent()).toContain(
        `${slotLabel(slot, windowHours)} was just taken`,
      )
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ann "O" <b>')
      expect(await page.getByLabel('Street address').inputValue()).toBe('12 Oak Street')
      const offer = await offers.first().getAttribute('value')
      expect(offer).not.toBe(slot)
      await offers.first().click()
      await heading(page, 'Your pickup is booked')
      expect(new URL(page.url()).searchParams.get('slot')).toBe(offer)
      await page.context().close()
    },
  )

  it('of a day that was closed meanwhile offers open days', async () => {
    const { page, slot } = await openForm(javaScriptEnabled)
    const { DB } = await browser.site.env()
    const date = slot.slice(0, 10)
    await closeDate(DB, date)
    await bookButton(page).click()
    const offers = page.locator('.slot-offers button[name=offer]')
    await expect.poll(() => offers.count()).toBe(3)
    expect(await page.locator('[data-error-summary]').textContent()).toContain('We’re closed')
    for (const offer of await offers.all()) expect(await offer.getAttribute('value')).not.toContain(date)
    await offers.last().click()
    await heading(page, 'Your pickup is booked')
    await openDate(DB, date)
  })

  it('goes on as a request while the calendar can’t be read', async () => {
    const { DB } = await browser.site.env()
    await DB.exec('ALTER TABLE bookings RENAME TO bookings_away')
    try {
      const { page } = await openForm(javaScriptEnabled)
      expect(await page.locator('main').textContent()).toContain('We can’t check our calendar right now')
      await bookButton(page).click()
      await heading(page, 'We have your request')
      expect(await page.locator('main').textContent()).toContain('not confirmed yet')
      expect(await page.locator('main a[href^="/booking"]').count()).toBe(0)
      await page.context().close()
    } finally {
      await DB.exec('ALTER TABLE bookings_away RENAME TO bookings')
    }
  })

  it('that is over can’t be changed anymore, and leads to another one', async () => {
    const { DB } = await browser.site.env()
    const reference = javaScriptEnabled ? 'PAST000001' : 'PAST000002'
    await book(DB, reference, '2026-01-05T10', 50, 1)
    const claims: Claims = { purpose: 'booking', id: reference, expires: Date.now() + 3_600_000 }
    const token = await signToken({ LEAD_SECRET: browser.site.secret }, claims)
    const page = await browser.visit(`/booking?t=${token}&do=move`, visitor(javaScriptEnabled))
    await heading(page, 'This pickup is over')
    expect(await page.locator('main form').count()).toBe(0)
    expect(await page.locator('main a[href*="do="]').count()).toBe(0)
    await page.getByRole('link', { name: 'Book a pickup' }).first().click()
    await heading(page, 'Book a pickup')
  })
})

describe('a receipt', () => {
  /** The page of a new booking; `share` is what the browser shares with, if it can. */
  async function booked(share: boolean): Promise<Page> {
    const { page } = await openForm(true)
    if (share)
      await page.addInitScript(
        "Object.defineProperty(navigator, 'share', { value: async (data) => { window.shared = data } })",
      )
    await bookButton(page).click()
    await heading(page, 'Your pickup is booked')
    await page.locator('[data-island=ReceiptTools][data-island-status=ready]').waitFor()
    return page
  }

  it('shares the time alone, where the browser can', async () => {
    const page = await booked(true)
    await page.getByRole('button', { name: 'Share the time' }).click()
    const shared = JSON.stringify(await page.evaluate('window.shared'))
    expect(shared).toMatch(/Pickup by .*(AM|PM|noon)/)
    for (const own of ['http', 'booking', 'Oak', ownZip]) expect(shared).not.toContain(own)
    await page.context().close()
    const without = await booked(false)
    expect(await without.getByRole('button', { name: 'Share the time' }).count()).toBe(0)
    await without.context().close()
  })

  it('prints on one page, without what can only be tapped', async () => {
    const page = await booked(false)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('12 Oak Street').isVisible()).toBe(true)
    for (const name of ['Add to my calendar', 'Move it', 'Cancel it'])
      expect(await page.getByRole('link', { name }).isVisible()).toBe(false)
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

describe('a ZIP or town', () => {
  it.each(['/schedule', '/book-online'])('is answered as it’s typed on %s', async (path) => {
    const page = await browser.visit(path)
    const field = page.getByLabel('ZIP or town')
    const answer = page.locator('.place-note')
    await field.focus()
    await page.locator('[data-island-status=ready]').first().waitFor()
    await field.pressSequentially(ownTown.slice(0, 3))
    expect(await answer.textContent()).toBe('')
    await field.fill(ownTown)
    await expect.poll(() => answer.textContent()).toBe(`Yes, we serve ${ownTown}.`)
    await field.fill('00000')
    await expect.poll(() => answer.textContent()).toContain('Not yet')
  })

  it('is answered with the next page without the script', async () => {
    const page = await browser.visit('/book-online', visitor(false))
    await page.getByLabel('ZIP or town').fill(ownZip)
    await page.getByRole('button', { name: 'Next: when' }).click()
    await page.getByText(`Yes, we serve ${ownTown}.`).waitFor()
  })
})

describe('another day', () => {
  it('without the script asks for a time on that day, and books none of another', async () => {
    const { page, slot } = await openForm(false)
    await page.locator('.slot-day-pick:enabled:not(:checked) + .leaf').first().click()
    const day = await page.locator('.slot-day-pick:checked').inputValue()
    expect(slot).not.toContain(day)
    await bookButton(page).click()
    await page.locator('[data-error-summary]').waitFor()
    expect(await page.locator('[data-error-summary]').textContent()).toContain('Pick a time on')
    await page.locator('.slot-times:visible .slot-time').first().click()
    await bookButton(page).click()
    await heading(page, 'Your pickup is booked')
    expect(new URL(page.url()).searchParams.get('slot')).toContain(day)
  })
})
