// Handlers for what goes wrong, and for what only the files of the build may answer.

import { logFailure } from '../log.ts'
import { listedPath } from '../pages.ts'
import { files, isForPrograms, paths } from '../routes.ts'
import type { StaticPage } from '../shared/document/page.ts'
import type { ErrorAnswer } from '../shared/forms/answers.ts'
import { isJson, jsonResponse, movedPermanently, secured, uncachedResponse, wantsJson } from '../shared/http/respond.ts'
import type { AppContext } from './context.ts'
import { notFound, type ProblemStatus, problemPage, unexpectedError } from './Problem.page.tsx'
import { cachedPageAt, pageRequest, respondOnce } from './pages.tsx'

/** A problem as programs read it; undefined where it's shown to a person. */
function jsonProblem({ env, req }: AppContext, status: number, failure: ErrorAnswer['failure'] = 'not-read') {
  if (!wantsJson(req.raw) && !isForPrograms(req.path)) return undefined
  const next = `${env.SITE_URL}${files.openapi} has every address with its method; ${paths.mcp} takes POST`
  const answer: ErrorAnswer = { ok: false, errors: {}, failure, ...(status < 429 && { next }) }
  return jsonResponse(answer, status)
}

/** A refused request: JSON for a form's script and other programs, a page for everybody else. */
export async function respondProblem(c: AppContext, status: ProblemStatus): Promise<Response> {
  const answer = jsonProblem(c, status)
  if (answer) return answer
  // The requested path may be invalid itself.
  return respondOnce(c, problemPage(status), { status, request: { ...pageRequest(c), path: `/${status}` } })
}

export async function respondWrongMethod(c: AppContext, methods: string): Promise<Response> {
  const response = await respondProblem(c, 405)
  response.headers.set('allow', methods)
  return response
}

/** 429. The page is cached, so a flood of refusals costs nothing. `retryAfter` in whole seconds. */
export async function respondTooMany(c: AppContext, retryAfter: number): Promise<Response> {
  const answer = jsonProblem(c, 429, 'too-many') ?? (await respondCached(c, problemPage(429), 429))
  answer.headers.set('retry-after', String(retryAfter))
  return answer
}

export const respondNotFound = async (c: AppContext): Promise<Response> =>
  jsonProblem(c, 404) ?? respondCached(c, notFound(), 404)

/** A page that is rendered once and answers with an error. */
async function respondCached(c: AppContext, page: StaticPage, status: number): Promise<Response> {
  const { bytes, styleHash } = await cachedPageAt(c, page, `/${status}`)
  return uncachedResponse(bytes, styleHash, status)
}

/** A bug: the visitor gets a page with a phone number and a reference; the log gets the rest. */
export async function respondError(error: Error, c: AppContext): Promise<Response> {
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase()
  const { method, path } = c.req
  logFailure('unexpected-error', error, { reference, method, path })
  const answer = isJson(c.req.raw) || isForPrograms(path) ? jsonProblem(c, 500) : undefined
  return (
    answer ?? respondOnce(c, unexpectedError(reference), { status: 500, request: { ...pageRequest(c), path: '/500' } })
  )
}

/** A static file, which only answers GET and HEAD; the 404 page where there is none. */
export async function respondFile(c: AppContext): Promise<Response> {
  const { method } = c.req
  const isReading = method === 'GET' || method === 'HEAD'
  const file = await c.env.ASSETS.fetch(isReading ? c.req.raw : new Request(c.req.url, { method: 'HEAD' }))
  if (file.status === 404) {
    const lower = listedPath(c.req.path.toLowerCase())
    // "/Items/Couch" is how some write an address; it's never another page.
    if (isReading && lower) return movedPermanently(lower + new URL(c.req.url).search)
    return respondNotFound(c)
  }
  return isReading ? secured(file) : respondWrongMethod(c, 'GET, HEAD')
}

/** The blog's feed, under another content type than its extension's. */
export async function respondFeed(c: AppContext): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.raw)
  const response = secured(file)
  if (file.ok) response.headers.set('content-type', 'application/atom+xml; charset=utf-8')
  return response
}
