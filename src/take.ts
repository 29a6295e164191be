// Answers to what visitors send, and to signed links.
import type { AppContext, Deps } from './deps.ts'
import type { Page } from './document/page.ts'
import { isForeign } from './server/origin.ts'
import { textReader } from './server/readText.ts'
import { receiveForm } from './server/receiveForm.ts'
import { fileResponse, formResponse, seeOther, wantsJson } from './server/respond.ts'
import { senderOf } from './server/scrutiny.ts'
import type { SignedAnswer, SignedPage } from './server/signed/signedPage.ts'
import { readSubmission } from './server/submission.ts'
import { uploadPhoto } from './server/uploadPhoto.ts'
import type { Wires } from './server/wires.ts'
import { pageRequest, showOnce, showProblem } from './show.ts'

export const wiresOf = ({ now, fetch = globalThis.fetch.bind(globalThis) }: Deps, c: AppContext): Wires => ({
  env: c.env,
  now,
  fetch,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
})

export async function takeForm(page: Page, deps: Deps, c: AppContext): Promise<Response> {
  if (!page.form) throw new Error('This page has no form')
  const request = c.req.raw
  if (isForeign(request)) return showProblem(403, deps, c)
  const read = await readSubmission(page.form, request)
  if (!read.ok) return showProblem(read.status, deps, c)
  const receipt = await receiveForm(
    page.form,
    read.submission,
    senderOf(request),
    wiresOf(deps, c),
    textReader(c.env, c.req.url),
  )
  if (wantsJson(request)) return formResponse(receipt)
  if (receipt.ok) return seeOther(receipt.location)
  return showOnce(page, { ...pageRequest(deps, c), form: receipt.state }, receipt.status, deps, c)
}

/** A photo that comes before its form. */
export async function takePhoto(deps: Deps, c: AppContext): Promise<Response> {
  if (isForeign(c.req.raw)) return showProblem(403, deps, c)
  const { status, ...upload } = await uploadPhoto(c.req.raw, wiresOf(deps, c))
  return c.json({ ok: status === 200, ...upload }, status, { 'cache-control': 'no-store' })
}

export async function showSigned(act: SignedPage['get'], deps: Deps, c: AppContext): Promise<Response> {
  const query = new URL(c.req.url).searchParams
  const token = query.get('t') ?? ''
  const answer: SignedAnswer = await act({ request: c.req.raw, token, query, wires: wiresOf(deps, c) })
  if ('file' in answer) return fileResponse(answer.file)
  if ('location' in answer) return seeOther(answer.location)
  return showOnce(answer.page, pageRequest(deps, c), answer.status, deps, c)
}
