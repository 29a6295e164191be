import type { D1Database } from '@cloudflare/workers-types'
import { withTimeout } from '../lib/timeout.ts'
import type { Arrivals } from './arrivals.ts'
import { readArrivals } from './arrivals.ts'

/** How old the calendar may be before it's read again behind an answer, and before a page waits for it, in ms. */
const freshMs = 20_000
const usableMs = 5 * 60_000
/** No page waits longer than this for it, in ms. */
const timeoutMs = 120
/** How long a database that didn't answer is left alone, in ms: the next visitors need not wait for it too. */
const backoffMs = 5000

type Entry = {
  arrivals?: Arrivals
  /** UTC ms of the last read that worked, of the last one that began, and of the last one that failed. */
  readAt: number
  askedAt: number
  failedAt: number
}

type Db = Pick<D1Database, 'prepare'>

/** By database: tests have more than one. */
const cache = new WeakMap<Db, Entry>()

async function refresh(db: Db, entry: Entry, now: number): Promise<Arrivals | undefined> {
  entry.askedAt = now
  try {
    entry.arrivals = await withTimeout(timeoutMs, readArrivals(db, now))
    entry.readAt = now
    return entry.arrivals
  } catch {
    entry.failedAt = now
    return undefined
  }
}

/**
 * The calendar, stale while it's revalidated: past 20 seconds one request reads it again behind its answer, past five
 * minutes a page waits for it. Undefined where the database doesn't answer in time. `now` in UTC ms.
 */
export async function cachedArrivals(
  { DB: db }: { readonly DB: Db },
  now: number,
  waitUntil?: (work: Promise<unknown>) => void,
): Promise<Arrivals | undefined> {
  const never = Number.NEGATIVE_INFINITY
  const entry = cache.get(db) ?? { readAt: never, askedAt: never, failedAt: never }
  cache.set(db, entry)
  const since = (at: number) => Math.abs(now - at)
  if (!entry.arrivals || since(entry.readAt) >= usableMs)
    return since(entry.failedAt) < backoffMs ? undefined : refresh(db, entry, now)
  if (since(entry.askedAt) < freshMs) return entry.arrivals
  if (!waitUntil) return (await refresh(db, entry, now)) ?? entry.arrivals
  const { arrivals } = entry
  waitUntil(refresh(db, entry, now))
  return arrivals
}
