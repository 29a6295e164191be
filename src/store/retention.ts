import { site } from '#site/site.ts'
import { addDays, localDate } from '../domain/calendar/localTime.ts'
import { keptDays } from '../domain/retention.ts'
import type { Env } from '../env.ts'
import type { Db, Services } from '../shared/http/services.ts'
import { recount } from './availability.ts'
import { brokenPrefix } from './health.ts'
import { incomeStatements } from './income.ts'
import { referencesIn } from './lead.ts'
import { batchReference, dayReference } from './outbox.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Batches, and messages that weren't about one request, are kept so long, in minutes: 30 days. */
const batchMinutes = 30 * 24 * 60

/** The time (UTC ms) before which something was kept long enough. */
const before = (now: number, what: keyof typeof keptDays): number => now - keptDays[what] * day

/** At most so many a run; the rest follows in the next one. The bucket deletes 1,000 in one call. */
const atOnce = { photos: 1000, spam: 50, leads: 1000 }

const oldSpam = `request_status = 'spam' AND received_at <`

/** The website shows it, for as long as its request is kept. */
const isShown = `EXISTS (SELECT 1 FROM leads WHERE leads.reference = photos.reference AND instr(shown, photos.id) > 0)`

// Each with a limit of its own, which lets it use its own index. Those that the website shows are old for months, and read each time:
// so old ones are looked for once an hour.
const oldPhotos = `SELECT object_key FROM (SELECT object_key FROM photos WHERE ?4 AND stored_at < ?1 AND NOT ${isShown} LIMIT ${atOnce.photos})
  UNION SELECT object_key FROM (
    SELECT object_key FROM photos WHERE attached_at IS NULL AND stored_at < ?2 LIMIT ${atOnce.photos})
  UNION SELECT object_key FROM photos WHERE reference IN (
    SELECT reference FROM leads WHERE ${oldSpam} ?3 LIMIT ${atOnce.spam})
  LIMIT ${atOnce.photos}`

/** Deletes files of the bucket, which takes 1,000 keys in one call; a missing one is no error. Throws when the bucket does. */
export async function deleteFiles({ FILES }: Pick<Env, 'FILES'>, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += 1000) await FILES.delete(keys.slice(from, from + 1000))
}

/** Deletes the rows of a table that have one of some values in a column. */
const deleteStatement = ({ DB }: Pick<Env, 'DB'>, table: string, column: string, values: readonly string[]) =>
  DB.prepare(`DELETE FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?))`).bind(JSON.stringify(values))

/** Deletes photos that are old: first the pictures, then their rows, so that none is forgotten. */
async function deletePhotos({ env }: Services, now: number): Promise<void> {
  const { results } = await env.DB.prepare(oldPhotos)
    .bind(before(now, 'photos'), before(now, 'unsentPhotos'), before(now, 'spam'), now % hour < minute ? 1 : 0)
    .all<{ object_key: string }>()
  if (results.length === 0) return
  const keys = results.map(({ object_key }) => object_key)
  await deleteFiles(env, keys)
  await deleteStatement(env, 'photos', 'object_key', keys).run()
}

/**
 * Deletes leads from before a time (UTC ms), by a condition, with all that belongs to them; what they brought stays. Their photos
 * are gone already.
 */
async function deleteLeads({ env, now }: Services, where: string, before: number, atMost: number): Promise<void> {
  const references = await referencesIn(env.DB, `leads WHERE ${where} ?1 LIMIT ${atMost}`, before)
  if (references.length === 0) return
  await env.DB.batch([
    ...(await incomeStatements(env.DB, references, now())),
    ...['outbox', 'events', 'bookings', 'leads'].map((table) => deleteStatement(env, table, 'reference', references)),
  ])
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
  await deleteStatement({ DB }, 'marks', 'name', names).run()
}

/** Rows that nobody needs from some time on, whatever becomes of requests. An older version's outbox has digests. */
const oldRows = (now: number): readonly (readonly [rows: string, ...values: (number | string)[]])[] => [
  ['budgets WHERE window_start < ?', before(now, 'limits')],
  ['batches WHERE number < ?', Math.floor(now / minute) - batchMinutes],
  [
    `outbox WHERE reference IN ('${batchReference}', 'flood', 'texts', 'mail', 'health') AND revision < ?`,
    Math.floor(now / minute) - batchMinutes,
  ],
  [`outbox WHERE reference IN ('${dayReference}', 'digest') AND created_at < ?`, now - batchMinutes * minute],
  // Their links have expired too.
  ['sessions WHERE expires_at < ? AND created_at < ?', now, now - day],
  ['taps WHERE day < ?', addDays(localDate(now, site.timeZone), -keptDays.taps)],
]

/** Deletes what's older than we keep it. Throws when the database or the bucket does. */
export async function forgetOld(services: Services): Promise<void> {
  const now = services.now()
  await deletePhotos(services, now)
  const unreadable = await findUnreadable(services.env.DB, before(now, 'unreadable'))
  await deleteUnreadable(
    services.env,
    unreadable.map(({ name }) => name),
  )
  await deleteLeads(services, oldSpam, before(now, 'spam'), atOnce.spam)
  // Once an hour is enough.
  if (now % hour >= 60_000) return
  // Old jobs that are to come back are kept until they do, and read each time.
  await deleteLeads(services, `again = '' AND received_at <`, before(now, 'requests'), atOnce.leads)
  const { DB } = services.env
  await DB.batch(oldRows(now).map(([rows, ...values]) => DB.prepare(`DELETE FROM ${rows}`).bind(...values)))
  await recount(DB, now)
}
