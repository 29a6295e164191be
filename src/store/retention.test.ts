import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lead, memoryServices } from '../../tests/support/memoryServices.ts'
import { keep } from '../../tests/support/seats.ts'
import { spend } from './budgets.ts'
import { deleteFiles, forgetOld } from './retention.ts'

const start = Date.UTC(2026, 10, 21, 18)
const minute = 60_000
const day = 24 * 60 * minute
const clock = { now: start }
let memory: ReturnType<typeof memoryServices>
beforeEach(() => {
  clock.now = start
  memory = memoryServices(clock)
})
const count = async (table: string) => (await memory.rows<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n

describe('photos', () => {
  const photo = async (name: string, storedAt: number, attachedAt: number | null, reference = 'AAAAAAAAAA') => {
    await memory.FILES.put(`photos/${name}`, 'pixels')
    await memory.DB.prepare(
      `INSERT INTO photos (object_key, reference, sha256, type, bytes, stored_at, attached_at, id)
       VALUES (?1, ?2, ?1, 'image/jpeg', 6, ?3, ?4, ?1)`,
    )
      .bind(`photos/${name}`, reference, storedAt, attachedAt)
      .run()
  }
  const left = () => memory.keys('photos/').map((key) => key.slice('photos/'.length))

  it('whose form was never sent go after a day, those of a request after ninety', async () => {
    await photo('waits', start - day, null)
    await photo('orphan', start - day - 1, null)
    await photo('after-an-outage', start - 8 * day, null)
    await photo('kept', start - 90 * day, 1)
    await photo('old', start - 90 * day - 1, 1)
    await photo('left-behind', start - 90 * day - 1, null)
    await forgetOld(memory.services)
    expect(left()).toEqual(['waits', 'kept'])
    expect(await count('photos')).toBe(2)
  })

  it('of what was thrown out go thirty days after it came in', async () => {
    const references = { SPAM000000: 'spam', NEW0000000: 'new' }
    for (const [reference, status] of Object.entries(references)) {
      await keep(memory.DB, lead(reference), start)
      await memory.DB.prepare(
        `UPDATE leads SET request_status = ?1, state = iif(?1 = 'spam', 'spam', state) WHERE reference = ?2`,
      )
        .bind(status, reference)
        .run()
      await photo(reference, start, start, reference)
    }
    clock.now = start + 30 * day
    await forgetOld(memory.services)
    expect(await count('leads')).toBe(2)
    clock.now += 1
    await forgetOld(memory.services)
    expect([left(), await count('leads')]).toEqual([['NEW0000000'], 1])
  })

  it('go a thousand in a run, the others a minute later', async () => {
    for (let index = 0; index < 1001; index++) await photo(`p${index}`, start - day - 1, null)
    await forgetOld(memory.services)
    expect(left()).toHaveLength(1)
  })

  it('keep their rows while the bucket does not delete them', async () => {
    await photo('orphan', start - day - 1, null)
    vi.spyOn(memory.FILES, 'delete').mockRejectedValueOnce(new Error('the wire is cut'))
    await expect(forgetOld(memory.services)).rejects.toThrow('the wire is cut')
    expect(await count('photos')).toBe(1)
  })
})

it('deletes any number of files, a thousand in each call, and makes no call for none', async () => {
  const keys = Array.from({ length: 2001 }, (_, index) => `f${index}`)
  for (const key of [...keys, 'kept']) await memory.FILES.put(key, '')
  const deleted = vi.spyOn(memory.FILES, 'delete')
  await deleteFiles(memory, keys)
  await deleteFiles(memory, [])
  expect([[...memory.files.keys()], deleted.mock.calls.length]).toEqual([['kept'], 3])
})

it('forgets a request after 180 days, with its messages and its history', async () => {
  await keep(memory.DB, lead('AAAAAAAAAA'), start, { slot: '2026-11-23T10' })
  clock.now = start + 180 * day
  await forgetOld(memory.services)
  await memory.DB.exec(`INSERT INTO outbox (reference, revision, channel, due_at) VALUES ('AAAAAAAAAA', 1, 'email', 1)`)
  const tables = ['leads', 'outbox', 'bookings']
  const left = async () => [...(await Promise.all(tables.map(count))), (await count('events')) ?? 0]
  expect(await left()).toEqual([1, 1, 1, 2])
  clock.now += 1
  await forgetOld(memory.services)
  expect(await left()).toEqual([0, 0, 0, 0])
})

it('keeps a job that comes back later than that until it has', async () => {
  for (const reference of ['AAAAAAAAAA', 'BBBBBBBBBB'])
    await keep(memory.DB, lead(reference), start, { slot: '2026-11-23T10' })
  await memory.DB.exec(`UPDATE leads SET again = '2027-10-20' WHERE reference = 'AAAAAAAAAA'`)
  clock.now = start + 300 * day
  await forgetOld(memory.services)
  const kept = () => memory.rows('SELECT reference, again FROM leads')
  expect(await kept()).toEqual([{ reference: 'AAAAAAAAAA', again: '2027-10-20' }])
  await memory.DB.exec(`UPDATE leads SET again = ''`)
  await forgetOld(memory.services)
  expect(await kept()).toEqual([])
})

it('forgets used up budgets once an hour', async () => {
  await spend(memory.DB, [{ budget: 'everybody', spender: '' }], start - 3 * day)
  clock.now = start + minute
  await forgetOld(memory.services)
  expect(await count('budgets')).toBe(1)
  clock.now = start + 60 * minute + 59_999
  await forgetOld(memory.services)
  expect(await count('budgets')).toBe(0)
})
