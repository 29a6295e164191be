import { expect, it } from 'vitest'
import { memoryServices } from '../../../../tests/support/memoryServices.ts'
import { anybody, book, cancel } from '../../../../tests/support/seats.ts'
import { lead } from '../../../../tests/support/services.ts'
import { readToken } from '../../lib/token.ts'
import { leadStatements } from '../../store/leads.ts'
import { deliver } from '../outbox.ts'

const now = Date.UTC(2026, 10, 21, 18)
const reference = '7K2M9QX4RD'
const slot = '2026-11-23T10'

/** The copies of a request for a window, after something was done with it. */
async function copies(email: string, prepare: (db: ReturnType<typeof memoryServices>['DB']) => Promise<unknown>) {
  const { services, DB, delivered } = memoryServices({ now })
  const one = lead(reference, { form: 'booking', answers: { phone: '+12025550123', slot, email } })
  await DB.batch(leadStatements(DB, one, ['copy'], now))
  await prepare(DB)
  await deliver(services)
  return { delivered, env: services.env }
}
type Db = Parameters<typeof cancel>[0]
const booked = (db: Db) => book(db, reference, slot, 9, now)
const held = (db: Db) => book(db, reference, slot, 9, now, { ...anybody, heldUntil: now + 1 })
const canceled = async (db: Db) => [await booked(db), await cancel(db, reference, 1, now - 60_000, ['copy'])]

it('goes to the visitor, with the link to their booking', async () => {
  const { delivered, env } = await copies('jo@example.com', booked)
  expect(delivered.map(({ to }) => to)).toEqual(['jo@example.com'])
  const [, origin, token = ''] = /\n(https:\S+)\/booking\?t=(\S+)\n/.exec(delivered[0]?.text ?? '') ?? []
  expect(origin).toBe(env.SITE_URL)
  expect(await readToken(env, { purpose: 'booking', token, now })).toMatchObject({ claims: { id: reference } })
})

it.each([
  ['no link without a booking', async () => undefined, false],
  ['no link to one that is only held', held, false],
  ['the link to one that was canceled', canceled, true],
])('has %s', async (_, prepare, hasLink) => {
  const { delivered } = await copies('jo@example.com', prepare)
  expect(delivered.map(({ text }) => text.includes('/booking?t='))).toEqual([hasLink])
})

it('goes to nobody without an address', async () => {
  expect((await copies('', booked)).delivered).toEqual([])
})
