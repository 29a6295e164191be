import { type CheerioAPI, load } from 'cheerio'
import ical from 'ical.js'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { sentences } from '#sentences'
import { crews, windowHours } from '#site/calendar.ts'
import { site as business } from '#site/site.ts'
import { say } from '#words'
import { services } from '../../src/business/siteTexts.ts'
import { calendarUrl } from '../../src/desk/calendarAddress.ts'
import { addDays, datesOf, localDate } from '../../src/domain/calendar/localTime.ts'
import { dateLabel, slotLabel, timeLabel } from '../../src/domain/calendar/slots.ts'
import { aboutLanguage } from '../../src/language/language.ts'
import { priceToken } from '../../src/messages/links.ts'
import { paths } from '../../src/routes.ts'
import { honeypotName } from '../../src/shared/forms/form.ts'
import { type Claims, signToken } from '../../src/shared/http/access.ts'
import { closeDates, openDates, revokeCalendar } from '../../src/store/calendar.ts'
import { endAllSessions } from '../../src/store/sessions.ts'
import { appSite } from '../support/appSite.ts'
import { ownPlace, ownZip, spoken } from '../support/business.ts'
import { faultyDatabase } from '../support/faults.ts'
import { leadsTo, multipart, typedBooking, windowsOn } from '../support/requests.ts'
import { book } from '../support/seats.ts'

const site = appSite()
const { DB } = site.env
const day = 24 * 3_600_000

/** Free windows in the page's order; each test takes the last one, so that no two share one. */
const free: string[] = []
const read = async (path: string) => {
  const response = await site.get(path)
  return { response, $: load(await response.text()) }
}
// A business with few windows a week has them farther ahead.
for (let [week, path] = [0, '/schedule']; path && (week < 3 || free.length < 45); week++) {
  const { $ } = await read(path)
  // The first week may end while the tests run.
  if (week > 0) free.push(...windowsOn($))
  path = $('.leaf-more').attr('href') ?? ''
}
const freshSlot = () => free.pop() ?? ''
const fill = async (slot: string) => {
  for (let crew = 0; crew < crews; crew++) await book(DB, `full-${slot}-${crew}`, slot, crews, 1)
}

let phones = 2025552000
const send = (slot: string, changes: Record<string, string> = {}, path = '/schedule') =>
  site.post(path, multipart(typedBooking(slot, { phone: String(phones++), ...changes })))

type Row = { reference: string; slot: string; seat: number; status: string; revision: number }
const held = async (reference: string) =>
  (await site.rows<Row>(`SELECT * FROM bookings WHERE reference = '${reference}'`))[0]
const sign = (claims: Partial<Claims>) =>
  signToken({ LEAD_SECRET: site.secret }, { purpose: 'own', id: 'ANY', expires: site.clock.now + day, ...claims })

type Wish = { readonly path: string; readonly act: string; readonly slot?: string; readonly revision?: string }
/** Sends what the page's form has: the revision is the one that it shows, unless another is given. */
async function act({ path, act, slot = '', revision }: Wish) {
  const shown = revision ?? (await read(`${path}&do=${act}`)).$('input[name=revision]').attr('value') ?? ''
  return site.post(path, new URLSearchParams({ act, slot, revision: shown }))
}

