import type { D1PreparedStatement } from '@cloudflare/workers-types'
import type { Env } from '../env.ts'
import { withTimeout } from '../shared/http/services.ts'

/** What the crew took a picture of at a pickup: the things, the empty spot, the dump's ticket, or the door that nobody opened. */
export type CrewTime = 'before' | 'after' | 'ticket' | 'door'

/** A picture in the bucket that belongs to a lead. */
export type Photo = {
  /** What its sender knows it by. */
  readonly id: string
  readonly key: string
  readonly sha256: string
  readonly type: string
  readonly bytes: number
  /** Its sender's own, without. */
  readonly taken?: CrewTime
}

/** Rows that one reference may have of its sender, and of the crew before and after: six photos, and as many taken out again. */
const maxRows = 12
/** How long the database may take, in ms. */
const timeoutMs = 3000

/** Inserts a row unless there are too many, or the sender has asked to be forgotten since. */
const insertStatement = (
  { DB }: Pick<Env, 'DB'>,
  reference: string,
  { id, key, sha256, type, bytes, taken }: Photo,
  now: number,
  attachedAt: number | null,
): D1PreparedStatement =>
  DB.prepare(
    `INSERT INTO photos (object_key, reference, sha256, type, bytes, stored_at, attached_at, id, taken)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
     WHERE (SELECT count(*) FROM photos WHERE reference = ?2 AND taken = ?9) < ${maxRows}
       AND NOT EXISTS (SELECT 1 FROM erasures WHERE reference = ?2 AND asked_at >= ?6)
     ON CONFLICT (reference, sha256) DO UPDATE SET attached_at = excluded.attached_at
     WHERE attached_at IS NULL AND excluded.attached_at IS NOT NULL`,
  ).bind(key, reference, sha256, type, bytes, now, attachedAt, id, taken ?? '')

/** The statement that records a picture which is in the bucket already and part of its request. `now` in UTC ms. */
export const attachedPhotoStatement = (
  env: Pick<Env, 'DB'>,
  reference: string,
  photo: Omit<Photo, 'taken'>,
  now: number,
): D1PreparedStatement => insertStatement(env, reference, photo, now, now)

/** The statement that makes pictures part of their request, by what their sender knows them by. `now` in UTC ms. */
export const attachStatement = ({ DB }: Pick<Env, 'DB'>, reference: string, ids: readonly string[], now: number) =>
  DB.prepare(
    `UPDATE photos SET attached_at = ?2 WHERE reference = ?1 AND attached_at IS NULL
     AND id IN (SELECT value FROM json_each(?3))`,
  ).bind(reference, now, JSON.stringify(ids))

/** How many of these pictures are part of it. Throws when D1 does. */
export async function countAttached(
  { DB }: Pick<Env, 'DB'>,
  reference: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  const row = await DB.prepare(
    `SELECT count(*) AS count FROM photos WHERE reference = ? AND attached_at IS NOT NULL
     AND id IN (SELECT value FROM json_each(?))`,
  )
    .bind(reference, JSON.stringify(ids))
    .first<{ count: number }>()
  return row?.count ?? 0
}

/** A recorded picture. `attached`: 1 if it's part of its request, and in the bucket. `late`: 1 if its request came first. */
type PlannedPhoto = { readonly id: string; readonly key: string; readonly attached: number; readonly late: number }

/**
 * Records a picture before it goes into the bucket; the same picture sent twice has one row. Undefined when there are too
 * many, or its sender has asked to be forgotten. `now` in UTC ms. Throws when D1 does.
 */
export async function planPhoto(
  env: Pick<Env, 'DB'>,
  reference: string,
  photo: Photo,
  now: number,
): Promise<PlannedPhoto | undefined> {
  const { DB } = env
  const recorded = DB.prepare(
    `SELECT id, object_key AS key, attached_at IS NOT NULL AS attached,
     EXISTS (SELECT 1 FROM leads WHERE leads.reference = photos.reference) AS late
     FROM photos WHERE reference = ? AND sha256 = ?`,
  )
  const [, read] = await withTimeout(
    timeoutMs,
    DB.batch<PlannedPhoto>([insertStatement(env, reference, photo, now, null), recorded.bind(reference, photo.sha256)]),
  )
  return read?.results[0]
}

/**
 * Makes a picture that is in the bucket now part of its request; without `commit` it waits until the request names it. False
 * when its row is gone. `now` in UTC ms. Throws when D1 does.
 */
export async function attachPhoto(
  env: Pick<Env, 'DB'>,
  reference: string,
  { id, key }: Pick<PlannedPhoto, 'id' | 'key'>,
  now: number,
  commit?: (attach: D1PreparedStatement) => Promise<unknown>,
): Promise<boolean> {
  if (commit) await withTimeout(timeoutMs, commit(attachStatement(env, reference, [id], now)))
  return (await withTimeout(timeoutMs, unrecordedPhotos(env, [key]))).length === 0
}

// Tickets and doors are for the desk: no link that a customer has shows them.
const ofRequest = (at?: 'desk') =>
  `SELECT id, object_key, type, taken FROM photos WHERE reference = ? AND attached_at IS NOT NULL ${at ? '' : `AND taken NOT IN ('ticket', 'door')`}`

type AttachedRow = { id: string; object_key: string; type: string; taken: CrewTime | '' }

/** Ids of the pictures that are part of a request, by who took them when; the first one first. */
export type AttachedPhotos = Readonly<Record<'own' | CrewTime, readonly string[]>>

/** Those of these pictures that somebody may see. Throws when D1 does. */
export async function attachedPhotos({ DB }: Pick<Env, 'DB'>, reference: string, at?: 'desk'): Promise<AttachedPhotos> {
  const { results } = await DB.prepare(`${ofRequest(at)} ORDER BY stored_at`)
    .bind(reference)
    .all<AttachedRow>()
  const ids = (taken: AttachedRow['taken']) => results.flatMap((row) => (row.taken === taken ? row.id : []))
  return { own: ids(''), before: ids('before'), after: ids('after'), ticket: ids('ticket'), door: ids('door') }
}

/** One of these pictures as a file; undefined where there is none. Throws when D1 or the bucket does. */
export async function attachedPhoto(
  { DB, FILES }: Pick<Env, 'DB' | 'FILES'>,
  reference: string,
  id: string,
  at?: 'desk',
): Promise<Response | undefined> {
  const row = await DB.prepare(`${ofRequest(at)} AND id = ?`)
    .bind(reference, id)
    .first<AttachedRow>()
  const object = row && (await FILES.get(row.object_key))
  return object ? new Response(await object.arrayBuffer(), { headers: { 'content-type': row.type } }) : undefined
}

/** Which of these pictures have no row: duplicates, too many, or of a sender who is forgotten. Throws when D1 does. */
export async function unrecordedPhotos({ DB }: Pick<Env, 'DB'>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const unknown = DB.prepare('SELECT value FROM json_each(?) WHERE value NOT IN (SELECT object_key FROM photos)')
  const { results } = await unknown.bind(JSON.stringify(keys)).all<{ value: string }>()
  return results.map(({ value }) => value)
}
