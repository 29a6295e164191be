import type { Locator, Page } from 'playwright'
import { beforeEach, expect, it } from 'vitest'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { firm } from '#site/prices.ts'
import { site as business } from '#site/site.ts'
import { say } from '#words'
import { items, quoteOf } from '../../src/business/items.ts'
import { areaWords } from '../../src/business/places.ts'
import { slotLabel } from '../../src/domain/calendar/slots.ts'
import { dollars } from '../../src/domain/prices/price.ts'
import { paths } from '../../src/routes.ts'
import { fieldError } from '../../src/shared/forms/form.ts'
import { bookingForm } from '../../src/shared/forms/forms.ts'
import { crewsOfTests, phone, testBrowser } from '../support/browser.ts'
import { hasWindows, misspelledTown, ownPlace, ownTown, ownZip, siteUrl } from '../support/business.ts'
import { plainItem, priceOf } from '../support/items.ts'
import { hasFocus, hydrated, printedSheets } from '../support/pageActions.ts'
import { book } from '../support/seats.ts'

const browser = testBrowser()
beforeEach(({ skip }) => skip(!hasWindows))

const isAtStep = (page: Page, step: string) => page.locator('[aria-current=step]', { hasText: step }).waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const chosen = (page: Page) => page.locator('.slot-pick:checked').inputValue()
const summary = (page: Page) => page.locator('[data-error-summary]')

/** Shows the second week. */
async function showNextWeek(page: Page): Promise<void> {
  const firstWeek = await page.locator('.slot-day-pick').first().inputValue()
  await page.locator('.leaf-more').click()
  // A window picked while the next week is loading would be lost.
  await expect.poll(() => page.locator('.slot-day-pick').first().inputValue()).not.toBe(firstWeek)
}

it('without the script another day’s times are there to choose', async () => {
  const page = await browser.visit(`${paths.bookOnline}?zip=${ownZip}`, { ...phone, javaScriptEnabled: false })
  await showNextWeek(page)
  await page.locator('.slot-day-pick:enabled:not(:checked) + .leaf').first().click()
  await page.locator('.slot-times:visible .slot-time').first().click()
  expect(await chosen(page)).toContain(await page.locator('.slot-day-pick:checked').inputValue())
})

it('each step of the guided booking has the focus on its question, the truck, and the answers so far beside it', async () => {
  const page = await browser.visit(paths.bookOnline, { ...phone, viewport: { width: 360, height: 664 } })
  const box = async (selector: string) =>
    (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const trucks: number[] = []
  const look = async () => void trucks.push((await box('.step-truck')).x)
  await look()
  await page.locator('#where').fill(ownPlace)
  for (const [button, step] of [
    [sentences.bookOnline.nextWhen, say.booking.steps.when],
    [sentences.bookOnline.nextWho, say.booking.steps.who],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await isAtStep(page, step)
    const question = page.locator('.book-question').first()
    await hasFocus(question)
    // It isn't a button, and doesn't look like one.
    expect(await question.evaluate((it) => getComputedStyle(it).boxShadow)).toBe('none')
    await look()
  }
  expect(trucks).toEqual([...new Set(trucks)].sort((a, b) => a - b))
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 720 })
    const [form, summary] = [await box('#booking'), await box('aside .ticket')]
    expect(summary.x, `${width}`).toBeGreaterThan(form.x + form.width)
    expect(summary.y + summary.height, `${width}`).toBeLessThan(720)
  }
})

it('the calendar keeps what was chosen before hydration, and validates before sending', async () => {
  const page = await browser.visit(paths.schedule())
  await page.locator('.slot-times:visible label.slot-time').last().click()
  const before = await chosen(page)
  await hydrated(page, 'BookingForm')
  await expect.poll(() => chosen(page)).toBe(before)
  await page.getByRole('button', { name: say.booking.title }).click()
  await summary(page).waitFor()
  const missing = (['location', 'address', 'phone'] as const).map((name) => fieldError(bookingForm.fields[name], ''))
  await expect.poll(() => summary(page).locator('a').allTextContents()).toEqual(missing)
  await expect.poll(() => chosen(page)).toBe(before)
})

it('a ZIP or town is answered as it’s typed, and the button stays in its place', async () => {
  const page = await browser.visit(paths.schedule(), phone)
  const field = page.locator('[name=location]')
  const answer = page.locator('.place-note:not([data-prices])')
  const button = page.locator('main form:not([hidden]) button[type=submit]').last()
  const place = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await field.focus()
  await hydrated(page, 'BookingForm')
  const before = await place()
  await field.pressSequentially(ownTown.slice(0, 2))
  expect(await answer.textContent()).toBe('')
  await field.fill(ownTown)
  await expect.poll(() => answer.textContent()).toBe(say.booking.place.yes(ownTown))
  expect(await place()).toBe(before)
  await field.fill('00000')
  await expect.poll(() => answer.textContent()).toBe(say.booking.place.far(areaWords().region))
  const below = await page.locator('.place-note + * label').first().boundingBox()
  const box = await answer.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  if (misspelledTown) {
    await field.fill(misspelledTown)
    await field.blur()
    await answer.getByRole('button').click()
    expect(await field.inputValue()).toBe(ownTown)
  }
  const notes = page.locator('[name=notes]')
  await notes.fill('x'.repeat(420))
  await notes.blur()
  expect(await page.locator('#booking-notes-error').textContent()).toContain(say.fields.tooLong(120))
  expect(await notes.inputValue()).toHaveLength(420)
})

