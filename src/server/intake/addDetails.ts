import type { FormState, Values } from '../../forms/form.ts'
import { echoOf, parseFields } from '../../forms/form.ts'
import { quoteForm } from '../../forms/quote.ts'
import { logFailure } from '../../log.ts'
import { channelsFor } from '../delivery/channels/channels.ts'
import type { Services } from '../lib/services.ts'
import { changeStatements, ifNewStatement } from '../store/leads.ts'
import { admitChange } from './admission.ts'

type Refused = { readonly ok: false; readonly state: FormState }
type Added =
  | { readonly ok: true }
  | (Refused & { readonly status: 422 | 503 })
  /** `retryAfter` in whole seconds. */
  | (Refused & { readonly status: 429; readonly retryAfter: number })

const fields = Object.entries(quoteForm.followUp)

/** Adds to a quote request how to reach its sender, who is at `address`. Answers that are there already change nothing. */
export async function addDetails(
  services: Services,
  reference: string,
  values: Values,
  address: string,
): Promise<Added> {
  const { env, now } = services
  const parsed = parseFields(fields, values)
  const refused = (state: Omit<FormState, 'values'>): Refused => ({
    ok: false,
    state: { ...state, values: echoOf(fields, values) },
  })
  if (!parsed.ok) return { ...refused({ errors: parsed.errors }), status: 422 }
  const at = now()
  const { answers } = parsed
  const channels = channelsFor(env, { answers: {} })
  try {
    const admission = await admitChange(services, reference, address)
    if (!admission.ok)
      return {
        ...refused({ errors: {}, failure: 'too-many-changes' }),
        status: 429,
        retryAfter: admission.retryAfter,
      }
    const { batched } = admission
    await env.DB.batch([
      ifNewStatement(env.DB, reference, quoteForm.name, answers),
      ...changeStatements(env.DB, { reference, change: 'details', answers, channels, batched }, at),
    ])
    return { ok: true }
  } catch (error) {
    logFailure('details-not-stored', error, { reference })
    return { ...refused({ errors: {}, failure: 'not-stored' }), status: 503 }
  }
}
