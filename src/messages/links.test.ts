import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { slotTimes } from '../domain/calendar/slots.ts'
import { readToken } from '../server/lib/token.ts'
import { addPhotosToken, bookingToken, referenceIn, seePhotosToken } from './links.ts'

const day = 24 * 60 * 60_000
const start = Date.UTC(2026, 10, 21, 18)
const env = { LEAD_SECRET: 'a secret of the tests', SITE_URL: 'https://hauling.example' }
const at = (now: number) => ({ env, now: () => now })

it.each([
  ['lets photos be added', 7, 'add-photos', addPhotosToken],
  ['shows the owner the photos', 30, 'see-photos', seePhotosToken],
] as const)('%s for %d days, and does nothing else', async (_, days, purpose, sign) => {
  const token = await sign(at(start), '7K2M9QX4RD')
  expect(await referenceIn(at(start + days * day - 1), purpose, token)).toBe('7K2M9QX4RD')
  expect(await referenceIn(at(start + days * day), purpose, token)).toBeUndefined()
  expect(await referenceIn(at(start), 'booking', token)).toBeUndefined()
})

it('is good for a booking whatever becomes of it, until 180 days after the window it was made for', async () => {
  const slot = '2026-11-23T10'
  const booking = { reference: '7K2M9QX4RD', slot, state: 'live', revision: 3, changedAt: start } as const
  const token = await bookingToken(env, booking)
  const expires = slotTimes(slot, { timeZone: site.timeZone, windowHours }).end + 180 * day
  const claims = { purpose: 'booking', id: '7K2M9QX4RD', expires }
  expect(await readToken(env, { purpose: 'booking', token, now: start })).toEqual({ ok: true, claims })
})
