import { assistantSource, cleanSource } from '../domain/source.ts'
import { updatesOn } from '../messages/say.ts'
import { listedPath } from '../pages.ts'
import { uploadPhoto } from '../request/latePhotos.ts'
import { type Receipt, receiveForm } from '../request/receiveForm.ts'
import { readJson, readSent } from '../request/sentJson.ts'
import { senderOf } from '../request/spam.ts'
import { type RefusedBody, readSubmission, type Submission } from '../request/submission.ts'
import type { Page } from '../shared/document/page.ts'
import type { AnyForm, Values } from '../shared/forms/form.ts'
import { isForeign } from '../shared/http/clientAddress.ts'
import { isJson, jsonResponse, refusalOf, seeOther, wantsJson } from '../shared/http/respond.ts'
import type { AppContext } from './context.ts'
import { respondProblem } from './errors.ts'
import { pageRequest, respondOnce } from './pages.tsx'
import { receiptOf } from './receipt.ts'

type FormPage = Page & { readonly form: AnyForm }

async function respondReceipt(c: AppContext, page: FormPage, receipt: Receipt): Promise<Response> {
  if (wantsJson(c.req.raw))
    return receipt.ok
      ? jsonResponse(receiptOf(page.form, receipt, c.env.SITE_URL), receipt.isNew ? 201 : 200)
      : jsonResponse(refusalOf(receipt.state), receipt.status)
  if (receipt.ok) return seeOther(receipt.location)
  return respondOnce(c, page, { status: receipt.status, request: { ...pageRequest(c), form: receipt.state } })
}

/** Where the visit began that a form is sent in. */
function sourceOf(c: AppContext, { source }: Submission): Values {
  const hosts = [c.req.url, c.env.SITE_URL].map((url) => new URL(url).host)
  return cleanSource(source, c.req.header('referer') ?? '', { hosts, pageAt: listedPath })
}

/** Takes a form that a program sends as JSON: checked, limited and stored as any other, and marked for the owner. */
export async function takeSent(c: AppContext, form: AnyForm, json: unknown): Promise<Receipt> {
  const read = readSent(form, json, updatesOn(c.env))
  if (!read.ok) return { ok: false, status: 422, state: { values: {}, ...read.problems } }
  const source = { ...sourceOf(c, read.submission), by: assistantSource }
  return receiveForm(form, read.submission, senderOf(c.req.raw, source), c.var.services)
}

/** What was sent of a form, taken; or the status of a body that can't be read. */
async function take(c: AppContext, form: AnyForm): Promise<Receipt | RefusedBody> {
  const request = c.req.raw
  if (isJson(request)) {
    const read = await readJson(c.var.body)
    return read.ok ? takeSent(c, form, read.json) : read
  }
  const read = await readSubmission(form, request, c.var.body)
  if (!read.ok) return read
  return receiveForm(form, read.submission, senderOf(request, sourceOf(c, read.submission)), c.var.services)
}

export async function handleForm(c: AppContext, page: Page): Promise<Response> {
  const { form } = page
  if (!form) throw new Error('This page has no form')
  if (isForeign(c.req.raw)) return respondProblem(c, 403)
  const receipt = await take(c, form)
  if ('reason' in receipt) return respondProblem(c, receipt.status)
  const answer = await respondReceipt(c, { ...page, form }, receipt)
  if (!receipt.ok && receipt.status === 429) answer.headers.set('retry-after', String(receipt.retryAfter))
  return answer
}

export async function handlePhoto(c: AppContext): Promise<Response> {
  if (isForeign(c.req.raw)) return respondProblem(c, 403)
  const { status, ...upload } = await uploadPhoto(c.req.raw, c.var.body, c.var.services)
  const answer = jsonResponse({ ok: status === 200, ...upload }, status)
  if (status === 429) answer.headers.set('retry-after', '3600')
  return answer
}
