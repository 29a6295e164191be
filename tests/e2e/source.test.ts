import { expect, it } from 'vitest'
import { paths } from '../../src/routes.ts'
import { testBrowser } from '../support/browser.ts'
import { fillQuote, quoteIsReceived, sendQuote } from '../support/pageActions.ts'

const browser = testBrowser()

async function sourceOf(number: string) {
  const [row] = await browser.rows<{ source: string }>(`SELECT source FROM leads WHERE phone = '+1${number}'`)
  return JSON.parse(row?.source ?? '{}') as unknown
}

it('a request says where its visit began, two pages earlier', async () => {
  const page = await browser.visit(`${paths.faq}?utm_source=flyer&gclid=Cj0KCQ`)
  await page.locator('header a[href="/"]').first().click()
  await page.waitForURL('**/')
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
  for (const link of ['tel:', 'sms:']) await page.locator(`a[href^="${link}"]:visible`).first().click()
  await expect
    .poll(() => browser.rows('SELECT page, kind, count FROM taps ORDER BY kind'))
    .toEqual([
      { page: paths.contact, kind: 'call', count: 1 },
      { page: paths.contact, kind: 'text', count: 1 },
    ])
})
