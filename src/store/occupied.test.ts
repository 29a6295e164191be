import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anybody, book, cancel, move, servicesOf } from '../../tests/support/seats.ts'
import { sqliteD1 } from '../../tests/support/sqlite.ts'
import { changeRequest } from '../desk/requests.ts'
import { findRequest } from '../request/store.ts'
import { letGo } from '../sweep.ts'
import { readAvailability, recount } from './availability.ts'
import { findBooking } from './bookings.ts'

const saturdayMorning = Date.UTC(2026, 10, 21, 13)
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

it('begins with what is booked when the table is made', () => {
  const db = new DatabaseSync(':memory:')
  const folder = 'src/store/migrations'
  for (const file of readdirSync(folder).sort()) {
    if (file.startsWith('0010'))
      db.exec(`INSERT INTO bookings (reference, slot, seat, status, booked_at, changed_at) VALUES
        ('A', '2026-11-23T10', 1, 'live', 1, 1), ('B', '2026-11-23T10', 2, 'live', 1, 1),
        ('C', '2026-11-23T12', 1, 'cancelled', 1, 1), ('D', '2026-12-01T10', 1, 'live', 1, 1)`)
    db.exec(readFileSync(`${folder}/${file}`, 'utf8'))
  }
  expect(
    db
      .prepare('SELECT windows FROM occupied ORDER BY month')
      .all()
      .map(({ windows }) => windows),
  ).toEqual(['{"2026-11-23T10":2}', '{"2026-12-01T10":1}'])
})
