import type { CheerioAPI } from 'cheerio'
import { load } from 'cheerio'
import ical from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { crews, windowHours } from '#site/calendar.ts'
import { site as business } from '#site/site.ts'
import { createApp } from '../../src/app/app.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { dateLabel, slotLabel, slots } from '../../src/domain/calendar/slots.ts'
import type { Env } from '../../src/env.ts'
import { honeypotName } from '../../src/forms/form.ts'
import type { Claims } from '../../src/server/lib/token.ts'
import { signToken } from '../../src/server/lib/token.ts'
import { appSite } from '../support/appSite.ts'
import { ownPlace, ownZip } from '../support/business.ts'
import { closeDate, openDate, setCrews } from '../support/ownerCalendar.ts'
import { multipart, ownAddress, typedBooking } from '../support/requests.ts'
import { book } from '../support/seats.ts'

const site = appSite()
const day = 24 * 3_600_000

/** Free windows as the page shows them; each test takes others, from behind. */
const free: string[] = []
const slotsOn = ($: CheerioAPI) =>
  $('input[name=slot]')
    .toArray()
    .map((input) => $(input).attr('value') ?? '')
beforeAll(async () => {
  let path = '/schedule'
  for (let week = 0; week < 3; week++) {
    const page = load(await (await site.get(path)).text())
    // The first week may end while the tests run.
    if (week > 0) free.push(...slotsOn(page))
    path = page('.leaf-more').attr('href') ?? ''
  }
})
const freshSlot = () => free.pop() ?? ''

let phones = 2025552000
const send = (slot: string, changes: Record<string, string> = {}, path = '/schedule', from = ownAddress()) =>
  site.post(path, multipart(typedBooking(slot, { phone: String(phones++), ...changes })), from)

type Row = { reference: string; slot: string; seat: number; status: string; revision: number }
const bookings = (where: string) => site.rows<Row>(`SELECT * FROM bookings WHERE ${where} ORDER BY seat`)
const held = async (reference: string) => (await bookings(`reference = '${reference}'`))[0]

/** What a confirmation's address says. */
function confirmed(answer: Response) {
  const url = new URL(answer.headers.get('location') ?? '', site.origin)
  return { url, reference: url.pathname.split('/').at(-1) ?? '', token: url.searchParams.get('t') ?? '' }
}
const read = async (path: string) => {
  const response = await site.get(path)
  return { response, $: load(await response.text()) }
}
type Wish = { readonly t: string; readonly act: string; readonly slot?: string; readonly revision?: string }
/** Sends what the page's form has: the revision is the one that it shows, unless another is given. */
async function act({ t, act, slot = '', revision }: Wish) {
  const path = `/booking?t=${encodeURIComponent(t)}`
  const shown = revision ?? (await read(`${path}&do=${act}`)).$('input[name=revision]').attr('value') ?? ''
  return site.post(path, new URLSearchParams({ act, slot, revision: shown }))
}

