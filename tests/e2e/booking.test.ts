import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { ownPlace, ownZip } from '../support/business.ts'

const browser = testBrowser()

/** Waits until the guided booking shows that step. */
const isAtStep = (page: Page, step: string) => page.locator('[aria-current=step]', { hasText: step }).waitFor()

const says = (page: Page, heading: string) => page.getByRole('heading', { level: 1, name: heading }).waitFor()

/** Picks the first window of the second week, whatever day that is. */
async function pickLater(page: Page, button: string): Promise<void> {
  const firstWeek = await page.locator('.slot-day-pick').first().inputValue()
  await page.locator('.leaf-more').click()
  // A window picked while the next week is loading would be lost.
  await expect.poll(() => page.locator('.slot-day-pick').first().inputValue()).not.toBe(firstWeek)
  await page.locator('.slot-times:visible .slot-time').first().click()
  await page.getByRole('button', { name: button }).click()
}

describe.each([
  ['with the script', true],
  ['without it', false],
] as const)('the guided booking %s', (_, javaScriptEnabled) => {
  it('has steps that survive reload and back, and makes a booking that can be moved and canceled', async () => {
    const page = await browser.visit('/book-online?items=couch.1', { ...phone, javaScriptEnabled })
    await page.locator('#where').fill(ownPlace)
    await page.locator('#what').fill('One couch')
    await page.getByRole('button', { name: 'Next: when' }).click()
    // A page can't be reloaded while it's navigating, so this waits for the step.
    await isAtStep(page, 'When')
    await page.reload()
    await isAtStep(page, 'When')
    await page.goBack()
    await isAtStep(page, 'Where')
    await page.goForward()
    await pickLater(page, 'Next: who')
    await expect.poll(() => page.locator('aside .ticket').textContent()).toContain('One couch')
    await page.locator('[name=phone]').fill('202 555 0123')
    await page.locator('[name=address]').fill('12 Oak Street')
    await page.getByRole('button', { name: 'Book a pickup' }).click()
    await page.waitForURL(/request-received/)
    await says(page, 'Your pickup is booked')
    await page.getByRole('link', { name: 'Your own link to this pickup' }).click()
    await page.getByRole('link', { name: 'Move it' }).click()
    await page.locator('.slot-times:visible .slot-time').first().click()
    await page.getByRole('button', { name: 'Move my pickup' }).click()
    await says(page, 'Your pickup was moved')
    await page.getByRole('link', { name: 'Cancel it' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await says(page, 'This pickup is canceled')
  })
})

describe('the calendar', () => {
  it('can be used with the keys alone', async () => {
    const page = await browser.visit('/schedule', desktop)
    await page.locator('.slot-day-pick:checked').focus()
    const day = await page.locator('.slot-day-pick:checked').inputValue()
    await page.keyboard.press('ArrowRight')
    const next = await page.locator('.slot-day-pick:checked').inputValue()
    expect(next).not.toBe(day)
    await expect.poll(() => page.locator('.slot-pick:checked').inputValue()).toContain(next)
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('.slot-pick:checked').inputValue()).toContain(next)
  })

  it('has targets of at least 44 px, and chooses the first window of a day that is opened', async () => {
    const page = await browser.visit('/schedule', { ...phone, viewport: { width: 360, height: 740 } })
    for (const target of await page.locator('.leaf, .slot-time:visible').all()) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    const chosen = () => page.locator('.slot-pick:checked').inputValue()
    expect(await chosen()).toBe(await page.locator('.slot-times:visible .slot-pick').first().inputValue())
    await page.locator('.slot-day-pick:enabled:not(:checked) + .leaf').first().click()
    await expect.poll(chosen).toContain(await page.locator('.slot-day-pick:checked').inputValue())
    expect(await chosen()).toBe(await page.locator('.slot-times:visible .slot-pick').first().inputValue())
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  it('keeps what was chosen before hydration, and validates before sending', async () => {
    const page = await browser.visit('/schedule')
    await page.locator('.slot-times:visible .slot-time').last().click()
    const chosen = await page.locator('.slot-pick:checked').inputValue()
    await page.locator('[data-island-status=ready]').waitFor()
    await expect.poll(() => page.locator('.slot-pick:checked').inputValue()).toBe(chosen)
    await page.getByRole('button', { name: 'Book a pickup' }).click()
    await page.locator('[data-error-summary]').waitFor()
    await expect
      .poll(() => page.locator('[data-error-summary] a').allTextContents())
      .toEqual(['Tell us your ZIP code or town', 'Tell us the street address', 'Tell us your phone number'])
    await expect.poll(() => page.locator('.slot-pick:checked').inputValue()).toBe(chosen)
  })

  it.each(['/schedule', `/book-online?location=${ownZip}&step=when`, '/booking?t=nonsense'])(
    'on %s has no violations of axe',
    async (path) => {
      const page = await browser.visit(path, { ...phone, bypassCSP: true })
      expect(await violations(page)).toEqual([])
      await page.context().close()
    },
  )
})
