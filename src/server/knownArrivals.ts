import type { Env } from '../env.ts'
import type { Arrivals } from './arrivals.ts'
import { readArrivals } from './arrivals.ts'
import { within } from './deadline.ts'

/** So long the calendar may be told from memory, and so long when the database does not answer, in ms. */
const fresh = 20_000
const usable = 5 * 60_000
/** Longer than this no page waits for it, in ms. */
const patience = 120

type Known = { readonly at: number; readonly arrivals: Arrivals }

/** By database: tests have more than one. */
const known = new WeakMap<object, Known>()

/**
 * The calendar as it was some seconds ago at most: at once from memory, or after a short look into the database.
 * Undefined where that does not answer. `now` in UTC ms.
 */
export function knownArrivals({ DB }: Env, now: number): Arrivals | Promise<Arrivals | undefined> {
  const last = known.get(DB)
  if (last && now - last.at < fresh && now >= last.at) return last.arrivals
  return look(DB, now, last)
}

async function look(db: Env['DB'], now: number, last: Known | undefined): Promise<Arrivals | undefined> {
  try {
    const arrivals = await within(patience, readArrivals(db, now))
    known.set(db, { at: now, arrivals })
    return arrivals
  } catch {
    return last && now - last.at < usable ? last.arrivals : undefined
  }
}
