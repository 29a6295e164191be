import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { paths } from '../../src/routes.ts'
import { formWords } from '../../src/words/form.ts'
import { phone, testBrowser } from '../support/browser.ts'
import { spoken } from '../support/business.ts'
import {
  fillQuote,
  hasFocus,
  hold,
  hydrated,
  photoField,
  photoFile,
  quoteButton,
  quoteIsReceived,
  sendQuote,
} from '../support/pageActions.ts'

const browser = testBrowser()

const island = (page: Page) => page.locator('[data-island=LeadForm]')
const stored = (digits: string) =>
  browser.rows<{ reference: string; photos: number }>(
    `SELECT reference, (SELECT count(*) FROM photos WHERE photos.reference = leads.reference AND attached_at IS NOT NULL) AS photos FROM leads WHERE phone = '+1${digits}'`,
  )

it.each(spoken)(
  'without a script in %s the browser checks required fields, the server the rest, and a quote with photos is sent',
  async (language) => {
    const digits = `202555${spoken.indexOf(language)}160`
    const [home, form] = [inLanguage(language, () => paths.home), inLanguage(language, formWords)]
    const page = await browser.visit(home, { ...phone, javaScriptEnabled: false })
    await sendQuote(page, language)
    expect(page.url()).toBe(browser.site.origin + home)
    await page.locator('[name=phone]').fill('12')
    await page.locator('[name=location]').fill('Riverton')
    await sendQuote(page, language)
    await page.getByText(form.problem).waitFor()
    await expect.poll(async () => (await page.title()).startsWith(form.errorBefore)).toBe(true)
    await hasFocus(page.locator('[data-error-summary]'))
    await expect.poll(() => page.locator('[name=location]').inputValue()).toBe('Riverton')
    await page.locator('[data-error-summary] a').click()
    await hasFocus(page.locator('[name=phone]'))
    await fillQuote(page, digits)
    await photoField(page).setInputFiles([await photoFile('a.jpg', 1), await photoFile('b.jpg', 2)])
    await sendQuote(page, language)
    await quoteIsReceived(page, language)
    const [lead] = await stored(digits)
    expect(lead?.photos).toBe(2)
    await expect.poll(() => page.locator('main').textContent()).toContain(lead?.reference)
  },
)

describe('with the script', () => {
  it('loads no framework before the form is touched, and loses nothing typed before', async () => {
    const page = await browser.visit('/')
    await page.waitForLoadState('networkidle')
    const scripts: string[] = await page.evaluate(
      "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))",
    )
    // The entry, and the slider of before and after, which is plain JavaScript.
    expect(scripts.filter((name) => !/\/(main|beforeAfter)-[\w-]+\.js$/.test(name))).toEqual([])
    expect(scripts.length).toBeGreaterThan(0)
    expect(await island(page).getAttribute('data-island-status')).toBe('waiting')
    const release = await hold(page, '/assets/LeadForm-*.js')
    await page.getByLabel('Phone').tap()
    await page.getByLabel('Phone').fill('2025550161')
    await photoField(page).setInputFiles([await photoFile('early.jpg', 3)])
    release()
    await hydrated(page, 'LeadForm')
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('2025550161')
    await page.getByRole('button', { name: 'Remove early.jpg' }).waitFor()
    expect(await photoField(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
  })

  it.each(spoken)(
    'adds up in %s chosen photos, lets them be removed, and makes one request of a double tap and a retry',
    async (language) => {
      const digits = `202555${spoken.indexOf(language)}162`
      const form = inLanguage(language, formWords)
      const page = await browser.visit(inLanguage(language, () => paths.home))
      await page.locator('[name=phone]').focus()
      await hydrated(page, 'LeadForm')
      await fillQuote(page, digits)
      await photoField(page).setInputFiles([await photoFile('a.jpg', 4), await photoFile('b.jpg', 5)])
      await photoField(page).setInputFiles([await photoFile('c.jpg', 6)])
      await expect.poll(() => page.getByRole('list', { name: form.chosen }).getByRole('listitem').count()).toBe(3)
      await page.getByRole('button', { name: form.removePhoto('b.jpg') }).click()
      await quoteButton(page, language).dblclick()
      await quoteIsReceived(page, language)
      expect(await stored(digits)).toMatchObject([{ photos: 2 }])
      await page.goBack()
      await page.locator('[name=phone]').focus()
      await hydrated(page, 'LeadForm')
      await sendQuote(page, language)
      await quoteIsReceived(page, language)
      expect(await stored(digits)).toHaveLength(1)
    },
  )
})
