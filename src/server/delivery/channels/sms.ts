import type { Env } from '../../../env.ts'
import type { Services } from '../../services.ts'
import { shortMessage } from '../leadMessage.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel } from './channel.ts'
import { post } from './http.ts'

const settings = ({ SMS_ACCOUNT, SMS_TOKEN, SMS_FROM, SMS_TO }: Env) => [SMS_ACCOUNT, SMS_TOKEN, SMS_FROM, SMS_TO]

async function sendText({ env, fetch }: Services, text: string): Promise<void> {
  const { SMS_ACCOUNT = '', SMS_TOKEN = '', SMS_FROM = '', SMS_TO = '' } = env
  const base = env.SMS_API || 'https://api.twilio.com'
  const body = new URLSearchParams({ To: SMS_TO, From: SMS_FROM, Body: text })
  const headers = {
    authorization: `Basic ${btoa(`${SMS_ACCOUNT}:${SMS_TOKEN}`)}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  await post(fetch, `${base}/2010-04-01/Accounts/${SMS_ACCOUNT}/Messages.json`, headers, body.toString())
}

/** A text message to the owner's phone through an HTTP interface like Twilio's. */
export const sms: Channel = {
  name: 'sms',
  schedule: messageSchedule,
  isOn: (env) => settings(env).every(Boolean),
  onlyForPeople: true,
  send: ({ lead, form, revision }, services) => sendText(services, shortMessage(form, lead, revision)),
  announce: ({ subject }, services) => sendText(services, subject),
}
