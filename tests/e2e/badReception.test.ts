import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { colors } from '#site/theme.ts'
import { testBrowser } from '../support/browser.ts'
import { fillQuote, hasFocus, hydrated, quoteIsReceived, sendQuote } from '../support/pageActions.ts'

const browser = testBrowser()
/** The page's background, as browsers compute it. */
const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colors.paper.slice(at, at + 2), 16))
const paper = `rgb(${red}, ${green}, ${blue})`

const callable = async (page: Page) => {
  expect((await page.locator('main h1').textContent())?.trim()).not.toBe('')
  await expect.poll(() => page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(paper)
}
const stored = (digits: string) => browser.rows(`SELECT reference FROM leads WHERE phone = '+1${digits}'`)
const fill = async (page: Page, digits: string) => {
  await fillQuote(page, digits)
  await hydrated(page, 'LeadForm')
}

it('a connection that stalls keeps the page usable, shows an error in the end, and a second try is the same request', async () => {
  const page = await browser.visit('/')
  await fill(page, '2025550182')
  // The time that this machine takes doesn't count.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  // The request arrives, and its answer doesn't.
  await page.route('/', async (route) => void (await route.fetch()))
  await sendQuote(page)
  await page.getByRole('button', { name: 'Sending…' }).waitFor()
  await page.clock.runFor(11_000)
  await callable(page)
  const gaveUp = page.locator('[data-error-summary]', { hasText: 'No connection' })
  expect(await gaveUp.count()).toBe(0)
  await page.clock.runFor(2000)
  await gaveUp.waitFor()
  expect(await page.getByLabel('Phone').inputValue()).toBe('2025550182')
  await page.unroute('/')
  await page.clock.resume()
  await sendQuote(page)
  await quoteIsReceived(page)
  expect(await stored('2025550182')).toHaveLength(1)
})

it('a connection that is cut leaves the page readable, keeps what was typed, and the quote goes when it is back', async () => {
  const page = await browser.visit('/')
  await fill(page, '2025550183')
  await page.locator('[name=junk-type]').fill('A hot tub')
  await page.context().setOffline(true)
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await callable(page)
  await sendQuote(page)
  const summary = page.locator('[data-error-summary]', { hasText: 'No connection' })
  await summary.waitFor()
  await hasFocus(summary)
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('2025550183')
  const message = (await summary.getByRole('link', { name: 'Text it' }).getAttribute('href')) ?? ''
  expect(decodeURIComponent(message)).toContain('What needs to go? A hot tub')
  await page.context().setOffline(false)
  await quoteIsReceived(page)
  expect(await stored('2025550183')).toHaveLength(1)
})