describe('a booking', () => {
  it('books a seat, is stored as a lead, and shows a ticket with its window, a calendar file and a link', async () => {
    const slot = freshSlot()
    const answer = await send(slot)
    expect(answer.status).toBe(303)
    const { url, reference, token } = confirmed(answer)
    expect(url.searchParams.get('slot')).toBe(slot)
    expect(await held(reference)).toMatchObject({ slot, seat: 1, status: 'live', revision: 1 })
    const [lead] = await site.rows<{ form: string; area: string; answers: string }>(
      `SELECT form, area, answers FROM leads WHERE reference = '${reference}'`,
    )
    expect(lead).toMatchObject({ form: 'booking', area: 'yes' })
    expect(JSON.parse(lead?.answers ?? '')).toMatchObject({ slot, address: '12 Oak Street', items: 'couch.1' })

    const { response, $ } = await read(url.pathname + url.search)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect($('main').text()).toContain(slotLabel(slot, windowHours))
    expect($(`main a[href="/booking.ics?t=${token}"]`)).toHaveLength(1)
    expect($(`main a[href="/booking?t=${token}"]`)).toHaveLength(1)
  })

  it('shows the receipt to its signed link alone: place, things and price', async () => {
    const { url, token } = confirmed(await send(freshSlot(), { items: 'sofa.2' }))
    const at = async (t: string) => {
      const changed = new URL(url)
      changed.searchParams.set('t', t)
      return (await read(changed.pathname + changed.search)).$
    }
    const whole = (await at(token))('main').text()
    for (const said of [`12 Oak Street, ${ownPlace}`, 'One couch']) expect(whole).toContain(said)
    if (business.parts.calculator) expect(whole).toMatch(/Price\$\d+ to \$\d+\. You agree to the price at your door/)
    const other = confirmed(await send(freshSlot())).token
    for (const wrong of ['x', `${token.slice(0, -1)}_`, other]) {
      const $ = await at(wrong)
      expect($('h1').text()).toBe('Your pickup is booked')
      expect($('main').text()).not.toContain('Oak Street')
    }
    // What can be shared says when, and has neither the link nor the place.
    const shared = (await at(token))('[data-island=ReceiptTools]').attr('data-island-props')
    expect(shared).toContain(business.name)
    for (const own of [token, 'Oak', ownZip]) expect(shared).not.toContain(own)
  })

  it('shows on its confirmation what it is by now', async () => {
    const [one, two] = [freshSlot(), freshSlot()]
    const { url, token } = confirmed(await send(one))
    const path = url.pathname + url.search
    await act({ t: token, act: 'move', slot: two })
    const moved = (await read(path)).$('main').text()
    expect(moved).toContain(slotLabel(two, windowHours))
    expect(moved).not.toContain(slotLabel(one, windowHours))
    await act({ t: token, act: 'cancel' })
    expect((await read(path)).$('h1').text()).toBe('This pickup is canceled')
  })

  it('sent twice is one booking, from either page', async () => {
    const slot = freshSlot()
    const phone = '2025551999'
    const answers = [
      await send(slot, { phone }),
      await send(slot, { phone }),
      await send(slot, { phone }, '/book-online'),
    ]
    const references = answers.map((answer) => confirmed(answer).reference)
    expect(new Set(references).size).toBe(1)
    expect(await bookings(`slot = '${slot}'`)).toHaveLength(1)
  })

  it('corrected to another window under the same key is moved', async () => {
    const [one, two, key] = [freshSlot(), freshSlot(), crypto.randomUUID()]
    const phone = '2025551998'
    await send(one, { phone, key })
    const { reference } = confirmed(await send(two, { phone, key }))
    expect(await held(reference)).toMatchObject({ slot: two, revision: 2 })
    expect(await bookings(`slot = '${one}' AND status = 'live'`)).toEqual([])
  })

  it('without required answers is refused and keeps every value', async () => {
    const slot = freshSlot()
    const answer = await send(slot, { address: ' ', phone: '12', name: 'B "o" <b>' })
    expect(answer.status).toBe(422)
    const $ = load(await answer.text())
    expect($(`input[name=slot][value="${slot}"]`).attr('checked')).toBeDefined()
    expect($('[name=name]').attr('value')).toBe('B "o" <b>')
    expect($('[name=items]').attr('value')).toBe('couch.1')
    for (const link of $('[data-error-summary] a').toArray()) expect($($(link).attr('href') ?? '')).toHaveLength(1)
    const none = await send('', {})
    expect(none.status).toBe(422)
    expect(load(await none.text())('[data-error-summary]').text()).toContain('Pick a pickup window')
    expect(await bookings(`slot = '${slot}'`)).toEqual([])
  })
})