it.runIf(business.features.calculator)(
  'what needs to go is priced as it’s typed, also before the script is there',
  async () => {
    const page = await browser.visit(paths.schedule())
    const field = page.locator('[name=junk-type]')
    const note = page.locator('[data-prices]')
    const label = items()?.items.find(({ id }) => id === plainItem.id)?.label ?? ''
    await field.evaluate((input: HTMLInputElement, typed) => Object.assign(input, { value: typed }), label)
    await field.focus()
    const price = `${label}. ${say.prices.usually(priceOf(`items=${plainItem.id}&slot=${await chosen(page)}`))}.`
    await expect.poll(() => note.textContent()).toBe(price)
    await field.fill('unobtainium')
    await expect.poll(() => note.textContent()).toBe('')
    await field.fill(label)
    await expect.poll(() => note.textContent()).toBe(price)
  },
)

it('a window that was taken meanwhile takes one tap more, and keeps what was typed', async () => {
  const page = await browser.visit(`${paths.bookOnline}?zip=${ownZip}`)
  const slot = await chosen(page)
  await page.getByRole('button', { name: sentences.bookOnline.nextWho }).click()
  await page.locator('[name=address]').fill('12 Oak Street')
  await page.locator('[name=phone]').fill('2025556101')
  await page.locator('[name=name]').fill('Ann "O" <b>')
  const { DB } = await browser.site.env()
  for (let crew = 0; crew < crewsOfTests; crew++) await book(DB, `full-${slot}-${crew}`, slot, crewsOfTests, 1)
  await page.getByRole('button', { name: say.booking.title }).click()
  const offers = page.locator('button[name=offer]')
  await expect.poll(() => offers.count()).toBe(3)
  expect(await summary(page).textContent()).toContain(sentences.pickup.lost['slot-taken'](slotLabel(slot, windowHours)))
  expect(await page.locator('[name=name]').inputValue()).toBe('Ann "O" <b>')
  expect(await page.locator('[name=address]').inputValue()).toBe('12 Oak Street')
  const offer = await offers.first().getAttribute('value')
  expect(offer).not.toBe(slot)
  await offers.first().click()
  await heading(page, say.fields.booking.heading)
  expect(page.url()).toContain(`_${offer}.`)
  await hydrated(page, 'ReceiptTools')
  // This browser can't share.
  expect(await page.getByRole('button', { name: sentences.pickup.shareTime }).count()).toBe(0)
})

it('a pickup is booked from Home with five taps, and its receipt is shared without what is private, copied and printed', async () => {
  const [pickup, street] = [sentences.pickup, '12 Elm Street']
  const page = await browser.visit(paths.home, { ...phone, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.addInitScript(
    "Object.defineProperty(navigator, 'share', { value: async (data) => { window.shared = data } })",
  )
  await page.getByRole('main').getByRole('link', { name: sentences.home.book, exact: true }).tap()
  for (const [name, text] of Object.entries({ location: ownZip, address: street, phone: '2025556102' })) {
    await page.locator(`[name=${name}]`).tap()
    await page.keyboard.type(text)
  }
  await page.getByRole('button', { name: say.booking.title }).tap()
  await heading(page, say.fields.booking.heading)
  await hydrated(page, 'ReceiptTools')
  await page.getByRole('button', { name: pickup.shareTime }).click()
  const shared = JSON.stringify(await page.evaluate('window.shared'))
  expect(shared).toContain(pickup.shared(business.name, '').trimEnd())
  for (const own of ['http', 'booking', 'Elm', ownZip]) expect(shared).not.toContain(own)
  const link = page.locator('p > a.link[href*=_booking_]')
  await link.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: say.notice.copy(pickup.theLink) }).click()
  await page.getByRole('button', { name: say.notice.copied(pickup.theLink) }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + (await link.getAttribute('href')))
  const code = page.locator('[data-paper-link] svg')
  expect(await code.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText(street).isVisible()).toBe(true)
  // Paper has no use for what can only be tapped.
  for (const name of [pickup.addToCalendar, pickup.move, pickup.cancel])
    expect(await page.getByRole('link', { name }).isVisible()).toBe(false)
  expect(await page.getByText(sentences.mine.fix.number.wrong).isVisible()).toBe(false)
  // A camera needs about half a millimeter for each dot of the code.
  const [width, dots] = await code.evaluate((it: SVGSVGElement) => [it.clientWidth, it.viewBox.baseVal.width])
  expect(((width ?? 0) / 96) * 25.4).toBeGreaterThan(0.5 * (dots ?? 99))
  expect(await printedSheets(page)).toBe(1)
})

