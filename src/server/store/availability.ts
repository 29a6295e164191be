// What the database says of the calendar: seats taken, dates closed, crews changed.
import { site } from '#site/site.ts'
import { arrivalRules } from '../../business/calendar.ts'
import { addDays, localDate } from '../../domain/calendar/localTime.ts'
import type { Availability, OpenSlots } from '../../domain/calendar/slots.ts'
import { slots } from '../../domain/calendar/slots.ts'
import { logFailure } from '../../log.ts'
import type { Db } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'

type CalendarRow = { readonly kind: 'seats' | 'closed' | 'crews'; readonly name: string; readonly number: number }

// A seat is free as soon as it's held no longer, before the cron frees it. It's one statement, so that D1 is asked once.
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

/** Every window that can be booked now. Never throws: without a database it gives what the rules allow. */
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

/** From this age on, in ms, the calendar is read again behind an answer. */
const freshMs = 20_000
/** From this age on, in ms, a page waits until it's read again. */
const usableMs = 5 * 60_000
/** How long a page waits for the cached calendar, in ms. */
const timeoutMs = 120
/** Time after a failed read in which no page tries again, in ms: the next visitors needn't wait too. */
const backoffMs = 5000

type CachedCalendar = {
  availability?: Availability
  /** UTC ms of the last read that worked, of the last one that began, and of the last one that failed. */
  readAt: number
  askedAt: number
  failedAt: number
}

/** By database, since tests have more than one. */
const cache = new WeakMap<Db, CachedCalendar>()

async function refresh(db: Db, cached: CachedCalendar, now: number): Promise<Availability | undefined> {
  cached.askedAt = now
  try {
    cached.availability = await withTimeout(timeoutMs, readAvailability(db, now))
    cached.readAt = now
    return cached.availability
  } catch {
    cached.failedAt = now
    return undefined
  }
}

/**
 * The calendar, stale while it's revalidated. Undefined when the database doesn't answer in time. `now` in UTC ms.
 */
export async function cachedAvailability(
  { DB: db }: { readonly DB: Db },
  now: number,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Availability | undefined> {
  const never = Number.NEGATIVE_INFINITY
  const cached = cache.get(db) ?? { readAt: never, askedAt: never, failedAt: never }
  cache.set(db, cached)
  const since = (at: number) => Math.abs(now - at)
  const { availability } = cached
  if (!availability || since(cached.readAt) >= usableMs)
    return since(cached.failedAt) < backoffMs ? undefined : refresh(db, cached, now)
  if (since(cached.askedAt) < freshMs) return availability
  waitUntil(refresh(db, cached, now))
  return availability
}
