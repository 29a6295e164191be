import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { sentences } from '#sentences'
import { ownerRules } from '../../src/business/calendar.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import { spanOf, spansAround } from '../../src/domain/calendar/spans.ts'
import type { Env } from '../../src/env.ts'
import { bookingToken } from '../../src/messages/links.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { readAvailability } from '../../src/store/availability.ts'
import { crewsOfTests, testBrowser } from '../support/browser.ts'
import { ownPlace } from '../support/business.ts'
import { wordiestMoment } from '../support/clock.ts'
import { openingLink } from '../support/desk.ts'
import { lead } from '../support/memoryServices.ts'
import { phonePhoto } from '../support/photos.ts'
import { multipart, typedQuote } from '../support/requests.ts'
import { anybody, keep } from '../support/seats.ts'

const browser = testBrowser()
const thumb = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
} as const
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

/** Books the next free window for somebody, as the owner may, also where nothing is booked online today, or ever. */
async function booked(name: string, digits: string, address = '12 Oak Street') {
  const { DB } = await browser.site.env()
  const { rules, taken } = await readAvailability(DB, wordiestMoment(), ownerRules)
  const slot = slots(wordiestMoment(), rules, taken)[0]?.id ?? ''
  const answers = { phone: `+1${digits}`, name, address, location: ownPlace, 'junk-type': 'One couch' }
  const request = lead(digits, { form: 'booking', answers })
  const kept = await keep(DB, request, wordiestMoment(), { slot, booker: { ...anybody, crews: crewsOfTests } })
  if (!kept?.ok) throw new Error(kept?.reason)
  return kept.booking
}

/** The newest link in a mail that opens the desk, as it's on this machine. */
async function signInLink(): Promise<string> {
  const { SITE_URL } = (await browser.site.env()) as unknown as Env
  const links = (await browser.site.wholeMails<{ text: string }>()).flatMap(
    ({ text }) => /https?:\S+sign-in\?t=\S+/.exec(text) ?? [],
  )
  return (links.at(-1) ?? '').replace(SITE_URL, browser.site.origin)
}

it('whoever signs in by mail sees the day, takes the steps of a pickup, and sends photos that are made small', async () => {
  const { site } = browser
  const { NOTIFY_TO } = (await site.env()) as unknown as Env
  const booking = await booked('Ann', '2025559701', '7 Piano Lane')
  const page = await browser.visit(deskPaths.day(booking.slot.slice(0, 10)), thumb)
  await page.getByLabel('Your email address').fill(NOTIFY_TO)
  await tap(page, 'Email me a link')
  await page.getByText('it has an email with a link').waitFor()
  await expect.poll(signInLink).not.toBe('')
  await page.goto(await signInLink())
  await tap(page, 'Open the desk here')
  const stop = page.getByRole('listitem').filter({ hasText: '7 Piano Lane' })
  // The next step is on the same screen as the stop's beginning, whichever others come before it.
  const top = async (part: typeof stop) => (await part.boundingBox())?.y ?? Number.NaN
  const next = stop.getByRole('button', { name: 'On the way: 20 min' })
  expect((await top(next)) - (await top(stop))).toBeLessThan(thumb.viewport.height - 52 - 200)
  // Each truck's next stop has it, which may be another test's.
  await page.getByText('Running late').first().tap()
  await page.getByRole('button', { name: '15 min' }).first().waitFor()
  // Without a signal the phone shows the day as it was, keeps the tap, and sends it once there's one.
  await page.evaluate('navigator.serviceWorker.ready')
  await page.reload()
  await page.context().setOffline(true)
  await next.tap()
  await page.getByText('Not saved yet').waitFor()
  expect(await browser.rows("SELECT * FROM events WHERE kind = 'on-the-way'")).toEqual([])
  await page.context().setOffline(false)
  await stop.getByText(/On the way since/).waitFor()
  await stop.getByText('Done', { exact: true }).tap()
  await stop.getByLabel('What they paid').fill('245')
  await stop.getByText('Photos before', { exact: true }).tap()
  const large = phonePhoto({ width: 2400, height: 1800 }).jpeg({ quality: 100 })
  const photo = { name: 'after.jpg', mimeType: 'image/jpeg', buffer: await large.toBuffer() }
  const photos = stop.getByLabel('Photos of the empty spot')
  await photos.tap()
  await photos.setInputFiles([photo, { ...photo, name: 'cloud.jpg', buffer: Buffer.alloc(0) }])
  await stop.getByText(`cloud.jpg: ${sentences.form.refusals.unreadable}`).waitFor()
  const sizes = await photos.evaluate((input: HTMLInputElement) => Array.from(input.files ?? [], ({ size }) => size))
  expect([sizes.length, (sizes[0] ?? 0) < photo.buffer.length]).toEqual([1, true])
  await stop.getByRole('button', { name: 'it’s done' }).tap()
  await stop.getByText('$245').first().waitFor()
  const token = await bookingToken({ LEAD_SECRET: site.secret }, booking)
  const customer = await browser.visit(paths.ownRequest({ token }), thumb)
  for (const said of ['Paid', 'After']) await customer.getByText(said, { exact: true }).waitFor()
})

