import type { D1Database } from '@cloudflare/workers-types'
import { describe, expect, it } from 'vitest'
import * as seats from '../../tests/support/seats.ts'
import { type Booker, servicesOf } from '../../tests/support/seats.ts'
import { sqliteD1 } from '../../tests/support/sqlite.ts'
import { arrivalRules } from '../business/calendar.ts'
import { changeRequest } from '../desk/requests.ts'
import { slotDate, slots } from '../domain/calendar/slots.ts'
import { letGo } from '../sweep.ts'
import { readAvailability } from './availability.ts'
import { findBooking } from './bookings.ts'

const today = '2026-11-21'
const saturdayMorning = Date.UTC(2026, 10, 21, 13)
// Windows of the next two working days.
const coming = slots(saturdayMorning, arrivalRules(), new Map()).filter(({ id }) => slotDate(id) > today)
const [monday = '', noon = ''] = coming.map(({ id }) => id)
const tuesday = coming.find(({ id }) => slotDate(id) > slotDate(monday))?.id ?? ''
const hours = ['08', '10', '12', '14', '16']

/** Bookings of windows for one crew; `booker` is who asks. */
function calendar(booker: Booker = {}, db: D1Database = sqliteD1()) {
  return {
    db,
    book: (reference: string, slot: string, now: number, changes: Booker = {}) =>
      seats.book(db, reference, slot, 1, now, { ...seats.anybody, today, ...booker, ...changes }),
    move: (reference: string, revision: number, slot: string, now: number) =>
      seats.move(db, reference, revision, slot, 1, now),
    cancel: (reference: string, now: number) => seats.cancel(db, reference, 1, now),
    stateOf: async (reference: string) => (await findBooking(db, reference))?.state,
    takenOn: async (slot: string, now: number) => (await readAvailability(db, now)).taken.get(slot) ?? 0,
    rows: async (sql: string) => (await db.prepare(sql).all()).results,
    does: async (reference: string, action: string, seen: number, now: number) => {
      const owner = { address: 'ann@example.com', role: 'owner' } as const
      return (await changeRequest(servicesOf(db, now), reference, owner, { action, seen, detail: '' })).kind
    },
  }
}
const refused = (reason: string) => ({ ok: false, reason })

describe('a seat that is held for a request that looks unusual', () => {
  const heldUntil = saturdayMorning + 30 * 60_000

  it('is taken until its time is over, and then free for the next one, without a sweep', async () => {
    const { book, takenOn } = calendar()
    expect(await book('ODD', monday, saturdayMorning, { heldUntil })).toMatchObject({ booking: { state: 'held' } })
    expect(await takenOn(monday, heldUntil - 1)).toBe(1)
    expect(await book('A', monday, heldUntil - 1)).toEqual(refused('taken'))
    expect(await book('A', monday, heldUntil)).toMatchObject({ ok: true })
  })

  it('can be moved to by another booking once its time is over', async () => {
    const { book, move } = calendar()
    await book('ODD', monday, 1, { heldUntil: 10 })
    await book('A', noon, 1)
    expect(await move('A', 1, monday, 9)).toBe(false)
    expect(await move('A', 1, monday, 10)).toBe(true)
    expect(await move('ODD', 1, tuesday, 10)).toBe(false)
  })

  it('is freed by the sweep, and no other is', async () => {
    const { db, book, stateOf, rows } = calendar()
    await book('ODD', monday, 1, { heldUntil: 10 })
    await book('A', noon, 1)
    await letGo(servicesOf(db, 9))
    expect(await stateOf('ODD')).toBe('held')
    await letGo(servicesOf(db, 10))
    expect(await rows('SELECT reference, status, revision, changed_at FROM bookings')).toEqual([
      { reference: 'ODD', status: 'cancelled', revision: 2, changed_at: 10 },
      { reference: 'A', status: 'live', revision: 1, changed_at: 1 },
    ])
  })

  it('is theirs when the owner releases it in time, and is not given back after that', async () => {
    const { book, stateOf, does } = calendar()
    for (const [reference, slot, releasedAt, state] of [
      ['ODD', monday, 9, 'live'],
      ['LATE', tuesday, 10, 'let-go'],
    ] as const) {
      await book(reference, slot, 1, { heldUntil: 10 })
      expect(await does(reference, 'released', 2, releasedAt)).toBe('done')
      expect(await stateOf(reference)).toBe(state)
    }
  })
})

it('the owner throws a request out once: its seat is free, and it gets none again', async () => {
  const { book, takenOn, stateOf, does } = calendar()
  await book('A', monday, 1)
  const throwOut = (seen: number) => does('A', 'spam', seen, saturdayMorning)
  expect([await throwOut(2), await throwOut(3)]).toEqual(['done', 'outdated'])
  expect([await takenOn(monday, saturdayMorning), await stateOf('A')]).toEqual([0, 'canceled'])
  expect(await book('A', monday, saturdayMorning)).toEqual(refused('let-go'))
})

describe('one phone number', () => {
  it('has two pickups to come, today’s too; a canceled one, one of the past and a move do not count', async () => {
    const { book, move, cancel } = calendar({ phoneKey: 'ann' })
    await book('PAST', '2026-11-20T10', 1)
    await book('A', `${today}T08`, 1)
    expect((await book('B', noon, 1)).ok).toBe(true)
    expect(await book('C', tuesday, 1)).toEqual(refused('phone-full'))
    expect(await move('A', 1, tuesday, 2)).toBe(true)
    await cancel('B', 3)
    expect((await book('C', monday, 4)).ok).toBe(true)
    // A full window is no reason to ask for another one then.
    for (const slot of [noon, monday]) expect(await book('B', slot, 5)).toEqual(refused('phone-full'))
    expect((await book('D', noon, 5, { phoneKey: 'bob' })).ok).toBe(true)
  })
})

it('the number of a booking is that of its newest request', async () => {
  const { book, cancel, rows } = calendar()
  await book('A', monday, 1, { phoneKey: 'ann' })
  await cancel('A', 2)
  await book('A', monday, 3, { phoneKey: 'bob' })
  expect(await rows('SELECT phone_key FROM bookings')).toEqual([{ phone_key: 'bob' }])
})

it.each([
  ['number', 2, { phoneKey: 'ann' }],
  ['day, of those that are held,', 3, { heldUntil: 50, mostHeld: 3 }],
])('no race gives a %s more than %d seats, nor fewer', async (_, limit, booker) => {
  // Each call is carried out later than the calls of others that were made before it.
  const db = sqliteD1(async (call) => {
    await new Promise((done) => setImmediate(done))
    return call()
  })
  const { book } = calendar({}, db)
  const asked = hours.map((hour) => book(hour, `2026-11-23T${hour}`, 1, booker))
  expect((await Promise.all(asked)).filter(({ ok }) => ok)).toHaveLength(limit)
})
