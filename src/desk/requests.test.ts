// What the owner and the customer do with a request, one after the other.
import { describe, expect, it } from 'vitest'
import { intake, keyOf, referenceOf } from '../../tests/support/intake.ts'
import { lead } from '../../tests/support/memoryServices.ts'
import { pickupReference, pickups } from '../../tests/support/pickups.ts'
import { anybody, keep, record } from '../../tests/support/seats.ts'
import { deliver } from '../messages/outbox.ts'
import { withdraw } from '../mine/takePrice.ts'
import type { NewEvent } from '../request/event.ts'
import type { DeskRow } from '../request/request.ts'
import { openSlots } from '../store/availability.ts'
import { findBooking } from '../store/bookings.ts'
import { deskList, findDeskRequest, type ListAsked } from '../store/desk.ts'
import { changeRequest, onePerNumber } from './requests.ts'

const ann = { address: 'ann@example.com', role: 'owner' } as const
const minute = 60_000
const today = '2026-11-21'

/** A quote request, and what is done with it. */
async function asked(fields: Record<string, string> = {}) {
  const site = intake()
  const { services } = site
  const { DB } = services.env
  const again = (changes: Record<string, string> = {}) =>
    site.send({ key: keyOf(1), fields: { ...fields, ...changes } })
  const reference = referenceOf(await again())
  const request = async () => {
    const found = await findDeskRequest(DB, reference)
    if (!found) throw new Error('the request is gone')
    return found
  }
  const seen = async () => (await request()).revision
  return {
    ...site,
    DB,
    reference,
    again,
    request,
    stage: async () => (await request()).status,
    act: async (action: string, detail = '') => {
      const outcome = await changeRequest(services, reference, ann, { action, seen: await seen(), detail })
      await site.idle()
      return outcome.kind
    },
    withdraw: async () => {
      const asked = { services, token: '', link: { may: 'sent', reference }, act: 'withdraw' } as const
      return (await withdraw({ ...asked, values: { seen: String(await seen()) }, address: '203.0.113.9' })).kind
    },
    booking: async () => {
      const booking = await findBooking(DB, reference)
      if (!booking) throw new Error('the booking is gone')
      return booking
    },
    listed: async (filter: 'open' | 'lost', search = '') =>
      (await deskList(DB, { filter, search, today })).map((row) => row.reference),
  }
}

it.each([
  ['with something else', { 'junk-type': 'Two couches' }],
  ['as it was', {}],
])('is open again when its customer sends a lost request %s, and the owner hears of it', async (_, changes) => {
  const { act, again, reference, listed, cron, subjects } = await asked()
  await act('lost', 'Never answered')
  expect(await listed('lost')).toEqual([reference])
  const before = subjects().length
  for (let time = 0; time < 2; time++) await again(changes)
  await cron(2 * minute)
  expect([await listed('open'), await listed('lost')]).toEqual([[reference], []])
  expect(subjects()).toHaveLength(before + 1)
})

it('frees the seat that was only held for it when its customer withdraws it', async () => {
  const { services, DB, reference, clock, booking, ...one } = await asked()
  const slot = (await openSlots(services.env, clock.now)).slots.at(-1)?.id ?? ''
  const heldUntil = clock.now + 30 * minute
  await record(DB, reference, [{ kind: 'booked', data: { slot, heldUntil } }], clock.now)
  const isFree = async () => (await openSlots(services.env, clock.now)).slots.some(({ id }) => id === slot)
  const before = (await booking()).state
  expect([await one.withdraw(), before, (await booking()).state, await isFree()]).toEqual([
    'done',
    'held',
    'let-go',
    true,
  ])
})

it('sends what waited when it isn’t spam after all, and only that', async () => {
  const { act, cron, subjects, DB, reference } = await asked()
  const own = `reference = '${reference}' AND channel IN ('email', 'sms')`
  await DB.prepare(`UPDATE outbox SET state = iif(channel = 'email', 'pending', 'dead') WHERE ${own}`).run()
  const before = subjects().length
  await act('spam')
  await cron(2 * minute)
  const meanwhile = subjects().length
  await act('undone')
  const { results } = await DB.prepare(`SELECT state FROM outbox WHERE ${own} ORDER BY channel`).all()
  expect([meanwhile - before, subjects().length - meanwhile]).toEqual([0, 1])
  expect(results).toEqual([{ state: 'sent' }, { state: 'dead' }])
})

it('stays thrown out when an attempt fails that was under way', async () => {
  const { act, services, cron, DB, reference } = await asked()
  await DB.prepare(`UPDATE outbox SET state = 'pending', due_at = 0 WHERE reference = ? AND channel = 'email'`)
    .bind(reference)
    .run()
  const EMAIL = {
    send: async () => {
      await act('spam')
      throw new Error('down')
    },
  }
  await deliver({ ...services, env: { ...services.env, EMAIL: EMAIL as never } })
  const read = () => DB.prepare(`SELECT state FROM outbox WHERE reference = ? AND channel = 'email'`).bind(reference)
  expect(await read().first()).toEqual({ state: 'spam-pending' })
  await act('undone')
  await cron(10 * minute)
  expect(await read().first()).toEqual({ state: 'sent' })
})

