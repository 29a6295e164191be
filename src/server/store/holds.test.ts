import type { D1Database } from '@cloudflare/workers-types'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { book, cancel, move } from '../../../tests/support/seats.ts'
import { lead } from '../../../tests/support/services.ts'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import { arrivalRules } from '../../business/calendar.ts'
import { slotDate, slots } from '../../domain/calendar/slots.ts'
import { readAvailability } from './availability.ts'
import type { SeatRequest } from './bookings.ts'
import { findBooking, freeHolds, seatLimits } from './bookings.ts'
import { leadStatements } from './leads.ts'
import { freeSeatSql, keepSeatSql } from './ownerSql.ts'
import { findLeads } from './storedLeads.ts'

const today = '2026-11-21'
const saturdayMorning = Date.UTC(2026, 10, 21, 13)
// Windows of the next two working days.
const coming = slots(saturdayMorning, arrivalRules(), new Map()).filter(({ id }) => slotDate(id) > today)
const [monday = '', noon = ''] = coming.map(({ id }) => id)
const tuesday = coming.find(({ id }) => slotDate(id) > slotDate(monday))?.id ?? ''
const minute = 60_000

type Booker = Omit<SeatRequest, 'slot' | 'crews'>
const booker = (changes: Partial<Booker> = {}): Booker => ({
  phoneKey: '',
  addressKey: '',
  today,
  heldUntil: undefined,
  ...changes,
})
const held = (until: number) => booker({ heldUntil: until })
const taken = async (db: D1Database, now: number) => (await readAvailability(db, now)).taken.get(monday)

describe('a seat that is held for a request that looks unusual', () => {
  it('is taken until its time is over, and then free for the calendar and for the next one, without a sweep', async () => {
    const db = sqliteD1()
    const until = saturdayMorning + 30 * minute
    expect(await book(db, 'ODD', monday, 1, saturdayMorning, held(until))).toMatchObject({
      booking: { heldUntil: until },
    })
    expect(await taken(db, until - 1)).toBe(1)
    expect(await book(db, 'A', monday, 1, until - 1, booker())).toEqual({ ok: false, reason: 'taken' })
    expect(await taken(db, until)).toBeUndefined()
    expect(await book(db, 'A', monday, 1, until, booker())).toMatchObject({ ok: true })
    expect(await findBooking(db, 'ODD')).toMatchObject({ status: 'canceled', revision: 2 })
  })

  it('can be moved to by another booking once its time is over', async () => {
    const db = sqliteD1()
    await book(db, 'ODD', monday, 1, 1, held(10))
    await book(db, 'A', noon, 1, 1, booker())
    expect(await move(db, 'A', 1, monday, 1, 9)).toBe(false)
    expect(await move(db, 'A', 1, monday, 1, 10)).toBe(true)
    expect(await move(db, 'ODD', 1, tuesday, 1, 10)).toBe(false)
  })

  it('is freed by the sweep, and the owner hears of it no second time', async () => {
    const db = sqliteD1()
    await book(db, 'ODD', monday, 1, 1, held(10))
    await book(db, 'A', noon, 1, 1, booker())
    await freeHolds(db, 9).run()
    expect((await findBooking(db, 'ODD'))?.status).toBe('live')
    await freeHolds(db, 10).run()
    const { results } = await db.prepare('SELECT reference, status, revision, changed_at FROM bookings').all()
    expect(results).toMatchObject([
      { reference: 'ODD', status: 'cancelled', revision: 2, changed_at: 10 },
      { reference: 'A', status: 'live', revision: 1 },
    ])
  })

  it('is held once: the same request gets no seat again while it looks unusual', async () => {
    const db = sqliteD1()
    await book(db, 'ODD', monday, 1, 1, held(10))
    expect(await book(db, 'ODD', monday, 1, 20, held(50))).toEqual({ ok: false, reason: 'let-go' })
    expect(await book(db, 'ODD', tuesday, 1, 20, held(50))).toEqual({ ok: false, reason: 'let-go' })
    expect(await book(db, 'ODD', monday, 1, 30, booker())).toMatchObject({ ok: true, booking: { revision: 3 } })
    expect((await findBooking(db, 'ODD'))?.heldUntil).toBeUndefined()
  })

  it('is theirs when the owner keeps it in time, and is not given back after that', async () => {
    const db = sqliteD1()
    await book(db, 'ODD', monday, 1, 1, held(10))
    expect((await db.prepare(keepSeatSql('ODD', 9)).all()).results).toEqual([{ slot: monday }])
    await freeHolds(db, 11).run()
    expect(await findBooking(db, 'ODD')).toMatchObject({ status: 'live', heldUntil: undefined })
    await book(db, 'LATE', tuesday, 1, 1, held(10))
    expect((await db.prepare(keepSeatSql('LATE', 10)).all()).results).toEqual([])
  })
})

