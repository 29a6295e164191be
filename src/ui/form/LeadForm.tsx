import type { AnyForm, FormState } from '../../forms/form.ts'
import { isTextField, textFields } from '../../forms/form.ts'
import { formNamed } from '../../forms/forms.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { PhotoInput } from './PhotoInput.tsx'
import { TextInput } from './TextInput.tsx'
import { TickInput } from './TickInput.tsx'
import { Trap } from './Trap.tsx'
import { useLeadForm } from './useLeadForm.ts'

export type LeadFormProps = {
  /** Name of the form's definition. */
  readonly form: string
  /** Address of the page that takes it. */
  readonly action: string
  /** What happens: the button says the result. */
  readonly button: string
  readonly state?: FormState
}

/** The request in one text message, for when we cannot store it. */
const asMessage = (form: AnyForm, { values }: FormState) =>
  textFields(form)
    .flatMap(([name, field]) => (values[name] ? [`${field.label}: ${values[name]}`] : []))
    .join('\n')

const untouched: FormState = { values: {}, errors: {} }

/** Draws a form from its definition. Works as a plain form; hydrated, it checks before sending and keeps the files. */
export function LeadForm({ form: name, action, button, state: sent = untouched }: LeadFormProps) {
  const form = formNamed(name)
  if (!form) throw new Error(`No form named ${name}`)
  const { root, state, enhanced, sending, submit, input } = useLeadForm(form, sent)
  const fieldId = (field: string) => `${name}-${field}`
  return (
    <form
      ref={root}
      id={name}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate={enhanced}
      onSubmit={submit}
      onInput={input}
    >
      <ErrorSummary state={state} fieldId={fieldId} request={asMessage(form, state)} />
      <input type="hidden" name="key" defaultValue="" />
      <Trap form={name} />
      {Object.entries(form.fields).map(([key, field]) => {
        const id = fieldId(key)
        if (!isTextField(field)) return <PhotoInput key={key} id={id} name={key} field={field} />
        const Input = field.control === 'checkbox' ? TickInput : TextInput
        return <Input key={key} id={id} name={key} field={field} value={sent.values[key]} error={state.errors[key]} />
      })}
      <button type="submit" className="btn-main w-full" aria-disabled={sending || undefined}>
        {sending ? 'Sending…' : button}
      </button>
    </form>
  )
}