describe('a booking', () => {
  it('books a seat once, is stored as a lead, and its ticket has the window, a calendar file and a link', async () => {
    const slot = freshSlot()
    const phone = '2025551999'
    const answer = await send(slot, { phone })
    expect(answer.status).toBe(303)
    const { path, reference, token } = leadsTo(answer)
    expect(token).toContain(`_${slot}.`)
    expect(leadsTo(await send(slot, { phone }, '/book-online')).reference).toBe(reference)
    expect(await held(reference)).toMatchObject({ slot, seat: 1, status: 'live', revision: 1 })
    const [lead] = await site.rows<{ form: string; area: string; answers: string }>(
      `SELECT form, area, answers FROM leads WHERE reference = '${reference}'`,
    )
    expect(lead).toMatchObject({ form: 'booking', area: 'yes' })
    expect(JSON.parse(lead?.answers ?? '')).toMatchObject({ slot, address: '12 Oak Street', items: 'couch.1' })
    const { $ } = await read(path)
    expect($('main').text()).toContain(slotLabel(slot, windowHours))
    for (const link of [`/your-request.ics?t=${token}`, `/your-request?t=${token}`])
      expect($(`main a[href="${link}"]`)).toHaveLength(1)
  })

  it('shows the receipt to its signed link alone: place, things and price', async () => {
    const { path, token } = leadsTo(await send(freshSlot(), { items: 'sofa.2' }))
    const { $ } = await read(path)
    for (const said of [`12 Oak Street, ${ownPlace}`, 'One couch']) expect($('main').text()).toContain(said)
    if (business.features.calculator)
      expect($('main').text()).toMatch(/Price\$[\d,]+ to \$[\d,]+\. You agree to the price at your door/)
    // The text to share says when, and gives away neither the link nor the place.
    const shared = $('[data-island=ReceiptTools]').attr('data-island-props')
    expect(shared).toContain(business.name)
    for (const own of [token, 'Oak', ownZip]) expect(shared).not.toContain(own)
  })

  it('says that a number abroad gets a call instead of the texts that were asked for', async () => {
    const page = async (phone: string) =>
      (await read(leadsTo(await send(freshSlot(), { texts: 'yes', phone })).path)).$('main').text()
    expect(await page('416 555 0171')).toContain('We can’t text that number')
    expect(await page('202 555 0171')).not.toContain('We can’t text that number')
  })
})

describe('a window that is taken before the form is sent', () => {
  it('is answered with the three nearest free ones, each a button, and keeps every value', async () => {
    const slot = freshSlot()
    await fill(slot)
    const answer = await send(slot, { email: 'ann@example.com' })
    expect(answer.status).toBe(409)
    const $ = load(await answer.text())
    expect($('[data-error-summary]').text()).toContain(`${slotLabel(slot, windowHours)} was just taken`)
    const offers = [...$('button[name=offer]')].map((input) => $(input).attr('value') ?? '')
    const away = (id: string) => Math.abs(Date.parse(`${id}:00Z`) - Date.parse(`${slot}:00Z`))
    const nearest = windowsOn((await read(`/schedule?slot=${slot}`)).$).sort((a, b) => away(a) - away(b))
    expect(offers).toEqual([...offers].sort())
    expect(Math.max(...offers.map(away))).toBeLessThanOrEqual(away(nearest[2] ?? ''))
    expect(offers).toHaveLength(3)
    expect($('.slot-pick[checked]')).toHaveLength(0)
    const kept = { address: '12 Oak Street', email: 'ann@example.com', items: 'couch.1' }
    for (const [name, value] of Object.entries(kept)) expect($(`[name="${name}"]`).val()).toBe(value)
    const taken = await send(slot, { offer: offers[0] ?? '', day: slot.slice(0, 10) })
    expect(leadsTo(taken).token).toContain(`_${offers[0]}.`)
    free.splice(free.indexOf(offers[0] ?? ''), 1)
  })

  it('says that the day was closed, and what else is open', async () => {
    const slot = freshSlot()
    await closeDates(DB, [slot.slice(0, 10)])
    const closed = await send(slot)
    await openDates(DB, [slot.slice(0, 10)])
    const $ = load(await closed.text())
    expect([closed.status, $('button[name=offer]').length]).toEqual([409, 3])
    expect($('[data-error-summary]').text()).toContain('We’re closed')
  })

  it.each([paths.schedule(), `${paths.bookOnline}?zip=${ownZip}`])(
    'is no dead end where nothing is open: %s leads to a call and a quote in place of a form',
    async (path) => {
      const closed = appSite()
      const today = localDate(Date.now(), business.timeZone)
      await closeDates(closed.env.DB, datesOf(addDays(today, -1), addDays(today, 99)))
      const main = (await closed.page(path))('main')
      expect(['form', `a[href="${paths.quote}"]`].map((of) => main.find(of).length)).toEqual([0, 1])
      expect(main.text()).toContain(say.booking.noWindows)
    },
  )
})

