import type { Env } from '../../env.ts'
import type { Services } from '../lib/services.ts'
import { forgetBudgets } from './budgets.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** How long things are kept, in ms. */
const keep = {
  leads: 180 * day,
  photos: 90 * day,
  /** What the owner threw out. */
  spam: 30 * day,
  /** Photos whose form was never sent. */
  orphans: day,
}

/** How far back orphans are looked for, in ms: longer than the cron ever stops, so that no query reads all photos. */
const lookBack = 7 * day

/** At most so many a run; the rest follows a minute later. */
const atOnce = { photos: 1000, leads: 50 }

const oldSpam = `state = 'spam' AND received_at <`

const oldPhotos = `SELECT object_key FROM photos WHERE stored_at < ?1
  UNION SELECT object_key FROM photos WHERE attached_at IS NULL AND stored_at < ?2 AND stored_at >= ?2 - ${lookBack}
  UNION SELECT object_key FROM photos WHERE reference IN (SELECT reference FROM leads WHERE ${oldSpam} ?3)
  LIMIT ${atOnce.photos}`

/** Deletes files of the bucket, which takes 1,000 keys in one call; a missing one is no error. Throws when the bucket does. */
export async function deleteFiles({ FILES }: Pick<Env, 'FILES'>, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += 1000) await FILES.delete(keys.slice(from, from + 1000))
}

/** Deletes photos that are old: first the pictures, then their rows, so that none is forgotten. */
async function deletePhotos({ env }: Services, now: number): Promise<void> {
  const { results } = await env.DB.prepare(oldPhotos)
    .bind(now - keep.photos, now - keep.orphans, now - keep.spam)
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
    ['outbox', 'revisions', 'visits', 'bookings', 'leads'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table} WHERE reference IN (SELECT value FROM json_each(?))`).bind(references),
    ),
  )
}

/** Deletes what's older than we keep it. Throws when the database or the bucket does. */
export async function forgetOld(services: Services): Promise<void> {
  const now = services.now()
  await deletePhotos(services, now)
  await deleteLeads(services, oldSpam, now - keep.spam)
  await deleteLeads(services, 'received_at <', now - keep.leads)
  // It reads all rows, and once an hour is enough.
  if (now % hour < 60_000) await forgetBudgets(services.env.DB, now)
}
