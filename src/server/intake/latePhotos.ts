// Photos that come by themselves, before their request or after it.
import { quoteForm } from '../../forms/quote.ts'
import { channelsFor } from '../delivery/channels/channels.ts'
import { addressOf } from '../http/clientAddress.ts'
import { bodyLimits } from '../http/limits.ts'
import type { RequestBody } from '../http/requestBody.ts'
import type { Services } from '../lib/services.ts'
import { changeStatements } from '../store/leads.ts'
import type { CleanPhoto, StoredPhoto } from '../store/photos.ts'
import { storePhoto, storePhotos } from '../store/photos.ts'
import { spendPhoto } from './photoBudget.ts'
import { readFields } from './submission.ts'

/** Keeps one: before its request it waits for it, and after it the owner gets a message. Throws when the bucket does. */
export function storeLatePhoto({ env, now }: Services, reference: string, clean: CleanPhoto): Promise<StoredPhoto> {
  const at = now()
  const change = changeStatements(env.DB, reference, 'photos', {}, channelsFor(env, { answers: {} }), at)
  return storePhoto(env, reference, clean, false, at, change)
}

const field = quoteForm.fields['junk-photos']

/** Adds the photos in a body to a request that was sent before. Never throws on bad input. */
export async function addPhotos(services: Services, reference: string, request: Request, body: RequestBody) {
  const read = await readFields(request, body, bodyLimits.photos, { name: 'photos', maxBytes: field.maxBytes })
  if (!read.ok) return read
  const store = (clean: CleanPhoto) => storeLatePhoto(services, reference, clean)
  const isAllowed = (bytes: number) => spendPhoto(services, addressOf(request), bytes, false)
  return { ok: true, ...(await storePhotos(services, field, reference, read.files, store, isAllowed)) } as const
}
