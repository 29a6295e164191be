import { expect, it } from 'vitest'
import { memoryServices } from '../../../../tests/support/memoryServices.ts'
import { book, cancel } from '../../../../tests/support/seats.ts'
import { lead } from '../../../../tests/support/services.ts'
import { bookingForm } from '../../../forms/booking.ts'
import { readToken } from '../../lib/token.ts'
import { leadStatements } from '../../store/leads.ts'
import { findLeads } from '../../store/storedLeads.ts'
import { visitorCopy } from './visitorCopy.ts'

const now = Date.UTC(2026, 10, 21, 18)
const reference = '7K2M9QX4RD'
const slot = '2026-11-23T10'

/** A request for a window, with these answers, and what becomes of it; gives the copies that were sent. */
async function copies(email: string, then: (db: ReturnType<typeof memoryServices>['DB']) => Promise<unknown>) {
  const { services, DB, delivered } = memoryServices({ now })
  const one = lead(reference, { form: 'booking', answers: { phone: '+12025550123', slot, email } })
  await DB.batch(leadStatements(DB, one, ['copy'], now))
  await then(DB)
  const stored = (await findLeads(DB, [reference])).get(reference)
  if (!stored) throw new Error('it was not stored')
  const revision = { change: 'sent', at: now, before: undefined } as const
  await visitorCopy.send({ lead: stored, form: bookingForm, revision, id: 'a', attempt: 1 }, services)
  return { delivered, env: services.env }
}
const booked = (db: ReturnType<typeof memoryServices>['DB']) => book(db, reference, slot, 9, now)

it('goes to the visitor, with the link to their booking', async () => {
  const { delivered, env } = await copies('jo@example.com', booked)
  expect(delivered.map(({ to }) => to)).toEqual(['jo@example.com'])
  const token = /\n(https:\S+)\/booking\?t=(\S+)\n/.exec(delivered[0]?.text ?? '') ?? []
  expect(token[1]).toBe(env.SITE_URL)
  expect(await readToken(env, 'booking', token[2] ?? '', now)).toMatchObject({
    ok: true,
    claims: { id: reference },
  })
})

it('has no link without a booking, or to one that is only held', async () => {
  const none = await copies('jo@example.com', async () => undefined)
  const held = await copies('jo@example.com', async (db) => {
    await booked(db)
    await db
      .prepare('UPDATE bookings SET held_until = ?')
      .bind(now + 1)
      .run()
  })
  for (const { delivered } of [none, held]) {
    expect(delivered).toHaveLength(1)
    expect(delivered[0]?.text).not.toContain('/booking?t=')
  }
})

it('has the link to what became of a booking that was canceled', async () => {
  const { delivered } = await copies('jo@example.com', async (db) => {
    await booked(db)
    await cancel(db, reference, 1, now)
  })
  expect(delivered[0]?.text).toContain('/booking?t=')
})

it('goes to nobody without an address', async () => {
  expect((await copies('', booked)).delivered).toEqual([])
})