/** Runs in the page: a call and a text go nowhere from here. */
const stayHere = () =>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && /^(tel|sms):/.test(link.href)) event.preventDefault()
  })

it('needs few taps at 360 px for what an owner does most, from the open desk', async () => {
  const { site } = browser
  const env = (await site.env()) as unknown as Env
  const { DB } = env
  const [wrong, missed] = [await booked('Wanda Wrong', '2025559711'), await booked('Milo Missed', '2025559712')]
  await site.post('/', multipart(typedQuote({ phone: '2025559713', key: crypto.randomUUID() })))
  const page = await browser.visit('/desk/sign-in', { ...thumb, viewport: { width: 360, height: 640 } })
  await page.context().addInitScript(stayHere)
  await page.goto(await openingLink(env, wordiestMoment(), env.NOTIFY_TO))
  await tap(page, 'Open the desk here')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  const day = deskPaths.day(wrong.slot.slice(0, 10))
  // Another phone's.
  const send = async (form: Record<string, string>) =>
    expect(
      await page.evaluate(
        ([to, body]) => fetch(to ?? '', { method: 'POST', body: new URLSearchParams(body) }).then(({ ok }) => ok),
        [day, new URLSearchParams(form).toString()],
      ),
    ).toBe(true)
  await send({ reference: wrong.reference, step: 'done', paid: '3100', method: 'cash' })
  await send({ reference: missed.reference, step: 'arrived' })
  const { before } = spansAround(spanOf('month', wrong.slot.slice(0, 10)))
  await DB.prepare(`INSERT INTO income (done_on, cents, method, town, kind) VALUES (?, 9900, 'cash', 'Here', 'Attic')`)
    .bind(before.from)
    .run()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name })
  const tab = (name: string) => page.getByLabel('Desk').getByRole('link', { name })
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  const said = (text: string | RegExp) => () => page.getByText(text).first().waitFor()
  const type = (label: string, text: string) => ({ field: page.getByLabel(label, { exact: label === 'Phone' }), text })
  const onFirstScreen = (what: Locator) => async () => {
    const { y = 0, height = 0 } = (await what.boundingBox()) ?? {}
    const { y: bottom = 0 } = (await tab('Today').boundingBox()) ?? {}
    expect([await page.evaluate('scrollY'), y + height < bottom]).toEqual([0, true])
  }
  const text = link('Text it to them')
  // It's the last of many steps: the test's own time is what it has.
  const downloaded = page.waitForEvent('download', { timeout: 0 })
  // A field takes a tap, too, unless it has the focus.
  type Step = Locator | (() => Promise<unknown>) | ReturnType<typeof type>
  const [wanda, lead] = [row('Wanda Wrong'), row('555-9713')]
  const tasks: readonly (readonly [what: string, taps: number, ...steps: Step[]])[] = [
    ['cash of the day', 1, tab('Today'), said(/^Paid: \$3,/)],
    [
      'a wrong amount',
      3,
      ...[wanda.getByText('Wanda Wrong'), wanda.getByText('Change', { exact: true })],
      { field: wanda.getByLabel('What they paid'), text: '310' },
      ...[button('Save the change'), () => wanda.getByText('$310 in cash').waitFor()],
    ],
    [
      'nobody there',
      2,
      row('Milo Missed').getByText('Nobody there', { exact: true }),
      ...[button('Yes, nobody’s there'), said(/Nobody there at/)],
    ],
    ['calling a new lead', 2, tab('Requests'), lead.getByRole('link', { name: /^Call/ })],
    [
      'a price, sent',
      4,
      ...[tab('Requests'), lead.getByText('Give them a price')],
      { field: lead.getByLabel('Your price, in dollars'), text: '245' },
      ...[lead.getByRole('button', { name: 'Quoted' }), onFirstScreen(text), text],
    ],
    [
      'a caller without a date',
      3,
      ...[tab('Requests'), page.getByText('Add a request'), type('Phone', '2025559714')],
      ...[button('Add it'), said('It’s on your list.')],
    ],
    [
      'calling again tomorrow',
      2,
      ...[tab('Requests'), row('555-9714').getByRole('button', { name: 'Call tomorrow' }), said(/^Call again/)],
    ],
    [
      'last month as a spreadsheet',
      3,
      ...[tab('Numbers'), page.getByLabel('Dates around').getByRole('link').first(), link('Spreadsheet')],
      async () => expect((await downloaded).suggestedFilename()).toContain(before.from),
    ],
  ]
  for (const [what, most, ...steps] of tasks) {
    await page.goto(deskPaths.home)
    let taps = 0
    for (const step of steps) {
      const isTapped =
        typeof step !== 'function' && !('field' in step && (await step.field.evaluate((it) => it.matches(':focus'))))
      if (typeof step === 'function') await step()
      else if (isTapped) await ('field' in step ? step.field : step).tap()
      // Typed, so that what's there has to be selected.
      if (typeof step !== 'function' && 'field' in step) await page.keyboard.type(step.text)
      taps += Number(isTapped)
    }
    expect([what, taps]).toEqual([what, most])
  }
})
