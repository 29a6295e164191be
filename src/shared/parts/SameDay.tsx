import { sentences } from '#sentences'
import { type SameDay as State, spokenMinutes } from '../../domain/calendar/pickupDays.ts'
import { capital } from '../../domain/text.ts'
import { type BookingPrefill, paths } from '../../routes.ts'
import { DynamicFragment } from './Island.tsx'
import { strong } from './Link.tsx'

/** The next arrival window that is free. `day` is its day as people say it: "tomorrow", "Friday"; undefined for today. */
export type NextTruck = { readonly id: string; readonly day: string | undefined; readonly when: string }

/** A clock whose hand is at the hour of the last call for today. */
const Clock = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="same-day-clock">
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 5.5V12l3.3 1.9" />
  </svg>
)

export type SameDayProps = {
  readonly state: State
  readonly truck: NextTruck | undefined
  /** What the page knows already of the pickup. */
  readonly known?: BookingPrefill
}

/** Whether a pickup today is possible: if the calendar is known, only while today has a free window. */
function timeLeft({ state, truck }: SameDayProps) {
  if (state.kind === 'today' && truck?.day === undefined)
    return sentences.sameDay.callBefore(state.until, spokenMinutes(state.minutesLeft), strong)
  if (truck || state.kind === 'today') return null
  return state.kind === 'next'
    ? sentences.sameDay.nextPickups(state.day, state.opens, strong)
    : sentences.sameDay.byAppointment
}

/** When we can come: the next free window, and for how long a call still means today. */
export const SameDay = (props: SameDayProps) => {
  const { truck, known } = props
  const text = timeLeft(props)
  return (
    <div className="same-day">
      <Clock />
      <p>
        {truck && (
          <a href={paths.schedule({ ...known, slot: truck.id })} className="same-day-line link">
            {sentences.sameDay.nextPickup}
            <strong>{truck.when}</strong>
          </a>
        )}
        {text && <span className="same-day-line">{text}</span>}
      </p>
    </div>
  )
}

/**
 * A line about the next pickup, as a dynamic fragment; its fallback, which Markdown has, names no time. `waits`: what has to
 * happen before we can come at all.
 */
export const SameDayClock = ({ waits }: { readonly waits?: string | undefined }) => {
  const still = (
    <div className="same-day">
      <Clock />
      <p>
        {waits ? (
          <span className="same-day-line">{waits}</span>
        ) : (
          <a href={paths.schedule()} className="same-day-line link">
            {sentences.sameDay.seeWindows}
          </a>
        )}
      </p>
    </div>
  )
  return waits ? still : <DynamicFragment name="same-day">{still}</DynamicFragment>
}

/** When we'll haul it: the day of the next free window, or what the clock alone says. */
export function HaulDay({ state, truck }: SameDayProps) {
  if (state.kind === 'appointment' && !truck) return null
  const clockDay = state.kind === 'next' ? state.day : undefined
  return ` ${sentences.sameDay.haul(truck ? truck.day : clockDay)}`
}

/** A claim with ` {when}` in it: the day that's true at this moment; where that isn't known, the claim has no day. */
export function TimelyClaim({ text }: { readonly text: string }) {
  const [before, after] = text.split(' {when}')
  if (after === undefined) return text
  return (
    <>
      {before}
      <DynamicFragment name="haul-day" />
      {after}
    </>
  )
}

/** The soonest pickup as one entry of a form: the next free window, or what the clock alone says. */
export function Soonest({ state, truck }: SameDayProps) {
  if (truck) return capital(truck.when)
  const { soonest, soonestToday, byAppointment } = sentences.sameDay
  if (state.kind === 'appointment') return byAppointment
  return state.kind === 'today' ? soonestToday(state.until) : capital(soonest(state.day, state.opens))
}

/** The soonest pickup as a dynamic fragment; its fallback names no time. */
export const SoonestPickup = () => <DynamicFragment name="soonest">{sentences.sameDay.seeWindows}</DynamicFragment>
