import { site } from '#site/site.ts'
import { addDays, localDate } from '../domain/calendar/localTime.ts'
import type { AppContext } from '../handlers/context.ts'
import { respondProblem } from '../handlers/errors.ts'
import { pageRequest, respondOnce } from '../handlers/pages.tsx'
import { logFailure } from '../log.ts'
import { deliver, inBackground } from '../messages/outbox.ts'
import { updatesOn } from '../messages/say.ts'
import { act } from '../request/act.ts'
import { admitFind, admitText, type From } from '../request/admission.ts'
import { change } from '../request/decide.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { readFields } from '../request/submission.ts'
import { paths, withQuery } from '../routes.ts'
import { echoOf, type FormState, parseFields } from '../shared/forms/form.ts'
import { addressOf, isForeign } from '../shared/http/access.ts'
import { bodyLimits } from '../shared/http/requestBody.ts'
import { seeOther } from '../shared/http/respond.ts'
import { type Services, withTimeout } from '../shared/http/services.ts'
import { bookingsOf } from '../store/bookings.ts'
import { lostFields, findPickup as page } from './FindPickup.page.tsx'

/** How long the database may take, in ms. */
const timeoutMs = 3000
/** For how many days after a pickup its link is sent again. */
const daysAfter = 30
/** How often a day a link is sent again: most of its customer's messages stay for what we have to say. */
const mostADay = 2
const dayMs = 24 * 60 * 60_000

/**
 * Sends the links of the pickups that were booked with a number (E.164) or an email address: to the number and the address that
 * are kept with them, and after the answer, which takes as long without any. Gives the whole seconds to wait for somebody who asks too
 * often, and nothing else. Throws when D1 does.
 */
async function sendLinks(services: Services, contact: string, from: From): Promise<number | undefined> {
  const admission = await admitFind(services, '', '', from)
  if (!admission.ok) return admission.retryAfter
  const { env, now } = services
  const at = now()
  const since = addDays(localDate(at, site.timeZone), -daysAfter)
  const [references, isTexting] = await Promise.all([
    withTimeout(timeoutMs, bookingsOf(env.DB, contact, since)),
    admitText(services, from),
  ])
  const decide = (request: CustomerRequest | undefined) => {
    const sent = request?.events.filter((event) => event.kind === 'sought' && event.at > at - dayMs) ?? []
    const event = { kind: 'sought', data: {} } as const
    return sent.length < mostADay ? change(request, undefined, 'customer', event, () => false, at) : []
  }
  const send = async (reference: string) => {
    await act(services, reference, { person: '', noTexts: !isTexting, decide })
    await deliver(services, reference)
  }
  for (const reference of references) inBackground(services, reference, send(reference))
}

const fields = Object.entries(lostFields)

/** Sends the links of somebody's pickups to where they booked them from. Everybody reads the same, whatever there is. */
export async function findPickup(c: AppContext): Promise<Response> {
  const { services, body } = c.var
  if (isForeign(c.req.raw)) return respondProblem(c, 403)
  const read = await readFields(c.req.raw, body, bodyLimits.text)
  if (!read.ok) return respondProblem(c, read.status)
  const typed = { contact: read.fields.get('contact') ?? '' }
  const again = (status: number, state: Omit<FormState, 'values'>) => {
    const form = { ...state, values: echoOf(fields, typed) }
    return respondOnce(c, page(), { status, request: { ...pageRequest(c), form } })
  }
  const parsed = parseFields(fields, typed)
  if (!parsed.ok) return again(422, { errors: parsed.errors })
  // Where nothing can be sent to customers, nothing is promised.
  if (updatesOn(c.env).length === 0) return again(503, { errors: {}, failure: 'not-stored' })
  try {
    const { contact = '' } = parsed.answers
    const retryAfter = await sendLinks(services, contact, { address: addressOf(c.req.raw) })
    if (retryAfter === undefined) return seeOther(withQuery(paths.findPickup, { sent: 'yes' }))
    const refused = await again(429, { errors: {}, failure: 'too-many' })
    refused.headers.set('retry-after', String(retryAfter))
    return refused
  } catch (error) {
    logFailure('pickup-not-looked-for', error)
    return again(503, { errors: {}, failure: 'not-stored' })
  }
}
