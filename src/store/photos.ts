import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { imageExtension, imageType } from '../domain/images/bytes.ts'
import { cleanImage } from '../domain/images/imageClean.ts'
import type { Env } from '../env.ts'
import { logFailure } from '../log.ts'
import type { PhotosField } from '../shared/forms/form.ts'
import { hex } from '../shared/http/access.ts'
import { type Services, TimeoutError, withTimeout } from '../shared/http/services.ts'
import { spoolPhotos } from './bucket.ts'
import { spend } from './budgets.ts'

type WithRows = Pick<Env, 'DB'>

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
/** How long the database and the bucket may take, in ms. */
const timeoutMs = { rows: 3000, files: 5000 }

/** Inserts a row unless there are too many, or the sender has asked to be forgotten since. */
const insertStatement = (
  { DB }: WithRows,
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
export const attachedPhotoStatement = (env: WithRows, reference: string, photo: Omit<Photo, 'taken'>, now: number) =>
  insertStatement(env, reference, photo, now, now)

/** The statement that makes pictures part of their request, by what their sender knows them by. `now` in UTC ms. */
export const attachStatement = ({ DB }: WithRows, reference: string, ids: readonly string[], now: number) =>
  DB.prepare(
    `UPDATE photos SET attached_at = ?2 WHERE reference = ?1 AND attached_at IS NULL
     AND id IN (SELECT value FROM json_each(?3))`,
  ).bind(reference, now, JSON.stringify(ids))

/** How many of these pictures are part of it. Throws when D1 does. */
export async function countAttached({ DB }: WithRows, reference: string, ids: readonly string[]): Promise<number> {
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
type PlannedPhoto = Readonly<Record<'id' | 'key', string> & Record<'attached' | 'late', number>>

/**
 * Records a picture before it goes into the bucket; the same picture sent twice has one row. Undefined when there are too
 * many, or its sender has asked to be forgotten. `now` in UTC ms. Throws when D1 does.
 */
async function planPhoto(env: Env, reference: string, photo: Photo, now: number): Promise<PlannedPhoto | undefined> {
  const insert = insertStatement(env, reference, photo, now, null)
  const recorded = env.DB.prepare(
    `SELECT id, object_key AS key, attached_at IS NOT NULL AS attached,
     EXISTS (SELECT 1 FROM leads WHERE leads.reference = photos.reference) AS late
     FROM photos WHERE reference = ? AND sha256 = ?`,
  ).bind(reference, photo.sha256)
  const [, read] = await withTimeout(timeoutMs.rows, env.DB.batch<PlannedPhoto>([insert, recorded]))
  return read?.results[0]
}

// Tickets and doors are for the desk: no link that a customer has shows them.
const attachedRows = async (DB: Env['DB'], reference: string, at?: 'desk') =>
  (
    await DB.prepare(
      `SELECT id, object_key, type, taken FROM photos WHERE reference = ? AND attached_at IS NOT NULL
       ${at ? '' : `AND taken NOT IN ('ticket', 'door')`} ORDER BY stored_at`,
    )
      .bind(reference)
      .all<AttachedRow>()
  ).results

type AttachedRow = { id: string; object_key: string; type: string; taken: CrewTime | '' }

/** Ids of the pictures that are part of a request, by who took them when; the first one first. */
export type AttachedPhotos = Readonly<Record<'own' | CrewTime, readonly string[]>>

export const noPhotos: AttachedPhotos = { own: [], before: [], after: [], ticket: [], door: [] }

/** Those of these pictures that somebody may see, by their ids or what `as` makes of those. Throws when D1 does. */
export async function attachedPhotos(
  { DB }: WithRows,
  reference: string,
  at?: 'desk',
  as = (id: string) => id,
): Promise<AttachedPhotos> {
  const rows = await attachedRows(DB, reference, at)
  const ids = (taken: AttachedRow['taken']) => rows.flatMap((row) => (row.taken === taken ? as(row.id) : []))
  return { own: ids(''), before: ids('before'), after: ids('after'), ticket: ids('ticket'), door: ids('door') }
}

/** One of these pictures as a file; undefined where there is none. Throws when D1 or the bucket does. */
export async function attachedPhoto(
  { DB, FILES }: Pick<Env, 'DB' | 'FILES'>,
  reference: string,
  id: string,
  at?: 'desk',
): Promise<Response | undefined> {
  const row = (await attachedRows(DB, reference, at)).find((one) => one.id === id)
  const object = row && (await FILES.get(row.object_key))
  return object ? new Response(await object.arrayBuffer(), { headers: { 'content-type': row.type } }) : undefined
}

/** Which of these pictures have no row: duplicates, too many, or of a sender who is forgotten. Throws when D1 does. */
export async function unrecordedPhotos({ DB }: WithRows, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const unknown = DB.prepare('SELECT value FROM json_each(?) WHERE value NOT IN (SELECT object_key FROM photos)')
  const { results } = await unknown.bind(JSON.stringify(keys)).all<{ value: string }>()
  return results.map(({ value }) => value)
}

export type PhotoProblem =
  | 'too-many'
  | 'too-large'
  | 'not-stored'
  /** It didn't come whole, or nobody looked at it. */
  | 'cut-off'
  | Extract<ReturnType<typeof cleanImage>, { ok: false }>['reason']

/** A picture, without its file's metadata. */
export type CleanPhoto = { readonly photo: Photo; readonly content: Uint8Array }

/** How an iPhone's photo becomes one that all can open: large enough to price from. */
const converted = { width: 2400, quality: 85 }

/**
 * An iPhone's photo as a JPEG, where the platform's converter is bound and has calls left today; any other file, and one that
 * can't be converted, as it is. Never throws.
 */
async function asJpeg({ env, now }: Services, file: Uint8Array): Promise<Uint8Array> {
  const { IMAGES, DB } = env
  if (!IMAGES || imageType(file) !== 'image/heic') return file
  try {
    const spent = await withTimeout(timeoutMs.rows, spend(DB, [{ budget: 'conversions', spender: '' }], now()))
    if (spent.past) return file
    const photo = new Blob([file as Uint8Array<ArrayBuffer>]).stream() as unknown as Parameters<typeof IMAGES.input>[0]
    const picture = IMAGES.input(photo).transform({ width: converted.width, fit: 'scale-down' })
    const made = picture.output({ format: 'image/jpeg', quality: converted.quality })
    const jpeg = made.then((result) => result.response().arrayBuffer())
    return new Uint8Array(await withTimeout(timeoutMs.files, jpeg))
  } catch (error) {
    logFailure('photo-not-converted', error)
    return file
  }
}

/** Removes everything but the picture from a file. The same picture of the same request always has the same key. */
export async function cleanPhoto(
  services: Services,
  reference: string,
  file: Uint8Array,
  maxBytes: number,
): Promise<CleanPhoto | PhotoProblem> {
  if (file.length > maxBytes) return 'too-large'
  const cleaned = cleanImage(await asJpeg(services, file))
  if (!cleaned.ok) return cleaned.reason
  const { type, bytes: content } = cleaned
  const sha256 = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)))
  const key = `photos/${reference}-${sha256.slice(0, 32)}.${imageExtension[type]}`
  return { photo: { id: crypto.randomUUID(), key, sha256, type, bytes: content.byteLength }, content }
}

