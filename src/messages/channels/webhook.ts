import type { Env } from '../../env.ts'
import { hmac } from '../../server/lib/hmac.ts'
import type { Services } from '../../server/lib/services.ts'
import type { Change, StoredLead } from '../../server/store/lead.ts'
import { webhookSchedule } from '../retries.ts'
import type { Channel, Notice } from './channel.ts'
import { post } from './http.ts'

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

const dataOf = (lead: StoredLead) => ({
  reference: lead.reference,
  form: lead.form,
  revision: lead.revision,
  language: lead.language ?? 'en',
  receivedAt: new Date(lead.receivedAt).toISOString(),
  area: lead.area,
  photos: lead.photos,
  signs: lead.spamSignals,
  answers: lead.answers,
})

// Receivers expect this spelling.
const typeOf: Partial<Record<Change, string>> = { sent: 'lead.created', canceled: 'lead.cancelled' }

const payload = ({ lead, revision: { change, at } }: Notice) =>
  JSON.stringify({
    type: typeOf[change] ?? `lead.${change}`,
    timestamp: new Date(at).toISOString(),
    data: dataOf(lead),
  })

async function sendSigned({ env, now, fetch }: Services, id: string, body: string): Promise<undefined> {
  const headers = await webhookHeaders(secretsOf(env), { id, timestamp: Math.floor(now() / 1000), body })
  await post(fetch, env.WEBHOOK_URL ?? '', { 'content-type': 'application/json', ...headers }, body)
}

/** A signed message to another system of the owner's. */
export const webhook: Channel = {
  name: 'webhook',
  what: 'the webhook',
  schedule: webhookSchedule,
  isOn: (env) => Boolean(env.WEBHOOK_URL) && secretsOf(env).length > 0,
  send: (notice, services) => sendSigned(services, notice.id, payload(notice)),
  sendBatch: ({ leads, id }, services) => {
    const timestamp = new Date(services.now()).toISOString()
    return sendSigned(
      services,
      id,
      JSON.stringify({ type: 'leads.batch', timestamp, data: { leads: leads.map(dataOf) } }),
    )
  },
}
