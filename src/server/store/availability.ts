// What the database says of the calendar: seats taken, dates closed, crews changed.
import type { D1Database } from '@cloudflare/workers-types'
import { site } from '#site/site.ts'
import { arrivalRules } from '../../business/calendar.ts'
import { addDays, localDate } from '../../domain/calendar/localTime.ts'
import type { Availability, OpenSlots } from '../../domain/calendar/slots.ts'
import { slots } from '../../domain/calendar/slots.ts'
import { logFailure } from '../../log.ts'
import { withTimeout } from '../lib/timeout.ts'

type Db = Pick<D1Database, 'prepare'>

type CalendarRow = { readonly kind: 'seats' | 'closed' | 'crews'; readonly name: string; readonly number: number }

// Seats that are held no longer are free before the sweep says so. One statement: two more would cost a page's first request half a millisecond before they are even sent.
const calendar = `SELECT 'seats' AS kind, slot AS name, count(*) AS number FROM bookings
    WHERE status = 'live' AND slot >= ?1 AND slot < ?2 AND (held_until IS NULL OR held_until > ?3) GROUP BY slot
  UNION ALL SELECT 'closed', date, 0 FROM closures WHERE date >= ?1
  UNION ALL SELECT 'crews', place, crews FROM capacities`

/** The rules as the owner has changed them and the seats taken, from today to the horizon. Throws when D1 does. */
export async function readAvailability(db: Db, now: number): Promise<Availability> {
  const today = localDate(now, site.timeZone)
  const { results } = await db
    .prepare(calendar)
    .bind(today, addDays(today, arrivalRules().horizonDays + 1), now)
    .all<CalendarRow>()
  const of = (wanted: CalendarRow['kind']) => results.filter(({ kind }) => kind === wanted)
  const numbers = (wanted: CalendarRow['kind']) => new Map(of(wanted).map(({ name, number }) => [name, number]))
  return {
    rules: arrivalRules({ closed: new Set(of('closed').map(({ name }) => name)), crews: numbers('crews') }),
    taken: numbers('seats'),
  }
}

/** How long a page that lists windows waits for the database, in ms. */
const listTimeoutMs = 3000

/** Every window that can be booked now. Never throws: without a database it is what the rules allow. */
export async function openSlots({ DB }: { readonly DB: Db }, now: number): Promise<OpenSlots> {
  const today = localDate(now, site.timeZone)
  try {
    const { rules, taken } = await withTimeout(listTimeoutMs, readAvailability(DB, now))
    return { today, slots: slots(now, rules, taken), sure: true }
  } catch (error) {
    logFailure('availability-not-read', error)
    return { today, slots: slots(now, arrivalRules(), new Map()), sure: false }
  }
}

/** How old the calendar may be before it's read again behind an answer, and before a page waits for it, in ms. */
const freshMs = 20_000
const usableMs = 5 * 60_000
/** No page waits longer than this for it, in ms. */
const timeoutMs = 120
/** How long a database that didn't answer is left alone, in ms: the next visitors need not wait for it too. */
const backoffMs = 5000

type CacheEntry = {
  availability?: Availability
  /** UTC ms of the last read that worked, of the last one that began, and of the last one that failed. */
  readAt: number
  askedAt: number
  failedAt: number
}

/** By database: tests have more than one. */
const cache = new WeakMap<Db, CacheEntry>()

async function refresh(db: Db, entry: CacheEntry, now: number): Promise<Availability | undefined> {
  entry.askedAt = now
  try {
    entry.availability = await withTimeout(timeoutMs, readAvailability(db, now))
    entry.readAt = now
    return entry.availability
  } catch {
    entry.failedAt = now
    return undefined
  }
}

/**
 * The calendar, stale while it's revalidated: past 20 seconds one request reads it again behind its answer, past five
 * minutes a page waits for it. Undefined where the database doesn't answer in time. `now` in UTC ms.
 */
export async function cachedAvailability(
  { DB: db }: { readonly DB: Db },
  now: number,
  waitUntil?: (work: Promise<unknown>) => void,
): Promise<Availability | undefined> {
  const never = Number.NEGATIVE_INFINITY
  const entry = cache.get(db) ?? { readAt: never, askedAt: never, failedAt: never }
  cache.set(db, entry)
  const since = (at: number) => Math.abs(now - at)
  if (!entry.availability || since(entry.readAt) >= usableMs)
    return since(entry.failedAt) < backoffMs ? undefined : refresh(db, entry, now)
  if (since(entry.askedAt) < freshMs) return entry.availability
  if (!waitUntil) return (await refresh(db, entry, now)) ?? entry.availability
  const { availability } = entry
  waitUntil(refresh(db, entry, now))
  return availability
}
