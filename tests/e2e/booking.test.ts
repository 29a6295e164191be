import { load } from 'cheerio'
import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { inLanguage } from '#language'
import { windowHours } from '#site/calendar.ts'
import { site as business } from '#site/site.ts'
import { quoteOf } from '../../src/business/items.ts'
import { slotLabel, timeLabel } from '../../src/domain/calendar/slots.ts'
import { bookingForm } from '../../src/forms/booking.ts'
import { fieldError } from '../../src/forms/form.ts'
import { paths } from '../../src/routes.ts'
import { bookingWords } from '../../src/words/booking.ts'
import { bookOnlineWords } from '../../src/words/bookOnline.ts'
import { homeWords } from '../../src/words/home.ts'
import { pickupWords } from '../../src/words/pickup.ts'
import { crewsOfTests, phone, testBrowser } from '../support/browser.ts'
import { ownPlace, ownTown, ownZip, siteUrl, spoken } from '../support/business.ts'
import { plainItem } from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'
import { hasFocus, hydrated, photoFile, printedSheets } from '../support/pageActions.ts'
import { multipart, typedBooking } from '../support/requests.ts'
import { book } from '../support/seats.ts'

const browser = testBrowser()

const isAtStep = (page: Page, step: string) => page.locator('[aria-current=step]', { hasText: step }).waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const chosen = (page: Page) => page.locator('.slot-pick:checked').inputValue()
const summary = (page: Page) => page.locator('[data-error-summary]')

/** The last open window of the first days. */
async function lastSlot(): Promise<string> {
  const page = load(await (await browser.site.get('/schedule')).text())
  return page('input[name=slot]').last().attr('value') ?? ''
}

/** Shows the second week. */
async function showNextWeek(page: Page): Promise<void> {
  const firstWeek = await page.locator('.slot-day-pick').first().inputValue()
  await page.locator('.leaf-more').click()
  // A window picked while the next week is loading would be lost.
  await expect.poll(() => page.locator('.slot-day-pick').first().inputValue()).not.toBe(firstWeek)
}

