import { describe, expect, it, vi } from 'vitest'
import { sqliteD1 } from '../../tests/support/sqlite.ts'
import type { Env } from '../env.ts'
import { book } from './bookings.ts'
import { knownArrivals } from './knownArrivals.ts'

const start = Date.UTC(2026, 10, 23, 14)
const slot = '2026-11-23T12'

const cut = () => {
  throw new Error('the wire is cut')
}

/** A calendar and the requests that look at it; `behind` is what goes on after their answers. */
function calendar() {
  const DB = sqliteD1()
  const looked = vi.spyOn(DB, 'prepare')
  const behind: Promise<unknown>[] = []
  const at = (ms: number) =>
    knownArrivals({ now: start + ms, path: '/', env: { DB } as Env, waitUntil: (work) => void behind.push(work) })
  const takenAt = async (ms: number) => (await at(ms))?.taken.get(slot) ?? 0
  return { DB, looked, at, takenAt, done: () => Promise.all(behind) }
}

describe('the calendar in memory', () => {
  it('is looked up once, and told at once from then on', async () => {
    const { at, looked } = calendar()
    await at(0)
    expect(at(19_999)).not.toBeInstanceOf(Promise)
    expect(looked).toHaveBeenCalledTimes(1)
  })

  it('is looked up again behind an answer, once, and told to the next', async () => {
    const { DB, takenAt, looked, done } = calendar()
    await takenAt(0)
    await book(DB, 'A', slot, 2, 1)
    looked.mockClear()
    expect([await takenAt(20_000), await takenAt(20_001)]).toEqual([0, 0])
    await done()
    expect(looked).toHaveBeenCalledTimes(1)
    expect(await takenAt(20_002)).toBe(1)
  })

  it('is told to nobody when it is too old and cannot be looked up', async () => {
    const { at, looked, done } = calendar()
    await at(0)
    looked.mockImplementation(cut)
    expect(await at(299_999)).toBeDefined()
    await done()
    expect(await at(300_000)).toBeUndefined()
  })

  it('leaves a database that did not answer alone for some seconds, and nobody waits for it then', async () => {
    const { at, looked } = calendar()
    looked.mockImplementationOnce(cut)
    expect(await at(0)).toBeUndefined()
    expect(at(4999)).toBeUndefined()
    expect(looked).toHaveBeenCalledTimes(1)
    expect(await at(5000)).toBeDefined()
  })
})
