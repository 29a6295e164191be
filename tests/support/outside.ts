import type { Env } from '../../src/env.ts'
import type { Services } from '../../src/shared/http/services.ts'
import { type Fault, over } from './faults.ts'

/** A message as its receiver got it. */
export type Delivered = {
  readonly channel: 'email' | 'copy' | 'webhook' | 'sms' | 'text'
  readonly text: string
  /** Where a mail or a text went; empty for webhooks. */
  readonly to?: string
  readonly headers: Headers
}

export const ownerAddress = 'owner@example.com'

/** Settings with which every channel is on. */
export const everyChannel = {
  SITE_URL: 'https://hauling.example',
  NOTIFY_TO: ownerAddress,
  NOTIFY_FROM: 'site@example.com',
  LEAD_SECRET: 'a secret of the tests',
  VISITOR_COPY: 'on',
  VISITOR_TEXTS: 'on',
  WEBHOOK_URL: 'https://hooks.example/leads',
  WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  SMS_ACCOUNT: 'AC1',
  SMS_TOKEN: 'token',
  SMS_FROM: '+12025550100',
  SMS_TO: '+12025550101',
} as const

/** Those with which customers and the owner's mailbox are reached. */
export const { SMS_TO: _, WEBHOOK_URL: __, ...customerChannels } = everyChannel

type Broken = Partial<Record<'email' | 'webhook' | 'sms', Fault>>

/** Fakes of every channel's receiver, any of which may fail: what reaches them is pushed onto `delivered`. */
export function outside(delivered: Delivered[], broken: Broken = {}): Pick<Env, 'EMAIL'> & Pick<Services, 'fetch'> {
  const send = async ({ to, subject, text }: { to: string; subject: string; text: string }) => {
    const channel = to === ownerAddress ? 'email' : 'copy'
    await over(broken.email, async () =>
      delivered.push({ channel, to, text: `${subject}\n${text}`, headers: new Headers() }),
    )
    return { messageId: 'sent' }
  }
  const fetch: Services['fetch'] = async (url, init) => {
    const service = url.startsWith(everyChannel.WEBHOOK_URL) ? 'webhook' : 'sms'
    const fault = broken[service]
    const to = service === 'sms' ? (new URLSearchParams(String(init?.body)).get('To') ?? '') : ''
    const channel = service === 'sms' && to !== everyChannel.SMS_TO ? 'text' : service
    const arrive = async () =>
      delivered.push({ channel, to, text: String(init?.body), headers: new Headers(init?.headers) })
    if (fault === '5xx') return new Response('busy', { status: 503 })
    const lost = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )
    await Promise.race([over(fault, arrive), lost])
    return new Response('{}', { status: 201 })
  }
  return { EMAIL: { send } as unknown as Env['EMAIL'], fetch }
}
