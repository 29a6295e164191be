import type { FormState } from '../../forms/form.ts'
import { quoteForm, replyWays } from '../../forms/quote.ts'
import { paths } from '../../routes.ts'
import { fieldWords } from '../../words/fields.ts'
import { formWords } from '../../words/form.ts'
import { noticeWords } from '../../words/notice.ts'
import { Submit } from '../shared/Submit.tsx'
import { FieldError, TextInput } from './TextInput.tsx'

export type ReplyDetailsProps = {
  /** Lets the request's sender add to it. */
  readonly token: string
  readonly state?: FormState
}

const { followUp } = quoteForm

/** Asks how to reach the sender of a request. Its script saves each answer at once; without it there's a button. */
export const ReplyDetails = ({ token, state }: ReplyDetailsProps) => {
  const field = (name: keyof typeof followUp) => ({
    id: name,
    name,
    field: followUp[name],
    value: state?.values[name],
    error: state?.errors[name],
  })
  const by = field('reply-by')
  return (
    <form method="post" action={paths.addDetails({ token })} className="reply-details mt-2">
      <TextInput {...field('reply-name')} />
      <fieldset className="mb-3.5">
        <legend className="font-bold">
          {by.field.label()} <span className="font-normal">{formWords().optional}</span>
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
              {fieldWords().quote.by.ways[way]}
            </label>
          ))}
        </div>
      </fieldset>
      <TextInput {...field('reply-when')} />
      <p className="flex flex-wrap gap-3 items-center">
        <Submit className="btn-line">{noticeWords().save}</Submit>
        <span role="status" />
      </p>
    </form>
  )
}
