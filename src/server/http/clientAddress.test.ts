import { expect, it } from 'vitest'
import { addressKeys, emailKey, networkOf, phoneKey } from './clientAddress.ts'

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
