// Handlers for submitted forms and uploads.
import type { MiddlewareHandler } from 'hono'
import type { Page } from '../document/page.ts'
import { gateRetryAfter, isPastGate } from '../server/http/gate.ts'
import { headProblem } from '../server/http/limits.ts'
import { isForeign } from '../server/http/origin.ts'
import { openBody } from '../server/http/requestBody.ts'
import { formResponse, jsonResponse, seeOther, wantsJson } from '../server/http/respond.ts'
import type { Receipt } from '../server/intake/receiveForm.ts'
import { receiveForm } from '../server/intake/receiveForm.ts'
import { senderOf } from '../server/intake/spam.ts'
import { readSubmission } from '../server/intake/submission.ts'
import { uploadPhoto } from '../server/intake/uploadPhoto.ts'
import type { Services } from '../server/lib/services.ts'
import type { App, AppContext, AppEnv, Deps } from './context.ts'
import { pageRequest, showOnce, showProblem, showTooMany } from './pages.ts'

export const servicesOf = ({ now, fetch = globalThis.fetch.bind(globalThis) }: Deps, c: AppContext): Services => ({
  env: c.env,
  now,
  fetch,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
})

/** Answers 429 or undefined, before the body is read. */
export async function refuseFlood(deps: App, c: AppContext): Promise<Response | undefined> {
  if (!(await isPastGate(c.env, c.req.raw))) return undefined
  const answer = wantsJson(c.req.raw)
    ? jsonResponse({ ok: false, failure: 'too-many' }, 429)
    : await showTooMany(deps, c)
  answer.headers.set('retry-after', String(gateRetryAfter))
  return answer
}

async function answerForm(page: Page, receipt: Receipt, deps: App, c: AppContext): Promise<Response> {
  if (wantsJson(c.req.raw)) return formResponse(receipt)
  if (receipt.ok) return seeOther(receipt.location)
  return showOnce(page, { ...pageRequest(deps, c), form: receipt.state }, receipt.status, deps, c)
}

/** Refuses a request over a limit before it's handled. The rest of its body is read before the answer. */
export const withinLimits =
  (deps: App): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const problem = headProblem(c.req.raw)
    if (problem) return showProblem(problem, deps, c)
    const body = openBody(c.req.raw, deps.now)
    c.set('body', body)
    await next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await body.drain()
  }

export async function handleForm(page: Page, deps: App, c: AppContext): Promise<Response> {
  if (!page.form) throw new Error('This page has no form')
  const request = c.req.raw
  if (isForeign(request)) return showProblem(403, deps, c)
  const read = await readSubmission(page.form, request, c.var.body)
  if (!read.ok) return showProblem(read.status, deps, c)
  const receipt = await receiveForm(page.form, read.submission, senderOf(request), servicesOf(deps, c))
  const answer = await answerForm(page, receipt, deps, c)
  if (!receipt.ok && receipt.status === 429) answer.headers.set('retry-after', String(receipt.retryAfter))
  return answer
}

/** A photo that is uploaded before its form is sent. */
export async function handlePhoto(deps: App, c: AppContext): Promise<Response> {
  if (isForeign(c.req.raw)) return showProblem(403, deps, c)
  const { status, ...upload } = await uploadPhoto(c.req.raw, c.var.body, servicesOf(deps, c))
  const answer = jsonResponse({ ok: status === 200, ...upload }, status)
  if (status === 429) answer.headers.set('retry-after', '3600')
  return answer
}
