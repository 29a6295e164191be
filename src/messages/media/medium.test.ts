import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { memoryServices } from '../../../tests/support/memoryServices.ts'
import { everyChannel } from '../../../tests/support/outside.ts'
import { post, text, webhookHeaders } from './medium.ts'

function sending(url: string, answer = new Response('thanks', { status: 201 })) {
  const asked: (RequestInit | undefined)[] = []
  const fetch = async (_: string, init?: RequestInit) => {
    asked.push(init)
    return answer
  }
  return { asked, sent: post(fetch, url, { 'x-a': 'b' }, 'body') }
}

it('posts the body with its headers, and follows no redirect', async () => {
  const { asked, sent } = sending('https://hooks.example/leads')
  await sent
  const signal = expect.any(AbortSignal)
  expect(asked).toEqual([{ method: 'POST', headers: { 'x-a': 'b' }, body: 'body', redirect: 'manual', signal }])
})

it.each(['http://hooks.example/leads', 'https', '', 'javascript:alert(1)'])('sends nothing to %j', async (url) => {
  const { asked, sent } = sending(url)
  await expect(sent).rejects.toThrow('only https addresses are sent to')
  expect(asked).toEqual([])
})

it.each([302, 400, 410, 429, 503])('takes %i for not sent', async (status) => {
  const headers = { location: 'https://b.example' }
  const { sent } = sending('https://hooks.example', new Response(null, { status, headers }))
  await expect(sent).rejects.toThrow(`answered ${status}`)
})

it.each([
  ['Twilio', {}, 'https://api.twilio.com'],
  ['another service', { SMS_API: 'https://sms.example' }, 'https://sms.example'],
])('has %s send the words from our number to the owner’s, in the owner’s account', async (_, vars, base) => {
  const { services } = memoryServices({ now: 0 })
  const asked: [url: string, init?: RequestInit][] = []
  const fetch = async (...request: (typeof asked)[number]) => {
    asked.push(request)
    return new Response('{}', { status: 201 })
  }
  const env = { ...services.env, ...vars }
  const parcel = { reader: 'owner', to: everyChannel.SMS_TO, content: 'Lots & lots', id: 'flood', attempt: 1 } as const
  await text.send({ ...services, env, fetch }, parcel)
  const [[url, init] = []] = asked
  expect([url, asked.length]).toEqual([`${base}/2010-04-01/Accounts/AC1/Messages.json`, 1])
  const { SMS_ACCOUNT, SMS_TOKEN, SMS_TO, SMS_FROM } = everyChannel
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${btoa(`${SMS_ACCOUNT}:${SMS_TOKEN}`)}`,
  })
  const sent = Object.fromEntries(new URLSearchParams(String(init?.body)))
  expect(sent).toEqual({ To: SMS_TO, From: SMS_FROM, Body: 'Lots & lots' })
})

it.each([
  ['customer', 400, true],
  ['customer', 503, false],
  ['owner', 400, false],
] as const)('takes it for done that a %s’s number is refused with %i: %j', async (reader, status, isDone) => {
  const { services } = memoryServices({ now: 0 })
  const refusing = { ...services, fetch: async () => new Response('{}', { status }) }
  const sent = text.send(refusing, { reader, to: '+12025550123', content: 'Hello', id: 'A', attempt: 1 })
  if (isDone) await expect(sent).resolves.toBeUndefined()
  else await expect(sent).rejects.toThrow(`answered ${status}`)
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
