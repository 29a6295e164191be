import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { memoryServices } from '../../../tests/support/memoryServices.ts'
import { everyChannel } from '../../../tests/support/outside.ts'
import { storedLead } from '../../../tests/support/services.ts'
import type { Env } from '../../env.ts'
import { quoteForm } from '../../forms/quote.ts'
import type { Change } from '../../server/store/lead.ts'
import { webhook, webhookHeaders } from './webhook.ts'

const shared = { reference: '7K2M9QX4RD', form: 'quote', revision: 2, area: 'yes', photos: 2 }
const lead = storedLead({
  ...shared,
  language: 'es',
  spamSignals: ['links'],
  copyTo: 'jo@example.com',
  code: 'C0DE',
  referredBy: 'AB',
})
/** What a receiver gets of a lead. */
const data = {
  ...shared,
  language: 'es',
  receivedAt: '2026-11-21T16:05:00.000Z',
  signs: ['links'],
  answers: lead.answers,
}

/** Sends on the channel, and gives what came. */
async function came(send: (services: ReturnType<typeof memoryServices>['services']) => Promise<unknown> | undefined) {
  // The library that checks the signature allows for five minutes by its own clock.
  const now = Math.floor(Date.now() / 1000) * 1000 + 999
  const { services, delivered } = memoryServices({ now })
  await send(services)
  const [{ text, headers } = { text: '', headers: new Headers() }, ...more] = delivered
  expect(more).toEqual([])
  return { now, headers, body: new Webhook(everyChannel.WEBHOOK_SECRET).verify(text, Object.fromEntries(headers)) }
}

it.each([
  ['sent', 'lead.created'],
  ['corrected', 'lead.corrected'],
  ['photos', 'lead.photos'],
  ['moved', 'lead.moved'],
  ['canceled', 'lead.cancelled'],
] as const)('tells of a lead that was %s as %s', async (change: Change, type) => {
  const revision = { change, at: Date.UTC(2026, 10, 21, 19), before: undefined }
  const { now, headers, body } = await came((services) =>
    webhook.send({ lead, form: quoteForm, revision, id: '7K2M9QX4RD_2', attempt: 1 }, services),
  )
  expect(body).toEqual({ type, timestamp: '2026-11-21T19:00:00.000Z', data })
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('webhook-id')).toBe('7K2M9QX4RD_2')
  expect(headers.get('webhook-timestamp')).toBe(String(Math.floor(now / 1000)))
})

it('tells of many leads in one event', async () => {
  const other = { ...lead, reference: 'B' }
  const { now, headers, body } = await came((services) =>
    webhook.sendBatch?.({ leads: [lead, other], id: 'batch_7' }, services),
  )
  const leads = [data, { ...data, reference: 'B' }]
  expect(body).toEqual({ type: 'leads.batch', timestamp: new Date(now).toISOString(), data: { leads } })
  expect(headers.get('webhook-id')).toBe('batch_7')
})

it('signs with the older secret as well, as long as there is one', async () => {
  const older = 'whsec_b2xkIGtleSBvZiB0aGUgdGVzdHM='
  const timestamp = Math.floor(Date.now() / 1000)
  for (const secrets of [[everyChannel.WEBHOOK_SECRET], [everyChannel.WEBHOOK_SECRET, older]]) {
    const headers = await webhookHeaders(secrets, { id: 'a', timestamp, body: '{}' })
    expect(headers['webhook-signature'].split(' ')).toHaveLength(secrets.length)
    for (const secret of secrets) expect(new Webhook(secret).verify('{}', headers)).toEqual({})
  }
})

it('signs the published test vector as published, whether or not the secret has its prefix', async () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' }
  for (const secret of [everyChannel.WEBHOOK_SECRET, everyChannel.WEBHOOK_SECRET.replace('whsec_', '')])
    expect(await webhookHeaders([secret], message)).toEqual({
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
})

it.each([
  [true, {}],
  [true, { WEBHOOK_SECRET: '', WEBHOOK_SECRET_OLD: 'whsec_b2xk' }],
  [false, { WEBHOOK_SECRET: '' }],
  [false, { WEBHOOK_URL: '' }],
])('is on: %j, with %j', (isOn, vars) => {
  expect(webhook.isOn({ ...everyChannel, ...vars } as unknown as Env)).toBe(isOn)
})