it('tells a customer that the seat is theirs, once, whom we had asked to confirm it', async () => {
  const { booked, cron, delivered, services, DB, clock, idle } = pickups(Date.UTC(2026, 10, 21, 18))
  const answers = { phone: '+12025550123', email: 'jo@example.com', slot: '2026-11-23T10' }
  const booker = { ...anybody, heldUntil: clock.now + 30 * minute }
  await booked(answers, {}, { channels: ['copy'], booker })
  await cron(clock.now)
  for (const seen of [2, 3]) {
    await changeRequest(services, pickupReference, ann, { action: 'released', seen, detail: '' })
    await idle()
    await cron(clock.now + minute)
  }
  expect(delivered.filter(({ channel }) => channel === 'copy').map(({ text }) => text.split('\n')[0])).toEqual([
    expect.stringContaining('Please confirm your pickup'),
    expect.stringContaining('Your pickup is booked'),
  ])
  expect((await findBooking(DB, pickupReference))?.state).toBe('live')
})

it('isn’t crowded out of the open ones by a hundred older ones', async () => {
  const { listed, reference, DB } = await asked()
  const odd = Array.from({ length: 100 }, (_, index) => lead(`0DD${1000000 + index}`, { spamSignals: ['links'] }))
  for (const [index, one] of odd.entries()) await keep(DB, one, index + 1)
  expect(await listed('open')).toContain(reference)
})

describe('a list', () => {
  const owner = (kind: NewEvent['kind'], data: object = {}) => ({ kind, data }) as NewEvent
  const again = (date: string) => owner('call-again', { date })
  const priced = owner('priced', { cents: 24_500 })
  /** Requests by what they're called, a minute apart, with what was done with each. */
  async function listed(requests: Readonly<Record<string, readonly NewEvent[]>>, asked: Partial<ListAsked> = {}) {
    const { services, clock } = intake()
    const { DB } = services.env
    for (const [name, events] of Object.entries(requests)) {
      await keep(DB, lead(name, { answers: { phone: `+1202555${name}`, location: 'Springfield' } }), clock.now)
      for (const event of events) await record(DB, name, [event], clock.now, ann.address)
      clock.now += minute
    }
    const rows = await deskList(DB, { filter: 'open', today, ...asked })
    return rows.map(({ reference }) => reference).join(' ')
  }

  it('has whom to call today, then new ones with the newest first, then each stage by how long it waits', async () => {
    const requests = {
      LATER: [again('2026-11-25')],
      OLDPRICE: [priced],
      OLDCALL: [owner('called')],
      OLDNEW: [],
      TODAY: [again(today)],
      OVERDUE: [priced, again('2026-11-20')],
      SOONER: [priced, again('2026-11-23')],
      LOST: [owner('lost', { reason: 'No answer' })],
      PRICED: [priced],
      CALLED: [owner('called')],
      NEW: [owner('voicemail')],
    }
    const order = 'OVERDUE TODAY NEW OLDNEW OLDCALL CALLED OLDPRICE PRICED SOONER LATER'
    expect(await listed(requests)).toBe(order)
    expect(await listed(requests, { from: 3 })).toBe(order.split(' ').slice(3).join(' '))
  })

  it('shows one of a number’s requests, and how many there are; an answer counts for all that came before', async () => {
    const row = (reference: string, phone: string, receivedAt: number, answeredAt: number | null) =>
      ({ reference, answers: { phone }, receivedAt, answeredAt, touchedAt: answeredAt }) as unknown as DeskRow
    const shown = onePerNumber([
      row('A', '1', 5, null),
      row('B', '2', 4, null),
      row('C', '1', 3, 6),
      row('D', '', 2, null),
    ])
    expect(shown.map(({ row: { reference, touchedAt }, count }) => [reference, count, touchedAt])).toEqual([
      ['A', 2, 6],
      ['B', 1, null],
      ['D', 1, null],
    ])
  })

  it.each([
    ['a town', 'springf', true],
    ['a ZIP of a town that’s called so', 'Ashford', true, { zips: ['12345'], location: '12345' }],
    ['an email address', 'JO@exam', true],
    ['what it’s about', 'hot tub', true],
    ['a name that was given later', 'olson', true],
    ['a part of the number', '555-01', true],
    ['the whole number', '(202) 555-0123', true],
    ['a word of ours', 'location', false],
    ['the beginning of a name', 'jo_1', true],
    ['its middle', '0% ', true],
    ['its end', 'Ångst', true],
    ['a pattern', 'jo%m', false],
    ['more than any name', 'a'.repeat(100), false],
  ] as const)(
    'is searched by %s',
    async (_, search, isFound, { zips = [], location = 'Springfield' } = {} as never) => {
      const { services, clock } = intake()
      const { DB } = services.env
      const answers = {
        phone: '+12025550123',
        location,
        'junk-type': 'A hot tub',
        email: 'jo@example.com',
        name: 'Jo_100% Ångström',
      }
      await keep(DB, lead('FOUND00000', { answers }), clock.now)
      await record(
        DB,
        'FOUND00000',
        [{ kind: 'details', data: { answers: { 'reply-name': 'Marge Olson' } } }],
        clock.now,
      )
      expect(await deskList(DB, { filter: 'all', today, search, zips })).toHaveLength(isFound ? 1 : 0)
    },
  )
})
