import { expect, it } from 'vitest'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import { budgets } from './budgets.ts'
import { countReport, reportedOn } from './cspReports.ts'

const day = 24 * 60 * 60_000
const noon = Date.UTC(2026, 10, 23, 12)

it('counts each directive by the day', async () => {
  const db = sqliteD1()
  for (const directive of ['img-src', 'script-src', 'img-src']) await countReport(db, directive, 'a', noon)
  await countReport(db, 'img-src', 'a', noon + day)
  expect(await reportedOn(db, noon)).toEqual({ 'img-src': 2, 'script-src': 1 })
  expect(await reportedOn(db, noon + day)).toEqual({ 'img-src': 1 })
  expect(await reportedOn(db, noon + 2 * day)).toEqual({})
})

it('counts a few of each sender, and nothing more once the day is full', async () => {
  const db = sqliteD1()
  const { reports, reportsOfAddress } = budgets
  const count = (sender: number, directive = 'd0') => countReport(db, directive, `${sender}`, noon)
  const senders = reports.limit / reportsOfAddress.limit
  for (let sender = 0; sender < senders; sender++) {
    for (let index = 0; index < reportsOfAddress.limit; index++) expect(await count(sender)).toBe(true)
    expect(await count(sender)).toBe(false)
  }
  expect(await count(senders, 'img-src')).toBe(false)
  expect(await reportedOn(db, noon)).toEqual({ d0: reports.limit })
})
