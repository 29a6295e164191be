import { findFields } from '../forms/findPickup.ts'
import { echoOf, type FormState, parseFields } from '../forms/form.ts'
import { logFailure } from '../log.ts'
import { findPickup as page } from '../pages/FindPickup.tsx'
import { paths } from '../routes.ts'
import { findOwn } from '../server/booking/findOwn.ts'
import { addressOf } from '../server/http/clientAddress.ts'
import { isForeign } from '../server/http/gate.ts'
import { bodyLimits } from '../server/http/limits.ts'
import { seeOther } from '../server/http/respond.ts'
import { readFields } from '../server/intake/submission.ts'
import type { AppContext } from './context.ts'
import { respondProblem } from './errors.ts'
import { pageRequest, respondOnce } from './pages.ts'

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
