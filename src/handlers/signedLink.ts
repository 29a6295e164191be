// What the handlers of signed links share. Looking changes nothing; only POST acts. The signed link is the proof, so a
// POST needs no origin: browsers send none from a page that sends no referrer.

import { isBug, logFailure } from '../log.ts'
import { referenceIn, seePhotosToken } from '../messages/links.ts'
import { deskPaths, paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import type { Purpose } from '../shared/http/access.ts'
import { fileResponse, jsonResponse, seeOther, wantsJson } from '../shared/http/respond.ts'
import { type Services, withTimeout } from '../shared/http/services.ts'
import { isForgotten } from '../store/bucket.ts'
import { type AttachedPhotos, attachedPhotos } from '../store/photos.ts'
import type { AppContext } from './context.ts'
import { brokenLinkPage, spentLink } from './Problem.page.tsx'
import { respondOnce } from './pages.tsx'

/** A link waits so long for whether it still is about something, in ms. */
const erasureMs = 1500

/**
 * Addresses of a request's photos, by who took them when; the first one first. Its sender's have a token, and the desk's ask who
 * is signed in. Throws when D1 does.
 */
export async function picturesOf(services: Services, reference: string, at?: 'desk'): Promise<AttachedPhotos> {
  const token = await seePhotosToken(services, reference)
  const urlOf = (id: string) => (at ? deskPaths.photo(reference, id) : paths.leadPhoto({ id, token }))
  return attachedPhotos(services.env, reference, at, urlOf)
}

/** Whether all that a link is about was deleted for good; without the database it's taken as there. Never throws. */
export const isGone = ({ env }: Services, reference: string): Promise<boolean> =>
  withTimeout(erasureMs, isForgotten(env.DB, reference)).catch((error: unknown) => {
    logFailure('erasure-not-read', error, { reference })
    return false
  })

type LinkHandler = (c: AppContext) => Promise<Response>
/** `id` is what the link is about. */
type BearerHandler = (c: AppContext, id: string) => Promise<Response>

export const tokenOf = (c: AppContext): string => c.req.query('t') ?? ''

export const respondSpent = (c: AppContext, status = 410): Promise<Response> => respondOnce(c, spentLink(), { status })

export const forBearer =
  (purpose: Purpose, handle: BearerHandler): LinkHandler =>
  async (c) => {
    const id = await referenceIn(c.var.services, purpose, tokenOf(c))
    return id && !(await isGone(c.var.services, id)) ? handle(c, id) : respondSpent(c)
  }

/** How long what's behind a link may take, in ms: an answer comes within 8 s. */
const timeoutMs = 7000

/** Without the database the visitor reads that nothing was changed. A bug throws, and reaches the one handler of bugs. */
export const guarded =
  (handle: LinkHandler, noAnswer: () => Page = () => brokenLinkPage('no-answer')): LinkHandler =>
  async (c) => {
    try {
      return await withTimeout(timeoutMs, handle(c))
    } catch (error) {
      if (isBug(error)) throw error
      logFailure('request-not-read', error)
      return respondOnce(c, noAnswer(), { status: 503 })
    }
  }

/** After something was done: to where its outcome is shown. */
export const respondDone = (c: AppContext, location: string): Response =>
  wantsJson(c.req.raw) ? jsonResponse({ ok: true }) : seeOther(location)

export const respondCalendar = (text: string, name: string): Response =>
  fileResponse(
    new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.ics"`,
        'x-robots-tag': 'noindex',
      },
    }),
  )
