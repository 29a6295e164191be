// What mail, texts and webhooks have in common. A medium gets something to somebody, and knows nothing of requests.
import type { Env } from '../../env.ts'
import { errorText, logFailure } from '../../log.ts'
import type { Update } from '../../shared/forms/form.ts'
import { hmac, phoneKey } from '../../shared/http/access.ts'
import type { Services } from '../../shared/http/services.ts'
import { type Spending, spend } from '../../store/budgets.ts'

export type Reader = 'owner' | 'customer' | 'program'

/** Nothing when a message was sent, or there was nothing to send; `dropped` when it was past a budget or had no address. */
export type Sent = 'dropped' | undefined

/** What goes out. `Content` is the medium's own: a letter, or words. */
export type Parcel<Content> = {
  readonly reader: Reader
  /** An email address, a phone number (E.164), or a URL. */
  readonly to: string
  readonly content: Content
  /** It's the same for every attempt, so that receivers can drop what they have already. */
  readonly id: string
  /** 1 for the first, which is the only one that spends budgets. */
  readonly attempt: number
  /** What it's about: mail programs keep what is about the same together. */
  readonly reference?: string
  /** What it spends besides what its medium costs. */
  readonly costs?: readonly Spending[]
}

export type Medium<Content> = {
  /** How a form that asks for it calls it, where it reaches customers. */
  readonly update?: Update
  readonly schedule: Schedule
  /** Whether it's set up for such a reader. */
  isOn(env: Env, reader: Reader): boolean
  /** Where it reaches the owner, or their program. */
  address(env: Env): string
  /** What one of them costs; undefined where its receiver wants none. Throws when D1 does. */
  costs?(services: Services, parcel: Parcel<Content>): Promise<readonly Spending[] | undefined>
  /** Throws when it was not sent, or might not have been. */
  send(services: Services, parcel: Parcel<Content>): Promise<void>
}

/**
 * Sends a parcel within its budgets: the address or number may be somebody else's, no matter who asks for it. Throws when D1
 * does, and like `send`.
 */
export async function sendWithin<Content>(
  services: Services,
  medium: Medium<Content>,
  parcel: Parcel<Content>,
): Promise<Sent> {
  const { attempt, costs = [], id, reference = id } = parcel
  const own = medium.costs ? await medium.costs(services, parcel) : []
  if (!own) return 'dropped'
  const spendings = [...costs, ...own]
  const { past } = attempt > 1 ? {} : await spend(services.env.DB, spendings, services.now())
  if (past) {
    logFailure('message-dropped', `past the budget ${past}`, { reference })
    return 'dropped'
  }
  await medium.send(services, parcel)
}

/** Waits before each further attempt, in ms. The first attempt follows at once; after the last wait there is one more. */
export type Schedule = readonly number[]

export const inMinutes = (...waits: readonly number[]): Schedule => waits.map((minutes) => minutes * 60_000)

/** Mails and texts: after 0, 1, 5 and 15 minutes, then 1, 4, 12 and 24 hours. */
export const messageSchedule = inMinutes(1, 5, 15, 60, 240, 720, 1440)

/** How long a receiver may take, in ms. */
export const receiverTimeoutMs = 15_000

/** Sends a POST, and throws unless it was taken. It follows no redirect, since the content is for one address. */
export async function post(
  fetch: Services['fetch'],
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<void> {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw new Error('only https addresses are sent to')
  const signal = AbortSignal.timeout(receiverTimeoutMs)
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}

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

/** The bytes of a secret as the Standard Webhooks specification writes it: `whsec_` and base 64. */
const secretBytes = (secret: string) =>
  Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (letter) => letter.charCodeAt(0))

/**
 * The headers that prove who sent a message, by the Standard Webhooks specification. `timestamp` in whole seconds. With two
 * secrets there are two signatures, so that a receiver can replace the older secret at any time.
 */
export async function webhookHeaders(
  secrets: readonly string[],
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
) {
  const signatures = secrets.map(async (secret) => {
    const signed = await hmac(secretBytes(secret), `${id}.${timestamp}.${body}`)
    return `v1,${btoa(String.fromCharCode(...signed))}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': (await Promise.all(signatures)).join(' '),
  }
}

const secretsOf = ({ WEBHOOK_SECRET, WEBHOOK_SECRET_OLD }: Env) =>
  [WEBHOOK_SECRET, WEBHOOK_SECRET_OLD].filter((secret): secret is string => Boolean(secret))

/** Signed JSON to another system of the owner's. */
export const webhook: Medium<string> = {
  /** The specification has it: 5 s, 5 and 30 min, 2, 5, 10, 14, 20 and 24 h. */
  schedule: inMinutes(5 / 60, 5, 30, 120, 300, 600, 840, 1200, 1440),
  isOn: (env, reader) => reader === 'program' && Boolean(env.WEBHOOK_URL) && secretsOf(env).length > 0,
  address: ({ WEBHOOK_URL = '' }) => WEBHOOK_URL,
  async send({ env, now, fetch }, { to, id, content: body }) {
    const headers = await webhookHeaders(secretsOf(env), { id, timestamp: Math.floor(now() / 1000), body })
    await post(fetch, to, { 'content-type': 'application/json', ...headers }, body)
  },
}
