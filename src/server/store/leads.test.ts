import { expect, it } from 'vitest'
import { lead } from '../../../tests/support/services.ts'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import { changeStatements, leadStatements } from './leads.ts'

const quote = (location: string) => lead('AAAAAAAAAA', { answers: { phone: '+12025550123', location } })
const hour = 60 * 60_000
const start = Date.UTC(2026, 10, 21, 18)

type LeadRow = { location: string; revision: number; changed_at: number }
const stored = (db: ReturnType<typeof sqliteD1>) =>
  db.prepare(`SELECT answers ->> 'location' AS location, revision, changed_at FROM leads`).first<LeadRow>()

it('a correction that comes after the clock was set back is the newest all the same', async () => {
  const db = sqliteD1()
  await db.batch(leadStatements(db, quote('Springfield'), ['email'], start))
  await db.batch(leadStatements(db, quote('Riverton'), ['email'], start - hour))
  expect(await stored(db)).toEqual({ location: 'Riverton', revision: 2, changed_at: start + 1 })
  // What waited in the spool since before that is older.
  await db.batch(leadStatements(db, quote('Milton'), ['email'], start, { spooled: true }))
  expect(await stored(db)).toMatchObject({ location: 'Riverton', revision: 2 })
  await db.batch(leadStatements(db, quote('Milton'), ['email'], start + 1, { spooled: true }))
  expect(await stored(db)).toEqual({ location: 'Milton', revision: 3, changed_at: start + 2 })
})

it('no change sets the time of a lead back', async () => {
  const db = sqliteD1()
  await db.batch(leadStatements(db, quote('Springfield'), ['email'], start))
  const touch = db.prepare('UPDATE leads SET area = area')
  const change = { reference: 'AAAAAAAAAA', change: 'photos', channels: ['email'] } as const
  await db.batch([touch, ...changeStatements(db, change, start - hour)])
  expect(await stored(db)).toMatchObject({ revision: 2, changed_at: start + 1 })
})

it('a correction of spam is spam, and what came before an erasure is not stored', async () => {
  const db = sqliteD1()
  await db.batch(leadStatements(db, quote('Springfield'), ['email'], start))
  await db.exec(`UPDATE leads SET state = 'spam'`)
  await db.batch(leadStatements(db, quote('Riverton'), ['email'], start + 1))
  expect(await db.prepare('SELECT state, revision FROM leads').first()).toEqual({ state: 'spam', revision: 2 })
  await db.exec(`DELETE FROM leads`)
  await db.exec(`INSERT INTO erasures (reference, asked_at) VALUES ('AAAAAAAAAA', ${start})`)
  await db.batch(leadStatements(db, quote('Springfield'), ['email'], start))
  expect(await stored(db)).toBeNull()
  await db.batch(leadStatements(db, quote('Springfield'), ['email'], start + 1))
  expect(await stored(db)).toMatchObject({ location: 'Springfield' })
})
