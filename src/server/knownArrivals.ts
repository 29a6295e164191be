import type { LiveAsked } from '../document/live.ts'
import type { Arrivals } from './arrivals.ts'
import { readArrivals } from './arrivals.ts'
import { within } from './deadline.ts'

/** So long the calendar may be told from memory, and so long when the database does not answer, in ms. */
const fresh = 20_000
const usable = 5 * 60_000
/** Longer than this no page waits for it, in ms. */
const patience = 120
/** So long a database that did not answer is left alone, in ms: the next visitors need not wait for it too. */
const silence = 5000

type Known = { readonly at: number; readonly arrivals: Arrivals; askedAt: number }

/** By database: tests have more than one. */
const memory = new WeakMap<object, Known>()
const silentSince = new WeakMap<object, number>()

async function look({ env, now }: LiveAsked): Promise<Arrivals | undefined> {
  const arrivals = await within(patience, readArrivals(env.DB, now)).catch(() => undefined)
  if (arrivals) memory.set(env.DB, { at: now, arrivals, askedAt: now })
  else silentSince.set(env.DB, now)
  return arrivals
}

const isSilent = ({ env, now }: LiveAsked): boolean => {
  const since = silentSince.get(env.DB)
  return since !== undefined && Math.abs(now - since) < silence
}

/**
 * The calendar as it was some seconds ago. What is older goes out once more while one request looks behind its answer,
 * and after some minutes a page waits for a look. Undefined where the database does not answer in time.
 */
export function knownArrivals(asked: LiveAsked): Arrivals | undefined | Promise<Arrivals | undefined> {
  const { env, now, waitUntil } = asked
  const known = memory.get(env.DB)
  const age = known ? Math.abs(now - known.at) : Number.POSITIVE_INFINITY
  if (!known || age >= usable) return isSilent(asked) ? undefined : look(asked)
  if (Math.abs(now - known.askedAt) >= fresh) {
    if (!waitUntil) return look(asked).then((arrivals) => arrivals ?? known.arrivals)
    known.askedAt = now
    waitUntil(look(asked))
  }
  return known.arrivals
}
