import { expect, it } from 'vitest'
import { memoryServices } from '../../../tests/support/memoryServices.ts'
import { everyChannel } from '../../../tests/support/outside.ts'
import type { Env } from '../../env.ts'
import { sms } from './sms.ts'

it.each([
  ['Twilio', {}, 'https://api.twilio.com'],
  ['another service', { SMS_API: 'https://sms.example' }, 'https://sms.example'],
])('has %s send the subject from our number to the owner’s, in the owner’s account', async (_, vars, base) => {
  const { services } = memoryServices({ now: 0 })
  const asked: [url: string, init?: RequestInit][] = []
  const fetch = async (...request: (typeof asked)[number]) => {
    asked.push(request)
    return new Response('{}', { status: 201 })
  }
  const env = { ...services.env, ...vars }
  const body = {
    subject: 'Lots & lots',
    preview: '',
    strip: '',
    heading: '',
    opening: '',
    parts: [],
    foot: { end: '' },
  }
  await sms.announce?.(body, { ...services, env, fetch })
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

it('is on only with all that it needs', () => {
  expect(sms.isOn(everyChannel as unknown as Env)).toBe(true)
  for (const name of ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM', 'SMS_TO'])
    expect(sms.isOn({ ...everyChannel, [name]: '' } as never), name).toBe(false)
})
