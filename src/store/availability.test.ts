import type { D1Database } from '@cloudflare/workers-types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDate, setCrews } from '../../tests/support/ownerCalendar.ts'
import { book } from '../../tests/support/seats.ts'
import { sqliteD1 } from '../../tests/support/sqlite.ts'
import { arrivalRules } from '../business/calendar.ts'
import { slots } from '../domain/calendar/slots.ts'
import { cachedAvailability, openSlots } from './availability.ts'

const saturdayMorning = Date.UTC(2026, 10, 21, 13)
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  logged.mockClear()
})

it('lists the windows as they are booked, closed and staffed', async () => {
  const db = sqliteD1()
  const open = slots(saturdayMorning, arrivalRules(), new Map())
  // Three days after today, on each of which the business works.
  const [closed = '', one = '', many = ''] = [...new Set(open.map(({ date }) => date))].slice(1)
  const [booked = '', free = ''] = open.filter(({ date }) => date === one).map(({ id }) => id)
  const [shared = ''] = open.filter(({ date }) => date === many).map(({ id }) => id)
  await closeDate(db, closed)
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
