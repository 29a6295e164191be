import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { phone, testBrowser } from '../support/browser.ts'
import { ownZip } from '../support/business.ts'

const browser = testBrowser()
const small = { ...phone, viewport: { width: 390, height: 664 } } as const

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

const received = (page: Page, heading: string) => page.getByRole('heading', { level: 1, name: heading }).waitFor()

describe('a visitor with a thumb', () => {
  it('gets a quote from Home with three taps and two fields', async () => {
    const page = await browser.visit('/', small)
    const { tap, type, taps } = thumb(page)
    await type(page.getByRole('textbox', { name: 'Phone' }), '2025556201')
    await type(page.getByLabel('ZIP or town'), ownZip)
    await tap(page.getByRole('button', { name: 'Get a free quote' }))
    await received(page, 'We have your request')
    expect(taps()).toBe(3)
  })

  it('books from Home with at most six', async () => {
    const page = await browser.visit('/', small)
    const { tap, type, taps } = thumb(page)
    await tap(page.getByRole('link', { name: 'Book Now' }))
    await type(page.getByLabel('ZIP or town'), ownZip)
    await type(page.getByLabel('Street address'), '12 Oak Street')
    await type(page.getByRole('textbox', { name: 'Phone' }), '2025556202')
    await tap(page.getByRole('button', { name: 'Book a pickup' }))
    await received(page, 'Your pickup is booked')
    expect(taps()).toBeLessThanOrEqual(6)
  })

  it('books step by step with at most six, four of which come after the ZIP', async () => {
    const page = await browser.visit('/book-online', small)
    const { tap, type, taps } = thumb(page)
    await type(page.getByLabel('ZIP or town'), ownZip)
    await tap(page.getByRole('button', { name: 'Next: when' }))
    expect(taps()).toBe(2)
    await tap(page.getByRole('button', { name: 'Next: who' }))
    await type(page.getByLabel('Street address'), '12 Oak Street')
    await type(page.getByRole('textbox', { name: 'Phone' }), '2025556203')
    await tap(page.getByRole('button', { name: 'Book a pickup' }))
    await received(page, 'Your pickup is booked')
    expect(taps()).toBeLessThanOrEqual(6)
  })
})

it('a phone’s first screen has times, and nothing over the buttons', async () => {
  const page = await browser.visit('/robots.txt', small)
  /** Whether the middle of something is what a finger there would touch. */
  const isOnTop = (target: Locator) =>
    target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return element === hit || element.contains(hit)
    })
  for (const path of ['/book-online', `/book-online?zip=${ownZip}`, '/schedule']) {
    await page.goto(path)
    if (path !== '/book-online') expect(await isOnTop(page.locator('.slot-pick:checked + .slot-time')), path).toBe(true)
    const button = page.locator('main form:not([hidden]) button[type=submit]').last()
    await button.scrollIntoViewIfNeeded()
    expect(await isOnTop(button), path).toBe(true)
    await expect.poll(() => page.locator('[data-call-bar]').isVisible(), { message: path }).toBe(false)
  }
})
