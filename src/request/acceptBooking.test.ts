// A booking and its request are one transaction: customer, owner and calendar agree, whatever fails.
import type { D1Database } from '@cloudflare/workers-types'
import { describe, expect, it } from 'vitest'
import { type Fault, faultyDatabase } from '../../tests/support/faults.ts'
import { intake, referenceOf } from '../../tests/support/intake.ts'
import { typedBooking } from '../../tests/support/requests.ts'
import { book, setCrews } from '../../tests/support/seats.ts'
import { sqliteD1 } from '../../tests/support/sqlite.ts'
import { changeBooking, readBookingLink } from '../mine/bookingLink.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import { openSlots } from '../store/availability.ts'
import { findBooking } from '../store/bookings.ts'
import type { Submission } from './submission.ts'

const minute = 60_000

/** An intake that receives bookings, and the windows that are open, the latest first. */
async function desk() {
  const taken = intake()
  const { services, clock } = taken
  const sound = services.env.DB
  const { slots } = await openSlots(services.env, clock.now)
  const open = slots.map(({ id }) => id).reverse()
  const faulty = (weather: Parameters<typeof faultyDatabase>[1]) =>
    Object.assign(services.env as { DB: D1Database }, { DB: faultyDatabase(sound, weather) })
  const mails = (channel: 'email' | 'copy', reference: string) =>
    taken.delivered.filter((one) => one.channel === channel && one.text.includes(reference)).map(({ text }) => text)
  return {
    ...taken,
    open,
    mails,
    faulty,
    repair: () => faulty(undefined),
    isLive: async (reference: string) => (await findBooking(sound, reference))?.state === 'live',
    /** Sends a booking; gives its reference, the link's token, and what its sender read. */
    async send(slot: string, changes: Record<string, string> = {}, key = '', odd: Partial<Submission> = {}) {
      const fields = typedBooking(slot, { email: 'ann@example.com', items: '', ...changes })
      const receipt = await taken.send({
        form: bookingForm,
        key,
        address: '203.0.113.9',
        changes: { values: fields, ...odd },
      })
      const url = new URL(receipt.ok ? receipt.location : '/refused', 'https://example.com')
      const token = url.searchParams.get('t') ?? ''
      const sender = receipt.ok ? (token.startsWith('own.') ? 'booked' : 'unconfirmed') : receipt.status
      return { reference: referenceOf(receipt), token, sender }
    },
  }
}

/** What a mail to the owner says of the time, and of what its sender read. */
const says = (text: string) => [
  text.includes('NOT booked') ? 'not booked' : text.includes('is booked for them') ? 'booked after all' : 'booked',
  text.includes('We told them the time isn’t confirmed') ? 'unconfirmed' : 'booked',
]

describe('a booking', () => {
  it('whose window is taken leaves nothing behind, and says which are open', async () => {
    const { services, send, open, rows } = await desk()
    const slot = open[0] ?? ''
    await setCrews(services.env.DB, slot, 1)
    await book(services.env.DB, 'OTHER', slot, 1, 1)
    expect((await send(slot)).sender).toBe(409)
    for (const table of ['leads', 'events', 'outbox', 'bookings'])
      expect(await rows(`SELECT * FROM ${table} WHERE reference <> 'OTHER'`)).toEqual([])
  })

  it('that is corrected to a full window stays as it was', async () => {
    const { services, send, open, rows } = await desk()
    const [mine = '', full = ''] = open
    const key = 'the-key-of-the-booking'
    const { reference } = await send(mine, {}, key)
    await setCrews(services.env.DB, full, 0)
    expect((await send(full, { address: 'Elm Street 1' }, key)).sender).toBe(409)
    expect(await findBooking(services.env.DB, reference)).toMatchObject({ slot: mine, revision: 1 })
    expect(await rows(`SELECT revision, answers ->> 'slot' AS slot FROM leads`)).toEqual([{ revision: 2, slot: mine }])
  })

  it('that is corrected to another window, or sent again after it was canceled, is moved', async () => {
    const { services, send, open, rows, cron, mails } = await desk()
    const [one = '', two = ''] = open
    const key = 'the-key-of-the-booking'
    const { token, reference } = await send(one, {}, key)
    await send(two, {}, key)
    expect(await rows('SELECT slot, revision FROM bookings')).toEqual([{ slot: two, revision: 2 }])
    await cron(2 * minute)
    expect(mails('email', reference)).toHaveLength(2)
    await changeBooking(services, token, { action: 'cancel', slot: '', revision: 2, address: '' })
    expect((await send(two, {}, key)).sender).toBe('booked')
    expect(await findBooking(services.env.DB, reference)).toMatchObject({ state: 'live', revision: 4 })
    const kinds = ['sent', 'booked', 'moved', 'canceled', 'moved'].map((kind) => ({ kind }))
    expect(await rows('SELECT kind FROM events ORDER BY number')).toEqual(kinds)
  })
})

