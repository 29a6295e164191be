// Which bookings get their window at once, which hold it, and which go on as a request.
import { describe, expect, it } from 'vitest'
import { intake, keyOf, referenceOf, type Sent } from '../../tests/support/intake.ts'
import { typedBooking } from '../../tests/support/requests.ts'
import { setCrews } from '../../tests/support/seats.ts'
import { slotDate } from '../domain/calendar/slots.ts'
import { assistantSource } from '../domain/source.ts'
import { bookingToken } from '../messages/links.ts'
import { changeBooking } from '../mine/bookingLink.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import { openSlots } from '../store/availability.ts'
import { findBooking } from '../store/bookings.ts'
import { budgets } from '../store/budgets.ts'
import type { Receipt } from './receiveForm.ts'

const minute = 60_000
const phoneOf = (index: number) => `202555${1000 + index}`

async function calendar() {
  const site = intake()
  const { services, clock } = site
  const open = async () => (await openSlots(services.env, clock.now)).slots
  /** Books the earliest open window, or the one that's given; gives its reference and its state. */
  async function book(
    index: number,
    { address, slot, ...how }: Pick<Sent, 'address' | 'source'> & { slot?: string } = {},
  ) {
    const fields = typedBooking(slot ?? (await open())[0]?.id ?? '', { email: `ann${index}@example.com`, items: '' })
    const values = { ...fields, phone: phoneOf(index) }
    const sent: Sent = {
      form: bookingForm,
      key: keyOf(index),
      changes: { values },
      ...(address && { address }),
      ...how,
    }
    const receipt = await site.send(sent)
    const reference = referenceOf(receipt)
    const state = (await findBooking(services.env.DB, reference))?.state
    return { reference, state: state ?? 'request', receipt }
  }
  return { ...site, open, book }
}

const count = (states: readonly string[]) =>
  Object.fromEntries(['live', 'held', 'request'].map((state) => [state, states.filter((one) => one === state).length]))

describe.each([
  ['one IPv4 address', () => '203.0.113.9'],
  ['a /56', (index: number) => `2001:db8:0:12${index.toString(16).padStart(2, '0')}::1`],
])('%s', (_, addressOf) => {
  it('books a few windows, holds some more, and asks for the others', async () => {
    const { book, open } = await calendar()
    const before = (await open()).length
    const states: string[] = []
    for (let index = 0; index < 20; index++) states.push((await book(index, { address: addressOf(index) })).state)
    const { marked, limit } = budgets.seatsOfHome
    const held = states.filter((state) => state === 'held').length
    expect(count(states)).toEqual({ live: marked, held, request: 20 - marked - held })
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThanOrEqual(limit - marked)
    expect((await open()).length).toBeGreaterThan(before - limit)
    expect((await book(99, { address: '192.0.2.7' })).state).toBe('live')
  })
})

it('books for each of many people behind one assistant’s address, up to a site’s seats and those of all assistants', async () => {
  const { book } = await calendar()
  const { marked } = budgets.seatsOfSite
  const through = (index: number, address: string) => book(index, { address, source: { by: assistantSource } })
  const states: string[] = []
  for (let index = 0; index < marked + 2; index++) states.push((await through(index, '203.0.113.9')).state)
  expect(count(states)).toEqual({ live: marked, held: 2, request: 0 })
  expect((await through(30, '192.0.2.7')).state).toBe('live')
  for (let index = 60; index < 60 + budgets.seatsOfAssistants.marked; index++)
    states.push((await through(index, `198.51.100.${index}`)).state)
  expect(states.at(-1)).not.toBe('live')
  // None of that is in the way of whoever sends a form, from there or elsewhere, or begins a flood.
  for (const address of ['203.0.113.9', '192.0.2.9'])
    expect((await book(address.length, { address })).state).toBe('live')
})