describe('the link of a booking', () => {
  it.each(spoken.slice(-1))(
    'shows in %s what is true now, moves and cancels it, and its calendar file follows',
    async (language) => {
      const told = <T>(words: () => T): T => inLanguage(language, words)
      const label = (slot: string) => told(() => slotLabel(slot, windowHours))
      const [one, two] = [freshSlot(), freshSlot()]
      const { path, reference, token } = leadsTo(
        await send(
          one,
          {},
          told(() => paths.schedule()),
        ),
      )
      const link = told(() => paths.ownRequest({ token }))
      const { $ } = await read(link)
      expect($('html').attr('lang')).toBe(aboutLanguage[language].tag)
      for (const said of [reference, `12 Oak Street, ${ownPlace}`]) expect($('main').text()).toContain(said)
      expect($('main').text().toLowerCase()).toContain(label(one).toLowerCase())
      const file = async () => {
        const calendar = new ical.Component(
          ical.parse(await (await site.get(told(() => paths.ownCalendar({ token })))).text()),
        )
        const { sequence, uid, location } = new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
        return { method: calendar.getFirstPropertyValue('method'), sequence, uid, location }
      }
      const first = await file()
      expect(first).toMatchObject({ method: 'PUBLISH', sequence: 0, location: `12 Oak Street, ${ownPlace}` })
      // Only a form acts.
      for (const asked of ['cancel', 'move']) await read(`${link}&do=${asked}`)
      expect(await held(reference)).toMatchObject({ slot: one, revision: 1 })
      // Its own window is named, can't be chosen, and no other is chosen for the visitor.
      const choice = (await read(`${link}&do=move`)).$('#move')
      expect(choice.find('.slot-current').text()).toBe(told(() => say.booking.now + timeLabel(one, windowHours)))
      expect(choice.find(`input[name=slot][checked], input[name=slot][value="${one}"]`)).toHaveLength(0)
      expect(choice.find('input[type=radio][checked]').attr('value')).toBe(one.slice(0, 10))
      expect((await act({ path: link, act: 'move', slot: '' })).status).toBe(409)

      const moved = await act({ path: link, act: 'move', slot: two })
      expect([moved.status, leadsTo(moved).token]).toEqual([303, token])
      // Sent twice, it's moved once.
      expect((await act({ path: link, act: 'move', slot: two, revision: '1' })).status).toBe(303)
      expect(await held(reference)).toMatchObject({ slot: two, revision: 2 })
      for (const page of [link, path]) {
        const text = (await read(page)).$('main').text().toLowerCase()
        expect(text).toContain(label(two).toLowerCase())
        expect(text).not.toContain(label(one).toLowerCase())
      }
      expect(await file()).toMatchObject({ ...first, sequence: 1 })

      const canceled = await act({ path: link, act: 'cancel' })
      expect(canceled.status).toBe(303)
      for (const page of [canceled.headers.get('location') ?? '', path])
        expect((await read(page)).$('h1').text()).toBe(told(() => sentences.pickup.headings.canceled))
      expect(await file()).toMatchObject({ method: 'CANCEL', sequence: 2, uid: first.uid })
      expect((await act({ path: link, act: 'cancel' })).status).toBe(409)
    },
  )

  it('says that an outdated page changed nothing', async () => {
    const [one, two] = [freshSlot(), freshSlot()]
    const { reference, token } = leadsTo(await send(one))
    await act({ path: paths.ownRequest({ token }), act: 'move', slot: two })
    for (const [asked, revision] of [
      ['move', '1'],
      ['cancel', '1'],
      ['cancel', ''],
      ['cancel', 'x'],
    ] as const) {
      const outdated = await act({ path: paths.ownRequest({ token }), act: asked, slot: freshSlot(), revision })
      expect(outdated.status).toBe(409)
      const $ = load(await outdated.text())
      expect($('[role=alert]').text()).toContain('Your pickup was changed after you opened that page')
      expect($('main').text()).toContain(slotLabel(two, windowHours))
      expect($(`main a[href="/your-request?t=${token}&do=cancel"]`)).toHaveLength(1)
    }
    expect(await held(reference)).toMatchObject({ slot: two, revision: 2, status: 'live' })
  })

  it('cannot move it to a window that is taken or none, and leaves it where it was', async () => {
    const [one, full] = [freshSlot(), freshSlot()]
    await fill(full)
    const { reference, token } = leadsTo(await send(one))
    for (const slot of [full, '2024-01-08T10', 'nonsense']) {
      const answer = await act({ path: paths.ownRequest({ token }), act: 'move', slot })
      expect(answer.status).toBe(409)
      const $ = load(await answer.text())
      expect($('input[name=slot]').length).toBeGreaterThan(0)
      expect($('button[name=offer]')).toHaveLength(slot === 'nonsense' ? 0 : 3)
    }
    expect(await held(reference)).toMatchObject({ slot: one, revision: 1 })
  })
})

