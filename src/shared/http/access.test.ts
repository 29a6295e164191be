import type { RateLimit } from '@cloudflare/workers-types'
import { expect, it } from 'vitest'
import {
  addressKeys,
  type Claims,
  emailKey,
  isForeign,
  isPastGate,
  networkOf,
  type Purpose,
  phoneKey,
  readToken,
  signToken,
} from './access.ts'

const secrets = { LEAD_SECRET: 'new secret', LEAD_SECRET_OLD: 'old secret' }
const start = Date.UTC(2026, 10, 21)
const claims: Claims = { purpose: 'sent', id: '7K2M9QX4RD', expires: start + 1000 }
const read = (token: string, now = start, purpose: Purpose = 'sent') => readToken(secrets, { purpose, token, now })

it('gives back what was signed, until it expires, and for no other purpose', async () => {
  const token = await signToken(secrets, claims)
  expect(token).toMatch(/^[\w.-]+$/)
  expect(await read(token, start + 999)).toEqual({ ok: true, claims })
  expect(await read(token, start + 1000)).toEqual({ ok: false, reason: 'expired' })
  expect(await read(token, start, 'own')).toEqual({ ok: false, reason: 'wrong-purpose' })
})

it('is good after the secret was changed once, and not after it was changed twice', async () => {
  const token = await signToken({ LEAD_SECRET: 'old secret' }, claims)
  expect(await read(token)).toEqual({ ok: true, claims })
  for (const LEAD_SECRET_OLD of ['', undefined])
    expect(
      await readToken({ LEAD_SECRET: 'new secret', LEAD_SECRET_OLD }, { purpose: 'sent', token, now: start }),
    ).toEqual({ ok: false, reason: 'unknown-key' })
})

it('is good in the older form, with one more number and another name of its purpose', async () => {
  const token = 'add-photos.7K2M9QX4RD.0.1795219201000.diGe85.tH8FA9jtdBidsjnysWS9a_F3UJCjvsOKo1bpDJxmcoY'
  expect(await read(token)).toEqual({ ok: true, claims })
  expect(await read(token.replace('.0.', '.1.'))).toEqual({ ok: false, reason: 'tampered' })
})

it('is refused with any one character changed', async () => {
  const token = await signToken(secrets, claims)
  for (let at = 0; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === '1' ? '2' : '1') + token.slice(at + 1)
    expect((await read(changed)).ok, changed).toBe(false)
  }
})

it.each(['', 'a.b.c.d.e', 'x'.repeat(5000), 'booking.1.1.abcdef.\u0000'])('says that %j is none', async (text) => {
  expect(await read(text)).toEqual({ ok: false, reason: 'malformed' })
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

it('an address is counted by networks of three sizes, which are the same for IPv4', async () => {
  const noon = Date.UTC(2026, 10, 23, 18)
  const keysOf = (address: string, secret = 'secret', at = noon) => addressKeys(secret, address, at)
  const mine = await keysOf('2001:db8:1:2::1')
  expect(mine?.address).toMatch(/^[0-9a-f]{16}$/)
  // All day long, by the clock of budgets.
  for (const at of [Date.UTC(2026, 10, 23), Date.UTC(2026, 10, 23, 23, 59)])
    expect(await keysOf('2001:db8:1:2::ffff', 'secret', at)).toEqual(mine)
  const neighbor = await keysOf('2001:db8:1:3::1')
  expect(neighbor).toMatchObject({ home: mine?.home, site: mine?.site })
  expect(neighbor?.address).not.toBe(mine?.address)
  const farther = await keysOf('2001:db8:1:1ff::1')
  expect(farther?.site).toBe(mine?.site)
  expect(farther?.home).not.toBe(mine?.home)
  expect((await keysOf('2001:db8:2:2::1'))?.site).not.toBe(mine?.site)
  for (const other of [
    await keysOf('2001:db8:1:2::1', 'secret', noon + 24 * 60 * 60_000),
    await keysOf('2001:db8:1:2::1', 'other'),
  ])
    expect(other?.address).not.toBe(mine?.address)
  const old = await keysOf('203.0.113.9')
  expect(new Set(Object.values(old ?? {})).size).toBe(1)
  expect(await keysOf('')).toBeUndefined()
})

it('a number is counted without its extension, and an email address however it is written', async () => {
  expect(await phoneKey('secret', '+12025550123;ext=4')).toBe(await phoneKey('secret', '+12025550123'))
  expect(await emailKey('secret', 'Ann@Example.com')).toBe(await emailKey('secret', 'ann@example.com'))
  expect([await phoneKey('secret', ''), await emailKey('secret', '')]).toEqual(['', ''])
})

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
