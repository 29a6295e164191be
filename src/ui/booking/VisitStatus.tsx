import { site } from '#site/site.ts'
import type { Visit } from '../../domain/calendar/visit.ts'
import { clockTime, stepOf, visitSteps } from '../../domain/calendar/visit.ts'

/** What each step is called, for the customer and for the crew. */
export const stepNames = { 'on-the-way': 'On the way', arrived: 'Arrived', done: 'Done' } as const

const Since = ({ at }: { readonly at: number }) => (
  <>
    {' since '}
    <span className="whitespace-nowrap">{clockTime(at, site.timeZone)}</span>
  </>
)

/** How far a pickup is, in one line: booked, on the way, arrived, done. */
export function VisitStatus({ visit = {} }: { readonly visit?: Visit | undefined }) {
  const now = stepOf(visit)
  const since = visit['on-the-way']
  const passed = now === undefined ? -1 : visitSteps.indexOf(now)
  return (
    <ol className="visit" aria-label="How far your pickup is">
      <li aria-current={now ? undefined : 'step'} className={now && 'visit-past'}>
        Booked
      </li>
      {visitSteps.map((step, index) => (
        <li
          key={step}
          aria-current={step === now ? 'step' : undefined}
          className={index < passed ? 'visit-past' : undefined}
        >
          {stepNames[step]}
          {step === now && step === 'on-the-way' && since !== undefined && <Since at={since} />}
        </li>
      ))}
    </ol>
  )
}
