import type { ReactNode } from 'react'
import { say } from '#words'
import { addDays } from '../domain/calendar/localTime.ts'
import { deskPaths } from '../routes.ts'
import { Field, Why } from './Field.tsx'

/** Local dates, both of them closed or opened. */
export type DaySpan = { readonly from: string; readonly to: string }

/** How many days ahead something can be changed. */
export const daysAhead = 366

type FormProps = { readonly acts: readonly (readonly [act: 'close' | 'open', label: string])[]; children: ReactNode }

const ClosingForm = ({ acts, children }: FormProps) => (
  <form method="post" action={deskPaths.calendar()} className="mt-3 grid gap-2">
    {children}
    {acts.map(([act, label]) => (
      <button key={act} type="submit" name="act" value={act} className="btn-line w-full">
        {label}
      </button>
    ))}
  </form>
)

export const DayForm = ({ date, act, label }: { readonly date: string; act: 'close' | 'open'; label: string }) => (
  <ClosingForm acts={[[act, label]]}>
    <input type="hidden" name="from" value={date} />
    <input type="hidden" name="to" value={date} />
  </ClosingForm>
)

type SpanProps = {
  readonly today: string /** What was typed and couldn't be taken. */
  readonly typed: DaySpan | undefined
}

/** Closes or opens as many days as somebody is away. */
export const SpanForm = ({ today, typed }: SpanProps) => {
  const day = (name: keyof DaySpan, label: string) => (
    <Field
      type="date"
      {...{ name, label }}
      required
      min={today}
      max={addDays(today, daysAhead)}
      defaultValue={typed?.[name]}
    />
  )
  return (
    <details className="desk-more mt-5" open={typed !== undefined}>
      <summary>{say.planner.closeSome}</summary>
      <p>{say.planner.closeSomeNote}</p>
      <ClosingForm
        acts={[
          ['close', say.planner.closeThese],
          ['open', say.planner.openThese],
        ]}
      >
        <Why typed={typed && { why: say.planner.pickDays, field: 'from' }}>
          <div className="grid gap-2 md:grid-cols-2">
            {day('from', say.planner.firstDay)}
            {day('to', say.planner.lastDay)}
          </div>
        </Why>
      </ClosingForm>
    </details>
  )
}
