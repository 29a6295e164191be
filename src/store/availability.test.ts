import type { D1Database } from '@cloudflare/workers-types'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anybody, book, cancel, move, servicesOf, setCrews } from '../../tests/support/seats.ts'
import { sqliteD1 } from '../../tests/support/sqlite.ts'
import { arrivalRules } from '../business/calendar.ts'
import { changeRequest } from '../desk/requests.ts'
import { slots } from '../domain/calendar/slots.ts'
import { findRequest } from '../request/store.ts'
import { letGo } from '../sweep.ts'
import { cachedAvailability, openSlots, readAvailability, recount } from './availability.ts'
import { findBooking } from './bookings.ts'
import { closeDates } from './calendar.ts'

const saturdayMorning = Date.UTC(2026, 10, 21, 13)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lists the windows as they are booked, closed and staffed', async () => {
  const db = sqliteD1()
  const open = slots(saturdayMorning, arrivalRules(), new Map())
  // Three days after today, on each of which the business works.
  const [closed = '', one = '', many = ''] = [...new Set(open.map(({ date }) => date))].slice(1)
  const [booked = '', free = ''] = open.filter(({ date }) => date === one).map(({ id }) => id)
  const [shared = ''] = open.filter(({ date }) => date === many).map(({ id }) => id)
  await closeDates(db, [closed])
  await setCrews(db, one, 1)
  await setCrews(db, many, 2)
  await book(db, 'A', booked, 2, 1)
  await book(db, 'B', shared, 2, 1)
  const { today, slots: left, sure } = await openSlots({ DB: db }, saturdayMorning)
  expect([today, sure]).toEqual(['2026-11-21', true])
  expect(left.filter(({ date }) => date === closed)).toEqual([])
  const seats = new Map(left.map(({ id, free: number }) => [id, number]))
  expect([booked, free, shared].map((id) => seats.get(id))).toEqual([undefined, 1, 1])
})

it('does not wait for a database that hangs', async () => {
  const hangs = { bind: () => hangs, all: () => new Promise(() => undefined) } as unknown
  const db = { prepare: () => hangs } as unknown as D1Database
  const asked = openSlots({ DB: db }, saturdayMorning)
  await vi.advanceTimersByTimeAsync(3000)
  const { slots: left, sure } = await asked
  expect([sure, left.length]).toEqual([false, slots(saturdayMorning, arrivalRules(), new Map()).length])
})

const start = Date.UTC(2026, 10, 23, 14)
const slot = '2026-11-23T12'

const cut = () => {
  throw new Error('the line is cut')
}

/** A calendar and the requests that read it; `behind` is what goes on after their answers. */
function calendar() {
  const DB = sqliteD1()
  const looked = vi.spyOn(DB, 'prepare')
  const behind: Promise<unknown>[] = []
  const at = (ms: number) => cachedAvailability({ DB }, start + ms, (work) => void behind.push(work))
  const takenAt = async (ms: number) => (await at(ms))?.taken.get(slot) ?? 0
  return { DB, looked, at, takenAt, done: () => Promise.all(behind) }
}

describe('the cached calendar', () => {
  it('is read again behind an answer, once, for the next', async () => {
    const { DB, takenAt, looked, done } = calendar()
    await takenAt(0)
    await book(DB, 'A', slot, 2, 1)
    looked.mockClear()
    expect(await takenAt(19_999)).toBe(0)
    expect(looked).not.toHaveBeenCalled()
    expect([await takenAt(20_000), await takenAt(20_001)]).toEqual([0, 0])
    await done()
    expect(looked).toHaveBeenCalledTimes(1)
    expect(await takenAt(20_002)).toBe(1)
  })

  it('is not used when it is too old and cannot be read, and no page waits for some seconds then', async () => {
    const { at, looked, done } = calendar()
    await at(0)
    looked.mockImplementation(cut)
    expect(await at(299_999)).toBeDefined()
    await done()
    expect(await at(306_000)).toBeUndefined()
    looked.mockRestore()
    expect(await at(310_999)).toBeUndefined()
    expect(await at(311_000)).toBeDefined()
  })
})

const windows = ['2026-11-23T10', '2026-11-23T12', '2026-12-01T10']
const references = ['A', 'B', 'C', 'D', 'E']

const counted = async (db: D1Database) =>
  Object.fromEntries([...(await readAvailability(db, saturdayMorning)).taken].filter(([, seats]) => seats > 0).sort())

async function live(db: D1Database): Promise<Record<string, number>> {
  const { results } = await db
    .prepare(`SELECT slot, count(*) AS seats FROM bookings WHERE status = 'live' GROUP BY slot ORDER BY slot`)
    .all<{ slot: string; seats: number }>()
  return Object.fromEntries(results.map(({ slot, seats }) => [slot, seats]))
}

const step = fc.record({
  kind: fc.constantFrom('book', 'hold', 'move', 'cancel', 'sweep', 'release', 'spam', 'undo'),
  reference: fc.constantFrom(...references),
  slot: fc.constantFrom(...windows),
})

it('counts the seats of each window, whatever is booked, held, moved, canceled and freed, and done at the desk', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
    const db = sqliteD1()
    for (const [now, { kind, reference, slot }] of steps.entries()) {
      const revision = (await findBooking(db, reference))?.revision ?? 0
      const booker = { ...anybody, crews: 2, heldUntil: kind === 'hold' ? now + 3 : undefined }
      if (kind === 'book' || kind === 'hold') await book(db, reference, slot, 2, now, booker)
      if (kind === 'move') await move(db, reference, revision, slot, 2, now)
      if (kind === 'cancel') await cancel(db, reference, revision, now)
      const services = { ...servicesOf(db, now), waitUntil: () => undefined }
      const seen = (await findRequest(db, reference))?.revision ?? 0
      const does = (action: string, known = seen) =>
        changeRequest(
          services,
          reference,
          { address: 'ann@example.com', role: 'owner' },
          { action, seen: known, detail: '' },
        )
      if (kind === 'release') await does('released')
      if (kind === 'spam' || kind === 'undo') await does('spam')
      if (kind === 'undo') await does('undone', seen + 1)
      if (kind === 'sweep') await letGo(services)
      expect(await counted(db)).toEqual(await live(db))
    }
  })
  await fc.assert(property, { numRuns: 50 })
})

it('counts anew what an earlier version of the site has booked, and forgets past months', async () => {
  const db = sqliteD1()
  await book(db, 'A', windows[0] ?? '', 2, 1)
  await book(db, 'PAST', '2026-10-01T10', 2, 1)
  await db.exec(`INSERT INTO bookings (reference, slot, seat, status, booked_at, changed_at)
    VALUES ('B', '${windows[0]}', 2, 'live', 1, 1), ('C', '${windows[2]}', 1, 'live', 1, 1)`)
  await recount(db, saturdayMorning)
  const { results } = await db.prepare('SELECT month, windows FROM occupied ORDER BY month').all()
  expect(results).toEqual([
    { month: '2026-11', windows: '{"2026-11-23T10":2}' },
    { month: '2026-12', windows: '{"2026-12-01T10":1}' },
  ])
})
