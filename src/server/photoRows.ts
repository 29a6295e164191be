import type { D1PreparedStatement } from '@cloudflare/workers-types'
import type { Env } from '../env.ts'
import { within } from './deadline.ts'

/** A picture in the bucket that belongs to a lead. */
export type Photo = {
  /** What its sender knows it by. */
  readonly id: string
  readonly key: string
  readonly sha256: string
  readonly type: string
  readonly bytes: number
}

/** Rows that one reference may have: six photos, and as many that were taken out again. */
const maxRows = 12
/** How long the database may take, in ms. */
const patience = 3000

/**
 * The statement that writes a photo down. `attach`: it belongs to the request; otherwise it waits for the request that
 * names it, unless that is there already. It changes no row where the same picture came before, there are too many, or
 * its sender has asked to be forgotten since.
 */
export const photoStatement = (
  { DB }: Env,
  reference: string,
  { id, key, sha256, type, bytes }: Photo,
  attach: boolean,
  now: number,
): D1PreparedStatement =>
  DB.prepare(
    `INSERT INTO photos (object_key, reference, sha256, type, bytes, stored_at, attached_at, id)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, iif(?7 OR EXISTS (SELECT 1 FROM leads WHERE reference = ?2), ?6, NULL), ?8
     WHERE (SELECT count(*) FROM photos WHERE reference = ?2) < ${maxRows}
       AND NOT EXISTS (SELECT 1 FROM erasures WHERE reference = ?2 AND asked_at >= ?6)
     ON CONFLICT (reference, sha256) DO UPDATE SET attached_at = excluded.attached_at
     WHERE attached_at IS NULL AND excluded.attached_at IS NOT NULL`,
  ).bind(key, reference, sha256, type, bytes, now, attach ? 1 : 0, id)

/**
 * Writes a stored picture down and gives its id; the same picture sent twice is kept once. Undefined when there are too
 * many. `after` runs in the same transaction and can ask whether a row was written. Throws when D1 does.
 */
export async function recordPhoto(
  env: Env,
  reference: string,
  photo: Photo,
  attach: boolean,
  now: number,
  after: readonly D1PreparedStatement[] = [],
): Promise<string | undefined> {
  const known = env.DB.prepare('SELECT id, object_key FROM photos WHERE reference = ? AND sha256 = ?')
  const statements = [photoStatement(env, reference, photo, attach, now), ...after, known.bind(reference, photo.sha256)]
  const results = await within(patience, env.DB.batch<{ id: string; object_key: string }>(statements))
  const row = results.at(-1)?.results[0]
  if (row?.object_key !== photo.key) await env.FILES.delete(photo.key)
  return row?.id
}
