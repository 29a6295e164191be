import type { Values } from '../../forms/form.ts'
import type { Step } from './bookingDraft.ts'
import { stepHref, steps } from './bookingDraft.ts'

const names: Readonly<Record<Step, string>> = { where: 'Where', when: 'When', who: 'Who' }

/** Progress in the steps; earlier ones are links. */
export const BookingSteps = ({ step, values }: { readonly step: Step; readonly values: Values }) => (
  <ol className="book-steps" aria-label="Steps">
    {steps.map((each) => {
      if (each === step)
        return (
          <li key={each} className="step-now">
            <span aria-current="step">{names[each]}</span>
          </li>
        )
      const isDone = steps.indexOf(each) < steps.indexOf(step)
      return (
        <li key={each} className={isDone ? 'step-done' : undefined}>
          {isDone ? <a href={stepHref(each, values)}>{names[each]}</a> : <span>{names[each]}</span>}
        </li>
      )
    })}
  </ol>
)
