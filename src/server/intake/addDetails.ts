import type { FormState, Values } from '../../forms/form.ts'
import { echoOf, parseFields } from '../../forms/form.ts'
import { quoteForm } from '../../forms/quote.ts'
import { logFailure } from '../../log.ts'
import { channelsFor } from '../delivery/channels/channels.ts'
import type { Services } from '../lib/services.ts'
import { spend } from '../store/budgets.ts'
import { changeStatements, ifNewStatement } from '../store/leads.ts'
import { budgets, secondsLeft } from './budgets.ts'

type Refused = { readonly ok: false; readonly state: FormState }
type Added =
  | { readonly ok: true }
  | (Refused & { readonly status: 422 | 503 })
  /** `retryAfter` in whole seconds. */
  | (Refused & { readonly status: 429; readonly retryAfter: number })

const fields = Object.entries(quoteForm.followUp)

/** Adds to a quote request how to reach its sender. Answers that are there already change nothing. */
export async function addDetails({ env, now }: Services, reference: string, values: Values): Promise<Added> {
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
    if (!(await spend(env.DB, budgets.details, { spender: reference, amount: 1, now: at })))
      return {
        ...refused({ errors: {}, failure: 'too-many-changes' }),
        status: 429,
        retryAfter: secondsLeft(budgets.details, at),
      }
    await env.DB.batch([
      ifNewStatement(env.DB, reference, quoteForm.name, answers),
      ...changeStatements(env.DB, { reference, change: 'details', answers, channels }, at),
    ])
    return { ok: true }
  } catch (error) {
    logFailure('details-not-stored', error, { reference })
    return { ...refused({ errors: {}, failure: 'not-stored' }), status: 503 }
  }
}
