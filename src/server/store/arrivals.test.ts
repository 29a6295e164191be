import type { D1Database } from '@cloudflare/workers-types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDate, setCrews } from '../../../tests/support/ownerCalendar.ts'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import { arrivalRules } from '../../business/calendar.ts'
import { slots } from '../../domain/calendar/slots.ts'
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