describe('the owner', () => {
  it('frees a taken seat once, and sends no message', async () => {
    const db = sqliteD1()
    await book(db, 'A', monday, 1, 1, booker())
    expect((await db.prepare(freeSeatSql('A', 5)).all()).results).toEqual([{ slot: monday }])
    expect((await db.prepare(freeSeatSql('A', 6)).all()).results).toEqual([])
    expect(await taken(db, saturdayMorning)).toBeUndefined()
    const { results } = await db.prepare('SELECT status, revision, changed_at FROM bookings').all()
    expect(results).toMatchObject([{ status: 'cancelled', revision: 2, changed_at: 5 }])
  })

  it('throws a request out, and it takes no seat again', async () => {
    const db = sqliteD1()
    await db.batch(leadStatements(db, lead('A', { form: 'booking' }), [], 1))
    await book(db, 'A', monday, 1, 1, booker())
    await db.prepare(freeSeatSql('A', 5)).all()
    expect((await book(db, 'A', monday, 1, 6, booker())).ok).toBe(true)
    await db.prepare(freeSeatSql('A', 7)).all()
    await db.prepare(`UPDATE leads SET state = 'spam'`).run()
    expect(await book(db, 'A', monday, 1, 8, booker())).toEqual({ ok: false, reason: 'let-go' })
  })
})

it('a lead knows what became of its window, and what its sender read of it', async () => {
  const db = sqliteD1()
  const references = ['LIVE', 'HELD', 'LETGO', 'CANCELED', 'NONE']
  for (const reference of references)
    await db.batch(leadStatements(db, lead(reference, { form: 'booking', unconfirmed: reference === 'NONE' }), [], 1))
  await book(db, 'LIVE', monday, 5, 1, booker())
  await book(db, 'HELD', monday, 5, 1, held(20))
  await book(db, 'LETGO', monday, 5, 1, held(10))
  await book(db, 'CANCELED', monday, 5, 1, booker())
  await cancel(db, 'CANCELED', 1, 2)
  await freeHolds(db, 10).run()
  const leads = await findLeads(db, references)
  expect(references.map((reference) => leads.get(reference)?.booking)).toEqual([
    'live',
    'held',
    'let-go',
    'canceled',
    undefined,
  ])
  expect(references.map((reference) => leads.get(reference)?.unconfirmed)).toEqual([false, false, false, false, true])
})

describe('one phone number', () => {
  const phone = booker({ phoneKey: 'ann' })

  it('has two pickups to come; a canceled one, one of the past and a move do not count', async () => {
    const db = sqliteD1()
    await book(db, 'PAST', '2026-11-20T10', 1, 1, phone)
    await book(db, 'A', monday, 1, 1, phone)
    expect((await book(db, 'B', noon, 1, 1, phone)).ok).toBe(true)
    expect(await book(db, 'C', tuesday, 1, 1, phone)).toEqual({ ok: false, reason: 'phone-full' })
    expect((await book(db, 'A', monday, 1, 2, phone)).ok).toBe(true)
    expect(await move(db, 'A', 1, tuesday, 1, 2)).toBe(true)
    await cancel(db, 'B', 1, 3)
    expect((await book(db, 'C', monday, 1, 4, phone)).ok).toBe(true)
    expect(await book(db, 'B', noon, 1, 5, phone)).toEqual({ ok: false, reason: 'phone-full' })
    expect((await book(db, 'D', noon, 1, 5, booker({ phoneKey: 'bob' }))).ok).toBe(true)
  })

  it('today’s pickup still counts', async () => {
    const db = sqliteD1()
    await book(db, 'A', `${today}T08`, 1, 1, phone)
    await book(db, 'B', monday, 1, 1, phone)
    expect(await book(db, 'C', tuesday, 1, 1, phone)).toEqual({ ok: false, reason: 'phone-full' })
  })

  it('has its seats in a full window, and is refused for its number before it is refused for the window', async () => {
    const db = sqliteD1()
    await book(db, 'A', monday, 1, 1, phone)
    expect(await book(db, 'B', monday, 1, 1, phone)).toEqual({ ok: false, reason: 'taken' })
    await book(db, 'B', noon, 1, 1, phone)
    expect(await book(db, 'C', monday, 1, 1, phone)).toEqual({ ok: false, reason: 'phone-full' })
  })
})