it('a pickup that is over can’t be changed anymore, and leads to another one', async () => {
  await book(site.env.DB, 'PAST000001', '2025-01-06T10', 50, 1)
  const { $ } = await read(`/your-request?t=${await sign({ id: 'PAST000001' })}&do=move`)
  expect($('main h1').text()).toBe('This pickup is over')
  expect($('main form, main a[href*="do="]')).toHaveLength(0)
  expect($('main a[href="/schedule"]').text()).toContain('Book a pickup')
})

it('a booking goes on as a request while the calendar can’t be read', async () => {
  const slot = freshSlot()
  for (const table of ['bookings', 'occupied']) await site.rows(`ALTER TABLE ${table} RENAME TO ${table}_away`)
  try {
    expect((await read('/schedule')).$('main').text()).toContain('We can’t check our calendar right now')
    const answer = await send(slot)
    expect(answer.status).toBe(303)
    const { $ } = await read(answer.headers.get('location') ?? '')
    expect($('main h1').text()).toBe('We have your request')
    expect($('main').text()).toContain('it isn’t confirmed yet')
  } finally {
    for (const table of ['bookings', 'occupied']) await site.rows(`ALTER TABLE ${table}_away RENAME TO ${table}`)
  }
})

describe('the guided booking', () => {
  const step = (query: string, path: string = paths.bookOnline) => read(`${path}?${query}`)
  const now = ($: CheerioAPI) => $('[aria-current=step]').text()

  it.each(spoken.slice(-1))('keeps in %s every answer in the address through its steps', async (language) => {
    const slot = free[0] ?? ''
    const path = inLanguage(language, () => paths.bookOnline)
    const { steps } = inLanguage(language, () => say.booking)
    const [service] = inLanguage(language, services)
    const named = await step(`service=${service?.slug}`, path)
    expect(named.$('main form [name=junk-type]').attr('value')).toBe(service?.name)
    const where = await step('flights=2&junk-type=One+couch', path)
    expect([now(where.$), where.$('main form [name=junk-type]').attr('value')]).toEqual([steps.where, 'One couch'])
    expect(where.$('main form [name=flights]').attr('value')).toBe('2')
    const when = await step(`junk-type=One+couch&location=${ownZip}&step=when`, path)
    expect([now(when.$), windowsOn(when.$).length > 3]).toEqual([steps.when, true])
    const who = await step(`junk-type=One+couch&location=${ownZip}&slot=${slot}&step=who`, path)
    expect(now(who.$)).toBe(steps.who)
    const form = who.$('main form[method=post]')
    const hidden = form.find('input[type=hidden]').toArray()
    const carried = Object.fromEntries(hidden.map(({ attribs }) => [attribs.name ?? '', attribs.value ?? '']))
    expect(carried).toMatchObject({ slot, location: ownZip, 'junk-type': 'One couch' })
    expect(carried).not.toHaveProperty('items')
    expect(who.$('aside').text()).toContain(inLanguage(language, () => slotLabel(slot, windowHours)))
    expect((await send(slot, carried, form.attr('action'))).status).toBe(303)
  })

  it('leads to the form on one page and back with every answer, of which none is who they are', async () => {
    const query = `location=${ownZip}&junk-type=One+couch&slot=${free[0]}`
    const other = async (path: string) => (await read(`${path}?${query}`)).$('a[data-draft]').attr('href')
    expect(await other(paths.schedule())).toBe(`${paths.bookOnline}?${query}`)
    expect(await other(paths.bookOnline)).toBe(`${paths.schedule()}?${query}`)
    const refused = load(await (await send(free[0] ?? '', { phone: '12' })).text())
    expect(refused('a[data-draft]').attr('href')).not.toMatch(/phone|location|address/)
  })

  it('asks for a time on a day that was opened without one, and books none of another day', async () => {
    const [slot = '', other = ''] = [free[0], free.find((id) => id.slice(0, 10) !== free[0]?.slice(0, 10))]
    const date = other.slice(0, 10)
    const when = await step(`location=${ownZip}&slot=${slot}&day=${date}&step=who`)
    expect([now(when.$), when.$('#when-error').text()]).toEqual(['When', `Error: Pick a time on ${dateLabel(date)}`])
    expect(when.$('.slot-day-pick[checked]').attr('value')).toBe(date)
    const refused = await send(slot, { day: date })
    expect(refused.status).toBe(422)
    const $ = load(await refused.text())
    expect($('[data-error-summary] a').text()).toBe(`Pick a time on ${dateLabel(date)}`)
    // The page doesn't ask again where the browser shows all days at once.
    expect($('.slot-pick[checked], [name=day]')).toHaveLength(0)
  })

  it('goes back to the step that lacks its answer', async () => {
    for (const asked of ['when', 'who']) {
      const place = await step(`step=${asked}`)
      expect([now(place.$), place.$('#where').attr('aria-invalid')], asked).toEqual(['Where', 'true'])
    }
    const gone = await step(`location=${ownZip}&slot=2024-01-08T10&step=who`)
    expect(gone.$('#when-error').text()).toContain('isn’t open anymore')
  })
})

