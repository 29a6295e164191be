import type { ComponentProps } from 'react'
import { FieldError, fieldBox } from '../shared/form/TextInput.tsx'

type Props = Omit<ComponentProps<'input'>, 'className'> & { readonly label: string; readonly isWrong?: boolean }

/** A box with its label. A browser would fill in the owner's own answers. */
export const Field = ({ label, isWrong = false, ...input }: Props) => (
  <label className="font-bold grow min-w-0">
    {label}
    <input
      autoComplete="off"
      {...input}
      aria-invalid={isWrong || undefined}
      className={`${fieldBox} min-w-0 ${isWrong ? 'border-brick' : 'border-soft'}`}
    />
  </label>
)

/** Why what was typed in a form couldn't be saved. */
export const Why = ({ typed }: { readonly typed: { readonly why: string } | false | undefined }) =>
  typed && (
    <div className="mb-2">
      <FieldError id={undefined} message={typed.why} />
    </div>
  )