it.runIf(firm && business.features.calculator).each([
  ['with the script', true],
  ['without it', false],
])(
  'a couch at the curb is booked from Home at its firm price with three fields and three taps, %s',
  async (_, javaScriptEnabled) => {
    const page = await browser.visit(paths.schedule({ items: plainItem.id }), { ...phone, javaScriptEnabled })
    const price = dollars(quoteOf({ items: plainItem.id })?.firm ?? 0)
    const [set, inside] = [page.locator('.firm-set'), page.locator('.firm-inside')]
    const spot = (name: string) => page.locator(`[name=spot][value=${name}]`)
    await expect.poll(() => set.textContent()).toContain(sentences.schedule.firm.price(price))
    await spot('inside').check({ force: true })
    expect([await set.isVisible(), await inside.isVisible()]).toEqual([false, true])
    await spot('curb').check({ force: true })
    const street = javaScriptEnabled ? '21 Oak Street' : '23 Oak Street'
    const fields = { location: '99501', address: street, phone: `20255561${javaScriptEnabled ? '21' : '23'}` }
    await page.locator('[name=location]').focus()
    if (javaScriptEnabled) await hydrated(page, 'BookingForm')
    for (const [name, text] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(text)
    const button = page.getByRole('button', { name: say.booking.title })
    await button.tap()
    // There's none where we don't go: the page comes back with what was typed, and says so.
    await expect.poll(() => summary(page).textContent()).toContain(sentences.schedule.firm.none)
    expect(await page.locator('[name=address]').inputValue()).toBe(street)
    // With the script Home answers in place; without it the price is one page more.
    await page.goto(paths.home)
    await page.locator('.hero-search .item-chips button').first().tap()
    await page.locator('[data-price-ways] .btn-main').first().tap()
    const firmPrice = (await page.locator('[name=firm]').inputValue()) ?? ''
    for (const [name, text] of Object.entries({ ...fields, location: ownZip }))
      await page.locator(`[name=${name}]`).fill(text)
    await button.tap()
    await heading(page, say.fields.booking.heading)
    expect(await page.locator('main').textContent()).toContain(say.message.agreed.page(firmPrice))
  },
)

it('a form that somebody comes back to says what they booked', async () => {
  const page = await browser.visit(paths.schedule(), phone)
  const typed = { phone: '2025556004', address: '16 Oak Street', location: ownPlace }
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text)
  await hydrated(page, 'BookingForm')
  const slot = await chosen(page)
  await page.getByRole('button', { name: say.booking.title }).click()
  await heading(page, say.fields.booking.heading)
  await page.goBack()
  const said = page.locator('[role=status]', { hasText: slotLabel(slot, windowHours) })
  await said.waitFor()
  await page.reload()
  await said.locator('a').first().waitFor({ state: 'attached' })
})

it('says in our own words what’s missing before the form’s script is there', async () => {
  const page = await browser.visit(paths.schedule())
  await page.route('**/BookingForm*.js', () => undefined)
  await page.locator('[name=phone]').press('Enter')
  const message = () => page.locator('[name=phone]').evaluate((input: HTMLInputElement) => input.validationMessage)
  await expect.poll(message).toBe(fieldError(bookingForm.fields.phone, ''))
  await page.locator('[name=phone]').fill('2')
  expect(await message()).toBe('')
})

it('a phone’s first screen has times, and nothing over the buttons', async () => {
  const page = await browser.visit('/robots.txt', { ...phone, viewport: { width: 390, height: 664 } })
  /** Whether the middle of something is what a finger there would touch. */
  const isOnTop = (target: Locator) =>
    target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return element === hit || element.contains(hit)
    })
  for (const path of [`${paths.bookOnline}?zip=${ownZip}`, paths.schedule()]) {
    await page.goto(path)
    expect(await isOnTop(page.locator('.slot-pick:checked + .slot-time')), path).toBe(true)
    const button = page.locator('main form:not([hidden]) button[type=submit]').last()
    await button.scrollIntoViewIfNeeded()
    expect(await isOnTop(button), path).toBe(true)
    await expect.poll(() => page.locator('[data-call-bar]').isVisible(), { message: path }).toBe(false)
  }
})

it('what was chosen and typed for one way to book is there in the other', async () => {
  const page = await browser.visit(paths.schedule(), phone)
  const street = page.locator('[name=address]')
  await page.locator('[name=location]').fill(ownPlace)
  await street.fill('7 Elm Street')
  await page.locator('.slot-times:visible .slot-time').last().click()
  const slot = await chosen(page)
  await page.locator(`main a[href^="${paths.bookOnline}"]`).click()
  await expect.poll(() => page.locator('#where').inputValue()).toBe(ownPlace)
  expect(page.url()).not.toContain(encodeURIComponent(ownPlace).replaceAll('%20', '+'))
  await page.locator(`main a[href^="${paths.schedule()}?"]`).click()
  await expect.poll(() => street.inputValue()).toBe('7 Elm Street')
  expect([await chosen(page), await page.locator('[name=location]').inputValue()]).toEqual([slot, ownPlace])
})
