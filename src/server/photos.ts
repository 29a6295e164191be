import { cleanImage } from '../domain/imageClean.ts'
import { imageExtension } from '../domain/imageType.ts'
import type { Env } from '../env.ts'
import type { PhotosField } from '../forms/form.ts'
import { within } from './deadline.ts'
import { logFailure } from './log.ts'
import type { Photo } from './photoRows.ts'
import { recordPhoto } from './photoRows.ts'
import { spoolPhotos } from './spool.ts'
import type { Wires } from './wires.ts'

/** Why a chosen photo is not with the request. */
export type PhotoProblem =
  | 'too-many'
  | 'too-large'
  | 'not-stored'
  | Extract<ReturnType<typeof cleanImage>, { ok: false }>['reason']

/** All photos of one request together, in bytes. */
const maxTotal = 30 * 1024 * 1024
/** How long the bucket may take, in ms. */
const patience = 5000

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Puts a picture, cleaned of everything else, into the bucket under a random key. Throws when the bucket does. */
export async function putPhoto(env: Env, file: File, maxBytes: number): Promise<Photo | PhotoProblem> {
  if (file.size > maxBytes) return 'too-large'
  const cleaned = cleanImage(new Uint8Array(await file.arrayBuffer()))
  if (!cleaned.ok) return cleaned.reason
  const { type, bytes } = cleaned
  const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes))
  const id = crypto.randomUUID()
  const key = `photos/${id}.${imageExtension[type]}`
  await within(patience, env.FILES.put(key, bytes, { httpMetadata: { contentType: type } }))
  return { id, key, sha256, type, bytes: bytes.byteLength }
}

/** Where a lead is: its photos are written down beside it. */
export type Place = 'database' | 'spool'

async function storePhoto(wires: Wires, reference: string, file: File, maxBytes: number, place: Place) {
  const { env, now } = wires
  const photo = await putPhoto(env, file, maxBytes)
  if (typeof photo === 'string') return photo
  if (place === 'database')
    try {
      return (await recordPhoto(env, reference, photo, true, now())) === undefined ? 'too-many' : undefined
    } catch (error) {
      logFailure('photo-not-recorded', error, { reference })
    }
  await spoolPhotos(wires, reference, [photo])
  return undefined
}

/** Stores the photos that came with a lead which is already safe. One that fails is counted and never stops the others. */
export async function storePhotos(
  wires: Wires,
  field: PhotosField,
  reference: string,
  files: readonly File[],
  place: Place,
): Promise<readonly PhotoProblem[]> {
  let total = 0
  const problems = files.map(async (file, index): Promise<PhotoProblem | undefined> => {
    if (index >= field.maxCount) return 'too-many'
    total += file.size
    if (total > maxTotal) return 'too-large'
    return storePhoto(wires, reference, file, field.maxBytes, place).catch((error: unknown) => {
      logFailure('photo-not-stored', error, { reference })
      return 'not-stored' as const
    })
  })
  return (await Promise.all(problems)).filter((problem) => problem !== undefined)
}
