import { expect, it } from 'vitest'
import { phone, testBrowser } from '../support/browser.ts'
import { ownTown } from '../support/business.ts'

const browser = testBrowser()

const sendQuote = async (digits: string, javaScriptEnabled: boolean) => {
  const page = await browser.visit('/', { ...phone, javaScriptEnabled })
  await page.getByLabel('Phone').fill(digits)
  await page.getByLabel('ZIP or town').fill(ownTown)
  await page.getByRole('button', { name: 'Get a free quote' }).click()
  await page.waitForURL('**/request-received/*')
  return page
}
const answers = async (digits: string) => {
  const [row] = await browser.rows<{ answers: string }>(`SELECT answers FROM leads WHERE phone = '+1${digits}'`)
  return JSON.parse(row?.answers ?? '{}') as Record<string, string>
}

it('each answer about how to reach them is saved as soon as it’s given', async () => {
  const page = await sendQuote('2025559301', true)
  await page.getByLabel('Your name').fill('Ann')
  await page.locator('[data-island=ReplyDetails][data-island-status=ready]').waitFor()
  await page.getByRole('radio', { name: 'Text me' }).check()
  const status = page.locator('.reply-details [role=status]')
  await expect.poll(() => status.textContent()).toBe('Saved with your request.')
  expect(await answers('2025559301')).toMatchObject({ 'reply-name': 'Ann', 'reply-by': 'text' })
  await page.context().setOffline(true)
  await page.getByLabel('When’s a good time?').fill('After 5')
  await page.getByLabel('When’s a good time?').press('Enter')
  await expect.poll(() => status.textContent()).toContain('didn’t save')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => status.textContent()).toBe('Saved with your request.')
  expect(await answers('2025559301')).toMatchObject({ 'reply-name': 'Ann', 'reply-when': 'After 5' })
})

it('without JavaScript they’re saved by the button', async () => {
  const page = await sendQuote('2025559302', false)
  await page.getByRole('radio', { name: 'Call me' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved with your request.').waitFor()
  expect(await answers('2025559302')).toMatchObject({ 'reply-by': 'call' })
})
