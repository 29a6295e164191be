import { expect, it } from 'vitest'
import { ownTown, ownZip } from '../../../../tests/support/business.ts'
import { pickups, pickupReference as reference } from '../../../../tests/support/pickups.ts'
import { anybody, cancel } from '../../../../tests/support/seats.ts'
import { readToken } from '../../lib/token.ts'
import { deliver } from '../outbox.ts'

const now = Date.UTC(2026, 10, 21, 18)

/** The copies of a booking's request, after something was done with it. */
async function copies(email: string, change?: (db: ReturnType<typeof pickups>['DB']) => Promise<unknown>, booker = {}) {
  const { services, DB, delivered, booked } = pickups(now)
  const options = { channels: ['copy'], booker: { ...anybody, ...booker } }
  await booked({ phone: '+12025550123', slot: '2026-11-23T10', email }, {}, options)
  await change?.(DB)
  await deliver(services)
  return { delivered, env: services.env }
}

it('goes to the visitor, with the link to their booking', async () => {
  const { delivered, env } = await copies('jo@example.com')
  expect(delivered.map(({ to }) => to)).toEqual(['jo@example.com'])
  const [, origin, token = ''] = /\n(https:\S+)\/your-request\?t=(\S+)\n/.exec(delivered[0]?.text ?? '') ?? []
  expect(origin).toBe(env.SITE_URL)
  expect(await readToken(env, { purpose: 'own', token, now })).toMatchObject({
    claims: { id: expect.stringMatching(`^${reference}_booking_`) },
  })
})

it.each<[string, Parameters<typeof copies>[1], object, boolean]>([
  ['no link without a booking', (db) => db.prepare('DELETE FROM bookings').run(), {}, false],
  ['the link to one that is held, to confirm it', undefined, { heldUntil: now + 1 }, true],
  ['the link to one that was canceled', (db) => cancel(db, reference, 1, now - 60_000, ['copy']), {}, true],
])('has %s', async (_, change, booker, hasLink) => {
  const { delivered } = await copies('jo@example.com', change, booker)
  expect(delivered.map(({ text }) => text.includes('/your-request?t='))).toEqual([hasLink])
})

it('goes to nobody without an address', async () => {
  expect((await copies('')).delivered).toEqual([])
})

it('names the town of the ZIP code that was typed', async () => {
  const { services, delivered, booked } = pickups(now)
  const where = { address: '12 Oak Street', location: ownZip }
  await booked(
    { phone: '+12025550123', slot: '2026-11-23T10', email: 'jo@example.com', ...where },
    {},
    { channels: ['copy'] },
  )
  await deliver(services)
  expect(delivered[0]?.text).toContain(`Where: 12 Oak Street, ${ownTown} ${ownZip}\n`)
})
