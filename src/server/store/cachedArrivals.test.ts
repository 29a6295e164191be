import { describe, expect, it, vi } from 'vitest'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import { book } from './bookings.ts'
import { cachedArrivals } from './cachedArrivals.ts'

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
  const at = (ms: number) => cachedArrivals({ DB }, start + ms, (work) => void behind.push(work))
  const takenAt = async (ms: number) => (await at(ms))?.taken.get(slot) ?? 0
  return { DB, looked, at, takenAt, done: () => Promise.all(behind) }
}

describe('the cached calendar', () => {
  it('is read once, and cached from then on', async () => {
    const { at, looked } = calendar()
    const first = await at(0)
    expect(await at(19_999)).toBe(first)
    expect(looked).toHaveBeenCalledTimes(1)
  })

  it('is read again behind an answer, once, for the next', async () => {
    const { DB, takenAt, looked, done } = calendar()
    await takenAt(0)
    await book(DB, 'A', slot, 2, 1)
    looked.mockClear()
    expect([await takenAt(20_000), await takenAt(20_001)]).toEqual([0, 0])
    await done()
    expect(looked).toHaveBeenCalledTimes(1)
    expect(await takenAt(20_002)).toBe(1)
  })

  it('is not used when it is too old and cannot be read', async () => {
    const { at, looked, done } = calendar()
    await at(0)
    looked.mockImplementation(cut)
    expect(await at(299_999)).toBeDefined()
    await done()
    expect(await at(300_000)).toBeUndefined()
  })

  it('leaves a database that did not answer alone for some seconds, and no page waits for it then', async () => {
    const { at, looked } = calendar()
    looked.mockImplementationOnce(cut)
    expect(await at(0)).toBeUndefined()
    expect(await at(4999)).toBeUndefined()
    expect(looked).toHaveBeenCalledTimes(1)
    expect(await at(5000)).toBeDefined()
  })
})
