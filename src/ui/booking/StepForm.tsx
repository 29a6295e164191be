import type { ReactNode } from 'react'
import type { Values } from '../../forms/form.ts'
import type { Step } from './draft.ts'
import { draftFields } from './draft.ts'

type Props = {
  /** The step that its button leads to. */
  readonly next: Step
  readonly button: string
  readonly values: Values
  /** Names of the fields that this step asks for. */
  readonly asks: readonly string[]
  readonly children: ReactNode
}

/** One step of the guided booking: its question, with all earlier answers as hidden fields. */
export const StepForm = ({ next, button, values, asks, children }: Props) => (
  <form method="get" action="/book-online">
    {children}
    {draftFields.map((name) =>
      asks.includes(name) || !values[name] ? null : <input key={name} type="hidden" name={name} value={values[name]} />,
    )}
    <button type="submit" name="step" value={next} className="btn-main w-full sm:w-auto sm:min-w-[14rem]">
      {button}
    </button>
  </form>
)
