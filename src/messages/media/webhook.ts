import type { Env } from '../../env.ts'
import { hmac } from '../../shared/http/token.ts'
import { inMinutes, type Medium, post } from './medium.ts'

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
