import type { D1Database, ImagesBinding, R2Bucket, RateLimit, SendEmail } from '@cloudflare/workers-types'

/** Bindings and variables of `wrangler.toml`. */
export type Env = {
  readonly DB: D1Database
  /** Photos, and requests that the database could not store: `photos/` and `spool/`. */
  readonly FILES: R2Bucket
  readonly EMAIL: SendEmail
  readonly ASSETS: { fetch(request: Request): Promise<Response> }
  /** Public origin without a trailing slash; never taken from the Host header. */
  readonly SITE_URL: string
  readonly NOTIFY_TO: string
  readonly NOTIFY_FROM: string
  /** Secret for lead references and signed links; `npm start` creates a local one, `npm run deploy` a remote one. */
  readonly LEAD_SECRET: string
} & Partial<Options>

/** Optional settings; each feature is off without its own. */
type Options = {
  /** The previous secret, so that links signed with it stay valid. */
  readonly LEAD_SECRET_OLD: string
  /** Who may open the desk: addresses, each with ` crew` behind it where it isn't an owner's. `NOTIFY_TO` by default. */
  readonly DESK_PEOPLE: string
  /** `on` mails customers about their request; needs an email plan that may write to any address. The preflight wants `on` or `off`. */
  readonly VISITOR_COPY: string
  /** `on` texts customers who ask for it, through the service of the `SMS_` settings below, which needs no `SMS_TO`. */
  readonly VISITOR_TEXTS: string
  /** Webhook address for each request; https only. */
  readonly WEBHOOK_URL: string
  /** `whsec_` and base64; during a rotation the older one too. */
  readonly WEBHOOK_SECRET: string
  readonly WEBHOOK_SECRET_OLD: string
  /** Text messages to the owner through an HTTP API like Twilio's, whose address is the default. */
  readonly SMS_API: string
  readonly SMS_ACCOUNT: string
  readonly SMS_TOKEN: string
  readonly SMS_FROM: string
  readonly SMS_TO: string
  /** Converts iPhones' photos (HEIC), which nothing else here can open. */
  readonly IMAGES: ImagesBinding
  /** Limits one IP address to thirty forms a minute, before anything else is done. */
  readonly SENDS: RateLimit
  /** Limits one IP address to 120 pages a minute that are made for one request. */
  readonly LOOKS: RateLimit
  /** Turnstile's secret, for the public key in `site.ts`; a failed check is a spam signal, not a refusal. */
  readonly TURNSTILE_SECRET: string
}
