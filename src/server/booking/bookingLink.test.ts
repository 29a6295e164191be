import { expect, it, vi } from 'vitest'
import { site } from '#site/site.ts'
import { intake } from '../../../tests/support/intake.ts'
import { book } from '../../../tests/support/seats.ts'
import { lead } from '../../../tests/support/services.ts'
import type { Booking } from '../../domain/calendar/booking.ts'
import { slots } from '../../domain/calendar/slots.ts'
import { bookingForm } from '../../forms/booking.ts'
import { bookingToken } from '../delivery/links.ts'
import { readAvailability } from '../store/availability.ts'
import { findBooking } from '../store/bookings.ts'
import { leadStatements } from '../store/leads.ts'
import { changeBooking } from './bookingLink.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)
const reference = '7K2M9QX4RD'

/** A booking that the owner knows of, and windows that it can be moved to. */
async function booked() {
  const taken = intake()
  const { services, clock, idle, cron } = taken
  const { DB } = services.env
  const { rules, taken: seats } = await readAvailability(DB, clock.now)
  // None of today's: hours later it still can be moved.
  const coming = slots(clock.now, rules, seats).filter(({ start }) => start > clock.now + 24 * 60 * 60_000)
  const [slot = '', ...others] = coming.map(({ id }) => id)
  const answers = {
    phone: '+12025550123',
    email: 'ann@example.com',
    slot,
    location: 'Riverton',
    'junk-type': '',
  }
  await DB.batch(leadStatements(DB, lead(reference, { form: bookingForm.name, answers }), ['email', 'copy'], clock.now))
  await book(DB, reference, slot, 1, clock.now)
  await cron()
  // The link of the confirmation, for everything that follows.
  const token = await bookingToken(services.env, (await findBooking(DB, reference)) as Booking)
  const ask = async (asked: { action: string; slot?: string; revision?: number }) => {
    const { revision } = (await findBooking(DB, reference)) as Booking
    const answer = await changeBooking(services, token, { slot: '', revision, ...asked })
    await idle()
    return answer
  }
  return { ...taken, ask, others }
}

it('moves a booking five times an hour, then points to the phone and leaves it where it is', async () => {
  const { ask, others, services } = await booked()
  for (let index = 0; index < 5; index++)
    expect(await ask({ action: 'move', slot: others[index] })).toMatchObject({ kind: 'changed', change: 'moved' })
  const refused = await ask({ action: 'move', slot: others[5] })
  expect(refused).toMatchObject({ kind: 'too-many', retryAfter: 3600 })
  const said = refused.kind === 'too-many' && refused.link.ok ? refused.link.shown.lost?.message : ''
  expect(said).toContain(site.phone.label)
  expect((await findBooking(services.env.DB, reference))?.slot).toBe(others[4])
  expect(await ask({ action: 'cancel' })).toMatchObject({ kind: 'changed', change: 'canceled' })
})

it('moves it ten times a day', async () => {
  const { ask, others, clock } = await booked()
  const kinds: string[] = []
  for (let index = 0; index < 12; index++) {
    if (index % 4 === 0) clock.now += 60 * 60_000
    kinds.push((await ask({ action: 'move', slot: others.at(-1 - (index % 2)) })).kind)
  }
  expect(kinds).toEqual([...Array.from({ length: 10 }, () => 'changed'), 'too-many', 'too-many'])
})

it('mails the moves of a minute once, to the owner and to the visitor', async () => {
  const { ask, others, cron, delivered } = await booked()
  const before = delivered.length
  for (let index = 0; index < 4; index++) await ask({ action: 'move', slot: others[index] })
  const sent = () =>
    delivered
      .slice(before)
      .map(({ channel }) => channel)
      .filter((channel) => channel === 'email' || channel === 'copy')
      .sort()
  await cron(59_000)
  expect(sent()).toEqual([])
  for (let minutes = 0; minutes < 2; minutes++) await cron(1000 + minutes * 60_000)
  expect(sent()).toEqual(['copy', 'email'])
})

it('takes what is sent twice for one change', async () => {
  const { ask, others, services } = await booked()
  for (const asked of [
    { action: 'move', slot: others[0], revision: 1 },
    { action: 'cancel', revision: 2 },
  ])
    for (let time = 0; time < 2; time++) expect(await ask(asked)).toMatchObject({ kind: 'changed' })
  expect(await findBooking(services.env.DB, reference)).toMatchObject({ state: 'canceled', revision: 3 })
})

it('a page of an earlier state changes nothing and shows what is true now', async () => {
  const { ask, others, services } = await booked()
  await ask({ action: 'move', slot: others[0] })
  for (const asked of [{ action: 'move', slot: others[1] }, { action: 'cancel' }]) {
    const answer = await ask({ ...asked, revision: 1 })
    expect(answer).toMatchObject({ kind: 'refused', link: { shown: { outdated: true, stage: 'open' } } })
  }
  expect(await findBooking(services.env.DB, reference)).toMatchObject({ slot: others[0], revision: 2, state: 'live' })
})
