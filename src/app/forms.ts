import type { Page } from '../document/page.ts'
import { assistantSource, cleanSource } from '../domain/source.ts'
import { findFields } from '../forms/fields.ts'
import { type AnyForm, echoOf, type FormState, parseFields, type Values } from '../forms/form.ts'
import { logFailure } from '../log.ts'
import { updatesOn } from '../messages/say.ts'
import { findPickup as page } from '../pages/FindPickup.tsx'
import { listedPath } from '../pages/pages.ts'
import { paths } from '../routes.ts'
import { findOwn } from '../server/booking/findOwn.ts'
import { addressOf, isForeign } from '../server/http/clientAddress.ts'
import { bodyLimits } from '../server/http/requestBody.ts'
import { isJson, jsonResponse, refusalOf, seeOther, wantsJson } from '../server/http/respond.ts'
import { uploadPhoto } from '../server/intake/latePhotos.ts'
import { type Receipt, receiveForm } from '../server/intake/receiveForm.ts'
import { readJson, readSent } from '../server/intake/sentJson.ts'
import { senderOf } from '../server/intake/spam.ts'
import { type RefusedBody, readFields, readSubmission, type Submission } from '../server/intake/submission.ts'
import { receiptOf } from './assistants/answers.ts'
import type { AppContext } from './context.ts'
import { respondProblem } from './errors.ts'
import { pageRequest, respondOnce } from './pages.tsx'

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

const fields = Object.entries(findFields)

/** Leads whoever knows a pickup's reference and its phone number to its link. */
export async function findPickup(c: AppContext): Promise<Response> {
  const { services, body } = c.var
  if (isForeign(c.req.raw)) return respondProblem(c, 403)
  const read = await readFields(c.req.raw, body, bodyLimits.text)
  if (!read.ok) return respondProblem(c, read.status)
  const typed = Object.fromEntries(fields.map(([name]) => [name, read.fields.get(name) ?? '']))
  const again = (status: number, state: Omit<FormState, 'values'>) => {
    const form = { ...state, values: echoOf(fields, typed) }
    return respondOnce(c, page(), { status, request: { ...pageRequest(c), form } })
  }
  const parsed = parseFields(fields, typed)
  if (!parsed.ok) return again(422, { errors: parsed.errors })
  try {
    const found = await findOwn(services, parsed.answers, { address: addressOf(c.req.raw) })
    if (found.kind === 'found') return seeOther(paths.ownRequest({ token: found.token }))
    if (found.kind === 'none') return again(422, { errors: {} })
    const refused = await again(429, { errors: {}, failure: 'too-many' })
    refused.headers.set('retry-after', String(found.retryAfter))
    return refused
  } catch (error) {
    logFailure('pickup-not-looked-for', error)
    return again(503, { errors: {}, failure: 'not-stored' })
  }
}
