import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { ownTown } from './business.ts'
import { phonePhoto } from './photos.ts'

/** Waits until an island is hydrated. */
export const hydrated = (page: Page, island: string) =>
  page.locator(`[data-island=${island}][data-island-status=ready]`).waitFor()

/** Waits until an element has the focus. */
export const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)

/** How many sheets of paper a page takes. */
export async function printedSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Fills in what a quote needs; `digits` are the phone number's. */
export async function fillQuote(page: Page, digits: string): Promise<void> {
  await page.getByLabel('Phone').fill(digits)
  await page.getByLabel('ZIP or town').fill(ownTown)
}

export const sendQuote = (page: Page) => page.getByRole('button', { name: 'Get a free quote' }).click()

export const quoteIsReceived = (page: Page) => page.waitForURL('**/request-received/*')

/** A photo for a field of files; `seed` makes its content differ. */
export const photoFile = async (name: string, seed = 0) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePhoto({ seed }).jpeg().toBuffer(),
})

export const photoField = (page: Page) => page.locator('[name=junk-photos]')
