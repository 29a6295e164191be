import { expect, it } from 'vitest'
import { say } from '#words'
import { paths } from '../../src/routes.ts'
import { quoteForm } from '../../src/shared/forms/forms.ts'
import { texting } from '../../src/sites/schema/texting.ts'
import { testBrowser } from '../support/browser.ts'
import { fillQuote, hydrated, quoteIsReceived, sendQuote } from '../support/pageActions.ts'

const browser = testBrowser()

async function sourceOf(number: string) {
  const [row] = await browser.rows<{ source: string }>(`SELECT source FROM leads WHERE phone = '+1${number}'`)
  return JSON.parse(row?.source ?? '{}') as unknown
}

it('a request says where its visit began, two pages earlier', async () => {
  const page = await browser.visit(`${paths.faq}?utm_source=flyer&gclid=Cj0KCQ`)
  await page.locator(`header a[href="${paths.home}"]`).first().click()
  await page.waitForURL(`**${paths.home}`)
  await page.reload()
  await fillQuote(page, '2025559501')
  await sendQuote(page)
  await quoteIsReceived(page)
  expect(await sourceOf('2025559501')).toEqual({ page: paths.faq, source: 'flyer', click: 'google' })
  expect(await page.evaluate(() => [document.cookie, JSON.stringify(sessionStorage)].join())).not.toContain('Cj0')
})

it('a tap on our number is counted on its page', async () => {
  const page = await browser.visit(paths.contact)
  // The browser has no phone to call with.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  const kinds = texting ? ['call', 'text'] : ['call']
  for (const kind of kinds)
    await page
      .locator(`a[href^="${kind === 'call' ? 'tel' : 'sms'}:"]:visible`)
      .first()
      .click()
  await expect
    .poll(() => browser.rows('SELECT page, kind, count FROM taps ORDER BY kind'))
    .toEqual(kinds.map((kind) => ({ page: paths.contact, kind, count: 1 })))
})

const answers = async (digits: string) => {
  const [row] = await browser.rows<{ answers: string }>(`SELECT answers FROM leads WHERE phone = '+1${digits}'`)
  return JSON.parse(row?.answers ?? '{}') as Record<string, string>
}

it('each answer about how to reach them is saved as soon as it’s given', async () => {
  const digits = '2025559301'
  const name = quoteForm.followUp['reply-name'].label()
  const { by, when } = say.fields.quote
  const said = say.notice
  const page = await browser.visit(paths.home)
  await fillQuote(page, digits)
  await sendQuote(page)
  await quoteIsReceived(page)
  await page.getByLabel(name).fill('Ann')
  await hydrated(page, 'ReplyDetails')
  await page.getByRole('radio', { name: by.ways.text }).check()
  const status = page.locator('.reply-details [role=status]')
  await expect.poll(() => status.textContent()).toBe(said.saved)
  expect(await answers(digits)).toMatchObject({ 'reply-name': 'Ann', 'reply-by': 'text' })
  await page.context().setOffline(true)
  await page.getByLabel(when.label).fill('After 5')
  await page.getByLabel(when.label).press('Enter')
  await expect.poll(() => status.textContent()).toBe(said.notSaved)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: said.save }).click()
  await expect.poll(() => status.textContent()).toBe(said.saved)
  expect(await answers(digits)).toMatchObject({ 'reply-name': 'Ann', 'reply-when': 'After 5' })
})
