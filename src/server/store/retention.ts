import type { Services } from '../lib/services.ts'
import { forgetBudgets } from './budgets.ts'
import { deleteFiles } from './files.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** How long things are kept, in ms. */
const keep = {
  leads: 180 * day,
  photos: 90 * day,
  /** Thrown out. */
  spam: 30 * day,
  /** Uploaded, and the form was never sent. */
  orphans: day,
}

/** Orphans are looked for so far back, in ms: longer than the cron ever stops, and less than all photos that are kept. */
const lookBack = 7 * day

/** At most so many a run; the rest follows a minute later. The bucket deletes 1,000 in one call. */
const atOnce = { photos: 1000, leads: 50 }

const spam = `state = 'spam' AND received_at < `

const oldPhotos = `SELECT object_key FROM photos WHERE stored_at < ?1
  UNION SELECT object_key FROM photos WHERE attached_at IS NULL AND stored_at < ?2 AND stored_at >= ?2 - ${lookBack}
  UNION SELECT object_key FROM photos WHERE reference IN (SELECT reference FROM leads WHERE ${spam} ?3)
  LIMIT ${atOnce.photos}`

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

/** Deletes leads that one condition picks, with everything that hangs on them. Their photos have gone before. */
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

/** Deletes what has been kept for long enough. Throws when the database or the bucket does. */
export async function forgetOld(services: Services): Promise<void> {
  const now = services.now()
  await deletePhotos(services, now)
  await deleteLeads(services, spam, now - keep.spam)
  await deleteLeads(services, 'received_at <', now - keep.leads)
  // Once an hour is enough, and all rows are read for it.
  if (now % hour < 60_000) await forgetBudgets(services.env.DB, now)
}
