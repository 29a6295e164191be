import { expect, it } from 'vitest'
import { testBrowser } from '../support/browser.ts'
import { fillQuote, hydrated, quoteIsReceived, sendQuote } from '../support/pageActions.ts'

const browser = testBrowser()

const answers = async () => {
  const [row] = await browser.rows<{ answers: string }>("SELECT answers FROM leads WHERE phone = '+12025559301'")
  return JSON.parse(row?.answers ?? '{}') as Record<string, string>
}

it('each answer about how to reach them is saved as soon as it’s given', async () => {
  const page = await browser.visit('/')
  await fillQuote(page, '2025559301')
  await sendQuote(page)
  await quoteIsReceived(page)
  await page.getByLabel('Your name').fill('Ann')
  await hydrated(page, 'ReplyDetails')
  await page.getByRole('radio', { name: 'Text me' }).check()
  const status = page.locator('.reply-details [role=status]')
  await expect.poll(() => status.textContent()).toBe('Saved with your request.')
  expect(await answers()).toMatchObject({ 'reply-name': 'Ann', 'reply-by': 'text' })
  await page.context().setOffline(true)
  await page.getByLabel('When’s a good time?').fill('After 5')
  await page.getByLabel('When’s a good time?').press('Enter')
  await expect.poll(() => status.textContent()).toContain('didn’t save')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => status.textContent()).toBe('Saved with your request.')
  expect(await answers()).toMatchObject({ 'reply-name': 'Ann', 'reply-when': 'After 5' })
})
