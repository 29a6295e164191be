// The owner's calendar: who's when, and what's done there.
import { load } from 'cheerio'
import { beforeEach, expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { dateLabel, slotDate, slotLabel } from '../../src/domain/calendar/slots.ts'
import { deskPaths } from '../../src/routes.ts'
import { openSlots } from '../../src/store/availability.ts'
import { appSite } from '../support/appSite.ts'
import { wordiestMoment } from '../support/clock.ts'
import { deskAt } from '../support/desk.ts'
import { fieldsOf, multipart, referenceIn, typedBooking, typedQuote } from '../support/requests.ts'

const owner = 'ann@example.com'
let site: ReturnType<typeof appSite>
let desk: ReturnType<typeof deskAt>
let cookie = ''
/** Windows that visitors can book, the earliest first. */
let windows: readonly string[] = []
beforeEach(async () => {
  // By night, when nothing is mailed by itself.
  site = appSite({ DESK_PEOPLE: owner, VISITOR_COPY: 'on' }, wordiestMoment())
  desk = deskAt(site)
  cookie = await desk.cookie(owner)
  windows = (await openSlots(site.env, site.clock.now)).slots.map(({ id }) => id)
})

const slotAt = (index: number) => windows[index] ?? ''
const send = (fields: Record<string, string>) => desk.post(cookie, deskPaths.calendar(), fields)
const typed = (changes: Record<string, string> = {}) => ({
  act: 'add',
  key: crypto.randomUUID(),
  ...typedBooking(slotAt(0), { items: '', email: 'jo@example.com' }),
  ...changes,
})
/** Adds a pickup for somebody who phones; gives its reference. */
const added = async (changes: Record<string, string> = {}) => referenceIn(await send(typed(changes)))
const quoted = async () => referenceIn(await site.post('/', multipart(typedQuote({ key: crypto.randomUUID() }))))
const live = () => site.rows(`SELECT reference, slot, seat FROM bookings WHERE status = 'live'`)
const actions = async (reference: string) =>
  (
    await site.rows<{ kind: string }>(`SELECT kind FROM events WHERE kind <> 'sent' AND reference = '${reference}'`)
  ).map(({ kind }) => kind)
/** Who got a mail, and what its subject says first. */
const mails = () => site.delivered.map(({ to, text }) => [to, text.split(/: | \(/, 1)[0]])
/** Lets the changes go out that are told a minute later. */
const later = async () => {
  site.clock.now += 2 * 60_000
  await site.cron()
}
const fill = (slot: string) => site.env.DB.prepare('INSERT INTO capacities VALUES (?, 0)').bind(slot).run()

it('adds a pickup for somebody who phones, once; they get the confirmation, and the owner nothing', async () => {
  const fields = typed()
  const [first, second] = [await send(fields), await send(fields)]
  expect([first.status, second.status]).toEqual([303, 303])
  const reference = referenceIn(first)
  expect(await live()).toEqual([{ reference, slot: slotAt(0), seat: 1 }])
  expect(await actions(reference)).toEqual(['booked'])
  await later()
  expect(mails()).toEqual([['jo@example.com', 'Your pickup is booked']])
  const $ = await desk.page(cookie, deskPaths.calendar())
  expect($(`a[href="${deskPaths.request(reference)}"]`).text()).toContain('Ann')
  // The same page with something else is another pickup, and says so first.
  const again = await send({ ...fields, name: 'Bob' })
  expect(again.status).toBe(409)
  const form = load(await again.text())
  expect(form('[role=alert]').text()).toContain(slotLabel(slotAt(0), windowHours))
  expect(form('input[name=key]').val()).not.toBe(fields.key)
  expect(form('input[name=name]').val()).toBe('Bob')
})

it('keeps what was typed where something is missing', async () => {
  const refused = await send(typed({ slot: slotAt(2), phone: '12', address: '' }))
  expect(refused.status).toBe(422)
  const $ = load(await refused.text())
  expect($('[data-error-summary] a').length).toBe(2)
  expect([$('input[name=name]').val(), $('select[name=slot] option[selected]').val()]).toEqual(['Ann', slotAt(2)])
  expect(await live()).toEqual([])
})

it('books however many seats a number has, and one more than there are crews only if that’s ticked', async () => {
  const phone = '2025559031'
  for (let index = 0; index < 3; index++) await added({ slot: slotAt(index), phone })
  expect(await live()).toHaveLength(3)
  await fill(slotAt(4))
  const refused = await send(typed({ slot: slotAt(4) }))
  expect(refused.status).toBe(409)
  const $ = load(await refused.text())
  expect($('button[name=offer]').length).toBeGreaterThan(0)
  expect($('input[name=extra]').length).toBe(1)
  expect((await send(typed({ slot: slotAt(4), extra: 'yes' }))).status).toBe(303)
})

it('books a window for a quote under its reference, with what’s known filled in, at the price that was named', async () => {
  const reference = await quoted()
  await desk.post(cookie, deskPaths.request(reference), { act: 'priced', seen: '1', detail: '245' })
  const path = deskPaths.calendar({ for: reference })
  const $ = await desk.page(cookie, path)
  const target = $(`a[href$="add=${slotAt(1)}"]`).attr('href') ?? ''
  const form = await desk.page(cookie, target)
  expect(form('input[name=phone]').val()).toBe('(202) 555-0123')
  const fields = { ...typed({ slot: slotAt(1) }), act: 'book', for: reference, seen: '2' }
  for (let tap = 0; tap < 2; tap++) expect((await send(fields)).status).toBe(303)
  expect(await live()).toEqual([{ reference, slot: slotAt(1), seat: 1 }])
  expect((await send({ ...fields, slot: slotAt(2) })).status).toBe(409)
  expect((await send({ ...fields, for: 'AAAAAAAAAA' })).status).toBe(404)
  expect((await desk.get(cookie, deskPaths.calendar({ for: 'AAAAAAAAAA' }))).status).toBe(404)
})

it('takes no seat where it’s too far, says so everywhere, and books it with one tap at the desk', async () => {
  const heard = 'We’ll call to say whether we can come.'
  const sent = typedBooking(slotAt(0), { location: '00000', email: 'jo@example.com', key: crypto.randomUUID() })
  const answer = await site.post('/schedule', multipart(sent))
  const reference = referenceIn(answer)
  expect(await live()).toEqual([])
  const page = (await site.page(answer.headers.get('location') ?? ''))('main')
  expect([page.find('h1').text(), page.text().includes(heard)]).toEqual(['We have your request', true])
  expect(page.find('a[href*="/booking"]')).toHaveLength(0)
  const body = JSON.stringify(typedBooking(slotAt(1), { location: '00000', phone: '2025557302', items: '' }))
  const program = await site.post('/schedule', body, { 'content-type': 'application/json' })
  const { state, heading, next } = (await program.json()) as Record<string, string>
  expect([state, heading, next?.includes(heard)]).toEqual(['unconfirmed', 'We have your request', true])
  const $ = await desk.page(cookie, deskPaths.request(reference))
  expect($('.desk-chip').text()).toContain('Outside your area')
  const button = $('button').filter((_, one) => $(one).text().startsWith('Book it: '))
  expect((await send(fieldsOf(button.closest('form')))).status).toBe(303)
  expect(await live()).toEqual([{ reference, slot: slotAt(0), seat: 1 }])
  // Sent once more, it's still the owner's booking, and the place isn't thought about again.
  const again = await site.post('/schedule', multipart(sent))
  expect(new URLSearchParams(again.headers.get('location') ?? '').has('unconfirmed')).toBe(false)
  expect(await live()).toHaveLength(1)
})

it('moves a pickup and cancels it, each once, and says who hears of it', async () => {
  const reference = await added()
  const fields = { act: 'move', for: reference, revision: '1', slot: slotAt(1) }
  const cancel = { act: 'cancel', for: reference, revision: '2' }
  for (const [query, sent] of [
    [{ for: reference, add: slotAt(1) }, fields],
    [{ for: reference, do: 'cancel' }, cancel],
  ] as const) {
    expect((await desk.page(cookie, deskPaths.calendar(query)))('main').text()).toContain('They’ll get an email')
    for (let tap = 0; tap < 2; tap++) expect((await send(sent)).status).toBe(303)
    expect((await send({ ...fields, slot: slotAt(2) })).status).toBe(409)
    await later()
  }
  expect(await live()).toEqual([])
  expect(await actions(reference)).toEqual(['booked', 'moved', 'canceled'])
  expect(mails()).toEqual(['booked', 'moved', 'canceled'].map((what) => ['jo@example.com', `Your pickup is ${what}`]))
  expect(site.delivered.findLast(({ to }) => to === 'jo@example.com')?.text).toContain('We canceled this pickup')
})

it('closes a day, names those who are in it, and keeps them', async () => {
  const date = slotDate(slotAt(0))
  const reference = await added({ name: 'Marge Olson' })
  const path = deskPaths.calendar({ day: date })
  const asked = await desk.page(cookie, path)
  expect(asked('main').text()).toContain('What’s booked stays booked')
  await send({ act: 'close', from: date, to: date })
  const $ = await desk.page(cookie, path)
  expect($(`a[href="${deskPaths.request(reference)}"]`).text()).toContain('Marge Olson')
  expect($(`a[href="${deskPaths.calendar({ for: reference })}"]`).text()).toContain('Move')
  expect(await live()).toHaveLength(1)
  expect((await openSlots(site.env, site.clock.now)).slots.some((slot) => slot.date === date)).toBe(false)
  expect((await send(typed({ slot: slotAt(0), extra: 'yes' }))).status).toBe(409)
  await send({ act: 'open', from: date, to: date })
  expect((await openSlots(site.env, site.clock.now)).slots[0]?.date).toBe(date)
})

it('closes some days at once, says who’s still booked in them, and opens them again', async () => {
  const dates = [...new Set(windows.map(slotDate))]
  const [from = '', to = ''] = [dates[0], dates[2]]
  await added()
  for (const act of ['close', 'close', 'open'] as const) {
    const answer = await send({ act, from, to })
    const $ = await desk.page(cookie, answer.headers.get('location') ?? '')
    expect($('[role=status]').text()).toContain(act === 'close' ? 'One pickup is still booked' : 'open again')
    const open = new Set((await openSlots(site.env, site.clock.now)).slots.map((slot) => slot.date))
    expect(dates.slice(0, 4).map((date) => open.has(date))).toEqual([...Array(3).fill(act === 'open'), true])
  }
  expect(await live()).toHaveLength(1)
  for (const wrong of [
    { from: to, to: from },
    { from: '2020-01-01', to },
    { from, to: '' },
    { from, to: '2099-01-01' },
  ]) {
    const refused = await send({ act: 'close', ...wrong })
    const $ = load(await refused.text())
    expect([refused.status, $('[name=from]').val(), $('[name=to]').val()]).toEqual([422, wrong.from, wrong.to])
  }
  expect(await site.rows('SELECT date FROM closures')).toEqual([])
})

it('sets the crews of a window and a day, back to the usual, and refuses what others changed meanwhile', async () => {
  const slot = windows.find((id) => slotDate(id) > slotDate(slotAt(0))) ?? ''
  const date = slotDate(slot)
  const crews = (more: Record<string, string>) => send({ act: 'crews', date, ...more })
  const set = () => site.rows('SELECT place, crews FROM capacities ORDER BY place')
  expect((await crews({ [`crews-${slot}`]: '51' })).status).toBe(422)
  for (let tap = 0; tap < 2; tap++)
    expect((await crews({ [`crews-${slot}`]: '3', [`crews-${date}`]: '0' })).status).toBe(303)
  expect(await set()).toEqual([
    { place: date, crews: 0 },
    { place: slot, crews: 3 },
  ])
  await added({ slot })
  const $ = await desk.page(cookie, deskPaths.calendar({ from: date }))
  expect($(`a[href="${deskPaths.calendar({ add: slot })}"]`).text()).toContain('2 of 3 free')
  const refused = await crews({ [`crews-${slot}`]: '4', [`was-${slot}`]: '2' })
  const input = load(await refused.text())(`input[name="crews-${slot}"]`)
  expect(refused.status).toBe(409)
  expect([input.val(), input.prev().prev().text()]).toEqual(['4', expect.stringMatching(/Now: 3$/)])
  await crews({ [`was-${slot}`]: '3', [`was-${date}`]: '0' })
  expect(await set()).toEqual([])
})

it('has the address to subscribe to, and makes a new one', async () => {
  const addressOf = async () => (await desk.page(cookie, deskPaths.calendar()))('#subscribe ~ label input').val()
  const before = await addressOf()
  for (let tap = 0; tap < 2; tap++) await send({ act: 'revoke', number: '0' })
  expect(await addressOf()).not.toBe(before)
})

it('shows two weeks at a time, also those that are over', async () => {
  const $ = await desk.page(cookie, deskPaths.calendar())
  expect($('section h2').length).toBeGreaterThanOrEqual(14)
  const later = $('a:contains("→")').first().attr('href') ?? ''
  const next = await desk.page(cookie, later)
  expect(next('a:contains("←")').first().attr('href')).toContain('from=')
  expect($('main').text()).not.toContain(dateLabel(new URL(later, site.origin).searchParams.get('from') ?? ''))
  const earlier = await desk.page(cookie, $('a:contains("←")').first().attr('href') ?? '')
  expect([earlier('.desk-seat').length, earlier('main').text().includes('Tap a time')]).toEqual([0, false])
})