describe('with a database that fails', () => {
  /** Faults of the transactions, in their order; the last one stays. */
  const batches = (...list: readonly (Fault | undefined)[]) => {
    let count = 0
    return (call: 'statement' | 'batch') =>
      call === 'batch' ? list[Math.min(count++, list.length - 1)] : count >= list.length ? list.at(-1) : undefined
  }

  it.each([
    ['before it’s carried out', 'throws'],
    ['after it’s carried out', 'commits'],
  ] as const)('a first attempt that fails %s is repeated: both read that it is booked', async (_, fault) => {
    const { send, open, faulty, mails, isLive, cron, repair } = await desk()
    faulty(batches(undefined, undefined, fault, undefined))
    const { reference, sender } = await send(open[0] ?? '')
    expect([sender, await isLive(reference)]).toEqual(['booked', true])
    repair()
    await cron(minute)
    expect(mails('email', reference).map(says)).toEqual([['booked', 'booked']])
    expect(mails('copy', reference)).toEqual([expect.stringContaining('Your pickup is booked')])
  })

  const unconfirmed = ['not booked', 'unconfirmed']

  it.each([
    ['whose answer is lost for good', 'commits', true, [unconfirmed, ['booked after all', 'unconfirmed']]],
    ['that isn’t carried out', 'throws', false, [unconfirmed]],
  ] as const)(
    'both read that one %s is unconfirmed, and no message is sent twice',
    async (_, fault, isBooked, news) => {
      const { send, open, faulty, mails, isLive, cron, repair, rows } = await desk()
      faulty(batches(undefined, undefined, fault, 'throws'))
      const { reference, sender } = await send(open[0] ?? '')
      expect([sender, await isLive(reference)]).toEqual(['unconfirmed', isBooked])
      expect(mails('email', reference).map(says)).toEqual([unconfirmed])
      repair()
      for (let minutes = 0; minutes < 2; minutes++) await cron(minute)
      expect(await isLive(reference)).toBe(isBooked)
      expect(await rows('SELECT reference FROM leads')).toEqual([{ reference }])
      expect(mails('email', reference).map(says)).toEqual(news)
    },
  )

  it.each(['throws', 'commits'] as const)('a move that %s is made with its record, or not at all', async (fault) => {
    const { services, send, open, faulty, repair, rows } = await desk()
    const { token } = await send(open[0] ?? '')
    faulty(batches(undefined, undefined, fault))
    await expect(
      changeBooking(services, token, { action: 'move', slot: open[1] ?? '', revision: 1, address: '' }),
    ).rejects.toThrow()
    repair()
    const link = await readBookingLink(services, token)
    const revision = fault === 'commits' ? 2 : 1
    expect(link.ok && link.shown.booking.revision).toBe(revision)
    expect(await rows('SELECT slot FROM bookings')).toEqual(await rows(`SELECT answers ->> 'slot' AS slot FROM leads`))
    expect(await rows(`SELECT max(number) AS number FROM events`)).toEqual([{ number: fault === 'commits' ? 3 : 2 }])
  })
})

/** A database that counts sequential rounds: what is asked while an answer is still to come is the same round. */
function counted() {
  let rounds = 0
  let pending = 0
  const DB = sqliteD1(async (call) => {
    if (pending === 0) rounds += 1
    pending += 1
    await new Promise((done) => setImmediate(done))
    pending -= 1
    return call()
  })
  return { DB, now: () => rounds }
}

it('asks the database three times at most to book, and four times to move', async () => {
  const { DB, now } = counted()
  const { services, send, clock, idle } = intake({ DB })
  const { waitUntil } = services
  /** Rounds until the delivery was handed over. It has asked its first question by then, and no visitor waits for it. */
  const handedOver: number[] = []
  Object.assign(services, {
    waitUntil: (work: Promise<unknown>) => {
      handedOver.push(now() - 1)
      waitUntil(work)
    },
  })
  const { slots } = await openSlots(services.env, clock.now)
  const [slot = '', other = ''] = slots.map(({ id }) => id).reverse()
  const values = typedBooking(slot, { items: '' })
  const start = now()
  const receipt = await send({ form: bookingForm, address: '203.0.113.9', changes: { values } })
  expect((handedOver[0] ?? Number.NaN) - start).toBeLessThanOrEqual(3)
  const token = receipt.ok ? (new URL(receipt.location, 'https://a.example').searchParams.get('t') ?? '') : ''
  const booked = now()
  const moved = await changeBooking(services, token, {
    action: 'move',
    slot: other,
    revision: 1,
    address: '203.0.113.9',
  })
  const rounds = now() - booked
  await idle()
  expect(moved).toEqual({ kind: 'changed' })
  expect(rounds).toBeGreaterThan(0)
  expect(rounds).toBeLessThanOrEqual(4)
})
