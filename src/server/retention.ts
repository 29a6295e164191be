import { spooled } from './spool.ts'
import type { Wires } from './wires.ts'

const day = 24 * 60 * 60_000

/** How long things are kept, in ms. */
const keep = {
  leads: 180 * day,
  photos: 90 * day,
  /** Kept back and never released, or thrown out. */
  quarantine: 30 * day,
  /** Uploaded, and the form was never sent. */
  orphans: day,
}

/** At most so many a run: the rest follows a minute later. */
const atOnce = 50

type Keys = { object_key: string }

/** Deletes photos that one condition picks: first the pictures, then their rows, so that none is forgotten. */
async function deletePhotos({ env }: Wires, where: string, before: number): Promise<void> {
  const { results } = await env.DB.prepare(`SELECT object_key FROM photos WHERE ${where} LIMIT ${atOnce}`)
    .bind(before)
    .all<Keys>()
  if (results.length === 0) return
  const keys = results.map(({ object_key }) => object_key)
  await env.FILES.delete(keys)
  await env.DB.prepare('DELETE FROM photos WHERE object_key IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(keys))
    .run()
}

/** Deletes leads that one condition picks, with everything that hangs on them. Their photos have gone before. */
async function deleteLeads({ env }: Wires, where: string, before: number): Promise<void> {
  const { results } = await env.DB.prepare(`SELECT reference FROM leads WHERE ${where} LIMIT ${atOnce}`)
    .bind(before)
    .all<{ reference: string }>()
  if (results.length === 0) return
  const references = JSON.stringify(results.map(({ reference }) => reference))
  await env.DB.batch(
    ['outbox', 'revisions', 'bookings', 'leads'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table} WHERE reference IN (SELECT value FROM json_each(?))`).bind(references),
    ),
  )
}

/** How long a seat may wait for its request, in ms: when neither store took that, nobody is coming for the seat. */
const seatMs = 15 * 60_000

/** Frees seats whose requests were never kept. What lies in the spool is kept, so an empty spool has to come first. */
export async function freeOrphanSeats(wires: Wires): Promise<void> {
  if ((await spooled(wires)).length > 0) return
  await wires.env.DB.prepare(
    `UPDATE bookings SET status = 'cancelled', revision = revision + 1, told = revision + 1, changed_at = ?1
     WHERE status = 'live' AND booked_at < ?2 AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.reference = bookings.reference)`,
  )
    .bind(wires.now(), wires.now() - seatMs)
    .run()
}

const ofState = (states: string) =>
  `reference IN (SELECT reference FROM leads WHERE state IN (${states}) AND received_at < ?1)`

/** Deletes what has been kept for long enough. Throws when the database or the bucket does. */
export async function forgetOld(wires: Wires): Promise<void> {
  const now = wires.now()
  await deletePhotos(wires, 'stored_at < ?1', now - keep.photos)
  await deletePhotos(wires, 'attached_at IS NULL AND stored_at < ?1', now - keep.orphans)
  await deletePhotos(wires, ofState(`'quarantine', 'spam'`), now - keep.quarantine)
  await deleteLeads(wires, `state <> 'new' AND received_at < ?1`, now - keep.quarantine)
  await deleteLeads(wires, 'received_at < ?1', now - keep.leads)
}
