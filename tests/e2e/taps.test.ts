import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { testBrowser } from '../support/browser.ts'
import { ownZip } from '../support/business.ts'
import { ownAddress } from '../support/requests.ts'

const browser = testBrowser()
const small = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true } as const

/** A visitor who only taps and types, and how often they have tapped. Typing needs no tap besides that into its field. */
function thumb(page: Page) {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  return {
    tap,
    type: async (field: Locator, text: string) => {
      await tap(field)
      await page.keyboard.type(text)
    },
    taps: () => taps,
  }
}

let phones = 2025550180
/** Another number each time, since a phone has two pickups at most. */
const newPhone = () => String(phones++)
const received = (page: Page, heading: string) => page.getByRole('heading', { level: 1, name: heading }).waitFor()

describe.each([
  ['with the script', true],
  ['without it', false],
] as const)('%s', (_, javaScriptEnabled) => {
  // An address books four pickups a day.
  const options = () => ({ ...small, javaScriptEnabled, extraHTTPHeaders: ownAddress() })

  it('a quote is three taps and two fields from Home', async () => {
    const page = await browser.visit('/', options())
    const { tap, type, taps } = thumb(page)
    await type(page.getByRole('textbox', { name: 'Phone' }), newPhone())
    await type(page.getByLabel('ZIP or town'), ownZip)
    await tap(page.getByRole('button', { name: 'Get a free quote' }))
    await received(page, 'We have your request')
    expect(taps()).toBe(3)
  })

  it('a booking is at most six taps from Home', async () => {
    const page = await browser.visit('/', options())
    const { tap, type, taps } = thumb(page)
    await tap(page.getByRole('link', { name: 'Book Now' }))
    await type(page.getByLabel('ZIP or town'), ownZip)
    await type(page.getByLabel('Street address'), '12 Oak Street')
    await type(page.getByRole('textbox', { name: 'Phone' }), newPhone())
    await tap(page.getByRole('button', { name: 'Book a pickup' }))
    await received(page, 'Your pickup is booked')
    expect(taps()).toBeLessThanOrEqual(6)
  })

  it('the guided booking is at most six taps, and four where the ZIP is known', async () => {
    for (const known of [false, true]) {
      const page = await browser.visit(known ? `/book-online?zip=${ownZip}` : '/book-online', options())
      const { tap, type, taps } = thumb(page)
      if (!known) {
        await type(page.getByLabel('ZIP or town'), ownZip)
        await tap(page.getByRole('button', { name: 'Next: when' }))
      }
      await tap(page.getByRole('button', { name: 'Next: who' }))
      await type(page.getByLabel('Street address'), '12 Oak Street')
      await type(page.getByRole('textbox', { name: 'Phone' }), newPhone())
      await tap(page.getByRole('button', { name: 'Book a pickup' }))
      await received(page, 'Your pickup is booked')
      expect(taps()).toBeLessThanOrEqual(known ? 4 : 6)
      await page.context().close()
    }
  })
})

describe('a phone’s first screen', () => {
  /** Whether the middle of something is what a finger there would touch. */
  const isOnTop = (target: Locator) =>
    target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return element === hit || element.contains(hit)
    })

  it.each([`/book-online?zip=${ownZip}&items=sofa`, '/schedule'])('has times on %s', async (path) => {
    const page = await browser.visit(path, small)
    expect(await isOnTop(page.locator('.slot-pick:checked + .slot-time'))).toBe(true)
  })

  it.each(['/book-online', `/book-online?zip=${ownZip}`, '/schedule'])(
    'on %s has nothing over the buttons',
    async (path) => {
      const page = await browser.visit(path, small)
      const button = page.locator('main form:not([hidden]) button[type=submit]').last()
      await button.scrollIntoViewIfNeeded()
      expect(await isOnTop(button)).toBe(true)
      expect(await page.locator('[data-call-bar]').isVisible()).toBe(false)
      await page.context().close()
    },
  )

  it.each(['/book-online', '/schedule'])('on %s keeps its button in place when the ZIP is answered', async (path) => {
    const page = await browser.visit(path, small)
    const button = page.locator('main form:not([hidden]) button[type=submit]').last()
    const place = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await place()
    await page.getByLabel('ZIP or town').fill(ownZip)
    await page.locator('.place-yes').waitFor()
    expect(await place()).toBe(before)
  })
})