describe('a window that is taken before the form is sent', () => {
  it('is answered with the three nearest free ones, each a button, and keeps every value', async () => {
    const { DB } = site.env
    const slot = freshSlot()
    for (let crew = 0; crew < crews; crew++) await book(DB, `taken-${slot}-${crew}`, slot, crews, 1)
    const answer = await send(slot, { name: 'Ann', email: 'ann@example.com' })
    expect(answer.status).toBe(409)
    const $ = load(await answer.text())
    expect($('[data-error-summary]').text()).toContain(`${slotLabel(slot, windowHours)} was just taken`)
    const offers = $('button[name=offer]')
      .toArray()
      .map((input) => $(input).attr('value') ?? '')
    const away = (id: string) => Math.abs(Date.parse(`${id}:00Z`) - Date.parse(`${slot}:00Z`))
    const page = await read(`/schedule?slot=${slot}`)
    const nearest = slotsOn(page.$).sort((a, b) => away(a) - away(b))
    expect(offers).toEqual([...offers].sort())
    expect(Math.max(...offers.map(away))).toBeLessThanOrEqual(away(nearest[2] ?? ''))
    expect(offers).toHaveLength(3)
    expect($('.slot-pick[checked]')).toHaveLength(0)
    for (const [name, value] of Object.entries({
      address: '12 Oak Street',
      email: 'ann@example.com',
      items: 'couch.1',
    }))
      expect($(`[name="${name}"]`).attr('value')).toBe(value)
    const taken = await send(slot, { offer: offers[0] ?? '', day: slot.slice(0, 10) })
    expect(confirmed(taken).url.searchParams.get('slot')).toBe(offers[0])
    free.splice(free.indexOf(offers[0] ?? ''), 1)
  })

  it('in the guided booking shows the choice in the last step again', async () => {
    const { DB } = site.env
    const slot = freshSlot()
    for (let crew = 0; crew < crews; crew++) await book(DB, `gone-${slot}-${crew}`, slot, crews, 1)
    const answer = await send(slot, {}, '/book-online')
    expect(answer.status).toBe(409)
    const $ = load(await answer.text())
    expect($('button[name=offer]')).toHaveLength(3)
    expect($('[name=location]').attr('type')).toBe('hidden')
    expect($('[name=address]').attr('value')).toBe('12 Oak Street')
  })

  it('says so when the day was closed, and when it is too late', async () => {
    const { DB } = site.env
    const slot = freshSlot()
    await closeDate(DB, slot.slice(0, 10))
    const closed = await send(slot)
    expect([closed.status, load(await closed.text())('[data-error-summary]').text()]).toEqual([
      409,
      expect.stringContaining('We’re closed'),
    ])
    await openDate(DB, slot.slice(0, 10))
    const late = await send(slots(Date.UTC(2024, 0, 5), arrivalRules(), new Map())[0]?.id ?? '')
    expect([late.status, load(await late.text())('[data-error-summary]').text()]).toEqual([
      409,
      expect.stringContaining('is too soon for us now'),
    ])
  })

  it.each([1, 3])('forty at once for %i: exactly that many are booked, the others are refused', async (seats) => {
    const { DB } = site.env
    const slot = freshSlot()
    await setCrews(DB, slot, seats)
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(slot)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(seats).fill(303), ...Array(40 - seats).fill(409)])
    expect((await bookings(`slot = '${slot}' AND status = 'live'`)).map(({ seat }) => seat)).toEqual(
      Array.from({ length: seats }, (_, index) => index + 1),
    )
  })
})

describe('limits on seats', () => {
  it('one phone number has two pickups, and is asked to call for more, keeping every value', async () => {
    const phone = '2025551990'
    const [one, two, three] = [freshSlot(), freshSlot(), freshSlot()]
    const { reference, token } = confirmed(await send(one, { phone }))
    await send(two, { phone: '+1 (202) 555-1990 ext. 7' })
    const refused = await send(three, { phone, address: '14 Elm Street' })
    expect(refused.status).toBe(409)
    const $ = load(await refused.text())
    const message = `You already have two pickups booked with this number. Call us to book more: ${business.phone.label}`
    expect($('[data-error-summary]').text()).toContain(message)
    expect($('[data-error-summary] a').attr('href')).toBe(`#${$('[name=phone]').attr('id')}`)
    expect($('[name=address]').attr('value')).toBe('14 Elm Street')
    expect($(`input[name=slot][value="${three}"]`).attr('checked')).toBeDefined()
    expect(await bookings(`slot = '${three}'`)).toEqual([])
    // Repeating a request doesn't count, and neither does one that replaces a canceled one.
    expect((await send(one, { phone })).status).toBe(303)
    expect((await act({ t: token, act: 'cancel' })).status).toBe(303)
    expect((await send(three, { phone })).status).toBe(303)
    expect(await held(reference)).toMatchObject({ status: 'cancelled' })
  })

  it('one IP address books four in a day; later bookings become requests without a time', async () => {
    const from = ownAddress()
    const answers = []
    for (let index = 0; index < 6; index++) answers.push(await send(freshSlot(), {}, '/schedule', from))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303))
    const last = answers.map((answer) => confirmed(answer).url.searchParams)
    expect(last.map((query) => query.has('unconfirmed'))).toEqual([false, false, false, false, true, true])
    const { reference, url } = confirmed(answers[5] as Response)
    expect(await held(reference)).toBeUndefined()
    expect((await read(url.pathname + url.search)).$('main').text()).toContain('not confirmed yet')
    expect(await site.rows(`SELECT unconfirmed FROM leads WHERE reference = '${reference}'`)).toEqual([
      { unconfirmed: 1 },
    ])
    expect((await send(freshSlot())).status).toBe(303)
  })

  it('an unusual booking is a request: its seat is held for half an hour, and no calendar shows it', async () => {
    const slot = freshSlot()
    const { reference, url } = confirmed(
      await send(slot, { [honeypotName]: 'x', 'junk-type': 'http://buy.example', elapsed: '3' }),
    )
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ slot, unconfirmed: 'yes' })
    expect(url.searchParams.has('t')).toBe(false)
    const [row] = await site.rows<{ status: string; held_until: number }>(
      `SELECT status, held_until FROM bookings WHERE reference = '${reference}'`,
    )
    expect(row?.status).toBe('live')
    expect(row?.held_until).toBe(site.clock.now + 30 * 60_000)
    const claims: Claims = { purpose: 'calendar', id: 'owner', expires: Date.now() + day }
    const feed = await site.get(`/calendar.ics?t=${await signToken({ LEAD_SECRET: site.secret }, claims)}`)
    expect(feed.status).toBe(200)
    expect(await feed.text()).not.toContain(reference)
    const { DB } = site.env
    await DB.prepare('UPDATE bookings SET held_until = 1 WHERE reference = ?').bind(reference).run()
    await site.cron()
    expect(await held(reference)).toMatchObject({ status: 'cancelled', revision: 2 })
  })
})

