import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryServices } from '../../../tests/support/memoryServices.ts'
import { budgets } from './budgets.ts'
import { spendPhoto } from './photoBudget.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const KB = 1024
const hour = 60 * 60_000
const clock = { now: 0 }
let memory: ReturnType<typeof memoryServices>
beforeEach(() => {
  clock.now = Date.UTC(2026, 10, 21, 18)
  memory = memoryServices(clock)
})
afterEach(() => {
  logged.mockClear()
  vi.useRealTimers()
})
const photo = (address: string, bytes: number, early = true) => spendPhoto(memory.services, address, bytes, early)

it('an address has its bytes for an hour, and others have theirs', async () => {
  const { limit } = budgets.photosOfAddress
  expect(await photo('203.0.113.1', limit)).toBe(true)
  expect(await photo('203.0.113.1', 1)).toBe(false)
  expect(await photo('203.0.113.2', limit)).toBe(true)
  clock.now += hour
  expect(await photo('203.0.113.1', limit)).toBe(true)
})

it('a small photo counts for 512 KB, so that there cannot be thousands', async () => {
  const { limit } = budgets.photosOfAddress
  await photo('203.0.113.1', limit - 512 * KB)
  expect(await photo('203.0.113.1', 512 * KB + 1)).toBe(false)
  expect(await photo('203.0.113.1', 1)).toBe(true)
  expect(await photo('203.0.113.1', 1)).toBe(false)
})

it('all that come before their forms share a budget; those of a form do not need it', async () => {
  const { limit } = budgets.photosEarly
  const { limit: each } = budgets.photosOfAddress
  for (let index = 0; index < limit / each; index++) expect(await photo(`203.0.113.${index}`, each)).toBe(true)
  expect(await photo('203.0.113.99', 1)).toBe(false)
  expect(await photo('203.0.113.98', 1, false)).toBe(true)
})

it('an address past its own budget takes nothing of the shared one', async () => {
  await photo('203.0.113.1', budgets.photosOfAddress.limit)
  await photo('203.0.113.1', budgets.photosOfAddress.limit)
  const row = await memory.DB.prepare(`SELECT used FROM budgets WHERE name = 'photos-early:'`).first()
  expect(row).toEqual({ used: budgets.photosOfAddress.limit })
})

it('stores no address', async () => {
  await photo('203.0.113.77', 1)
  expect(JSON.stringify(await memory.DB.prepare('SELECT * FROM budgets').all())).not.toContain('203.0.113')
})

it('counts nothing while the database does not answer, and waits for it no longer than a second and a half', async () => {
  vi.useFakeTimers()
  const asked = vi
    .spyOn(memory.DB, 'prepare')
    .mockImplementation(() => ({ bind: () => ({ first: () => new Promise(() => undefined) }) }) as never)
  const spent = photo('203.0.113.1', 1)
  await vi.waitUntil(() => asked.mock.calls.length > 0)
  await vi.advanceTimersByTimeAsync(1500)
  expect(await spent).toBe(true)
  expect(logged).toHaveBeenCalledTimes(1)
})
