import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { cleanImage } from '../../domain/images/imageClean.ts'
import { imageExtension } from '../../domain/images/imageType.ts'
import type { Env } from '../../env.ts'
import type { PhotosField } from '../../forms/form.ts'
import { logFailure } from '../../log.ts'
import type { Services } from '../lib/services.ts'
import { TimeoutError, withTimeout } from '../lib/timeout.ts'
import type { Photo } from './photoRows.ts'
import { attachPhoto, planPhoto } from './photoRows.ts'
import { spoolPhotos } from './spool.ts'

/** Why a chosen photo is not with the request. */
export type PhotoProblem =
  | 'too-many'
  | 'too-large'
  | 'not-stored'
  /** It did not come whole, or was not even looked at. */
  | 'cut-off'
  | Extract<ReturnType<typeof cleanImage>, { ok: false }>['reason']

/** A picture without anything else in its file. */
export type CleanPhoto = { readonly photo: Photo; readonly content: Uint8Array }

/** How long the bucket may take, in ms. */
const timeoutMs = 5000

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Takes everything but the picture out of a file. The same picture of the same request always has the same key. */
export async function cleanPhoto(
  reference: string,
  file: Uint8Array,
  maxBytes: number,
): Promise<CleanPhoto | PhotoProblem> {
  if (file.length > maxBytes) return 'too-large'
  const cleaned = cleanImage(file)
  if (!cleaned.ok) return cleaned.reason
  const { type, bytes: content } = cleaned
  const sha256 = hex(await crypto.subtle.digest('SHA-256', content))
  const key = `photos/${reference}-${sha256.slice(0, 32)}.${imageExtension[type]}`
  return { photo: { id: crypto.randomUUID(), key, sha256, type, bytes: content.byteLength }, content }
}

const put = ({ FILES }: Env, key: string, { photo: { type }, content }: CleanPhoto) =>
  withTimeout(timeoutMs, FILES.put(key, content, { httpMetadata: { contentType: type } }))

/** What came of keeping a picture. `no-database`: it isn't written down, and can go into the spool. */
export type StoredPhoto = { readonly id: string } | 'too-many' | 'not-stored' | 'no-database'

const withDatabase = <Result>(reference: string, work: Promise<Result>): Promise<Result | 'no-database'> =>
  work.catch((error: unknown) => {
    logFailure('photo-not-recorded', error, { reference })
    return 'no-database'
  })

/**
 * Keeps a picture and gives its id: first its row, then the picture, so that nothing is in the bucket that no row knows.
 * With `attach`, or when its request is there already, it becomes part of the request; one that began before its request
 * waits to be named by it, since it may have been taken out again meanwhile. `after` as in `attachPhoto`. `now` in UTC ms. Throws when the bucket does; what is left behind then is
 * deleted like a photo whose form was never sent.
 */
export async function storePhoto(
  env: Env,
  reference: string,
  clean: CleanPhoto,
  attach: boolean,
  now: number,
  after: readonly D1PreparedStatement[] = [],
): Promise<StoredPhoto> {
  const row = await withDatabase(reference, planPhoto(env, reference, clean.photo, now))
  if (row === undefined) return 'too-many'
  if (row === 'no-database') return row
  if (row.attached) return { id: row.id }
  await put(env, row.key, clean)
  const attached = await withDatabase(reference, attachPhoto(env, row.key, attach || row.late, now, after))
  if (attached === 'no-database') return attached
  if (attached) return { id: row.id }
  // Its sender was forgotten while it was on its way.
  await env.FILES.delete(row.key)
  return 'not-stored'
}

/**
 * Stores the photos of a lead that is already safe, one by one, so that one is in memory at a time, and says why others
 * aren't stored. `files` gives their bytes, or a word for those that didn't come. One that fails is counted and never
 * stops the others, unless the bucket takes too long: the others would have to wait for it too. What `store` can't write
 * down goes into the spool. `isAllowed`: whether so many bytes more may be stored for their sender.
 */
export async function storePhotos(
  services: Services,
  field: PhotosField,
  reference: string,
  files: AsyncIterable<Uint8Array | string>,
  store: (clean: CleanPhoto) => Promise<StoredPhoto>,
  isAllowed: (bytes: number) => Promise<boolean>,
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
