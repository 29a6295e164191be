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
