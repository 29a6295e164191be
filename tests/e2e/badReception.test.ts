import type { Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { colors } from '#site/theme.ts'
import { badLine } from '../support/badLine.ts'
import { phone, testBrowser } from '../support/browser.ts'
import { ownTown } from '../support/business.ts'

const browser = testBrowser()
let line: Awaited<ReturnType<typeof badLine>>
const over = async (path: string, reception: Parameters<typeof line.become>[0] = {}): Promise<Page> => {
  line = await badLine(browser.site.origin)
  line.become(reception)
  return browser.visit(path, { ...phone, baseURL: line.origin })
}
afterEach(() => line.close())

/** As browsers compute it. */
const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colors.paper.slice(at, at + 2), 16))
const paper = `rgb(${red}, ${green}, ${blue})`

const callable = async (page: Page) => {
  expect((await page.locator('main h1').textContent())?.trim()).not.toBe('')
  await expect.poll(() => page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(paper)
}
const stored = (digits: string) => browser.rows(`SELECT reference FROM leads WHERE phone = '+1${digits}'`)
const fill = async (page: Page, digits: string) => {
  await page.getByLabel('Phone').fill(digits)
  await page.getByLabel('ZIP or town').fill(ownTown)
  await page.locator('[data-island=LeadForm][data-island-status=ready]').waitFor()
}
const sendButton = (page: Page) => page.getByRole('button', { name: 'Get a free quote' })

it('a connection that loses every fifth packet is enough to read a page, and for a quote', async () => {
  const page = await over('/', { lost: 0.2 })
  await callable(page)
  await fill(page, '2025550181')
  await sendButton(page).click()
  await page.waitForURL('**/request-received/*')
  expect(await stored('2025550181')).toHaveLength(1)
})

describe('a connection that stalls', () => {
  it.each([
    ['for ten seconds keeps the page usable, and the quote arrives afterward', '2025550182', 10_000],
    ['for longer than the timeout shows an error, and a second try is the same request', '2025550184', 13_000],
  ])('%s', async (_, digits, ms) => {
    const page = await over('/')
    await fill(page, digits)
    await page.clock.install()
    line.become({ stalled: true })
    await sendButton(page).click()
    await page.getByRole('button', { name: 'Sending…' }).waitFor()
    await page.clock.runFor(ms)
    await callable(page)
    const gaveUp = page.locator('[data-error-summary]', { hasText: 'No connection' })
    if (ms > 12_000) await gaveUp.waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe(digits)
    line.become({})
    if (ms > 12_000) await sendButton(page).click()
    await page.waitForURL('**/request-received/*')
    expect(await stored(digits)).toHaveLength(1)
  })
})

it('a connection that is cut leaves the page readable, keeps what was typed, and the quote goes when it is back', async () => {
  const page = await over('/')
  await fill(page, '2025550183')
  await page.getByLabel('What needs to go?').fill('A hot tub')
  line.become({ cut: true })
  await page.context().setOffline(true)
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await callable(page)
  await sendButton(page).click()
  const summary = page.locator('[data-error-summary]', { hasText: 'No connection' })
  await summary.waitFor()
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('2025550183')
  const message = (await summary.getByRole('link', { name: 'Text it' }).getAttribute('href')) ?? ''
  expect(decodeURIComponent(message)).toContain('What needs to go? A hot tub')
  line.become({})
  await page.context().setOffline(false)
  await page.waitForURL('**/request-received/*')
  expect(await stored('2025550183')).toHaveLength(1)
})
