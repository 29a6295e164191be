import type { Env } from '../../env.ts'
import type { Services } from '../../server/lib/services.ts'
import { mayTextOwner } from '../customerBudgets.ts'
import { shortMessage } from '../leadMessage.ts'
import { townFinder } from '../leadWords.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel, Notice, Sent } from './channel.ts'
import { post } from './http.ts'

/** Whether a service is set up that sends text messages. */
export const hasTextService = ({ SMS_ACCOUNT, SMS_TOKEN, SMS_FROM }: Env): boolean =>
  [SMS_ACCOUNT, SMS_TOKEN, SMS_FROM].every(Boolean)

/** Sends a text message through an HTTP interface like Twilio's. `to`: E.164. Throws unless the service took it. */
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

/** Texts the owner about a lead, within the budget: the mail has it too. */
export async function textOwner(
  services: Services,
  { lead: { reference }, attempt }: Pick<Notice, 'lead' | 'attempt'>,
  text: string,
): Promise<Sent> {
  const to = services.env.SMS_TO ?? ''
  if (!(await mayTextOwner(services, { reference, to, attempt }))) return 'dropped'
  await sendText(services, to, text)
}

/** Whether the owner gets texts. */
export const reachesPhone = (env: Env): boolean => hasTextService(env) && Boolean(env.SMS_TO)

/** A text message to the owner's phone. */
export const sms: Channel = {
  name: 'sms',
  what: 'your text about it',
  schedule: messageSchedule,
  isOn: reachesPhone,
  onlyForPeople: true,
  async send({ lead, revision, attempt }, services) {
    return textOwner(
      services,
      { lead, attempt },
      shortMessage(lead, revision, { siteUrl: services.env.SITE_URL, townOf: await townFinder() }),
    )
  },
  announce: ({ subject }, services) => sendText(services, services.env.SMS_TO ?? '', subject),
}