it('gives no seat to what got none, however often it’s sent again', async () => {
  const { book } = await calendar()
  const address = '203.0.113.9'
  const { limit } = budgets.seatsOfHome
  for (let index = 0; index < limit; index++) await book(index, { address })
  const states = []
  for (let time = 0; time < 3; time++) states.push((await book(50, { address })).state)
  expect(states).toEqual(['request', 'request', 'request'])
  expect((await book(51, { address: '192.0.2.7' })).state).toBe('live')
})

it('makes one booking of the same pickup sent twice, whose link only the first one gets', async () => {
  const { send, open, rows, services } = await calendar()
  const slot = (await open())[0]?.id ?? ''
  await setCrews(services.env.DB, slot, 4)
  const book = async (key: number, address: string, changes: Record<string, string> = {}) => {
    const values = typedBooking(slot, { items: '', ...changes })
    return send({ form: bookingForm, key: keyOf(key), changes: { values }, address })
  }
  const [home, elsewhere] = ['203.0.113.9', '192.0.2.7']
  const hasLink = (receipt: Receipt) => receipt.ok && new URLSearchParams(receipt.location.split('?')[1]).has('t')
  const first = await book(1, home)
  expect(hasLink(first)).toBe(true)
  for (const address of [home, elsewhere]) {
    const same = await book(2, address)
    expect([referenceOf(same), hasLink(same)]).toEqual([referenceOf(first), false])
  }
  // Whoever knows a number, a street and a window, and has used that number before, is still not who booked.
  const other = await book(4, elsewhere, { name: 'Mallory' })
  expect(referenceOf(other)).not.toBe(referenceOf(first))
  const neighbor = await book(5, home, { address: '14 Oak Street' })
  expect(referenceOf(neighbor)).not.toBe(referenceOf(first))
  const answers = await rows<{ name: string }>(
    `SELECT answers ->> 'name' AS name FROM leads ORDER BY received_at, rowid`,
  )
  expect(answers.map(({ name }) => name)).toEqual(['Ann', 'Mallory', 'Ann'])
})

it('holds at most half of a day’s seats, no matter who asks, and gives the others to those who look usual', async () => {
  const { book, open, services } = await calendar()
  const day = slotDate((await open()).at(-1)?.id ?? '')
  const free = async () =>
    (await open()).filter(({ date }) => date === day).reduce((sum, { free: seats }) => sum + seats, 0)
  const seats = await free()
  await services.env.DB.prepare('INSERT INTO budgets (name, window_start, used) VALUES (?, ?, ?)')
    .bind('everybody:', Math.floor(services.now() / 3_600_000) * 3_600_000, budgets.everybody.marked)
    .run()
  const states: string[] = []
  for (let index = 0; index < seats; index++) {
    const slot = (await open()).find(({ date }) => date === day)?.id ?? ''
    states.push((await book(index, { address: `198.51.100.${index}`, slot })).state)
  }
  const half = Math.floor(seats / 2)
  expect(count(states)).toEqual({ live: 0, held: half, request: seats - half })
  expect(await free()).toBe(seats - half)
})

it('keeps the first one’s window where somebody else, or a second pickup, comes under the same key', async () => {
  const { open, send, services } = await calendar()
  const [one, two, three] = (await open()).map(({ id }) => id).reverse()
  const mine = { slot: one, phone: phoneOf(7), address: '12 Oak Street', name: 'Ann' }
  /** Sends it with changes; gives its reference, and the window of that. */
  const sent = async (changes: Record<string, string | undefined>) => {
    const values = { ...typedBooking('', { items: '' }), ...mine, ...changes } as Record<string, string>
    const reference = referenceOf(await send({ form: bookingForm, key: keyOf(1), changes: { values } }))
    return [reference, (await findBooking(services.env.DB, reference))?.slot]
  }
  const [first] = await sent({})
  const other = await sent({ phone: phoneOf(8), name: 'Bob', slot: two })
  const second = await sent({ address: '9 Elm Street', slot: three })
  expect([other[1], second[1], new Set([first, other[0], second[0]]).size]).toEqual([two, three, 3])
  // What each of them corrects, or sends again, is still their own.
  expect(await sent({ phone: phoneOf(8), name: 'Bobby', slot: two })).toEqual(other)
  for (const change of [{}, { name: 'Anne' }, { address: '12 Oak St' }, { phone: `${phoneOf(7)} x2` }])
    expect(await sent(change)).toEqual([first, one])
})

