import { expect, it } from 'vitest'
import { inLanguage } from '#language'
import { quoteForm } from '../../src/forms/quote.ts'
import { paths } from '../../src/routes.ts'
import { fieldWords } from '../../src/words/fields.ts'
import { noticeWords } from '../../src/words/notice.ts'
import { testBrowser } from '../support/browser.ts'
import { spoken } from '../support/business.ts'
import { fillQuote, hydrated, quoteIsReceived, sendQuote } from '../support/pageActions.ts'

const browser = testBrowser()

const answers = async (digits: string) => {
  const [row] = await browser.rows<{ answers: string }>(`SELECT answers FROM leads WHERE phone = '+1${digits}'`)
  return JSON.parse(row?.answers ?? '{}') as Record<string, string>
}

it.each(spoken)('each answer about how to reach them is saved in %s as soon as it’s given', async (language) => {
  const { name, when, ways, ...said } = inLanguage(language, () => ({
    home: paths.home,
    name: quoteForm.followUp['reply-name'].label(),
    ...fieldWords().quote.by,
    when: fieldWords().quote.when.label,
    ...noticeWords(),
  }))
  const digits = { en: '2025559301', es: '2025559302' }[language]
  const page = await browser.visit(said.home)
  await fillQuote(page, digits)
  await sendQuote(page, language)
  await quoteIsReceived(page, language)
  await page.getByLabel(name).fill('Ann')
  await hydrated(page, 'ReplyDetails')
  await page.getByRole('radio', { name: ways.text }).check()
  const status = page.locator('.reply-details [role=status]')
  await expect.poll(() => status.textContent()).toBe(said.saved)
  expect(await answers(digits)).toMatchObject({ 'reply-name': 'Ann', 'reply-by': 'text' })
  await page.context().setOffline(true)
  await page.getByLabel(when).fill('After 5')
  await page.getByLabel(when).press('Enter')
  await expect.poll(() => status.textContent()).toBe(said.notSaved)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: said.save }).click()
  await expect.poll(() => status.textContent()).toBe(said.saved)
  expect(await answers(digits)).toMatchObject({ 'reply-name': 'Ann', 'reply-when': 'After 5' })
})
