import type { D1Database, R2Bucket, SendEmail } from '@cloudflare/workers-types'

/** What `wrangler.toml` binds and which variables it sets. */
export type Env = {
  readonly DB: D1Database
  readonly FILES: R2Bucket
  readonly EMAIL: SendEmail
  readonly ASSETS: { fetch(request: Request): Promise<Response> }
  /** Public origin without a trailing slash: canonical links never follow the request's Host header. */
  readonly SITE_URL: string
  /** Who reads the leads, and the address that the notifications come from. */
  readonly NOTIFY_TO: string
  readonly NOTIFY_FROM: string
  /** Secret behind lead references; `npm start` makes a local one, `npm run deploy` a remote one. */
  readonly LEAD_SECRET: string
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
