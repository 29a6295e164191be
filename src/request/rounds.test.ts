import { expect, it } from 'vitest'
import { intake } from '../../tests/support/intake.ts'
import { typedBooking } from '../../tests/support/requests.ts'
import { sqliteD1 } from '../../tests/support/sqlite.ts'
import { changeBooking } from '../mine/bookingLink.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import { openSlots } from '../store/availability.ts'

/** A database that counts sequential rounds: what is asked while an answer is still to come is the same round. */
function counted() {
  let rounds = 0
  let pending = 0
  const DB = sqliteD1(async (call) => {
    if (pending === 0) rounds += 1
    pending += 1
    await new Promise((done) => setImmediate(done))
    pending -= 1
    return call()
  })
  return { DB, now: () => rounds }
}

it('asks the database three times at most to book, and four times to move', async () => {
  const { DB, now } = counted()
  const { services, send, clock, idle } = intake({ DB })
  const { waitUntil } = services
  /** Rounds until the delivery was handed over. It has asked its first question by then, and no visitor waits for it. */
  const handedOver: number[] = []
  Object.assign(services, {
    waitUntil: (work: Promise<unknown>) => {
      handedOver.push(now() - 1)
      waitUntil(work)
    },
  })
  const { slots } = await openSlots(services.env, clock.now)
  const [slot = '', other = ''] = slots.map(({ id }) => id).reverse()
  const values = typedBooking(slot, { items: '' })
  const start = now()
  const receipt = await send({ form: bookingForm, address: '203.0.113.9', changes: { values } })
  expect((handedOver[0] ?? Number.NaN) - start).toBeLessThanOrEqual(3)
  const token = receipt.ok ? (new URL(receipt.location, 'https://a.example').searchParams.get('t') ?? '') : ''
  const booked = now()
  const moved = await changeBooking(services, token, {
    action: 'move',
    slot: other,
    revision: 1,
    address: '203.0.113.9',
  })
  const rounds = now() - booked
  await idle()
  expect(moved).toEqual({ kind: 'changed', change: 'moved' })
  expect(rounds).toBeGreaterThan(0)
  expect(rounds).toBeLessThanOrEqual(4)
})
