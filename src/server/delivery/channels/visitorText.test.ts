import { afterEach, expect, it, vi } from 'vitest'
import { pickupReference, pickups } from '../../../../tests/support/pickups.ts'
import { anybody, cancel, move } from '../../../../tests/support/seats.ts'
import type { Env } from '../../../env.ts'
import { deliver } from '../outbox.ts'
import { channelsFor } from './channels.ts'
import { visitorText } from './visitorText.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

const minute = 60_000
const phone = '+12025550123'
const consenting = { phone, slot: '2026-11-23T10', texts: 'yes' }

function texting() {
  const all = pickups(Date.UTC(2026, 10, 21, 18))
  const { services, clock } = all
  return {
    ...all,
    /** Books with these answers, and sends what's due at once. */
    async send(answers: typeof consenting, reference = pickupReference, phoneKey = '') {
      const channels = channelsFor(services.env, { answers })
      await all.booked(answers, {}, { reference, channels, booker: { ...anybody, phoneKey } })
      await deliver(services)
    },
    async deliverChange() {
      clock.now += 2 * minute
      await deliver(services)
    },
  }
}

it('goes to the number that asked for it, and says so again at each change', async () => {
  const { services, DB, clock, texts, send, deliverChange } = texting()
  await send(consenting)
  await move(DB, pickupReference, 1, '2026-11-24T10', 9, clock.now, ['text'])
  await deliverChange()
  await cancel(DB, pickupReference, 2, clock.now, ['text'])
  await deliverChange()
  const news = ['Your pickup is booked', 'Your pickup is moved', 'Your pickup is canceled']
  expect(texts()).toEqual(news.map((text) => ({ to: phone, body: expect.stringContaining(text) })))
  const link = `${services.env.SITE_URL}/your-request?t=own.${pickupReference}_booking_`
  for (const { body } of texts()) expect(body).toContain(link)
})

it.each([
  ['without consent', { ...consenting, texts: '' }],
  ['behind an extension', { ...consenting, phone: `${phone};ext=4` }],
  ['abroad', { ...consenting, phone: '+18765550123' }],
])('goes to nobody %s', async (_, answers) => {
  const { texts, send } = texting()
  await send(answers)
  expect(texts()).toEqual([])
})

it('goes to no other number that is given later, and to none when consent is taken back', async () => {
  const { texts, send, deliverChange } = texting()
  await send(consenting)
  for (const change of [{ phone: '+12025550199' }, { texts: '' }]) {
    await send({ ...consenting, ...change })
    await deliverChange()
  }
  expect(texts().map(({ to }) => to)).toEqual([phone])
})

it('goes to nobody for a request without a window: they get a call', async () => {
  const { texts, services, DB, booked } = texting()
  await booked(consenting, { unconfirmed: true }, { channels: ['text'] })
  await DB.prepare('DELETE FROM bookings').run()
  await deliver(services)
  expect(texts()).toEqual([])
})

it('isn’t sent for what looks like a robot’s, nor where it isn’t set up', () => {
  const { env } = texting().services
  expect(channelsFor(env, { answers: consenting })).toContain('text')
  expect(channelsFor(env, { answers: consenting, spamSignals: ['links', 'too-fast'] })).not.toContain('text')
  for (const name of ['VISITOR_TEXTS', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'])
    expect(visitorText.isOn({ ...env, [name]: '' } as Env), name).toBe(false)
  expect(visitorText.isOn({ ...env, SMS_TO: '' } as Env)).toBe(true)
})

it('doesn’t try a number again that the service refuses, but does when the service is down', async () => {
  const { services, DB, clock, booked } = texting()
  await booked(consenting, {}, { channels: ['text'] })
  const stateAfter = async (status: number) => {
    await deliver({ ...services, fetch: async () => new Response('{}', { status }) })
    return (await DB.prepare('SELECT state FROM outbox').all()).results
  }
  expect(await stateAfter(503)).toEqual([{ state: 'pending' }])
  clock.now += 2 * minute
  expect(await stateAfter(400)).toEqual([{ state: 'sent' }])
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(['not-delivered', 'text-refused'])
})
