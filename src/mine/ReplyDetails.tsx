import { sentences } from '#sentences'
import { say } from '#words'
import { paths } from '../routes.ts'
import { FieldError, TextInput } from '../shared/form/TextInput.tsx'
import type { Values } from '../shared/forms/form.ts'
import { quoteForm, replyWays } from '../shared/forms/forms.ts'
import { Submit } from '../shared/parts/Submit.tsx'

type Props = {
  /** Lets the request's sender add to it. */
  readonly token: string
  /** What they've answered. */
  readonly values?: Values
  readonly errors?: Values
}

const { followUp } = quoteForm

/** Asks how to reach the sender of a request. Its script saves each answer at once; without it there's a button. */
export const ReplyDetails = ({ token, values = {}, errors = {} }: Props) => {
  const field = (name: keyof typeof followUp) => ({
    id: name,
    name,
    field: followUp[name],
    value: values[name],
    error: errors[name],
  })
  const by = field('reply-by')
  return (
    <form method="post" action={paths.ownRequest({ token, act: 'details' })} className="reply-details mt-2">
      <TextInput {...field('reply-name')} />
      <fieldset className="mb-3.5">
        <legend className="font-bold">
          {by.field.label()} <span className="font-normal">{sentences.form.optional}</span>
        </legend>
        {by.error && <FieldError id="reply-by-error" message={by.error} />}
        <div className="flex flex-wrap gap-x-6">
          {replyWays.map((way) => (
            <label key={way} className="flex items-center gap-2 min-h-11">
              <input
                type="radio"
                name="reply-by"
                value={way}
                defaultChecked={by.value === way}
                className="w-5 h-5 accent-[var(--link)]"
              />
              {say.fields.quote.by.ways[way]}
            </label>
          ))}
        </div>
      </fieldset>
      <TextInput {...field('reply-when')} />
      <p className="flex flex-wrap gap-3 items-center">
        <Submit className="btn-line">{say.notice.save}</Submit>
        <span role="status" />
      </p>
    </form>
  )
}
