import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { phone, testBrowser } from '../support/browser.ts'
import { ownTown } from '../support/business.ts'
import { phonePhoto } from '../support/photos.ts'

const browser = testBrowser()
const photo = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePhoto({ seed }).jpeg().toBuffer(),
})

const fill = async (page: Page, digits: string) => {
  await page.getByLabel('Phone').fill(digits)
  await page.getByLabel('ZIP or town').fill(ownTown)
  await page.getByLabel('What needs to go?').fill('A hot tub')
}
const photos = (page: Page) => page.locator('[name=junk-photos]')
const sendButton = (page: Page) => page.getByRole('button', { name: 'Get a free quote' })
const island = (page: Page) => page.locator('[data-island=LeadForm]')
const ready = (page: Page) => expect.poll(() => island(page).getAttribute('data-island-status')).toBe('ready')
const stored = (digits: string) =>
  browser.rows<{ reference: string; photos: number }>(
    `SELECT reference, (SELECT count(*) FROM photos WHERE photos.reference = leads.reference AND attached_at IS NOT NULL) AS photos FROM leads WHERE phone = '+1${digits}'`,
  )

describe('without a script', () => {
  it('a quote with two photos reaches the owner', async () => {
    const page = await browser.visit('/', { ...phone, javaScriptEnabled: false })
    await fill(page, '2025550160')
    await photos(page).setInputFiles([await photo('a.jpg', 1), await photo('b.jpg', 2)])
    await sendButton(page).click()
    await page.waitForURL('**/request-received/*')
    const [lead] = await stored('2025550160')
    expect(lead?.photos).toBe(2)
    await expect.poll(() => page.locator('main').textContent()).toContain(lead?.reference)
  })

  it('the browser checks required fields, and the server gives the messages', async () => {
    const page = await browser.visit('/', { ...phone, javaScriptEnabled: false })
    await sendButton(page).click()
    expect(page.url()).toBe(`${browser.site.origin}/`)
    await page.getByLabel('Phone').fill('12')
    await page.getByLabel('ZIP or town').fill('Riverton')
    await sendButton(page).click()
    await page.getByText('There’s a problem').waitFor()
    await expect.poll(() => page.title()).toMatch(/^Error: /)
    await expect
      .poll(() => page.locator('[data-error-summary]').evaluate((element) => element === document.activeElement))
      .toBe(true)
    await expect.poll(() => page.getByLabel('ZIP or town').inputValue()).toBe('Riverton')
    await page.getByRole('link', { name: 'Enter a phone number' }).click()
    await expect
      .poll(() => page.getByLabel('Phone').evaluate((element) => element === document.activeElement))
      .toBe(true)
  })
})

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
    let release = () => {}
    const typed = new Promise<void>((resolve) => {
      release = resolve
    })
    const held = async (route: Route) => {
      await typed
      await route.continue()
    }
    // The island's module and the part that it shares with other forms have one name; one wait is enough.
    await page.route('**/assets/LeadForm-*.js', held, { times: 1 })
    await page.getByLabel('Phone').tap()
    await page.getByLabel('Phone').fill('2025550161')
    await photos(page).setInputFiles([await photo('early.jpg', 3)])
    release()
    await ready(page)
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('2025550161')
    await page.getByRole('button', { name: 'Remove early.jpg' }).waitFor()
    expect(await photos(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
  })

  it('adds up chosen photos, lets them be removed, and sends what is shown', async () => {
    const page = await browser.visit('/')
    await page.getByLabel('Phone').focus()
    await ready(page)
    await fill(page, '2025550162')
    await photos(page).setInputFiles([await photo('a.jpg', 4), await photo('b.jpg', 5)])
    await photos(page).setInputFiles([await photo('c.jpg', 6)])
    await expect.poll(() => page.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem').count()).toBe(3)
    await page.getByRole('button', { name: 'Remove b.jpg' }).click()
    await sendButton(page).click()
    await page.waitForURL('**/request-received/*')
    expect(await stored('2025550162')).toMatchObject([{ photos: 2 }])
  })

  it('makes one request of a double tap, and of a retry after a lost answer', async () => {
    const page = await browser.visit('/')
    await page.getByLabel('Phone').focus()
    await ready(page)
    await fill(page, '2025550164')
    await sendButton(page).dblclick()
    await page.waitForURL('**/request-received/*')
    await page.goBack()
    await page.getByLabel('Phone').focus()
    await ready(page)
    await sendButton(page).click()
    await page.waitForURL('**/request-received/*')
    await page.reload()
    expect(await stored('2025550164')).toHaveLength(1)
  })

  it('leaves a working form when the island cannot be loaded', async () => {
    const page = await browser.visit('/')
    await page.route('**/assets/LeadForm-*.js', (route) =>
      route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw 1' }),
    )
    await page.getByLabel('Phone').focus()
    await expect.poll(() => island(page).getAttribute('data-island-status')).toBe('failed')
    await fill(page, '2025550165')
    await sendButton(page).click()
    await page.waitForURL('**/request-received/*')
    expect(await stored('2025550165')).toHaveLength(1)
  })
})
