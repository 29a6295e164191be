import { nonEmpty, pipe } from 'valibot'
import { say } from '#words'
import { logFailure } from '../log.ts'
import { email, phone } from '../shared/forms/fields.ts'
import { echoOf, type FormState, parseFields, type TextField, type Values } from '../shared/forms/form.ts'
import { quoteForm } from '../shared/forms/forms.ts'
import type { Services } from '../shared/http/services.ts'
import { secondsLeft } from '../store/budgets.ts'
import { act } from './act.ts'
import { admitChange } from './admission.ts'
import { change } from './decide.ts'
import { isNewAddress } from './event.ts'
import type { CustomerRequest } from './evolve.ts'

type Refused = { readonly ok: false; readonly state: FormState }
type Added =
  | { readonly ok: true }
  | (Refused & { readonly status: 422 | 503 })
  /** `retryAfter` in whole seconds. */
  | (Refused & { readonly status: 429; readonly retryAfter: number })

/** What a request's sender may answer later; `form`: only of that one. */
type Later = {
  readonly fields: readonly [string, TextField][]
  readonly form?: string
  /** How often another address of theirs may be given. */
  readonly mostAddresses?: number
}

/** How to reach the sender of a quote request. */
export const details: Later = { fields: Object.entries(quoteForm.followUp), form: quoteForm.name }

/** The phone number of any request, where it was wrong. */
export const newNumber: Later = { fields: [['phone', phone]] }

/** An email address in place of a wrong one. */
export const rightEmail = {
  ...email,
  schema: pipe(
    email.schema,
    nonEmpty(() => say.fields.email.wrong),
  ),
} as const

/** Where the mails of any request go, where the address was wrong: not to one after the other, since each may be anybody's. */
export const newEmail: Later = { fields: [['email', rightEmail]], mostAddresses: 2 }

type Sent = { readonly reference: string; readonly values: Values; readonly address: string }

/** Adds answers to a request, whose sender is at `address`. Answers that are there already change nothing. */
export async function addAnswers(
  services: Services,
  { fields, form, mostAddresses }: Later,
  { reference, values, address }: Sent,
): Promise<Added> {
  const parsed = parseFields(fields, values)
  const refused = (state: Omit<FormState, 'values'>): Refused => ({
    ok: false,
    state: { ...state, values: echoOf(fields, values) },
  })
  if (!parsed.ok) return { ...refused({ errors: parsed.errors }), status: 422 }
  const { answers } = parsed
  try {
    const tooMany = (retryAfter: number): Added => ({
      ...refused({ errors: {}, failure: 'too-many-changes' }),
      status: 429,
      retryAfter,
    })
    const admission = await admitChange(services, reference, { address })
    if (!admission.ok) return tooMany(admission.retryAfter)
    const decide = (request: CustomerRequest | undefined) => {
      const isNew = Object.entries(answers).some(([name, answer]) => answer !== (request?.answers[name] ?? ''))
      const isTheirs = request && (form === undefined || request.form === form)
      const copyTo = mostAddresses ? answers.email : undefined
      const event = { kind: 'details', data: { answers, ...(copyTo && { copyTo }) } } as const
      const given = request?.events.filter(isNewAddress).length ?? 0
      if (isNew && mostAddresses && given >= mostAddresses) return { refused: 'too-many' as const }
      return isTheirs && isNew ? change(request, undefined, 'customer', event, () => false, services.now()) : []
    }
    const { batched, noTexts } = admission
    const acted = await act(services, reference, { person: '', batched, noTexts, decide })
    return acted.ok || acted.refused !== 'too-many'
      ? { ok: true }
      : tooMany(secondsLeft('changesOfDay', services.now()))
  } catch (error) {
    logFailure('details-not-stored', error, { reference })
    return { ...refused({ errors: {}, failure: 'not-stored' }), status: 503 }
  }
}
