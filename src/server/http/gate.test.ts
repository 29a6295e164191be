import { afterEach, expect, it, vi } from 'vitest'
import type { Env } from '../../env.ts'
import { isPastGate } from './gate.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

/** A limiter that lets so many through for each key. */
function limiter(most: number) {
  const counts = new Map<string, number>()
  const limit = async ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return { success: (counts.get(key) ?? 0) <= most }
  }
  return { counts, SENDS: { limit } as Env['SENDS'] }
}
const request = (address?: string, method = 'POST') =>
  new Request('https://example.com/', { method, ...(address && { headers: { 'cf-connecting-ip': address } }) })

it('counts each network by itself and refuses what comes past its number', async () => {
  const { counts, SENDS } = limiter(2)
  const asked = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1', '2001:db8::1', '2001:db8::2', '2001:db8::3']
  const refused = []
  for (const address of asked) refused.push(await isPastGate({ SENDS }, request(address)))
  expect(refused).toEqual([false, false, false, true, false, false, true])
  expect([...counts.keys()]).toEqual(['192.0.2.1', '192.0.2.2', '2001:db8:0:0::/64'])
})

it('counts no one who only reads, nor where there is no address or no limiter', async () => {
  const { counts, SENDS } = limiter(0)
  expect(await isPastGate({ SENDS }, request('192.0.2.1', 'GET'))).toBe(false)
  expect(await isPastGate({ SENDS }, request())).toBe(false)
  expect(await isPastGate({}, request('192.0.2.1'))).toBe(false)
  expect(counts.size).toBe(0)
})

it('lets everybody through when the limiter does not answer', async () => {
  const SENDS = { limit: async () => Promise.reject(new Error('the wire is cut')) } as Env['SENDS']
  expect(await isPastGate({ SENDS }, request('192.0.2.1'))).toBe(false)
  expect(logged).toHaveBeenCalledOnce()
})