it('a held window moves to no day on which too many are held', async () => {
  const { book, open, services } = await calendar()
  const address = '203.0.113.9'
  for (let index = 0; index < budgets.seatsOfHome.marked; index++) await book(index, { address })
  const { reference, state } = await book(50, { address })
  const { id: slot } = (await open()).at(-1) ?? { id: '' }
  const token = await bookingToken(services.env, { reference, slot } as never)
  const move = async () => {
    const { revision = 0 } = (await findBooking(services.env.DB, reference)) ?? {}
    return (await changeBooking(services, token, { action: 'move', slot, revision, address: '' })).kind
  }
  const held = (minutes: number) =>
    services.env.DB.prepare(
      `INSERT OR REPLACE INTO bookings (reference, slot, seat, status, booked_at, changed_at, held_until)
       SELECT 'HELD' || value, ?1, 50 + value, 'live', 1, 1, ?2 FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]')`,
    )
      .bind(`${slotDate(slot)}T23`, services.now() + minutes * minute)
      .run()
  await held(5)
  expect([state, await move()]).toEqual(['held', 'refused'])
  await held(-5)
  expect(await move()).toBe('changed')
})

it('a held window is theirs once they confirm it with the link in their mail, and free after half an hour without', async () => {
  const { book, services, delivered, rows, cron } = await calendar()
  const address = '203.0.113.9'
  for (let index = 0; index < budgets.seatsOfHome.marked; index++) await book(index, { address })
  const held = await book(50, { address })
  const other = await book(51, { address })
  expect([held.state, other.state]).toEqual(['held', 'held'])
  expect(held.receipt).toMatchObject({ ok: true, link: { may: 'sent' } })
  const mail = delivered.find(({ to }) => to === 'ann50@example.com')?.text ?? ''
  expect(mail).toContain('Please confirm your pickup')
  const token = /[?&]t=([^\s&]+)/.exec(mail)?.[1] ?? ''
  const change = { action: 'confirm', slot: '', revision: 1, address: '' }
  expect(await changeBooking(services, token, change)).toEqual({ kind: 'changed' })
  // A second tap changes nothing.
  expect(await changeBooking(services, token, change)).toEqual({ kind: 'changed' })
  await cron(31 * minute)
  expect((await findBooking(services.env.DB, held.reference))?.state).toBe('live')
  expect((await findBooking(services.env.DB, other.reference))?.state).toBe('let-go')
  const lapsed = await bookingToken(services.env, { reference: other.reference, slot: '2026-11-23T10' } as never)
  expect(await changeBooking(services, lapsed, { ...change, revision: 2 })).toMatchObject({ kind: 'refused' })
  expect(await rows(`SELECT kind FROM events WHERE reference = '${held.reference}' ORDER BY number`)).toEqual([
    { kind: 'sent' },
    { kind: 'booked' },
    { kind: 'confirmed' },
  ])
})

it('the same words without a key from elsewhere get the receipt without a link', async () => {
  const { send, open } = await calendar()
  const { id } = (await open())[0] ?? { id: '' }
  const values = { ...typedBooking(id, { email: '', items: '' }), phone: phoneOf(7) }
  const from = (address: string) => send({ form: bookingForm, changes: { values }, address })
  const mine = await from('192.0.2.7')
  const twice = await from('192.0.2.7')
  const foreign = await from('203.0.113.9')
  expect(twice).toEqual({ ...mine, isNew: false })
  expect(referenceOf(foreign)).toBe(referenceOf(mine))
  expect(mine).toMatchObject({ location: expect.stringMatching(/[?&]t=/) })
  expect(foreign).toMatchObject({ ok: true, location: expect.not.stringMatching(/[?&](t|add)=/) })
})
