import { sentences } from '#sentences'
import { ticked } from '../forms/fields.ts'
import { constraints, fieldError, type TextField } from '../forms/form.ts'

export type FieldProps = {
  readonly id: string
  readonly name: string
  readonly field: TextField
  readonly value: string | undefined
  readonly error: string | undefined
  /** Its form is opened to type it. */
  readonly isAsked?: boolean
}

/** Look of a text field. */
export const fieldBox = 'block w-full mt-1.5 min-h-12 px-3 py-2 rounded bg-field text-ink text-[1.0625rem] border-2'

/**
 * Label, hint, error and input of one text field. The input is uncontrolled, so that hydration keeps what was typed
 * before.
 */
export function TextInput({ id, name, field, value, error, isAsked }: FieldProps) {
  const { required } = constraints(field)
  const hintId = field.hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const attributes = {
    id,
    name,
    required,
    'data-missing': required ? fieldError(field, '') : undefined,
    defaultValue: value,
    'data-begin': isAsked ? '' : undefined,
    autoComplete: field.autocomplete,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    className: `${fieldBox} ${error ? 'border-brick' : 'border-soft'}`,
  }
  return (
    <div className="mb-3.5">
      <label htmlFor={id} className="font-bold">
        {field.label()}
        {!required && !field.oneOf && <span className="font-normal">{` ${sentences.form.optional}`}</span>}
      </label>
      {field.hint && (
        <p id={hintId} className="text-[0.9375rem] leading-snug text-soft">
          {field.hint()}
        </p>
      )}
      {error && <FieldError id={errorId} message={error} />}
      {field.control === 'textarea' ? (
        <textarea rows={field.rows ?? 3} {...attributes} />
      ) : (
        <input type={field.control} inputMode={field.inputMode} {...attributes} />
      )}
    </div>
  )
}

/** A field's error; the same text is in the summary. */
export const FieldError = ({ id, message }: { readonly id: string | undefined; readonly message: string }) => (
  <p id={id} className="mt-1 pl-3 border-l-4 border-brick font-bold text-brick">
    <span className="sr-only">{sentences.form.errorBefore}</span>
    <span>{message}</span>
  </p>
)

/** A checkbox with its error. Uncontrolled, like text fields; the whole line is clickable. */
export function TickInput({ id, name, field, value, error }: FieldProps) {
  const { required } = constraints(field)
  const hintId = field.hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className="mb-4">
      {error && <FieldError id={errorId} message={error} />}
      <label className="flex gap-3 py-2.5 font-bold leading-snug cursor-pointer">
        <input
          type="checkbox"
          id={id}
          name={name}
          value={ticked}
          required={required}
          defaultChecked={field.unticked ? value !== field.unticked : value === ticked}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className="tick-box"
        />
        {/* What's sent first counts. */}
        {field.unticked && <input type="hidden" name={name} value={field.unticked} />}
        <span className="min-w-0">
          {field.label()}
          {!required && !field.unticked && <span className="font-normal">{` ${sentences.form.optional}`}</span>}
        </span>
      </label>
      {field.hint && (
        <p id={hintId} className="pl-9 text-[0.9375rem] leading-snug text-soft">
          {field.hint()}
        </p>
      )}
    </div>
  )
}
