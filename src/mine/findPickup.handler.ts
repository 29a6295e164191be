import type { AppContext } from '../handlers/context.ts'
import { respondProblem } from '../handlers/errors.ts'
import { pageRequest, respondOnce } from '../handlers/pages.tsx'
import { logFailure } from '../log.ts'
import { updatesOn } from '../messages/say.ts'
import { readFields } from '../request/submission.ts'
import { paths, withQuery } from '../routes.ts'
import { echoOf, type FormState, parseFields } from '../shared/forms/form.ts'
import { addressOf, isForeign } from '../shared/http/access.ts'
import { bodyLimits } from '../shared/http/requestBody.ts'
import { seeOther } from '../shared/http/respond.ts'
import { findPickup as page } from './FindPickup.page.tsx'
import { lostFields } from './lostFields.ts'
import { sendLinks } from './sendLinks.ts'

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
