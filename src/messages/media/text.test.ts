import { expect, it, vi } from 'vitest'
import { memoryServices } from '../../../tests/support/memoryServices.ts'
import { everyChannel } from '../../../tests/support/outside.ts'
import { text } from './medium.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

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