const put = ({ FILES }: Env, key: string, { photo: { type }, content }: CleanPhoto) =>
  withTimeout(timeoutMs.files, FILES.put(key, content, { httpMetadata: { contentType: type } }))

/** What came of keeping a picture. `no-database`: it has no row, and can go into the spool. */
export type StoredPhoto = { readonly id: string; readonly isNew: boolean } | 'too-many' | 'not-stored' | 'no-database'

const withDatabase = <Result>(reference: string, work: Promise<Result>): Promise<Result | 'no-database'> =>
  work.catch((error: unknown) => {
    logFailure('photo-not-recorded', error, { reference })
    return 'no-database'
  })

type PhotoOf = {
  readonly reference: string
  readonly clean: CleanPhoto
  /** It's part of its request, whether or not that is there already. */
  readonly attach: boolean
  /** Carries out the statement that makes it part of its request, in a transaction of its own without this. */
  readonly commit?: (attach: D1PreparedStatement) => Promise<unknown>
}

/**
 * Keeps a picture and gives its id: first its row, then the picture, so that nothing is in the bucket that has no row.
 * With `attach`, or when its request was there first, it becomes part of the request. One that began before its request
 * waits until the request names it, since its sender may have removed it meanwhile. `now` in UTC ms. Throws when the bucket
 * does; what's left behind then is deleted like a photo whose form was never sent.
 */
