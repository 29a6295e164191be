import type { D1Database } from '@cloudflare/workers-types'
import type { Env } from '../../env.ts'

/** The database, where a transaction isn't needed. */
export type Db = Pick<D1Database, 'prepare'>

/** What the server needs of the outside world; tests bring their own. */
export type Services = {
  readonly env: Env
  /** UTC ms. */
  readonly now: () => number
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>
  /** Keeps the Worker running for work after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Some work took too long. We've stopped waiting for it, and it may still end in any way. */
export class TimeoutError extends Error {}

/** How long the database or the bucket may take, in ms, where a file sets no other time. */
export const storeTimeoutMs = 4000

/** The result of some work, or a `TimeoutError` after so many ms. Errors pass through. */
export function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const texts = ['SITE_URL', 'NOTIFY_TO', 'NOTIFY_FROM', 'LEAD_SECRET'] as const
const bindings = ['DB', 'FILES', 'EMAIL', 'ASSETS'] as const

/** Throws when the Worker was deployed with an incomplete configuration, naming everything that is missing. */
export function checkEnv(env: Env): Env {
  const missing = [
    ...texts.filter((name) => typeof env[name] !== 'string' || env[name] === ''),
    ...bindings.filter((name) => !env[name]),
  ]
  if (missing.length > 0) throw new Error(`Missing configuration: ${missing.join(', ')}`)
  // As browsers write it: it's compared with the origins of requests.
  if (!URL.canParse(env.SITE_URL) || new URL(env.SITE_URL).origin !== env.SITE_URL)
    throw new Error('SITE_URL must be an origin in small letters, without a trailing slash')
  return env
}
