import { afterEach, expect, it, vi } from 'vitest'
import { memoryServices } from '../../../../tests/support/memoryServices.ts'
import { book, cancel, move } from '../../../../tests/support/seats.ts'
import { lead } from '../../../../tests/support/services.ts'
import type { Env } from '../../../env.ts'
import type { Values } from '../../../forms/form.ts'
import { leadStatements } from '../../store/leads.ts'
import { deliver } from '../outbox.ts'
import { channelsFor } from './channels.ts'
import { visitorText } from './visitorText.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

const start = Date.UTC(2026, 10, 21, 18)
const minute = 60_000
const phone = '+12025550123'
const slot = '2026-11-23T10'
const consenting = { phone, slot, texts: 'yes' }

function pickups() {
  const clock = { now: start }
  const memory = memoryServices(clock)
  const { services, DB, delivered } = memory
  return {
    ...memory,
    clock,
    texts: () => delivered.filter(({ channel }) => channel === 'text'),
    send: async (reference: string, answers: Values, phoneKey = '') => {
      const one = lead(reference, { form: 'booking', answers: { ...answers } })
      const booker = { phoneKey, addressKey: '', today: '2026-11-21', heldUntil: undefined }
      await book(DB, reference, answers.slot ?? '', 99, clock.now, booker)
      await DB.batch(leadStatements(DB, one, channelsFor(services.env, one), clock.now))
      await deliver(services)
    },
  }
}

it('goes to the number that asked for it, and says so again at each change', async () => {
  const { services, DB, clock, texts, send } = pickups()
  await send('AAAAAAAAAA', consenting)
  await move(DB, 'AAAAAAAAAA', 1, '2026-11-24T10', 9, clock.now, ['text'])
  clock.now += 2 * minute
  await deliver(services)
  await cancel(DB, 'AAAAAAAAAA', 2, clock.now, ['text'])
  clock.now += 2 * minute
  await deliver(services)
  expect(texts().map(({ to }) => to)).toEqual([phone, phone, phone])
  const bodies = texts().map(({ text }) => new URLSearchParams(text).get('Body'))
  expect(bodies).toEqual([
    expect.stringContaining('Your pickup is booked'),
    expect.stringContaining('Your pickup is moved'),
    expect.stringContaining('Your pickup is canceled'),
  ])
  for (const body of bodies) expect(body).toContain(`${services.env.SITE_URL}/booking?t=booking.AAAAAAAAAA.`)
})

it.each([
  ['without consent', { ...consenting, texts: '' }],
  ['by an older form', { phone, slot }],
  ['behind an extension', { ...consenting, phone: `${phone};ext=4` }],
])('goes to nobody %s', async (_, answers) => {
  const { texts, send } = pickups()
  await send('AAAAAAAAAA', answers)
  expect(texts()).toEqual([])
})

it('goes to no other number that is given later, and to none when consent is taken back', async () => {
  const { texts, send, clock, services } = pickups()
  await send('AAAAAAAAAA', consenting)
  for (const answers of [
    { ...consenting, phone: '+12025550199' },
    { ...consenting, texts: '' },
  ]) {
    await send('AAAAAAAAAA', answers)
    clock.now += 2 * minute
    await deliver(services)
  }
  expect(texts().map(({ to }) => to)).toEqual([phone])
})

it('goes to nobody for a request without a window: they get a call', async () => {
  const { texts, services, DB, clock } = pickups()
  const one = lead('AAAAAAAAAA', { form: 'booking', answers: consenting, unconfirmed: true })
  await DB.batch(leadStatements(DB, one, channelsFor(services.env, one), clock.now))
  await deliver(services)
  expect(texts()).toEqual([])
})

it('isn’t sent for what looks like a robot’s, nor where it isn’t set up', () => {
  const { services } = pickups()
  const { env } = services
  expect(channelsFor(env, { answers: consenting })).toContain('text')
  expect(channelsFor(env, { answers: consenting, spamSignals: ['links', 'too-fast'] })).not.toContain('text')
  for (const name of ['VISITOR_TEXTS', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'])
    expect(visitorText.isOn({ ...env, [name]: '' } as Env), name).toBe(false)
  expect(visitorText.isOn({ ...env, SMS_TO: '' } as Env)).toBe(true)
})

it('sends eight to a number in a day, whatever is booked with it', async () => {
  const { texts, send, clock, DB } = pickups()
  for (let index = 0; index < 12; index++) {
    await send(`RRRRRRRR${10 + index}`, consenting, 'the key')
    await DB.prepare(`UPDATE bookings SET status = 'cancelled'`).run()
    clock.now += minute
  }
  expect(texts()).toHaveLength(8)
})

it('doesn’t try a number again that the service refuses, but does when the service is down', async () => {
  const { services, DB, clock } = pickups()
  const one = lead('AAAAAAAAAA', { form: 'booking', answers: consenting })
  await DB.batch(leadStatements(DB, one, ['text'], clock.now))
  await book(DB, 'AAAAAAAAAA', slot, 9, clock.now)
  const answering = (status: number) => ({ ...services, fetch: async () => new Response('{}', { status }) })
  const state = async () => (await DB.prepare('SELECT state FROM outbox').all()).results
  await deliver(answering(503))
  expect(await state()).toEqual([{ state: 'pending' }])
  clock.now += 2 * minute
  await deliver(answering(400))
  expect(await state()).toEqual([{ state: 'sent' }])
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(['not-delivered', 'text-refused'])
})
