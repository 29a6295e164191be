import type { D1Database, R2Bucket, RateLimit, SendEmail } from '@cloudflare/workers-types'

/** What `wrangler.toml` binds and which variables it sets. */
export type Env = {
  readonly DB: D1Database
  /** Photos, and requests that the database could not take: `photos/` and `spool/`. */
  readonly FILES: R2Bucket
  readonly EMAIL: SendEmail
  readonly ASSETS: { fetch(request: Request): Promise<Response> }
  /** Public origin without a trailing slash: canonical links never follow the request's Host header. */
  readonly SITE_URL: string
  /** Who reads the leads, and the address that the notifications come from. */
  readonly NOTIFY_TO: string
  readonly NOTIFY_FROM: string
  /** Secret behind lead references and signed links; `npm start` makes a local one, `npm run deploy` a remote one. */
  readonly LEAD_SECRET: string
} & Partial<Options>

/** What may be set; each is off without. */
type Options = {
  /** The secret before the present one: links made with it still hold. */
  readonly LEAD_SECRET_OLD: string
  /** `on` sends visitors a copy: only where the mail plan may write to any address. */
  readonly VISITOR_COPY: string
  /** Where a signed message of each request goes; https only. */
  readonly WEBHOOK_URL: string
  /** `whsec_` and base 64; during a change the older one too. */
  readonly WEBHOOK_SECRET: string
  readonly WEBHOOK_SECRET_OLD: string
  /** A text message to the owner through an HTTP interface like Twilio's, whose address is the default. */
  readonly SMS_API: string
  readonly SMS_ACCOUNT: string
  readonly SMS_TOKEN: string
  readonly SMS_FROM: string
  readonly SMS_TO: string
  /** Refuses what one address sends past thirty requests a minute, before anything else is done with it. */
  readonly SENDS: RateLimit
  /** Of the challenge whose public key stands in `site.ts`: a failed one is a sign, not a refusal. */
  readonly TURNSTILE_SECRET: string
}

const texts = ['SITE_URL', 'NOTIFY_TO', 'NOTIFY_FROM', 'LEAD_SECRET'] as const
const bindings = ['DB', 'FILES', 'EMAIL', 'ASSETS'] as const

let checked: Env | undefined

/** Throws, naming every gap at once, when the Worker was deployed with an incomplete configuration. */
export function checkEnv(env: Env): Env {
  if (checked === env) return env
  const missing = [
    ...texts.filter((name) => typeof env[name] !== 'string' || env[name] === ''),
    ...bindings.filter((name) => !env[name]),
  ]
  if (missing.length > 0) throw new Error(`Missing configuration: ${missing.join(', ')}`)
  if (!/^https?:\/\/[^/]+$/.test(env.SITE_URL)) throw new Error('SITE_URL must be an origin without a trailing slash')
  checked = env
  return env
}
