import type { AppContext } from '../handlers/context.ts'
import { respondProblem } from '../handlers/errors.ts'
import { pageRequest, respondOnce } from '../handlers/pages.tsx'
import { logFailure } from '../log.ts'
import { readFields } from '../request/submission.ts'
import { paths } from '../routes.ts'
import { findFields } from '../shared/forms/fields.ts'
import { echoOf, type FormState, parseFields } from '../shared/forms/form.ts'
import { addressOf, isForeign } from '../shared/http/access.ts'
import { bodyLimits } from '../shared/http/requestBody.ts'
import { seeOther } from '../shared/http/respond.ts'
import { findPickup as page } from './FindPickup.page.tsx'
import { findOwn } from './findOwn.ts'

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
