import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { imageExtension } from '../domain/images/bytes.ts'
import { cleanImage } from '../domain/images/imageClean.ts'
import type { Env } from '../env.ts'
import { logFailure } from '../log.ts'
import type { PhotosField } from '../shared/forms/form.ts'
import { hex } from '../shared/http/access.ts'
import { type Services, TimeoutError, withTimeout } from '../shared/http/services.ts'
import { spoolPhotos } from './bucket.ts'
import { attachPhoto, type Photo, planPhoto } from './photoRows.ts'

/** Why a chosen photo is not with the request. */
export type PhotoProblem =
  | 'too-many'
  | 'too-large'
  | 'not-stored'
  /** It didn't come whole, or nobody looked at it. */
  | 'cut-off'
  | Extract<ReturnType<typeof cleanImage>, { ok: false }>['reason']

/** A picture, without its file's metadata. */
export type CleanPhoto = { readonly photo: Photo; readonly content: Uint8Array }

/** How long the bucket may take, in ms. */
const timeoutMs = 5000

/** Removes everything but the picture from a file. The same picture of the same request always has the same key. */
export async function cleanPhoto(
  reference: string,
  file: Uint8Array,
  maxBytes: number,
): Promise<CleanPhoto | PhotoProblem> {
  if (file.length > maxBytes) return 'too-large'
  const cleaned = cleanImage(file)
  if (!cleaned.ok) return cleaned.reason
  const { type, bytes: content } = cleaned
  const sha256 = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)))
  const key = `photos/${reference}-${sha256.slice(0, 32)}.${imageExtension[type]}`
  return { photo: { id: crypto.randomUUID(), key, sha256, type, bytes: content.byteLength }, content }
}

const put = ({ FILES }: Env, key: string, { photo: { type }, content }: CleanPhoto) =>
  withTimeout(timeoutMs, FILES.put(key, content, { httpMetadata: { contentType: type } }))

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
  const isPart = attach || row.late === 1
  const attached = await withDatabase(reference, attachPhoto(env, reference, row, now, isPart ? commit : undefined))
  if (attached === 'no-database') return attached
  if (attached) return { id: row.id, isNew: true }
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
      const clean = await cleanPhoto(reference, file, field.maxBytes)
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
