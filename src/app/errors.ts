// Handlers for what goes wrong.

import type { StaticPage } from '../document/page.ts'
import type { ErrorAnswer } from '../forms/answers.ts'
import { scrubbed } from '../log.ts'
import { notFound } from '../pages/NotFound.tsx'
import type { ProblemStatus } from '../pages/Problem.tsx'
import { problemPage } from '../pages/Problem.tsx'
import { unexpectedError } from '../pages/UnexpectedError.tsx'
import { jsonResponse, uncachedResponse, wantsJson } from '../server/http/respond.ts'
import type { AppContext } from './context.ts'
import { cachedPageAt, pageRequest, respondOnce } from './pages.ts'

/** A refused request: JSON for a form's script, a page for everybody else. */
export async function respondProblem(c: AppContext, status: ProblemStatus): Promise<Response> {
  if (wantsJson(c.req.raw))
    return jsonResponse({ ok: false, errors: {}, failure: 'not-read' } satisfies ErrorAnswer, status)
  // The requested path may be invalid itself.
  return respondOnce(c, problemPage(status), { status, request: { ...pageRequest(c), path: `/${status}` } })
}

/** 405 with the allowed methods. */
export async function respondWrongMethod(c: AppContext, methods: string): Promise<Response> {
  const response = await respondProblem(c, 405)
  response.headers.set('allow', methods)
  return response
}

/** 429. The page is cached, so a flood of refusals costs nothing. `retryAfter` in whole seconds. */
export async function respondTooMany(c: AppContext, retryAfter: number): Promise<Response> {
  const answer = wantsJson(c.req.raw)
    ? jsonResponse({ ok: false, errors: {}, failure: 'too-many' } satisfies ErrorAnswer, 429)
    : await respondCached(c, problemPage(429), 429)
  answer.headers.set('retry-after', String(retryAfter))
  return answer
}

export const respondNotFound = (c: AppContext): Promise<Response> => respondCached(c, notFound(), 404)

/** A page that is rendered once and answers with an error. */
async function respondCached(c: AppContext, page: StaticPage, status: number): Promise<Response> {
  const { bytes, styleHash } = await cachedPageAt(c, page, `/${status}`)
  return uncachedResponse(bytes, styleHash, status)
}

/** A bug: the visitor gets a page with a phone number and a reference; the log gets the rest. */
export async function respondError(error: Error, c: AppContext): Promise<Response> {
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase()
  const { method, path } = c.req
  console.error(
    JSON.stringify({
      event: 'unexpected-error',
      reference,
      method,
      path,
      error: scrubbed(error.stack ?? error.message),
    }),
  )
  return respondOnce(c, unexpectedError(reference), { status: 500, request: { ...pageRequest(c), path: '/500' } })
}
