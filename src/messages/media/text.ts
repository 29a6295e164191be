import type { Env } from '../../env.ts'
import { errorText, logFailure } from '../../log.ts'
import { phoneKey } from '../../shared/http/clientAddress.ts'
import type { Services } from '../../shared/http/services.ts'
import { type Medium, messageSchedule, post, type Sent, sendWithin } from './medium.ts'

/** Whether a service is set up that sends text messages. */
export const hasTextService = ({ SMS_ACCOUNT, SMS_TOKEN, SMS_FROM }: Env): boolean =>
  [SMS_ACCOUNT, SMS_TOKEN, SMS_FROM].every(Boolean)

/** Sends a text message through an HTTP interface like Twilio's. Throws unless the service took it. */
async function sendText({ env, fetch }: Services, to: string, words: string): Promise<void> {
  const { SMS_ACCOUNT = '', SMS_TOKEN = '', SMS_FROM = '' } = env
  const base = env.SMS_API || 'https://api.twilio.com'
  const body = new URLSearchParams({ To: to, From: SMS_FROM, Body: words })
  const headers = {
    authorization: `Basic ${btoa(`${SMS_ACCOUNT}:${SMS_TOKEN}`)}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  await post(fetch, `${base}/2010-04-01/Accounts/${SMS_ACCOUNT}/Messages.json`, headers, body.toString())
}

/** Text messages, from the number of the business. */
export const text: Medium<string> = {
  update: 'texts',
  schedule: messageSchedule,
  isOn: (env, reader) =>
    hasTextService(env) &&
    (reader === 'customer' ? env.VISITOR_TEXTS === 'on' : reader === 'owner' && Boolean(env.SMS_TO)),
  address: ({ SMS_TO = '' }) => SMS_TO,
  async costs({ env }, { reader, to }) {
    const ofDay = { budget: 'textsOfDay', spender: '' } as const
    return reader === 'customer' ? [{ budget: 'texts', spender: await phoneKey(env.LEAD_SECRET, to) }, ofDay] : [ofDay]
  },
  async send(services, { reader, to, content, reference = '' }) {
    await sendText(services, to, content).catch((error: unknown) => {
      // The service refuses a customer's number that answered STOP: that isn't tried again.
      if (reader !== 'customer' || errorText(error) !== 'answered 400') throw error
      logFailure('text-refused', error, { reference })
    })
  },
}

/** Texts a customer what whoever has their booking's link asks for, by number and by booking a few times a day. Throws like `send`. */
export async function textOnDemand(services: Services, reference: string, to: string, content: string): Promise<Sent> {
  const number = await phoneKey(services.env.LEAD_SECRET, to)
  const costs = [number, reference].map((spender) => ({ budget: 'textsOfLink', spender }) as const)
  return sendWithin(services, text, { reader: 'customer', to, content, id: reference, attempt: 1, reference, costs })
}
