import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { slotTimes } from '../../domain/calendar/slots.ts'
import { readToken } from '../lib/token.ts'
import { addPhotosToken, bookingToken, referenceIn, seePhotosUrl } from './links.ts'

const day = 24 * 60 * 60_000
const start = Date.UTC(2026, 10, 21, 18)
const env = { LEAD_SECRET: 'a secret of the tests', SITE_URL: 'https://hauling.example' }
const at = (now: number) => ({ env, now: () => now })

it('lets photos be added for seven days', async () => {
  const token = await addPhotosToken(at(start), '7K2M9QX4RD')
  expect(await referenceIn(at(start + 7 * day - 1), 'add-photos', token)).toBe('7K2M9QX4RD')
  expect(await referenceIn(at(start + 7 * day), 'add-photos', token)).toBeUndefined()
  expect(await referenceIn(at(start), 'see-photos', token)).toBeUndefined()
})

it('shows the owner the photos for thirty days', async () => {
  const url = new URL(await seePhotosUrl(at(start), '7K2M9QX4RD'))
  expect(url.href).toMatch(/^https:\/\/hauling\.example\/lead-photos\?t=/)
  const token = url.searchParams.get('t') ?? ''
  expect(await referenceIn(at(start + 30 * day - 1), 'see-photos', token)).toBe('7K2M9QX4RD')
  expect(await referenceIn(at(start + 30 * day), 'see-photos', token)).toBeUndefined()
})

it('is good for a booking whatever becomes of it, until 180 days after the window it was made for', async () => {
  const slot = '2026-11-23T10'
  const booking = { reference: '7K2M9QX4RD', slot, state: 'live', revision: 3, changedAt: start } as const
  const token = await bookingToken(env, booking)
  const expires = slotTimes(slot, { timeZone: site.timeZone, windowHours }).end + 180 * day
  const claims = { purpose: 'booking', id: '7K2M9QX4RD', expires }
  expect(await readToken(env, { purpose: 'booking', token, now: start })).toEqual({ ok: true, claims })
})
