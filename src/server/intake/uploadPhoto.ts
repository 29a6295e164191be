import { photosField } from '../../forms/form.ts'
import { formNamed } from '../../forms/forms.ts'
import { quoteForm } from '../../forms/quote.ts'
import { logFailure } from '../../log.ts'
import { addressOf } from '../http/clientAddress.ts'
import { bodyLimits } from '../http/limits.ts'
import type { RequestBody } from '../http/requestBody.ts'
import type { Services } from '../lib/services.ts'
import type { PhotoProblem } from '../store/photos.ts'
import { cleanPhoto } from '../store/photos.ts'
import { storeLatePhoto } from './latePhotos.ts'
import { spendPhoto } from './photoBudget.ts'
import { keyReference } from './reference.ts'
import type { RefusedBody } from './submission.ts'
import { readFields, refusedBody } from './submission.ts'

export type Upload =
  | { readonly status: 200; readonly id: string }
  | { readonly status: 422 | 503; readonly reason: PhotoProblem }
  | Pick<RefusedBody, 'status' | 'reason'>
  /** A budget is used up for now. */
  | { readonly status: 429; readonly reason: 'busy' }

const { maxBytes } = quoteForm.fields['junk-photos']

/**
 * Takes one photo of a request that is still being written. It waits under the reference that the request will have,
 * since both carry the same key, and belongs to it once the request names it. The key comes before the photo, so that a
 * request without one is refused before its photo is read.
 */
export async function uploadPhoto(request: Request, body: RequestBody, services: Services): Promise<Upload> {
  const read = await readFields(request, body, bodyLimits.photo, { name: 'photo', maxBytes })
  if (!read.ok) return read
  const { fields, files } = read
  const form = formNamed(fields.get('form') ?? '')
  const field = form && photosField(form)?.[1]
  const reference = form && (await keyReference(services.env.LEAD_SECRET, form.name, fields.get('key') ?? ''))
  if (!field || !reference) return refusedBody('malformed')
  const { value: file } = await files.next()
  if (!file || typeof file === 'string') return refusedBody(file ?? 'malformed')
  try {
    if (!(await spendPhoto(services, addressOf(request), file.length, true))) return { status: 429, reason: 'busy' }
    const clean = await cleanPhoto(reference, file, field.maxBytes)
    if (typeof clean === 'string') return { status: 422, reason: clean }
    const stored = await storeLatePhoto(services, reference, clean)
    if (stored === 'no-database') throw new Error('the database does not answer')
    return typeof stored === 'string' ? { status: 422, reason: stored } : { status: 200, id: stored.id }
  } catch (error) {
    logFailure('photo-not-stored', error, { reference })
    return { status: 503, reason: 'not-stored' }
  }
}
