import { photosField } from '../forms/form.ts'
import { formNamed } from '../forms/forms.ts'
import { recordLatePhoto } from './latePhotos.ts'
import { logFailure } from './log.ts'
import type { PhotoProblem } from './photos.ts'
import { putPhoto } from './photos.ts'
import { keyReference } from './reference.ts'
import { filesOf, readFormData, textOf } from './submission.ts'
import type { Wires } from './wires.ts'

export type Upload =
  | { readonly status: 200; readonly id: string }
  | { readonly status: 400 | 413 | 415 | 422 | 503; readonly reason: PhotoProblem | 'malformed' | 'wrong-type' }

/**
 * Takes one photo of a request that is still being written. It waits under the reference that the request will have,
 * since both carry the same key, and belongs to it once the request names it.
 */
export async function uploadPhoto(request: Request, wires: Wires): Promise<Upload> {
  const read = await readFormData(request)
  if (!read.ok) return { status: read.status, reason: read.reason }
  const form = formNamed(textOf(read.data, 'form'))
  const field = form && photosField(form)?.[1]
  const reference = form && (await keyReference(wires.env.LEAD_SECRET, form.name, textOf(read.data, 'key')))
  const [file] = filesOf(read.data, 'photo')
  if (!field || !reference || !file) return { status: 400, reason: 'malformed' }
  try {
    const photo = await putPhoto(wires.env, file, field.maxBytes)
    if (typeof photo === 'string') return { status: 422, reason: photo }
    const id = await recordLatePhoto(wires, reference, photo)
    return id === undefined ? { status: 422, reason: 'too-many' } : { status: 200, id }
  } catch (error) {
    logFailure('photo-not-stored', error, { reference })
    return { status: 503, reason: 'not-stored' }
  }
}
