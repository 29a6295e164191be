import { Gap } from '../document/Gap.tsx'
import { spokenTime } from '../domain/localTime.ts'
import type { SameDay as State } from '../domain/sameDay.ts'
import { spokenMinutes } from '../domain/sameDay.ts'
import { site } from '../site.ts'

/** A clock whose hand stands at the hour of the last call for today. */
const Clock = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="same-day-clock">
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 5.5V12l3.3 1.9" />
  </svg>
)

/** Whether a call now can still mean today, and for how long. */
export const SameDay = ({ state }: { readonly state: State }) => (
  <p className="same-day">
    <Clock />
    {state.kind === 'today' ? (
      <span>
        Call before {state.until} for today: <strong>{spokenMinutes(state.minutesLeft)} left</strong>
      </span>
    ) : (
      <span>
        Next trucks roll <strong>{`${state.day} at ${state.opens}`}</strong>
      </span>
    )}
  </p>
)

/** The same in a kept page, fresh at each request; what stands there otherwise is true at any hour. */
export const SameDayClock = () => (
  <Gap name="same-day">
    <p className="same-day">
      <Clock />
      <strong>Call before {spokenTime(site.sameDayUntilHour * 60)} for today</strong>
    </p>
  </Gap>
)
