import { expect, it } from 'vitest'
import { addressKey, networkOf } from './clientAddress.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

it('the key of an address is the same for one network on one day, and for nothing else', async () => {
  const noon = Date.UTC(2026, 10, 23, 18)
  const keyOf = (address: string, later = 0, LEAD_SECRET = 'secret') =>
    addressKey({ env: { LEAD_SECRET }, now: () => noon + later }, address)
  const key = await keyOf('2001:db8:1:2::1')
  expect(key).toMatch(/^[0-9a-f]{16}$/)
  expect(await keyOf('2001:db8:1:2::ffff', 60_000)).toBe(key)
  expect(await keyOf('2001:db8:1:3::1')).not.toBe(key)
  expect(await keyOf('2001:db8:1:2::1', 24 * 60 * 60_000)).not.toBe(key)
  expect(await keyOf('2001:db8:1:2::1', 0, 'other')).not.toBe(key)
  expect(await keyOf('')).toBe('')
})
