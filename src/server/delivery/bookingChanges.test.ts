import type { D1Database } from '@cloudflare/workers-types'
import { afterEach, expect, it, vi } from 'vitest'
import { everyChannel } from '../../../tests/support/outside.ts'
import { lead } from '../../../tests/support/services.ts'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../lib/services.ts'
import { book, cancelBooking, moveBooking } from '../store/bookings.ts'
import { leadStatements } from '../store/leads.ts'
import { tellChanges } from './bookingChanges.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

const services = (DB: D1Database, now: number): Services => ({
  env: { DB } as Env,
  now: () => now,
  fetch: async () => new Response(),
  waitUntil: () => undefined,
})

/** Bookings of these references at ten on Monday, each with its lead. */
async function booked(db: D1Database, references: readonly string[]) {
  for (const reference of references) {
    const answers = { phone: '+12025550123', location: 'Riverton', slot: '2026-11-23T10' }
    await db.batch(leadStatements(db, lead(reference, { form: 'booking', answers }), ['email'], 1))
    await book(db, reference, '2026-11-23T10', 9, 1)
  }
}

const history = async (db: D1Database) =>
  (await db.prepare('SELECT reference, revision, change, answers FROM revisions WHERE revision > 1').all()).results

it('records each change of a booking once, and a new booking not at all', async () => {
  const db = sqliteD1()
  await booked(db, ['A', 'B'])
  await moveBooking(db, 'A', 1, '2026-11-24T10', 1, 2)
  await cancelBooking(db, 'B', 1, 3)
  for (let sweep = 0; sweep < 2; sweep++) await tellChanges(services(db, 9))
  expect(await history(db)).toMatchObject([
    { reference: 'A', revision: 2, change: 'moved', answers: expect.stringContaining('2026-11-24T10') },
    { reference: 'B', revision: 2, change: 'cancelled' },
  ])
  const { results } = await db.prepare(`SELECT reference, state FROM outbox WHERE revision = 2`).all()
  expect(results).toMatchObject([
    { reference: 'A', state: 'pending' },
    { reference: 'B', state: 'pending' },
  ])
})

it('tries again what could not be recorded, and lets it hold up nothing else', async () => {
  const db = sqliteD1()
  await booked(db, ['A', 'B'])
  await cancelBooking(db, 'A', 1, 2)
  await cancelBooking(db, 'B', 1, 3)
  const failing = vi.spyOn(db, 'batch').mockRejectedValueOnce(new Error('the wire is cut'))
  await tellChanges(services(db, 9))
  failing.mockRestore()
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: 'change-not-notified', reference: 'A', error: 'the wire is cut' },
  ])
  expect((await history(db)).map(({ reference }) => reference)).toEqual(['B'])
  await tellChanges(services(db, 10))
  expect((await history(db)).map(({ reference }) => reference)).toEqual(['A', 'B'])
})

it('writes to the visitor only where they gave an address', async () => {
  const db = sqliteD1()
  await booked(db, ['A', 'B'])
  await db
    .prepare(`UPDATE leads SET answers = json_set(answers, '$.email', 'jo@example.com') WHERE reference = 'B'`)
    .run()
  await cancelBooking(db, 'A', 1, 2)
  await cancelBooking(db, 'B', 1, 3)
  const all = services(db, 9)
  await tellChanges({ ...all, env: { ...everyChannel, ...all.env } as unknown as Env })
  const { results } = await db.prepare(`SELECT reference FROM outbox WHERE channel = 'copy'`).all()
  expect(results).toEqual([{ reference: 'B' }])
})

it('records only one booking’s changes when it is asked for that', async () => {
  const db = sqliteD1()
  await booked(db, ['A', 'B'])
  await cancelBooking(db, 'A', 1, 2)
  await cancelBooking(db, 'B', 1, 3)
  await tellChanges(services(db, 9), 'B')
  expect((await history(db)).map(({ reference }) => reference)).toEqual(['B'])
})
