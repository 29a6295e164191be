import { site } from '#site/site.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { keptDays } from '../../domain/retention.ts'
import type { Env } from '../../env.ts'
import type { Db, Services } from '../lib/services.ts'
import { forgetBudgets } from './budgets.ts'
import { brokenPrefix } from './health.ts'
import { recount } from './occupied.ts'
import { forgetBatches } from './outbox.ts'
import { forgetSessions } from './sessions.ts'
import { forgetTaps } from './taps.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** The time (UTC ms) before which something was kept long enough. */
const before = (now: number, what: keyof typeof keptDays): number => now - keptDays[what] * day

/** At most so many a run; the rest follows a minute later. The bucket deletes 1,000 in one call. */
const atOnce = { photos: 1000, leads: 50 }

const oldSpam = `request_status = 'spam' AND received_at <`

// Each with a limit of its own, which lets it use its own index.
const oldPhotos = `SELECT object_key FROM (SELECT object_key FROM photos WHERE stored_at < ?1 LIMIT ${atOnce.photos})
  UNION SELECT object_key FROM (
    SELECT object_key FROM photos WHERE attached_at IS NULL AND stored_at < ?2 LIMIT ${atOnce.photos})
  UNION SELECT object_key FROM photos WHERE reference IN (
    SELECT reference FROM leads WHERE ${oldSpam} ?3 LIMIT ${atOnce.leads})
  LIMIT ${atOnce.photos}`

/** Deletes files of the bucket, which takes 1,000 keys in one call; a missing one is no error. Throws when the bucket does. */
export async function deleteFiles({ FILES }: Pick<Env, 'FILES'>, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += 1000) await FILES.delete(keys.slice(from, from + 1000))
}

/** Deletes photos that are old: first the pictures, then their rows, so that none is forgotten. */
async function deletePhotos({ env }: Services, now: number): Promise<void> {
  const { results } = await env.DB.prepare(oldPhotos)
    .bind(before(now, 'photos'), before(now, 'unsentPhotos'), before(now, 'spam'))
    .all<{ object_key: string }>()
  if (results.length === 0) return
  const keys = results.map(({ object_key }) => object_key)
  await deleteFiles(env, keys)
  await env.DB.prepare('DELETE FROM photos WHERE object_key IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(keys))
    .run()
}

/** Deletes leads from before a time (UTC ms), by a condition, with all that belongs to them. Their photos are gone already. */
async function deleteLeads({ env }: Services, where: string, before: number): Promise<void> {
  const { results } = await env.DB.prepare(`SELECT reference FROM leads WHERE ${where} ?1 LIMIT ${atOnce.leads}`)
    .bind(before)
    .all<{ reference: string }>()
  if (results.length === 0) return
  const references = JSON.stringify(results.map(({ reference }) => reference))
  await env.DB.batch(
    ['outbox', 'events', 'revisions', 'visits', 'bookings', 'desk_events', 'leads'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table} WHERE reference IN (SELECT value FROM json_each(?))`).bind(references),
    ),
  )
}

/** Files of the spool that nobody could read, by their keys, set aside before a time (UTC ms); 100 at most. Throws when D1 does. */
export async function findUnreadable(
  db: Db,
  before = Number.MAX_SAFE_INTEGER,
): Promise<readonly { readonly name: string; readonly since: number }[]> {
  const { results } = await db
    .prepare('SELECT name, value AS since FROM marks WHERE name > ?1 AND name < ?2 AND value < ?3 LIMIT 100')
    .bind(brokenPrefix, `${brokenPrefix}~`, before)
    .all<{ name: string; since: number }>()
  return results
}

/** Deletes some of them, with the flags that tell of them. Throws when the database or the bucket does. */
export async function deleteUnreadable({ DB, FILES }: Pick<Env, 'DB' | 'FILES'>, names: readonly string[]) {
  if (names.length === 0) return
  await deleteFiles({ FILES }, names)
  await DB.prepare('DELETE FROM marks WHERE name IN (SELECT value FROM json_each(?))').bind(JSON.stringify(names)).run()
}

/** Deletes what's older than we keep it. Throws when the database or the bucket does. */
export async function forgetOld(services: Services): Promise<void> {
  const now = services.now()
  await deletePhotos(services, now)
  const unreadable = await findUnreadable(services.env.DB, before(now, 'unreadable'))
  await deleteUnreadable(
    services.env,
    unreadable.map(({ name }) => name),
  )
  await deleteLeads(services, oldSpam, before(now, 'spam'))
  await deleteLeads(services, 'received_at <', before(now, 'requests'))
  // Once an hour is enough.
  if (now % hour >= 60_000) return
  await forgetBudgets(services.env.DB, now)
  await forgetBatches(services.env.DB, now)
  await forgetSessions(services.env.DB, now)
  await forgetTaps(services.env.DB, localDate(now, site.timeZone))
  await recount(services.env.DB, now)
}
