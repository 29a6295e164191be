import { sentences } from '#sentences'
import { ticked } from '../../forms/fields.ts'
import { constraints } from '../../forms/form.ts'
import { FieldError, type FieldProps } from './TextInput.tsx'

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
          defaultChecked={value === ticked}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className="tick-box"
        />
        <span>
          {field.label()}
          {!required && <span className="font-normal">{` ${sentences.form.optional}`}</span>}
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
