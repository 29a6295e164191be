import type { SentRequest } from '../../document/page.ts'
import { logFailure } from '../../log.ts'
import { referenceIn, seePhotosToken } from '../../messages/links.ts'
import { paths } from '../../routes.ts'
import type { Services } from '../../server/lib/services.ts'
import { withTimeout } from '../../server/lib/timeout.ts'
import { isForgotten } from '../../server/store/endings.ts'
import { type AttachedPhotos, attachedPhotos } from '../../server/store/photoRows.ts'
import { findAnswers } from '../../server/store/storedLeads.ts'

/** A confirmation waits so long for what was sent, and a link for whether it still is about something, in ms. */
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

/** What the sender of a request may see of it, by their token; undefined without a good one or a database. Never throws. */
export async function sentRequest(services: Services, token: string): Promise<SentRequest | undefined> {
  const reference = await referenceIn(services, 'add-photos', token)
  if (!reference) return undefined
  const read = Promise.all([findAnswers(services.env.DB, reference), picturesOf(services, reference)])
  try {
    const [answers, pictures] = await withTimeout(timeoutMs, read)
    return answers && { answers, pictures: pictures.own }
  } catch (error) {
    logFailure('request-not-read', error, { reference })
    return undefined
  }
}

/** Whether all that a link is about was deleted for good; without the database it's taken as there. Never throws. */
export const isGone = ({ env }: Services, reference: string): Promise<boolean> =>
  withTimeout(timeoutMs, isForgotten(env.DB, reference)).catch((error: unknown) => {
    logFailure('erasure-not-read', error, { reference })
    return false
  })