it('the owner’s calendar lists pickups that are confirmed, only with a valid token', async () => {
  // What the tests before have sent in an hour is a flood, in which windows are only held.
  site.clock.now += day / 24
  const { reference } = leadsTo(await send(free[2] ?? ''))
  const odd = { [honeypotName]: 'x', 'junk-type': 'http://buy.example', elapsed: '3' }
  const unusual = leadsTo(await send(freshSlot(), odd))
  expect(unusual.token).toMatch(/^sent\./)
  expect((await read(unusual.path)).$('main').text()).toMatch(/not confirmed yet.*We’ll call you/s)
  const mailed = await priceToken({ env: { ...site.env, SITE_URL: '' }, now: () => site.clock.now }, unusual.reference)
  expect((await read(paths.ownRequest({ token: mailed }))).$('h1').text()).toBe(sentences.pickup.headings.held)
  const feed = await site.get(await calendarUrl({ ...site.env, SITE_URL: '' }, site.env.NOTIFY_TO, 0))
  const calendar = new ical.Component(ical.parse(await feed.text()))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ical.Event(each))
  const mine = events.find(({ uid }) => uid.includes(reference))
  expect([mine?.summary, mine?.description]).toEqual([`Pickup: Ann, ${ownPlace}`, expect.stringContaining('One couch')])
  expect(events.filter(({ uid }) => uid.includes(unusual.reference))).toEqual([])
  for (const token of ['', await sign({ id: 'owner' })])
    expect((await site.get(`/calendar.ics?t=${token}`)).status).toBe(410)
})

it('an owner’s calendar ends with the owner, with all that are replaced, and when everybody is signed out', async () => {
  const [ann, bea] = ['ann@example.com', 'bea@example.com']
  const DESK_PEOPLE = `${ann}, ${bea}`
  const signer = { LEAD_SECRET: site.secret, SITE_URL: '' }
  const status = async (url: string, changes = {}) => (await site.get(url, {}, { DESK_PEOPLE, ...changes })).status
  const both = async (number: number) =>
    Promise.all([ann, bea].map(async (person) => status(await calendarUrl(signer, person, number))))
  const first = await calendarUrl(signer, ann, 0)
  expect(await calendarUrl(signer, ann, 0)).toBe(first)
  expect(await both(0)).toEqual([200, 200])
  expect(await status(first, { LEAD_SECRET: 'a newer one', LEAD_SECRET_OLD: site.secret })).toBe(200)
  for (const people of [bea, `${ann} crew, ${bea}`, `${ann} admin`])
    expect(await status(first, { DESK_PEOPLE: people })).toBe(410)
  // The addresses of earlier versions named nobody.
  for (const id of ['owner', 'owner-0', 'owner-9'])
    expect(await status(`/calendar.ics?t=${await sign({ purpose: 'calendar', id })}`)).toBe(410)
  await revokeCalendar(site.env.DB, 0)
  expect(await both(0)).toEqual([410, 410])
  expect(await both(1)).toEqual([200, 200])
  await endAllSessions(site.env)
  expect(await both(1)).toEqual([410, 410])
  expect(await both(2)).toEqual([200, 200])
})

it('without a database the page shows the windows of the rules, and a link changes nothing', async () => {
  const broken = appSite({ DB: faultyDatabase(DB, 'throws') })
  const page = await broken.get('/schedule')
  const $ = load(await page.text())
  expect([page.status, $('input[name=slot]').length > 0]).toEqual([200, true])
  expect($('main').text()).toContain('we’ll call to confirm it')
  const answer = await broken.post(`/your-request?t=${await sign({})}`, new URLSearchParams({ act: 'cancel' }))
  expect(answer.status).toBe(503)
  expect(load(await answer.text())('main').text()).toContain('Nothing about your pickup has changed')
})
