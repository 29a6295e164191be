// Photos that come by themselves, before their request or after it.
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { logFailure } from '../log.ts'
import { photosField } from '../shared/forms/form.ts'
import { formNamed, quoteForm } from '../shared/forms/forms.ts'
import { addressOf } from '../shared/http/access.ts'
import { bodyLimits, type RequestBody } from '../shared/http/requestBody.ts'
import type { Services } from '../shared/http/services.ts'
import type { CleanPhoto, PhotoProblem, StoredPhoto } from '../store/photos.ts'
import { cleanPhoto, storePhoto, storePhotos } from '../store/photos.ts'
import { act } from './act.ts'
import { admitChange, spendPhoto } from './admission.ts'
import { keyReference } from './reference.ts'
import type { Arrival } from './say.ts'
import { type RefusedBody, readFields, refusedBody } from './submission.ts'

const field = quoteForm.fields['junk-photos']

/** Keeps one: before its request it waits for it, and after it the owner gets a message. Throws when the bucket does. */
function storeLatePhoto(
  services: Services,
  reference: string,
  clean: CleanPhoto,
  how: Pick<Arrival, 'batched' | 'noTexts'>,
): Promise<StoredPhoto> {
  const { env, now } = services
  const commit = (attach: D1PreparedStatement) =>
    act(services, reference, {
      person: '',
      ...how,
      decide: (request) => (request ? [{ kind: 'photos', data: {} }] : []),
      also: [attach],
    })
  return storePhoto(env, { reference, clean, attach: false, commit }, now())
}

export type Upload =
  | { readonly status: 200; readonly id: string }
  | { readonly status: 422 | 503; readonly reason: PhotoProblem }
  | Pick<RefusedBody, 'status' | 'reason'>
  /** A budget is used up for now. */
  | { readonly status: 429; readonly reason: 'busy' }

/**
 * Stores one photo of a request that is still being written. The photo waits under the reference that the request will
 * have, since both carry the same key, and belongs to it once the request names it. The key comes before the photo, so
 * that a request without one is refused before its photo is read.
 */
export async function uploadPhoto(request: Request, body: RequestBody, services: Services): Promise<Upload> {
  const read = await readFields(request, body, bodyLimits.photo, { name: 'photo', maxBytes: field.maxBytes })
  if (!read.ok) return read
  const { fields, files } = read
  const form = formNamed(fields.get('form') ?? '')
  const photos = form && photosField(form)?.[1]
  const key = fields.get('key') ?? ''
  const reference = form && (await keyReference(services.env.LEAD_SECRET, { form: form.name, key }))
  if (!photos || !reference) return refusedBody('malformed')
  const { value: file } = await files.next()
  if (!file || typeof file === 'string') return refusedBody(file ?? 'malformed')
  try {
    const { allowed, batched } = await spendPhoto(services, addressOf(request), file.length, 'before form')
    if (!allowed) return { status: 429, reason: 'busy' }
    const clean = await cleanPhoto(services, reference, file, photos.maxBytes)
    if (typeof clean === 'string') return { status: 422, reason: clean }
    const stored = await storeLatePhoto(services, reference, clean, { batched })
    if (stored === 'no-database') throw new Error('the database does not answer')
    return typeof stored === 'string' ? { status: 422, reason: stored } : { status: 200, id: stored.id }
  } catch (error) {
    logFailure('photo-not-stored', error, { reference })
    return { status: 503, reason: 'not-stored' }
  }
}

/** Adds the photos in a body to a request that was sent before. Never throws on bad input. */
export async function addPhotos(services: Services, reference: string, request: Request, body: RequestBody) {
  const read = await readFields(request, body, bodyLimits.photos, { name: 'photos', maxBytes: field.maxBytes })
  if (!read.ok) return read
  const address = addressOf(request)
  const admission = await admitChange(services, reference, { address })
  if (!admission.ok) return { ok: false, status: 429, retryAfter: admission.retryAfter } as const
  const store = (clean: CleanPhoto) => storeLatePhoto(services, reference, clean, admission)
  const isAllowed = async (bytes: number) => (await spendPhoto(services, address, bytes, 'with form')).allowed
  return {
    ok: true,
    ...(await storePhotos(services, { field, reference, files: read.files, store, isAllowed })),
  } as const
}