it.each(spoken)(
  'without the script the guided booking in %s leads to one that can be moved and canceled',
  async (language) => {
    const say = <T>(words: () => T): T => inLanguage(language, words)
    const [booking, guided, pickup] = [say(bookingWords), say(bookOnlineWords), say(pickupWords)]
    const label = say(() => quoteOf({ items: plainItem.id }))?.counted[0]?.item.label ?? plainItem.label
    const street = `12 ${language} Oak Street`
    const start = `${say(() => paths.bookOnline)}?items=${plainItem.id}.1`
    const page = await browser.visit(start, { ...phone, javaScriptEnabled: false })
    await page.locator('#where').fill(ownPlace)
    // What came along from the calculator isn't asked again.
    if (isOn('/pricing-calculator')) expect(await page.locator('#what').count()).toBe(0)
    else await page.locator('#what').fill(plainItem.label)
    await page.getByRole('button', { name: guided.nextWhen }).click()
    await page.getByText(booking.place.yes(ownTown)).waitFor()
    await showNextWeek(page)
    await page.locator('.slot-day-pick:enabled:not(:checked) + .leaf').first().click()
    const day = await page.locator('.slot-day-pick:checked').inputValue()
    await page.locator('.slot-times:visible .slot-time').first().click()
    const slot = await chosen(page)
    expect(slot).toContain(day)
    await page.getByRole('button', { name: guided.nextWho }).click()
    await expect.poll(() => page.locator('aside .ticket').textContent()).toContain(label)
    await page.locator('[name=phone]').fill('2025556002')
    // What's booked again in the same words is the first booking.
    await page.locator('[name=address]').fill(street)
    await page.getByRole('button', { name: booking.title }).click()
    await heading(
      page,
      say(() => bookingForm.received().heading),
    )
    const receipt = await page.locator('.ticket').textContent()
    for (const said of [say(() => timeLabel(slot, windowHours)), street, ownZip]) expect(receipt).toContain(said)
    await page
      .locator(`main a[href^="${say(() => paths.booking({ token: '' }))}"].link`)
      .first()
      .click()
    await heading(page, pickup.headings.open)
    await page.getByRole('link', { name: pickup.move }).click()
    await page.locator('.slot-times:visible label.slot-time').last().click()
    await page.getByRole('button', { name: pickup.moveButton }).click()
    await heading(page, pickup.headings.moved)
    await page.getByRole('link', { name: pickup.cancel }).click()
    await page.getByRole('button', { name: pickup.cancelButton }).click()
    await heading(page, pickup.headings.canceled)
    const lines = await page
      .locator('.booked-top > :first-child, .booked-top > :first-child > :not(.sr-only)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationLine))
    // A line through the paragraph doesn't go through the hours, which are a block of their own.
    expect(lines).toEqual(['line-through', 'line-through'])
  },
)

it('each step of the guided booking has the focus on its question, the truck, and the answers so far beside it', async () => {
  const page = await browser.visit('/book-online', { ...phone, viewport: { width: 360, height: 664 } })
  const box = async (selector: string) =>
    (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const trucks: number[] = []
  const look = async () => {
    const [word, truck] = [await box('[aria-current=step]'), await box('.step-truck')]
    trucks.push(truck.x)
    // The text's own box, since the step's box has room for the truck.
    const text = await page.locator('[aria-current=step]').evaluate((step) => {
      const range = document.createRange()
      range.selectNodeContents(step)
      return range.getBoundingClientRect().bottom
    })
    expect(truck.y).toBeGreaterThanOrEqual(text)
    expect(truck.y + truck.height).toBeLessThanOrEqual(word.y + word.height)
  }
  await look()
  await page.locator('#where').fill(ownPlace)
  for (const [button, step] of [
    ['Next: when', 'When'],
    ['Next: who', 'Who'],
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

it('a place far away is said before a time is chosen, apart from the price above the calendar', async () => {
  const page = await browser.visit(`/book-online?location=00000&items=${plainItem.id}&step=when`)
  const place = (selector: string) => page.locator(selector).evaluate((it) => it.getBoundingClientRect().toJSON())
  const note = await place('main .place-maybe')
  expect((await place('.slot-days')).top).toBeGreaterThan(note.bottom)
  if (business.features.calculator) expect((await place('.list-price')).top - note.bottom).toBeGreaterThanOrEqual(8)
})

it('the steps of the guided booking survive a reload, back and forward', async () => {
  const page = await browser.visit('/book-online')
  await page.locator('#where').fill(ownPlace)
  await page.getByRole('button', { name: 'Next: when' }).click()
  // A page can't be reloaded while it's navigating, so this waits for the step.
  await isAtStep(page, 'When')
  await page.reload()
  await isAtStep(page, 'When')
  await page.goBack()
  await isAtStep(page, 'Where')
  await page.goForward()
  await showNextWeek(page)
  await page.locator('.slot-times:visible .slot-time').first().click()
  const slot = await chosen(page)
  await page.getByRole('button', { name: 'Next: who' }).click()
  await isAtStep(page, 'Who')
  expect(new URL(page.url()).searchParams.get('slot')).toBe(slot)
})

it.each(spoken)(
  'the calendar keeps in %s what was chosen before hydration, and validates before sending',
  async (language) => {
    const page = await browser.visit(inLanguage(language, () => paths.schedule()))
    await page.locator('.slot-times:visible label.slot-time').last().click()
    const before = await chosen(page)
    await hydrated(page, 'BookingForm')
    await expect.poll(() => chosen(page)).toBe(before)
    await page.getByRole('button', { name: inLanguage(language, bookingWords).title }).click()
    await summary(page).waitFor()
    const missing = inLanguage(language, () =>
      (['location', 'address', 'phone'] as const).map((name) => fieldError(bookingForm.fields[name], '')),
    )
    await expect.poll(() => summary(page).locator('a').allTextContents()).toEqual(missing)
    await expect.poll(() => chosen(page)).toBe(before)
  },
)

it('a ZIP or town is answered as it’s typed, and the button stays in its place', async () => {
  const page = await browser.visit('/schedule', phone)
  const field = page.getByLabel('ZIP or town')
  const answer = page.locator('.place-note')
  const button = page.locator('main form:not([hidden]) button[type=submit]').last()
  const place = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await field.focus()
  await hydrated(page, 'BookingForm')
  const before = await place()
  await field.pressSequentially(ownTown.slice(0, 2))
  expect(await answer.textContent()).toBe('')
  await field.fill(ownTown)
  await expect.poll(() => answer.textContent()).toBe(`Yes, we serve ${ownTown}.`)
  expect(await place()).toBe(before)
  await field.fill('00000')
  await expect.poll(() => answer.textContent()).toContain('outside')
  const below = await page.locator('.place-note + * label').first().boundingBox()
  const box = await answer.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await field.fill(ownTown.slice(0, -1))
  await field.blur()
  await answer.getByRole('button').click()
  expect(await field.inputValue()).toBe(ownTown)
  const notes = page.locator('[name=notes]')
  await notes.fill('x'.repeat(420))
  await notes.blur()
  expect(await page.locator('#booking-notes-error').textContent()).toContain('120 characters too many')
  expect(await notes.inputValue()).toHaveLength(420)
})

it('a window that was taken meanwhile takes one tap more, and keeps what was typed', async () => {
  const page = await browser.visit(`/book-online?zip=${ownZip}`)
  const slot = await chosen(page)
  await page.getByRole('button', { name: 'Next: who' }).click()
  await page.getByLabel('Street address').fill('12 Oak Street')
  await page.getByRole('textbox', { name: 'Phone' }).fill('2025556101')
  await page.getByLabel('Your name').fill('Ann "O" <b>')
  const { DB } = await browser.site.env()
  for (let crew = 0; crew < crewsOfTests; crew++) await book(DB, `full-${slot}-${crew}`, slot, crewsOfTests, 1)
  await page.getByRole('button', { name: 'Book a pickup' }).click()
  const offers = page.locator('button[name=offer]')
  await expect.poll(() => offers.count()).toBe(3)
  expect(await summary(page).textContent()).toContain(`${slotLabel(slot, windowHours)} was just taken`)
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ann "O" <b>')
  expect(await page.getByLabel('Street address').inputValue()).toBe('12 Oak Street')
  const offer = await offers.first().getAttribute('value')
  expect(offer).not.toBe(slot)
  await offers.first().click()
  await heading(page, 'Your pickup is booked')
  expect(new URL(page.url()).searchParams.get('slot')).toBe(offer)
  await hydrated(page, 'ReceiptTools')
  // This browser can't share.
  expect(await page.getByRole('button', { name: 'Share the time' }).count()).toBe(0)
})

it.each(spoken)(
  'a pickup is booked in %s from Home with five taps, and its receipt is shared without what is private, and printed',
  async (language) => {
    const say = <T>(words: () => T): T => inLanguage(language, words)
    const [home, booking, pickup] = [say(homeWords), say(bookingWords), say(pickupWords)]
    const street = `12 Elm Street, ${language}`
    const page = await browser.visit(say(() => paths.home))
    await page.addInitScript(
      "Object.defineProperty(navigator, 'share', { value: async (data) => { window.shared = data } })",
    )
    await page.getByRole('main').getByRole('link', { name: home.book, exact: true }).tap()
    await page.locator('[name=location]').tap()
    await page.keyboard.type(ownZip)
    await page.locator('[name=address]').tap()
    await page.keyboard.type(street)
    await page.locator('[name=phone]').tap()
    await page.keyboard.type(`202555${spoken.indexOf(language) + 6}102`)
    await page.getByRole('button', { name: booking.title }).tap()
    await heading(
      page,
      say(() => bookingForm.received().heading),
    )
    await hydrated(page, 'ReceiptTools')
    await page.getByRole('button', { name: pickup.shareTime }).click()
    const shared = JSON.stringify(await page.evaluate('window.shared'))
    expect(shared).toContain(pickup.shared(business.name, '').trimEnd())
    for (const own of ['http', 'booking', 'Elm', ownZip]) expect(shared).not.toContain(own)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText(street).isVisible()).toBe(true)
    // Paper has no use for what can only be tapped.
    for (const name of [pickup.addToCalendar, pickup.move, pickup.cancel])
      expect(await page.getByRole('link', { name }).isVisible()).toBe(false)
    expect(await printedSheets(page)).toBe(1)
  },
)

it('a receipt shows its photos, can be copied as a link, and has it as a code on paper', async () => {
  const { name, mimeType, buffer } = await photoFile('a.jpg')
  const sent = await browser.site.post(
    '/schedule',
    multipart(typedBooking(await lastSlot(), { phone: '2025556103' }), [
      new File([new Uint8Array(buffer)], name, { type: mimeType }),
    ]),
  )
  const page = await browser.visit(sent.headers.get('location') ?? '', {
    ...phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const picture = page.locator('main dl img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const own = (await page.getByRole('link', { name: 'your private link' }).getAttribute('href')) ?? ''
  const code = page.locator('[data-paper-link] svg')
  expect(await code.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.getByRole('button', { name: 'Copied the link' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + own)
  await page.emulateMedia({ media: 'print' })
  // A camera needs about half a millimeter for each dot of the code.
  const [width, dots] = await code.evaluate((it: SVGSVGElement) => [it.clientWidth, it.viewBox.baseVal.width])
  expect(((width ?? 0) / 96) * 25.4).toBeGreaterThan(0.5 * (dots ?? 99))
  expect(await page.getByText('Wrong number?').isVisible()).toBe(false)
})

it('a request that isn’t a booking shows no date in large letters, but what was sent, and how to drop it', async () => {
  const send = async (address: string) =>
    browser.site.post('/schedule', multipart(typedBooking(await lastSlot(), { phone: '2025556104', address })))
  // One number has two pickups at most.
  for (const address of ['1 Oak Street', '2 Oak Street']) await send(address)
  const page = await browser.visit((await send('3 Oak Street')).headers.get('location') ?? '')
  await heading(page, 'We have your request')
  for (const said of [ownPlace, 'One couch', '(202) 555-6104']) await page.locator('dl').getByText(said).waitFor()
  const size = (locator: Locator) => locator.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
  expect(await size(page.getByText('You asked for'))).toBeLessThanOrEqual(await size(page.locator('dl')))
  await page.getByRole('link', { name: 'Withdraw it' }).click()
  await page.getByRole('button', { name: 'I don’t need it anymore' }).click()
  await heading(page, 'This request is closed')
})

it('a form that somebody comes back to says what they booked, and books another in place of changing it', async () => {
  const page = await browser.visit('/schedule', phone)
  const typed = { phone: '2025556004', address: '16 Oak Street', location: ownPlace, 'junk-type': 'One couch' }
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text)
  await hydrated(page, 'BookingForm')
  const slot = await chosen(page)
  await page.getByRole('button', { name: 'Book a pickup' }).click()
  await heading(page, 'Your pickup is booked')
  expect(await page.title()).toContain('Your pickup')
  await page.goBack()
  await page.getByText(`You’ve booked ${slotLabel(slot, windowHours)}`).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'see it' }).waitFor({ state: 'attached' })
  await hydrated(page, 'BookingForm')
  for (const [name, text] of Object.entries({ ...typed, address: '18 Oak Street' }))
    await page.locator(`[name=${name}]`).fill(text)
  await page.locator('.slot-times:visible .slot-time').last().click()
  await page.getByRole('button', { name: 'Book a pickup' }).click()
  await heading(page, 'Your pickup is booked')
  const [first] = await browser.rows<{ slot: string }>(
    "SELECT slot FROM bookings JOIN leads USING (reference) WHERE answers LIKE '%16 Oak Street%'",
  )
  expect(first?.slot).toBe(slot)
})

it('says in our own words what’s missing before the form’s script is there', async () => {
  const page = await browser.visit('/schedule')
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
  for (const path of [`/book-online?zip=${ownZip}`, '/schedule']) {
    await page.goto(path)
    expect(await isOnTop(page.locator('.slot-pick:checked + .slot-time')), path).toBe(true)
    const button = page.locator('main form:not([hidden]) button[type=submit]').last()
    await button.scrollIntoViewIfNeeded()
    expect(await isOnTop(button), path).toBe(true)
    await expect.poll(() => page.locator('[data-call-bar]').isVisible(), { message: path }).toBe(false)
  }
})
