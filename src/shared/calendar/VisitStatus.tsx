import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { clockTime, stepOf, type Visit, visitSteps } from '../../domain/calendar/booking.ts'
import { Drawing } from '../parts/Drawing.tsx'

const Since = ({ at, minutes }: { readonly at: number; readonly minutes: number | undefined }) =>
  sentences.pickup.since(
    clockTime(at, site.timeZone),
    (words) => <span className="whitespace-nowrap">{words}</span>,
    minutes,
  )

const truckPlaces = [
  'left-[1%]',
  'left-[calc(42%-2.375rem)]',
  'left-[calc(70%-2.375rem)]',
  'left-[calc(99%-4.75rem)]',
] as const

/** The truck on the way through the steps: it comes empty, and leaves with a load. */
const VisitRoad = ({ passed }: { readonly passed: number }) => {
  const isDone = passed === visitSteps.length - 1
  return (
    <div className="relative overflow-hidden h-18 mt-5 rounded-t bg-night print:hidden">
      <Drawing name="horizon" alt="" className="absolute bottom-1 left-0 w-auto h-16 max-w-none" eager />
      <Drawing
        name={isDone ? 'truck-piled' : 'truck-minimum'}
        alt=""
        className={`visit-truck absolute bottom-0 w-19 h-auto ${truckPlaces[passed + 1]}`}
        eager
      />
    </div>
  )
}

/** The steps of a pickup in one line, with the current one: booked, on the way, arrived, done. */
export function VisitStatus({ visit = {} }: { readonly visit?: Visit | undefined }) {
  const now = stepOf(visit)
  const since = visit['on-the-way']
  const passed = now === undefined ? -1 : visitSteps.indexOf(now)
  return (
    <>
      <VisitRoad passed={passed} />
      <ol className="visit flex flex-wrap gap-2 text-[0.9375rem] leading-[1.3]" aria-label={sentences.pickup.progress}>
        <li aria-current={now ? undefined : 'step'} className={now && 'visit-past'}>
          {sentences.pickup.stamps.booked}
        </li>
        {visitSteps.map((step, index) => (
          <li
            key={step}
            aria-current={step === now ? 'step' : undefined}
            className={index < passed ? 'visit-past' : undefined}
          >
            {sentences.pickup.steps[step]}
            {step === now && step === 'on-the-way' && since !== undefined && (
              <Since at={since} minutes={visit.minutes} />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
