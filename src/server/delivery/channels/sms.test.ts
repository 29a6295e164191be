import { expect, it } from 'vitest'
import { memoryServices } from '../../../../tests/support/memoryServices.ts'
import { everyChannel } from '../../../../tests/support/outside.ts'
import type { Env } from '../../../env.ts'
import { sms } from './sms.ts'

/** What the service is sent when the owner gets a message, with these settings. */
async function asked(vars: Partial<Env>) {
  const { services } = memoryServices({ now: 0 })
  const requests: { url: string; headers: Headers; body: URLSearchParams }[] = []
  const fetch = async (url: string, init?: RequestInit) => {
    requests.push({ url, headers: new Headers(init?.headers), body: new URLSearchParams(String(init?.body)) })
    return new Response('{}', { status: 201 })
  }
  await sms.announce?.(
    { subject: 'Lots & lots', text: 'too long' },
    { ...services, env: { ...services.env, ...vars }, fetch },
  )
  return requests
}

it('sends the subject from our number to the owner’s, in the owner’s account', async () => {
  const [request, ...more] = await asked({})
  expect(more).toEqual([])
  expect(request?.url).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json')
  expect(request?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  const { SMS_ACCOUNT, SMS_TOKEN } = everyChannel
  expect(request?.headers.get('authorization')).toBe(`Basic ${btoa(`${SMS_ACCOUNT}:${SMS_TOKEN}`)}`)
  expect(Object.fromEntries(request?.body ?? [])).toEqual({
    To: everyChannel.SMS_TO,
    From: everyChannel.SMS_FROM,
    Body: 'Lots & lots',
  })
})

it('asks another service where one is set', async () => {
  const [request] = await asked({ SMS_API: 'https://sms.example' })
  expect(request?.url).toBe('https://sms.example/2010-04-01/Accounts/AC1/Messages.json')
})

it('is on only with all that it needs', () => {
  expect(sms.isOn(everyChannel as unknown as Env)).toBe(true)
  for (const name of ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM', 'SMS_TO'])
    for (const value of ['', undefined]) expect(sms.isOn({ ...everyChannel, [name]: value } as never), name).toBe(false)
})
