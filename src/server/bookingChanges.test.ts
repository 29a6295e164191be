import { afterEach, expect, it, vi } from 'vitest'
import { sqliteD1 } from '../../tests/support/sqlite.ts'
import { tellChanges } from './bookingChanges.ts'
import { book, cancelBooking, moveBooking } from './bookings.ts'
import * as leads from './leads.ts'

const recorded = vi.spyOn(leads, 'recordChange').mockResolvedValue()
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => {
  recorded.mockClear()
  logged.mockClear()
})

it('records each change of a booking once, and a new booking not at all', async () => {
  const db = sqliteD1()
  await book(db, 'A', '2026-11-23T10', 1, 1)
  await book(db, 'B', '2026-11-23T12', 1, 1)
  await moveBooking(db, 'A', 1, '2026-11-24T10', 1, 2)
  await cancelBooking(db, 'B', 1, 3)
  for (let sweep = 0; sweep < 2; sweep++) await tellChanges(db, 9)
  expect(recorded.mock.calls.map(([, ...rest]) => rest)).toEqual([
    ['A', 'moved', 'The pickup is now Tue, Nov 24, 10 AM to noon.', 9],
    ['B', 'cancelled', 'The pickup of Mon, Nov 23, noon to 2 PM was canceled.', 9],
  ])
})

it('tries again what could not be recorded, and lets it hold up nothing else', async () => {
  const db = sqliteD1()
  await book(db, 'A', '2026-11-23T10', 2, 1)
  await book(db, 'B', '2026-11-23T10', 2, 1)
  await cancelBooking(db, 'A', 1, 2)
  await cancelBooking(db, 'B', 1, 3)
  recorded.mockRejectedValueOnce(new Error('the wire is cut'))
  await tellChanges(db, 9)
  await tellChanges(db, 10)
  expect(recorded.mock.calls.map(([, reference]) => reference)).toEqual(['A', 'B', 'A'])
})
