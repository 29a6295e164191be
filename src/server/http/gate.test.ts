import type { RateLimit } from '@cloudflare/workers-types'
import { expect, it, vi } from 'vitest'
import { isForeign, isPastGate } from './gate.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

// Node's Request drops forbidden header names, so the check gets the two things that it reads.
const from = (headers: Record<string, string>) =>
  ({ url: 'https://ours.example/', headers: new Headers(headers) }) as Request

it.each([
  [false, {}],
  [false, { origin: 'https://ours.example' }],
  [false, { origin: 'http://ours.example' }],
  [false, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  [false, { 'sec-fetch-site': 'none' }],
  [true, { origin: 'https://evil.example' }],
  [true, { origin: 'https://ours.example.evil.example' }],
  [true, { origin: 'null' }],
  [true, { 'sec-fetch-site': 'cross-site' }],
] as [boolean, Record<string, string>][])('comes from another site: %j, %j', (isOther, headers) => {
  expect(isForeign(from(headers))).toBe(isOther)
})

/** A limiter that lets so many through for each key. */
function limiter(most: number) {
  const counts = new Map<string, number>()
  const limit = async ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return { success: (counts.get(key) ?? 0) <= most }
  }
  return { limit } as RateLimit
}
const request = (address?: string) =>
  new Request('https://example.com/', address ? { headers: { 'cf-connecting-ip': address } } : {})

it('counts each network by itself and refuses what comes past its number', async () => {
  const sends = limiter(2)
  const asked = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1', '2001:db8::1', '2001:db8::2', '2001:db8::3']
  const refused = []
  for (const address of asked) refused.push(await isPastGate(sends, request(address)))
  expect(refused).toEqual([false, false, false, true, false, false, true])
})

it('refuses no one who has no address, or without an answer of a limiter', async () => {
  const broken = { limit: async () => Promise.reject(new Error('the wire is cut')) } as RateLimit
  expect(await isPastGate(limiter(0), request())).toBe(false)
  expect(await isPastGate(undefined, request('192.0.2.1'))).toBe(false)
  expect(await isPastGate(broken, request('192.0.2.1'))).toBe(false)
})
