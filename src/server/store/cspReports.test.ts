import { expect, it } from 'vitest'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import { countReport, mostADay, reportedOn } from './cspReports.ts'

const day = 24 * 60 * 60_000
const noon = Date.UTC(2026, 10, 23, 12)

it('counts each directive by the day', async () => {
  const db = sqliteD1()
  for (const directive of ['img-src', 'script-src', 'img-src']) await countReport(db, directive, noon)
  await countReport(db, 'img-src', noon + day)
  expect(await reportedOn(db, noon)).toEqual({ 'img-src': 2, 'script-src': 1 })
  expect(await reportedOn(db, noon + day)).toEqual({ 'img-src': 1 })
  expect(await reportedOn(db, noon + 2 * day)).toEqual({})
})

it('counts nothing more once the day is full, whatever is reported', async () => {
  const db = sqliteD1()
  for (let index = 0; index < mostADay; index++) expect(await countReport(db, `d${index % 3}`, noon)).toBe(true)
  expect(await countReport(db, 'img-src', noon)).toBe(false)
  expect(await reportedOn(db, noon)).toEqual({ d0: 34, d1: 33, d2: 33 })
  expect(await countReport(db, 'img-src', noon + day)).toBe(true)
})
