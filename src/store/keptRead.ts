import type { Db } from '../shared/http/services.ts'
import { withTimeout } from '../shared/http/services.ts'

/** How long a page waits for what it can do without, in ms. */
const timeoutMs = 120
/** Time after a failed read in which no page tries again, in ms: the next visitors needn't wait too. */
const backoffMs = 5000

type Kept<Value> = {
  value?: Value
  /** UTC ms of the last read that worked, of the last one that began, and of the last one that failed. */
  readAt: number
  askedAt: number
  failedAt: number
}

/** `now` in UTC ms; `waitUntil` keeps work running after the response. */
type Read<Value> = (
  env: { readonly DB: Db },
  now: number,
  waitUntil: (work: Promise<unknown>) => void,
) => Promise<Value | undefined>

/**
 * What an isolate keeps of the database for pages, stale while it's revalidated: from `freshMs` on it's read again behind an
 * answer, and from `usableMs` on a page waits for that. Undefined when the database doesn't answer in time. Never throws.
 */
export function keptRead<Value>(
  read: (db: Db, now: number) => Promise<Value>,
  { freshMs, usableMs }: { readonly freshMs: number; readonly usableMs: number },
): Read<Value> {
  /** By database, since tests have more than one. */
  const all = new WeakMap<Db, Kept<Value>>()
  async function refresh(db: Db, kept: Kept<Value>, now: number): Promise<Value | undefined> {
    kept.askedAt = now
    try {
      kept.value = await withTimeout(timeoutMs, read(db, now))
      kept.readAt = now
      return kept.value
    } catch {
      kept.failedAt = now
      return undefined
    }
  }
  return async ({ DB: db }, now, waitUntil) => {
    const never = Number.NEGATIVE_INFINITY
    const kept = all.get(db) ?? { readAt: never, askedAt: never, failedAt: never }
    all.set(db, kept)
    const since = (at: number) => Math.abs(now - at)
    const { value } = kept
    if (value === undefined || since(kept.readAt) >= usableMs)
      return since(kept.failedAt) < backoffMs ? undefined : refresh(db, kept, now)
    if (since(kept.askedAt) >= freshMs) waitUntil(refresh(db, kept, now))
    return value
  }
}
