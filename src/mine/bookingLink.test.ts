import { expect, it, vi } from 'vitest'
import { site } from '#site/site.ts'
import { pickups, pickupReference as reference } from '../../tests/support/pickups.ts'
import { record } from '../../tests/support/seats.ts'
import type { Booking } from '../domain/calendar/booking.ts'
import { bookingToken } from '../messages/links.ts'
import { openSlots } from '../store/availability.ts'
import { findBooking } from '../store/bookings.ts'
import { budgets } from '../store/budgets.ts'
import { changeBooking } from './bookingLink.ts'

/** A booking that the owner knows of, and windows that it can be moved to. */
async function booked() {
  const all = pickups(Date.UTC(2026, 10, 21, 18))
  const { services, clock, DB, idle } = all
  const { slots, today } = await openSlots(services.env, clock.now)
  // None of today's, since the tests let hours pass.
  const [slot = '', ...others] = slots.flatMap(({ id, date }) => (date === today ? [] : [id]))
  await all.booked({ phone: '+12025550123', email: 'ann@example.com', slot }, {}, { channels: ['email', 'copy'] })
  await all.cron(clock.now)
  const find = async () => (await findBooking(DB, reference)) as Booking
  // The link of the confirmation, for everything that follows.
  const token = await bookingToken(services.env, await find())
  const ask = async (asked: { action: string; slot?: string; revision?: number }) => {
    const { revision } = await find()
    const answer = await changeBooking(services, token, { slot: '', revision, address: '', ...asked })
    await idle()
    return answer
  }
  return { ...all, find, ask, others }
}

it('moves a booking so many times an hour, then points to the phone and leaves it where it is', async () => {
  const { ask, others, find } = await booked()
  const { limit } = budgets.changes
  for (let index = 0; index < limit; index++)
    expect(await ask({ action: 'move', slot: others[index] })).toMatchObject({ kind: 'changed' })
  const refused = await ask({ action: 'move', slot: others[limit] })
  expect(refused).toMatchObject({ kind: 'too-many', retryAfter: 3600 })
  const message = expect.stringContaining(site.phone.label)
  expect(refused).toMatchObject({ link: { shown: { lost: { message } } } })
  expect((await find()).slot).toBe(others[limit - 1])
  expect(await ask({ action: 'cancel' })).toMatchObject({ kind: 'changed' })
})

it('is told what’s in the way: hundreds of changes, or the crew, which is on its way by now', async () => {
  const { ask, others, DB, clock, find } = await booked()
  const photos = Array.from({ length: 198 }, () => ({ kind: 'photos', data: {} }) as const)
  await record(DB, reference, photos, clock.now)
  expect(await ask({ action: 'move', slot: others[0] })).toMatchObject({ kind: 'too-many' })
  const batch = DB.batch.bind(DB)
  vi.spyOn(DB, 'batch').mockImplementationOnce(async (statements) => {
    await record(DB, reference, [{ kind: 'on-the-way', data: {} }], clock.now, 'sam@example.com')
    return batch(statements)
  })
  expect(await ask({ action: 'cancel' })).toMatchObject({ kind: 'refused' })
  expect((await find()).state).toBe('live')
})

it('mails the moves of a minute once, to the owner and to the visitor', async () => {
  const { ask, others, cron, clock, delivered } = await booked()
  delivered.length = 0
  const mailed = () => delivered.map(({ channel }) => channel).filter((channel) => /email|copy/.test(channel))
  for (let index = 0; index < 4; index++) await ask({ action: 'move', slot: others[index] })
  await cron(clock.now + 59_000)
  expect(mailed()).toEqual([])
  for (const later of [1000, 60_000]) await cron(clock.now + later)
  expect(mailed().sort()).toEqual(['copy', 'email'])
})

it('takes what is sent twice for one change', async () => {
  const { ask, others, find } = await booked()
  for (const asked of [
    { action: 'move', slot: others[0], revision: 1 },
    { action: 'cancel', revision: 2 },
  ])
    for (let time = 0; time < 2; time++) expect(await ask(asked)).toMatchObject({ kind: 'changed' })
  expect(await find()).toMatchObject({ state: 'canceled', revision: 3 })
})
