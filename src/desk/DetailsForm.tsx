import { ErrorSummary } from '../shared/form/ErrorSummary.tsx'
import { TextInput } from '../shared/form/TextInput.tsx'
import { optionalLine } from '../shared/forms/fields.ts'
import type { FormState } from '../shared/forms/form.ts'
import { Submit } from '../shared/parts/Submit.tsx'
import { detailFields } from './details.ts'
import { fieldOf, forOwner } from './PickupForm.tsx'

const fieldId = (name: string) => `detail-${name}`

type Props = {
  /** What opens it. */
  readonly summary: string
  readonly action: string
  /** What was typed and couldn't be taken, and what it shows without that. */
  readonly state: FormState | undefined
  readonly known?: FormState
  /** Somebody without a number is reached by mail. */
  readonly isPhoneNeeded: boolean
  /** What goes along. */
  readonly hidden: Readonly<Record<string, string | number>>
  readonly button: string
}

export function DetailsForm({ summary, action, isPhoneNeeded, hidden, button, ...sent }: Props) {
  const state = forOwner(sent.state ?? sent.known ?? { values: {}, errors: {} })
  const { values, errors } = state
  return (
    <section className="mt-4">
      <details className="desk-more" open={sent.state !== undefined}>
        <summary>{summary}</summary>
        <form method="post" action={action} className="pb-4">
          <ErrorSummary state={state} fieldId={fieldId} request="" />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {detailFields.map(([name, { schema }]) => {
            const field = { ...fieldOf(name), schema: name === 'phone' && !isPhoneNeeded ? optionalLine(40) : schema }
            return (
              <TextInput
                key={name}
                {...{ id: fieldId(name), name, field, value: values[name], error: errors[name] }}
                isAsked={name === 'phone' && !sent.known}
              />
            )
          })}
          <Submit className="btn-main w-full">{button}</Submit>
        </form>
      </details>
    </section>
  )
}
