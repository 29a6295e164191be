import type { Env } from '../../../env.ts'
import type { Services } from '../../lib/services.ts'
import { post } from './http.ts'

/** Whether a service is set up that sends text messages. */
export const hasTextService = ({ SMS_ACCOUNT, SMS_TOKEN, SMS_FROM }: Env): boolean =>
  [SMS_ACCOUNT, SMS_TOKEN, SMS_FROM].every(Boolean)

/** Sends a text message through an HTTP interface like Twilio's. `to`: E.164. Throws when it wasn't taken. */
export async function sendText({ env, fetch }: Services, to: string, text: string): Promise<void> {
  const { SMS_ACCOUNT = '', SMS_TOKEN = '', SMS_FROM = '' } = env
  const base = env.SMS_API || 'https://api.twilio.com'
  const body = new URLSearchParams({ To: to, From: SMS_FROM, Body: text })
  const headers = {
    authorization: `Basic ${btoa(`${SMS_ACCOUNT}:${SMS_TOKEN}`)}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  await post(fetch, `${base}/2010-04-01/Accounts/${SMS_ACCOUNT}/Messages.json`, headers, body.toString())
}
