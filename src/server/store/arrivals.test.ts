import type { D1Database } from '@cloudflare/workers-types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDate, setCrews } from '../../../tests/support/ownerCalendar.ts'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import { openSlots } from './arrivals.ts'
import { book } from './bookings.ts'

const saturdayMorning = Date.UTC(2026, 10, 21, 13)
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  logged.mockClear()
})

it('shows the windows as they are booked, closed and staffed', async () => {
  const db = sqliteD1()
  await closeDate(db, '2026-11-22')
  await setCrews(db, '2026-11-23', 1)
  await book(db, 'A', '2026-11-23T10', 2, 1)
  await book(db, 'B', '2026-11-24T08', 2, 1)
  const { today, slots, sure } = await openSlots({ DB: db }, saturdayMorning)
  const free = Object.fromEntries(slots.map((slot) => [slot.id, slot.free]))
  expect([today, sure]).toEqual(['2026-11-21', true])
  expect([free['2026-11-22T10'], free['2026-11-23T10'], free['2026-11-23T12'], free['2026-11-24T08']]).toEqual([
    undefined,
    undefined,
    1,
    1,
  ])
})

it('does not wait for a database that hangs', async () => {
  const hangs = { bind: () => hangs, all: () => new Promise(() => undefined) } as unknown
  const db = { prepare: () => hangs } as unknown as D1Database
  const asked = openSlots({ DB: db }, saturdayMorning)
  await vi.advanceTimersByTimeAsync(3000)
  const { slots, sure } = await asked
  expect([sure, slots.length > 100]).toEqual([false, true])
})
