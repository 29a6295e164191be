import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { sentences } from '#sentences'
import { paths } from '../../src/routes.ts'
import { ownTown } from './business.ts'
import { phonePhoto } from './photos.ts'

export const hydrated = (page: Page, island: string) =>
  page.locator(`[data-island=${island}][data-island-status=ready]`).waitFor()

/** Waits until what was just done has been drawn, and what comes into view by it has been noticed. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

export const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)

/** Holds back what is at a path until the test releases it. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export async function printedSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Fills in what a quote needs; `digits` are the phone number's. */
export async function fillQuote(page: Page, digits: string): Promise<void> {
  await page.locator('[name=phone]').fill(digits)
  await page.locator('[name=location]').fill(ownTown)
}

export const quoteButton = (page: Page) => page.getByRole('button', { name: sentences.home.quote })

export const sendQuote = (page: Page) => quoteButton(page).click()

export const quoteIsReceived = (page: Page) => page.waitForURL(`**${paths.ownRequest({ token: '' })}?t=*`)

/** A photo for a field of files; `seed` makes its content differ. */
export const photoFile = async (name: string, seed = 0) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePhoto({ seed }).jpeg().toBuffer(),
})

export const photoField = (page: Page) => page.locator('[name=junk-photos]')
