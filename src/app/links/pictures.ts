import { logFailure } from '../../log.ts'
import { seePhotosToken } from '../../messages/links.ts'
import { paths } from '../../routes.ts'
import type { Services } from '../../server/lib/services.ts'
import { withTimeout } from '../../server/lib/timeout.ts'
import { isForgotten } from '../../server/store/endings.ts'
import { type AttachedPhotos, attachedPhotos } from '../../server/store/photoRows.ts'

/** A link waits so long for whether it still is about something, in ms. */
const timeoutMs = 1500

/**
 * Addresses of a request's photos, by who took them when; the first one first. Its sender's have a token, and the desk's ask who
 * is signed in. Throws when D1 does.
 */
export async function picturesOf(services: Services, reference: string, at?: 'desk'): Promise<AttachedPhotos> {
  const [ids, token] = await Promise.all([attachedPhotos(services.env, reference), seePhotosToken(services, reference)])
  const urlOf = (id: string) => (at ? paths.deskPhoto(reference, id) : paths.leadPhoto({ id, token }))
  const urls = (all: readonly string[]) => all.map(urlOf)
  return { own: urls(ids.own), before: urls(ids.before), after: urls(ids.after) }
}

/** Whether all that a link is about was deleted for good; without the database it's taken as there. Never throws. */
export const isGone = ({ env }: Services, reference: string): Promise<boolean> =>
  withTimeout(timeoutMs, isForgotten(env.DB, reference)).catch((error: unknown) => {
    logFailure('erasure-not-read', error, { reference })
    return false
  })
