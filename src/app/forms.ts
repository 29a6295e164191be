import type { Page } from '../document/page.ts'
import { cleanSource } from '../domain/source.ts'
import { listedPath } from '../pages/pages.ts'
import { isForeign } from '../server/http/gate.ts'
import { formResponse, jsonResponse, seeOther, wantsJson } from '../server/http/respond.ts'
import { uploadPhoto } from '../server/intake/latePhotos.ts'
import type { Receipt } from '../server/intake/receiveForm.ts'
import { receiveForm } from '../server/intake/receiveForm.ts'
import { senderOf } from '../server/intake/spam.ts'
import type { Submission } from '../server/intake/submission.ts'
import { readSubmission } from '../server/intake/submission.ts'
import type { AppContext } from './context.ts'
import { respondProblem } from './errors.ts'
import { pageRequest, respondOnce } from './pages.ts'

async function respondReceipt(c: AppContext, page: Page, receipt: Receipt): Promise<Response> {
  if (wantsJson(c.req.raw)) return formResponse(receipt)
  if (receipt.ok) return seeOther(receipt.location)
  return respondOnce(c, page, { status: receipt.status, request: { ...pageRequest(c), form: receipt.state } })
}

/** Where the visit began that a form is sent in. */
function sourceOf(c: AppContext, { source }: Submission) {
  const hosts = [c.req.url, c.env.SITE_URL].map((url) => new URL(url).host)
  return cleanSource(source, c.req.header('referer') ?? '', { hosts, pageAt: listedPath })
}

/** Handles a page's submitted form. */
export async function handleForm(c: AppContext, page: Page): Promise<Response> {
  if (!page.form) throw new Error('This page has no form')
  const request = c.req.raw
  if (isForeign(request)) return respondProblem(c, 403)
  const read = await readSubmission(page.form, request, c.var.body)
  if (!read.ok) return respondProblem(c, read.status)
  const receipt = await receiveForm(
    page.form,
    read.submission,
    senderOf(request, sourceOf(c, read.submission)),
    c.var.services,
  )
  const answer = await respondReceipt(c, page, receipt)
  if (!receipt.ok && receipt.status === 429) answer.headers.set('retry-after', String(receipt.retryAfter))
  return answer
}

/** Handles a photo that is uploaded before its form is sent. */
export async function handlePhoto(c: AppContext): Promise<Response> {
  if (isForeign(c.req.raw)) return respondProblem(c, 403)
  const { status, ...upload } = await uploadPhoto(c.req.raw, c.var.body, c.var.services)
  const answer = jsonResponse({ ok: status === 200, ...upload }, status)
  if (status === 429) answer.headers.set('retry-after', '3600')
  return answer
}