describe('the link of a booking', () => {
  it('stays good: it shows what is true now, moves it twice and cancels it', async () => {
    const [one, two, three] = [freshSlot(), freshSlot(), freshSlot()]
    const { reference, token } = confirmed(await send(one))
    const shown = await read(`/booking?t=${token}`)
    expect(shown.response.headers.get('cache-control')).toBe('no-store')
    expect(shown.response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(shown.$('meta[name=robots]').attr('content')).toBe('noindex')
    for (const said of [reference, slotLabel(one, windowHours), `12 Oak Street, ${ownPlace}`])
      expect(shown.$('main').text()).toContain(said)
    await read(`/booking?t=${token}&do=cancel`)
    await read(`/booking?t=${token}&do=move`)
    expect(await held(reference)).toMatchObject({ slot: one, revision: 1 })

    for (const [index, slot] of [two, three].entries()) {
      const moved = await act({ t: token, act: 'move', slot })
      expect(moved.status).toBe(303)
      expect(confirmed(moved).token).toBe(token)
      expect(await held(reference)).toMatchObject({ slot, revision: index + 2 })
      const { $ } = await read(`/booking?t=${token}`)
      expect($('main').text()).toContain(slotLabel(slot, windowHours))
      expect($(`main a[href="/booking?t=${token}&do=move"]`)).toHaveLength(1)
    }

    const cancelled = await act({ t: token, act: 'cancel' })
    expect(cancelled.status).toBe(303)
    expect(await held(reference)).toMatchObject({ status: 'cancelled', revision: 4 })
    const end = await read(cancelled.headers.get('location') ?? '')
    expect(end.$('h1').text()).toBe('This pickup is canceled')
    expect((await act({ t: token, act: 'cancel' })).status).toBe(409)
  })

  it('acts once for a form that is sent twice, and not for one of an outdated page', async () => {
    const [one, two, three] = [freshSlot(), freshSlot(), freshSlot()]
    const { reference, token } = confirmed(await send(one))
    const twice = { t: token, act: 'move', slot: two, revision: '1' }
    expect([(await act(twice)).status, (await act(twice)).status]).toEqual([303, 303])
    expect(await held(reference)).toMatchObject({ slot: two, revision: 2 })
    for (const fields of [
      { act: 'move', slot: three },
      { act: 'cancel' },
      { act: 'cancel', revision: '' },
      { act: 'cancel', revision: 'x' },
    ]) {
      const outdated = await act({ t: token, revision: '1', ...fields })
      expect(outdated.status).toBe(409)
      const $ = load(await outdated.text())
      expect($('[role=alert]').text()).toContain('Your pickup was changed after you opened that page')
      expect($('main').text()).toContain(slotLabel(two, windowHours))
      expect($(`main a[href="/booking?t=${token}&do=cancel"]`)).toHaveLength(1)
    }
    expect(await held(reference)).toMatchObject({ slot: two, revision: 2, status: 'live' })
  })

  it('cannot move it to a window that is taken, and leaves it where it was', async () => {
    const { DB } = site.env
    const [one, full] = [freshSlot(), freshSlot()]
    for (let crew = 0; crew < crews; crew++) await book(DB, `full-${full}-${crew}`, full, crews, 1)
    const { reference, token } = confirmed(await send(one))
    for (const slot of [full, '2024-01-08T10', 'nonsense', '']) {
      const answer = await act({ t: token, act: 'move', slot })
      expect(answer.status).toBe(409)
      expect(load(await answer.text())('input[name=slot]').length).toBeGreaterThan(0)
    }
    expect(await held(reference)).toMatchObject({ slot: one, revision: 1 })
  })

  it('gives calendar files with one uid, a rising sequence, and a cancellation', async () => {
    const [one, two] = [freshSlot(), freshSlot()]
    const first = confirmed(await send(one))
    const file = async (token: string) => {
      const response = await site.get(`/booking.ics?t=${token}`)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      const calendar = new ical.Component(ical.parse(await response.text()))
      const event = new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
      return { method: calendar.getFirstPropertyValue('method'), event }
    }
    const before = await file(first.token)
    const moved = confirmed(await act({ t: first.token, act: 'move', slot: two }))
    const after = await file(moved.token)
    const cancelled = confirmed(await act({ t: moved.token, act: 'cancel' }))
    const end = await file(cancelled.token)
    expect([before.method, after.method, end.method]).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL'])
    expect([before.event.sequence, after.event.sequence, end.event.sequence]).toEqual([0, 1, 2])
    expect(new Set([before.event.uid, after.event.uid, end.event.uid]).size).toBe(1)
    expect(before.event.location).toBe(`12 Oak Street, ${ownPlace}`)
    expect(before.event.startDate.toJSDate().getTime()).not.toBe(after.event.startDate.toJSDate().getTime())
  })
})

describe('an invalid token', () => {
  it.each([
    ['expired', 410, (claims: Claims) => ({ ...claims, expires: Date.now() - day })],
    ['for another purpose', 403, (claims: Claims) => ({ ...claims, purpose: 'see-photos' as const })],
    ['of a booking that is not there', 404, (claims: Claims) => ({ ...claims, id: 'ZZZZZZZZZZ' })],
    ['tampered with', 403, (claims: Claims) => claims, (token: string) => token.replace(/\.(\d)/, '.9$1')],
    ['cut off', 404, (claims: Claims) => claims, (token: string) => token.slice(0, -3)],
    ['empty', 404, (claims: Claims) => claims, () => ''],
    ['hostile', 404, (claims: Claims) => claims, () => '"><script>alert(1)</script>'],
  ] as const)(
    '%s shows a clear page and changes nothing',
    async (_, status, change, spoil = (token: string) => token) => {
      const { LEAD_SECRET } = site.env as unknown as Env
      const slot = freshSlot()
      const { DB } = site.env
      const reference = `TOKEN${Math.random().toString(36).slice(2, 7).toUpperCase()}`
      await book(DB, reference, slot, 50, 1)
      const claims: Claims = { purpose: 'booking', id: reference, expires: Date.now() + day }
      const token = spoil(await signToken({ LEAD_SECRET }, change(claims)))
      for (const path of ['/booking', '/booking.ics']) {
        const { response, $ } = await read(`${path}?t=${encodeURIComponent(token)}`)
        expect(response.status).toBe(status)
        expect($('h1').text()).not.toBe('')
        expect($('main a[href^="tel:"]').length).toBeGreaterThan(0)
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
      for (const fields of [
        { act: 'cancel', revision: '1' },
        { act: 'move', slot: free[0] ?? '', revision: '1' },
      ])
        expect((await act({ t: token, ...fields })).status).toBe(status)
      expect(await held(reference)).toMatchObject({ slot, status: 'live', revision: 1 })
    },
  )
})

it('a pickup that is over can’t be changed anymore, and leads to another one', async () => {
  await book(site.env.DB, 'PAST000001', '2025-01-06T10', 50, 1)
  const { LEAD_SECRET } = site.env as unknown as Env
  const claims: Claims = { purpose: 'booking', id: 'PAST000001', expires: Date.now() + day }
  const { $ } = await read(`/booking?t=${await signToken({ LEAD_SECRET }, claims)}&do=move`)
  expect($('main h1').text()).toBe('This pickup is over')
  expect($('main form, main a[href*="do="]')).toHaveLength(0)
  expect($('main a[href="/schedule"]').text()).toContain('Book a pickup')
})

it('a booking goes on as a request while the calendar can’t be read', async () => {
  const slot = freshSlot()
  await site.rows('ALTER TABLE bookings RENAME TO bookings_away')
  try {
    expect((await read('/schedule')).$('main').text()).toContain('We can’t check our calendar right now')
    const answer = await send(slot)
    expect(answer.status).toBe(303)
    const { $ } = await read(answer.headers.get('location') ?? '')
    expect($('main h1').text()).toBe('We have your request')
    expect($('main').text()).toContain('not confirmed yet')
  } finally {
    await site.rows('ALTER TABLE bookings_away RENAME TO bookings')
  }
})

describe('the guided booking', () => {
  const step = (query: string) => read(`/book-online?${query}`)
  const now = ($: CheerioAPI) => $('[aria-current=step]').text()

  it('keeps every answer in the address through its steps', async () => {
    const slot = free[0] ?? ''
    const where = await step('items=couch.1&junk-type=One+couch')
    expect([now(where.$), where.$('main form [name=junk-type]').attr('value')]).toEqual(['Where', 'One couch'])
    expect(where.$('main form [name=items]').attr('value')).toBe('couch.1')
    expect(now((await step(`items=couch.1&zip=${ownZip}`)).$)).toBe('When')
    const when = await step(`junk-type=One+couch&location=${ownZip}&step=when`)
    expect(now(when.$)).toBe('When')
    expect(slotsOn(when.$).length).toBeGreaterThan(3)
    const who = await step(`junk-type=One+couch&location=${ownZip}&slot=${slot}&step=who`)
    expect(now(who.$)).toBe('Who')
    const form = who.$('main form[method=post]')
    const carried = Object.fromEntries(
      form
        .find('input[type=hidden]')
        .toArray()
        .map((input) => [who.$(input).attr('name'), who.$(input).attr('value') ?? '']),
    )
    expect(carried).toMatchObject({ slot, location: ownZip, 'junk-type': 'One couch' })
    expect(carried).not.toHaveProperty('items')
    expect(who.$('aside').text()).toContain(slotLabel(slot, windowHours))
    const sent = await send(slot, carried as Record<string, string>, form.attr('action'))
    expect(sent.status).toBe(303)
  })

  it('asks for a time on a day that was opened without one, and books none of another day', async () => {
    const [slot = '', other = ''] = [free[0], free.find((id) => id.slice(0, 10) !== free[0]?.slice(0, 10))]
    const day = other.slice(0, 10)
    const when = await step(`location=${ownZip}&slot=${slot}&day=${day}&step=who`)
    expect([now(when.$), when.$('#when-error').text()]).toEqual(['When', `Error: Pick a time on ${dateLabel(day)}`])
    expect(when.$('.slot-day-pick[checked]').attr('value')).toBe(day)
    const refused = await send(slot, { day })
    expect(refused.status).toBe(422)
    const $ = load(await refused.text())
    expect($('[data-error-summary] a').text()).toBe(`Pick a time on ${dateLabel(day)}`)
    expect($('.slot-pick[checked]')).toHaveLength(0)
    // A browser that shows all days at once isn't asked again.
    expect($('[name=day]')).toHaveLength(0)
  })

  it('goes back to the step that lacks its answer', async () => {
    const place = await step('step=who')
    expect([now(place.$), place.$('#where').attr('aria-invalid')]).toEqual(['Where', 'true'])
    const time = await step(`location=${ownZip}&step=who`)
    expect(now(time.$)).toBe('When')
    expect(time.$('#when-error').text()).toContain('Pick a pickup window')
    const gone = await step(`location=${ownZip}&slot=2024-01-08T10&step=who`)
    expect(gone.$('#when-error').text()).toContain('isn’t open anymore')
  })

  it.each([
    'step=%00&slot=%ff',
    'step[]=who&location=<script>alert(1)</script>&step=when',
    `from=9999-99-99&step=when&location=${'x'.repeat(3000)}`,
    `from=2024-01-01&slot=2026-02-30T10&step=who&location=${ownZip}`,
  ])('takes any address: %s', async (query) => {
    for (const path of ['/book-online', '/schedule']) {
      const response = await site.get(`${path}?${query}`)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toContain('<script>alert')
    }
  })
})

describe('the pages of free windows', () => {
  it.each(['/schedule', `/book-online?zip=${ownZip}`])('choose the first window and its day on %s', async (path) => {
    const { $ } = await read(path)
    const chosen = $('.slot-pick[checked]')
    expect(chosen).toHaveLength(1)
    expect(chosen.attr('value')).toBe(slotsOn($)[0])
    expect($('.slot-day-pick[checked]').attr('value')).toBe(chosen.attr('value')?.slice(0, 10))
  })

  it('show a closed day as closed, without windows', async () => {
    const { DB } = site.env
    const date = (free[0] ?? '').slice(0, 10)
    await closeDate(DB, date)
    const { $ } = await read(`/schedule?from=${date}`)
    expect(slotsOn($).filter((slot) => slot.startsWith(date))).toEqual([])
    expect($(`input[name=day][value="${date}"]`).attr('disabled')).toBeDefined()
    await openDate(DB, date)
  })

  it('prefill a window and a list from other pages', async () => {
    const slot = free[1] ?? ''
    const { $ } = await read(`/schedule?slot=${slot}&items=sofa.2`)
    expect($(`input[name=slot][value="${slot}"]`).attr('checked')).toBeDefined()
    expect($('[name=items]').attr('value')).toBe('sofa.2')
    const list = $('.list-summary a').attr('href')
    expect(list).toBe(business.parts.calculator ? '/pricing-calculator?items=sofa.2' : undefined)
  })
})

describe('the owner’s calendar', () => {
  it('lists active pickups only with a valid token', async () => {
    const { LEAD_SECRET } = site.env as unknown as Env
    const { reference } = confirmed(await send(free[2] ?? ''))
    const claims: Claims = { purpose: 'calendar', id: 'owner', expires: Date.now() + day }
    const response = await site.get(`/calendar.ics?t=${await signToken({ LEAD_SECRET }, claims)}`)
    const calendar = new ical.Component(ical.parse(await response.text()))
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ical.Event(each))
    const mine = events.find(({ uid }) => uid.includes(reference))
    expect(mine?.summary).toBe(`Pickup: Ann, ${ownPlace}`)
    expect(mine?.description).toContain('One couch')
    expect(events).toHaveLength((await bookings("status = 'live' AND slot > '2026'")).length)
    for (const token of ['', await signToken({ LEAD_SECRET }, { ...claims, purpose: 'booking' })])
      expect((await site.get(`/calendar.ics?t=${token}`)).status).toBe(403)
  })
})

describe('without a database', () => {
  const broken = () => {
    throw new Error('the connection is cut')
  }
  const env = async () => ({ ...site.env, DB: { prepare: broken, batch: broken } }) as unknown as Env
  const app = createApp({ now: Date.now })

  it('shows the windows of the rules, with a notice that they may be taken', async () => {
    const answer = await app.request('/schedule', undefined, await env())
    const $ = load(await answer.text())
    expect([answer.status, $('input[name=slot]').length > 5]).toEqual([200, true])
    expect($('main').text()).toContain('we’ll call to confirm it')
  })

  it('the booking link says that nothing was changed', async () => {
    const { LEAD_SECRET } = site.env as unknown as Env
    const claims: Claims = { purpose: 'booking', id: 'ANY', expires: Date.now() + day }
    const body = new URLSearchParams({ act: 'cancel' })
    const path = `/booking?t=${await signToken({ LEAD_SECRET }, claims)}`
    const answer = await app.request(path, { method: 'POST', body }, { ...(await env()), LEAD_SECRET })
    expect(answer.status).toBe(503)
    expect(load(await answer.text())('main').text()).toContain('Nothing about your pickup has changed')
  })

  it('a confirmation without a window says that it is not confirmed yet', async () => {
    const { $ } = await read(`/request-received/7K2M9QX4RD?form=booking&slot=${free[0]}&unconfirmed=yes`)
    expect($('main').text()).toContain('not confirmed yet')
    expect($('main').text()).toContain('We’ll call you')
    expect($('main a[href*="booking"]')).toHaveLength(0)
  })
})
