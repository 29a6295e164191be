import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { imageExtension, imageType } from '../domain/imageType.ts'
import type { PhotosField } from '../forms/form.ts'

/** Why a chosen photo is not with the request. */
export type PhotoProblem = 'too-many' | 'too-large' | 'not-a-photo' | 'not-stored'

export type PhotosResult = { readonly stored: number; readonly problems: readonly PhotoProblem[] }

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function storePhoto(
  db: D1Database,
  bucket: R2Bucket,
  field: PhotosField,
  reference: string,
  file: File,
  now: number,
): Promise<PhotoProblem | undefined> {
  if (file.size > field.maxBytes) return 'too-large'
  const bytes = await file.arrayBuffer()
  const type = imageType(new Uint8Array(bytes))
  if (!type) return 'not-a-photo'
  const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes))
  const key = `photos/${crypto.randomUUID()}.${imageExtension[type]}`
  await bucket.put(key, bytes, { httpMetadata: { contentType: type } })
  const { meta } = await db
    .prepare(
      `INSERT INTO photos (object_key, reference, sha256, type, bytes, stored_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (reference, sha256) DO NOTHING`,
    )
    .bind(key, reference, sha256, type, bytes.byteLength, now)
    .run()
  // The same picture came with an earlier attempt: keep that one.
  if (meta.changes === 0) await bucket.delete(key)
  return undefined
}

/** Stores the photos of a lead that is already safe. A photo that fails is counted and never stops the others. */
export async function storePhotos(
  db: D1Database,
  bucket: R2Bucket,
  field: PhotosField,
  reference: string,
  files: readonly File[],
  now: number,
): Promise<PhotosResult> {
  const problems: PhotoProblem[] = files.slice(field.maxCount).map(() => 'too-many')
  const chosen = files.slice(0, field.maxCount)
  for (const file of chosen) {
    const problem = await storePhoto(db, bucket, field, reference, file, now).catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'photo-not-stored', reference, error: String(error) }))
      return 'not-stored' as const
    })
    if (problem) problems.push(problem)
  }
  return { stored: files.length - problems.length, problems }
}
