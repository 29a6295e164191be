import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { FieldError, fieldBox } from '../shared/form/TextInput.tsx'

/** The name of the field that was refused: there's one form of those on a page. */
const Refused = createContext<string | undefined>('')
const whyId = 'why'

/** Why what was typed couldn't be saved, and the name of the field that's to be put right, where it's one. */
export type Refusal = { readonly why: string; readonly field?: string | undefined }

type WhyProps = { readonly typed: Refusal | false | undefined; readonly children?: ReactNode }

/** What a form asks, below why what was typed in it couldn't be saved. */
export const Why = ({ typed, children }: WhyProps) => (
  <Refused value={typed ? typed.field : ''}>
    {typed && (
      <div className="mb-2">
        <FieldError id={whyId} message={typed.why} />
      </div>
    )}
    {children}
  </Refused>
)

/** What ties a field to why it's to be put right. The first one has the focus. */
export const marks = (isWrong: boolean, isFirst = true) =>
  ({ 'aria-describedby': whyId, 'aria-invalid': isWrong || undefined, autoFocus: isFirst }) as const

/** Those of the field of a name, or where none is wrong, of the one in which its form begins. */
export function useMarks(name: string | undefined, isFirst = false) {
  const wrong = useContext(Refused)
  return wrong === name || (wrong === undefined && isFirst) ? marks(wrong === name) : undefined
}

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  readonly label: string
  readonly 'data-begin'?: '' | undefined
}

/** A box with its label. A browser would fill in the owner's own answers. */
export function Field({ label, ...input }: Props) {
  const tied = useMarks(input.name, input['data-begin'] === '')
  return (
    <label className="font-bold grow min-w-0">
      {label}
      <input
        autoComplete="off"
        {...input}
        {...tied}
        className={`${fieldBox} min-w-0 ${tied?.['aria-invalid'] ? 'border-brick' : 'border-soft'}`}
      />
    </label>
  )
}