export async function storePhoto(
  env: Env,
  { reference, clean, attach, commit = (statement) => env.DB.batch([statement]) }: PhotoOf,
  now: number,
): Promise<StoredPhoto> {
  const row = await withDatabase(reference, planPhoto(env, reference, clean.photo, now))
  if (row === undefined) return 'too-many'
  if (row === 'no-database') return row
  if (row.attached === 1) return { id: row.id, isNew: false }
  await put(env, row.key, clean)
  const attachRow = async () => {
    const attached = attachStatement(env, reference, [row.id], now)
    if (attach || row.late === 1) await withTimeout(timeoutMs.rows, commit(attached))
    return withTimeout(timeoutMs.rows, unrecordedPhotos(env, [row.key]))
  }
  const gone = await withDatabase(reference, attachRow())
  if (gone === 'no-database') return gone
  if (gone.length === 0) return { id: row.id, isNew: true }
  // Its sender was forgotten while it was being stored.
  await env.FILES.delete(row.key)
  return 'not-stored'
}

type PhotosOf = {
  readonly reference: string
  readonly field: PhotosField
  /** Their bytes, or a word for those that didn't come. */
  readonly files: AsyncIterable<Uint8Array | string>
  readonly store: (clean: CleanPhoto) => Promise<StoredPhoto>
  /** Whether so many bytes more may be stored for their sender. */
  readonly isAllowed: (bytes: number) => Promise<boolean>
}

/**
 * Stores the photos of a lead that's already safe, one by one, so that one is in memory at a time, and says why others
 * aren't stored. One that fails is counted and doesn't stop the others, unless the bucket takes too long: the others would
 * have to wait for it too. A photo that `store` has no database for goes into the spool.
 */
export async function storePhotos(
  services: Services,
  { reference, field, files, store, isAllowed }: PhotosOf,
): Promise<{ readonly stored: number; readonly problems: readonly PhotoProblem[] }> {
  const problems: PhotoProblem[] = []
  let count = 0
  let isHanging = false
  const keep = async (file: Uint8Array): Promise<PhotoProblem | undefined> => {
    if (count > field.maxCount) return 'too-many'
    if (isHanging) return 'not-stored'
    try {
      if (!(await isAllowed(file.length))) return 'too-many'
      const clean = await cleanPhoto(services, reference, file, field.maxBytes)
      if (typeof clean === 'string') return clean
      const stored = await store(clean)
      if (stored !== 'no-database') return typeof stored === 'string' ? stored : undefined
      // First its name, then the picture.
      await spoolPhotos(services, reference, [clean.photo])
      await put(services.env, clean.photo.key, clean)
      return undefined
    } catch (error) {
      logFailure('photo-not-stored', error, { reference })
      isHanging = error instanceof TimeoutError
      return 'not-stored'
    }
  }
  for await (const file of files) {
    count++
    const problem = typeof file === 'string' ? 'cut-off' : await keep(file)
    if (problem) problems.push(problem)
  }
  return { stored: count - problems.length, problems }
}
