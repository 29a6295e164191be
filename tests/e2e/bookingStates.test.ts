import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { crews, windowHours } from '#site/calendar.ts'
import { slotLabel } from '../../src/domain/calendar/slots.ts'
import type { Claims } from '../../src/server/lib/token.ts'
import { signToken } from '../../src/server/lib/token.ts'
import { phone, testBrowser } from '../support/browser.ts'
import { ownZip } from '../support/business.ts'
import { closeDate, openDate } from '../support/ownerCalendar.ts'
import { book } from '../support/seats.ts'

const browser = testBrowser()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book a pickup' })
const offers = (page: Page) => page.locator('button[name=offer]')

let phones = 2025556100
/** A form with everything typed, and the window that it has chosen. */
async function openForm(javaScriptEnabled: boolean, path = '/schedule') {
  const page = await browser.visit(path, { ...phone, javaScriptEnabled })
  const slot = await page.locator('.slot-pick:checked').inputValue()
  if (path === '/schedule') await page.getByLabel('ZIP or town').fill(ownZip)
  else await page.getByRole('button', { name: 'Next: who' }).click()
  await page.getByLabel('Street address').fill('12 Oak Street')
  await page.getByRole('textbox', { name: 'Phone' }).fill(String(phones++))
  return { page, slot }
}

it.each([
  ['/schedule', true],
  [`/book-online?zip=${ownZip}`, true],
  [`/book-online?zip=${ownZip}`, false],
])(
  'a window that was taken meanwhile takes one tap more, and keeps what was typed: %s, script %s',
  async (path, javaScriptEnabled) => {
    const { page, slot } = await openForm(javaScriptEnabled, path)
    await page.getByLabel('Your name').fill('Ann "O" <b>')
    const { DB } = await browser.site.env()
    for (let crew = 0; crew < crews; crew++) await book(DB, `full-${slot}-${crew}`, slot, crews, 1)
    await bookButton(page).click()
    await expect.poll(() => offers(page).count()).toBe(3)
    expect(await page.locator('[data-error-summary]').textContent()).toContain(
      `${slotLabel(slot, windowHours)} was just taken`,
    )
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ann "O" <b>')
    expect(await page.getByLabel('Street address').inputValue()).toBe('12 Oak Street')
    const offer = await offers(page).first().getAttribute('value')
    expect(offer).not.toBe(slot)
    await offers(page).first().click()
    await heading(page, 'Your pickup is booked')
    expect(new URL(page.url()).searchParams.get('slot')).toBe(offer)
  },
)

it('a day that was closed meanwhile is answered with open days', async () => {
  const { page, slot } = await openForm(false)
  const { DB } = await browser.site.env()
  const date = slot.slice(0, 10)
  await closeDate(DB, date)
  await bookButton(page).click()
  await expect.poll(() => offers(page).count()).toBe(3)
  expect(await page.locator('[data-error-summary]').textContent()).toContain('We’re closed')
  for (const offer of await offers(page).all()) expect(await offer.getAttribute('value')).not.toContain(date)
  await offers(page).last().click()
  await heading(page, 'Your pickup is booked')
  await openDate(DB, date)
})

it('a booking goes on as a request while the calendar can’t be read', async () => {
  const { DB } = await browser.site.env()
  await DB.exec('ALTER TABLE bookings RENAME TO bookings_away')
  try {
    const page = await browser.visit('/schedule')
    await page.getByLabel('ZIP or town').fill(ownZip)
    await page.getByLabel('Street address').fill('12 Oak Street')
    await page.getByRole('textbox', { name: 'Phone' }).fill(String(phones++))
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

it('a booking that is over can’t be changed anymore, and leads to another one', async () => {
  const { DB } = await browser.site.env()
  await book(DB, 'PAST000001', '2026-01-05T10', 50, 1)
  const claims: Claims = { purpose: 'booking', id: 'PAST000001', expires: Date.now() + 3_600_000 }
  const token = await signToken({ LEAD_SECRET: browser.site.secret }, claims)
  const page = await browser.visit(`/booking?t=${token}&do=move`)
  await heading(page, 'This pickup is over')
  expect(await page.locator('main form').count()).toBe(0)
  expect(await page.locator('main a[href*="do="]').count()).toBe(0)
  await page.getByRole('link', { name: 'Book a pickup' }).first().click()
  await heading(page, 'Book a pickup')
})

describe('a receipt', () => {
  it('shares the time alone where the browser can, and prints on one page without what can only be tapped', async () => {
    const { page } = await openForm(true)
    await page.addInitScript(
      "Object.defineProperty(navigator, 'share', { value: async (data) => { window.shared = data } })",
    )
    await bookButton(page).click()
    await heading(page, 'Your pickup is booked')
    await page.locator('[data-island=ReceiptTools][data-island-status=ready]').waitFor()
    await page.getByRole('button', { name: 'Share the time' }).click()
    const shared = JSON.stringify(await page.evaluate('window.shared'))
    expect(shared).toMatch(/Pickup by .*(AM|PM|noon)/)
    for (const own of ['http', 'booking', 'Oak', ownZip]) expect(shared).not.toContain(own)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('12 Oak Street').isVisible()).toBe(true)
    for (const name of ['Add to my calendar', 'Move it', 'Cancel it'])
      expect(await page.getByRole('link', { name }).isVisible()).toBe(false)
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  it('offers no sharing where the browser can’t', async () => {
    const { page } = await openForm(true)
    await bookButton(page).click()
    await heading(page, 'Your pickup is booked')
    await page.locator('[data-island=ReceiptTools][data-island-status=ready]').waitFor()
    expect(await page.getByRole('button', { name: 'Share the time' }).count()).toBe(0)
  })
})