describe('one address', () => {
  const address = (changes: Partial<Booker> = {}) => booker({ addressKey: 'day-and-place', ...changes })
  const hours = ['08', '10', '12', '14', '16']

  it('takes four seats in a day; a canceled one does not count', async () => {
    const db = sqliteD1()
    const answers = []
    for (const hour of hours) answers.push(await book(db, hour, `2026-11-23T${hour}`, 1, 1, address()))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, false])
    expect(answers[4]).toEqual({ ok: false, reason: 'address-full' })
    await cancel(db, '08', 1, 2)
    expect((await book(db, '16', '2026-11-23T16', 1, 3, address())).ok).toBe(true)
    expect((await book(db, 'X', '2026-11-24T16', 1, 3, booker({ addressKey: 'other' }))).ok).toBe(true)
  })

  it('that the platform does not name is not counted, and neither is a number that is not there', async () => {
    const db = sqliteD1()
    for (const hour of hours) expect((await book(db, hour, `2026-11-23T${hour}`, 1, 1, booker())).ok).toBe(true)
  })

  it('and number are those of the newest booking of a request', async () => {
    const db = sqliteD1()
    await book(db, 'A', monday, 1, 1, booker({ phoneKey: 'ann', addressKey: 'x' }))
    await cancel(db, 'A', 1, 2)
    await book(db, 'A', monday, 1, 3, booker({ phoneKey: 'bob', addressKey: 'y' }))
    const { results } = await db.prepare('SELECT phone_key, address_key FROM bookings').all()
    expect(results).toEqual([{ phone_key: 'bob', address_key: 'y' }])
  })

  it('cannot hold seats one after the other: what was held and let go still counts', async () => {
    const db = sqliteD1()
    for (const [index, hour] of hours.slice(0, 4).entries())
      await book(db, hour, `2026-11-23T${hour}`, 1, index * 100, address({ heldUntil: index * 100 + 50 }))
    await freeHolds(db, 1000).run()
    expect(await book(db, '16', tuesday, 1, 1000, address({ heldUntil: 2000 }))).toEqual({
      ok: false,
      reason: 'address-full',
    })
  })
})

it('no order of bookings gives a number or an address more seats than its limit, nor fewer than it may have', async () => {
  const who = fc.record({ phoneKey: fc.constantFrom('ann', 'bob'), addressKey: fc.constantFrom('x', 'y') })
  const property = fc.asyncProperty(
    fc.array(who, { minLength: 1, maxLength: 14 }),
    fc.scheduler(),
    async (all, scheduler) => {
      const started = all.map((_, index) => index)
      const db = sqliteD1(async (call) => {
        await scheduler.schedule(Promise.resolve())
        return call()
      })
      const asked = started.map((index) => book(db, `R${index}`, monday, 50, 1, booker(all[index])))
      await scheduler.waitFor(Promise.all(asked))
      const { results } = (await scheduler.waitFor(
        db.prepare('SELECT phone_key, address_key FROM bookings').all(),
      )) as { results: { phone_key: string; address_key: string }[] }
      const count = (of: 'phone_key' | 'address_key', key: string) => results.filter((row) => row[of] === key).length
      for (const { phoneKey, addressKey } of all) {
        const [phone, address] = [count('phone_key', phoneKey), count('address_key', addressKey)]
        if (phone > seatLimits.phone || address > seatLimits.address) return false
        const mine = all.filter((one) => one.phoneKey === phoneKey).length
        if (phone < Math.min(mine, seatLimits.phone) && address < seatLimits.address) return false
      }
      return true
    },
  )
  await fc.assert(property, { numRuns: 200 })
}, 60_000)
