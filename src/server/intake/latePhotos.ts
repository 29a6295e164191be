import { channelsFor } from '../delivery/channels/channels.ts'
import type { Services } from '../services.ts'
import { changeStatements } from '../store/leads.ts'
import type { CleanPhoto, StoredPhoto } from '../store/photos.ts'
import { storePhoto } from '../store/photos.ts'

/**
 * Keeps a photo that comes by itself: before its request, where it waits for it, or after it, where the owner gets a
 * message. Throws when the bucket does.
 */
export function storeLatePhoto({ env, now }: Services, reference: string, clean: CleanPhoto): Promise<StoredPhoto> {
  const at = now()
  const change = changeStatements(env.DB, reference, 'photos', {}, channelsFor(env, { answers: {} }), at)
  return storePhoto(env, reference, clean, false, at, change)
}
