import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { phone } from '../../forms/fields.ts'
import { echoOf, type FormState, parseFields, type TextField, type Values } from '../../forms/form.ts'
import { quoteForm } from '../../forms/quote.ts'
import { logFailure } from '../../log.ts'
import { messagesFor } from '../../messages/say.ts'
import type { Db, Services } from '../lib/services.ts'
import type { Change } from '../store/lead.ts'
import { changeStatements, ifNewStatement, newPhoneStatement } from '../store/leads.ts'
import { admitChange } from './admission.ts'

type Refused = { readonly ok: false; readonly state: FormState }
type Added =
  | { readonly ok: true }
  | (Refused & { readonly status: 422 | 503 })
  /** `retryAfter` in whole seconds. */
  | (Refused & { readonly status: 429; readonly retryAfter: number })

/** What a request's sender may answer later. `first` changes a row only if an answer is new. */
type Later = {
  readonly fields: readonly [string, TextField][]
  readonly change: Change
  readonly first: (db: Db, reference: string, answers: Values) => D1PreparedStatement
}

/** How to reach the sender of a quote request. */
export const details: Later = {
  fields: Object.entries(quoteForm.followUp),
  change: 'details',
  first: (db, reference, answers) => ifNewStatement(db, reference, quoteForm.name, answers),
}

/** The phone number of any request, where it was wrong. */
export const newNumber: Later = {
  fields: [['phone', phone]],
  change: 'corrected',
  first: (db, reference, answers) => newPhoneStatement(db, reference, answers.phone ?? ''),
}

type Sent = { readonly reference: string; readonly values: Values; readonly address: string }

/** Adds answers to a request, whose sender is at `address`. Answers that are there already change nothing. */
export async function addAnswers(
  services: Services,
  { fields, change, first }: Later,
  { reference, values, address }: Sent,
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
  try {
    const admission = await admitChange(services, reference, { address })
    if (!admission.ok)
      return {
        ...refused({ errors: {}, failure: 'too-many-changes' }),
        status: 429,
        retryAfter: admission.retryAfter,
      }
    const { batched, noTexts } = admission
    const channels = messagesFor(env, { answers: {}, noTexts })
    await env.DB.batch([
      first(env.DB, reference, answers),
      ...changeStatements(env.DB, { reference, change, answers, channels, batched }, at),
    ])
    return { ok: true }
  } catch (error) {
    logFailure('details-not-stored', error, { reference })
    return { ...refused({ errors: {}, failure: 'not-stored' }), status: 503 }
  }
}
