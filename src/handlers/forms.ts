import { sentences } from '#sentences'
import { hearFromUs } from '../business/calendar.ts'
import type { lookUpPlace } from '../business/lookUpPlace.ts'
import { areaWords } from '../business/places.ts'
import { assistantSource, cleanSource } from '../domain/source.ts'
import { updatesOn } from '../messages/say.ts'
import { listedPath } from '../pages.ts'
import { uploadPhoto } from '../request/latePhotos.ts'
import { type Receipt, receiveForm } from '../request/receiveForm.ts'
import { readJson, readSent } from '../request/sentJson.ts'
import { senderOf } from '../request/spam.ts'
import { type RefusedBody, readSubmission, type Submission } from '../request/submission.ts'
import type { Page } from '../shared/document/page.ts'
import type { ReceiptAnswer } from '../shared/forms/answers.ts'
import { type AnyForm, hasStep, type Values } from '../shared/forms/form.ts'
import { bookedNext } from '../shared/forms/forms.ts'
import { isForeign } from '../shared/http/access.ts'
import { isJson, jsonResponse, refusalOf, seeOther, wantsJson } from '../shared/http/respond.ts'
import type { Services } from '../shared/http/services.ts'
import type { AppContext } from './context.ts'
import { respondProblem } from './errors.ts'
import { pageRequest, respondOnce } from './pages.tsx'

type FormPage = Page & { readonly form: AnyForm }

async function respondReceipt(c: AppContext, page: FormPage, receipt: Receipt): Promise<Response> {
  if (wantsJson(c.req.raw))
    return receipt.ok
      ? jsonResponse(receiptOf(page.form, receipt, c.var.services), receipt.isNew ? 201 : 200)
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

// What somebody is answered whose form was taken.

/** What is said of a place where we don't surely come. */
export function areaNote(kind: ReturnType<typeof lookUpPlace>['kind'] | undefined): string | undefined {
  const { probably, far, call } = sentences.mine.area
  if (kind === 'probably') return probably
  if (kind === 'too-far') return far(areaWords().region)
  return kind === 'near-miss' || kind === 'call' ? call : undefined
}

/** What a program reads of a form that was taken: what its page says, by when we answer, and its link. */
export function receiptOf(
  form: AnyForm,
  { location, reference, link, area, price }: Extract<Receipt, { ok: true }>,
  { env: { SITE_URL: siteUrl }, now }: Pick<Services, 'env' | 'now'>,
): ReceiptAnswer {
  const isBooking = hasStep(form, 'reserve-window')
  const isBooked = isBooking && link?.may === 'own'
  const note = areaNote(area)
  const { heading, next } =
    isBooking && !isBooked
      ? { heading: sentences.mine.heading, next: sentences.mine.unconfirmed }
      : { ...form.received(), ...(price && { next: bookedNext(price) }) }
  return {
    ok: true,
    location,
    reference,
    state: !isBooking ? 'received' : isBooked ? 'booked' : 'unconfirmed',
    heading,
    next: [
      isBooking && !isBooked && area === 'too-far' && note ? '' : next,
      note,
      !isBooked && !hasStep(form, 'referral-code') && hearFromUs(now()),
    ]
      .filter(Boolean)
      .join(' '),
    links: { confirmation: siteUrl + location, ...(isBooked && { booking: siteUrl + location }) },
  }
}
