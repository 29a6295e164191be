import { arrivalRules, windowHours } from './content/calendar.ts'
import type { LiveSources } from './document/live.ts'
import { addDays, localDate } from './domain/localTime.ts'
import { sameDay } from './domain/sameDay.ts'
import type { Slot } from './domain/slots.ts'
import { slotsFrom, timeLabel } from './domain/slots.ts'
import type { Arrivals } from './server/arrivals.ts'
import { knownArrivals } from './server/knownArrivals.ts'
import { site } from './site.ts'
import type { NextTruck } from './ui/SameDay.tsx'
import { SameDay } from './ui/SameDay.tsx'

const { timeZone, sameDayUntilHour } = site

/** A window in the fewest words: "today, 2 to 4 PM", or with its date. */
function truckOf({ id, date, label }: Slot, today: string): NextTruck {
  const time = timeLabel(id, windowHours)
  if (date === today) return { id, isToday: true, when: `today, ${time}` }
  return { id, isToday: false, when: date === addDays(today, 1) ? `tomorrow, ${time}` : label }
}

function drawn(now: number, known: Arrivals | undefined): React.ReactNode {
  const rules = known?.rules ?? arrivalRules()
  const state = sameDay(now, { timeZone, sameDayUntilHour, pickup: site.hours.pickup, isClosed: rules.isClosed })
  const [next] = known ? slotsFrom(now, known.rules, known.taken) : []
  return <SameDay state={state} truck={next && truckOf(next, localDate(now, timeZone))} />
}

type Kept = { readonly minute: number; readonly known: Arrivals | undefined; readonly node: React.ReactNode }
let kept: Kept | undefined

/** One node for each minute and state of the calendar, so that the requests within it share its HTML. */
function keptNode(now: number, known: Arrivals | undefined): React.ReactNode {
  const minute = Math.floor(now / 60_000)
  if (kept?.minute !== minute || kept.known !== known) kept = { minute, known, node: drawn(now, known) }
  return kept.node
}

/** What fills the gaps of kept pages, by the gap's name. */
export const live: LiveSources = {
  'same-day': (asked) => {
    const { now } = asked
    const known = knownArrivals(asked)
    return known instanceof Promise ? known.then((arrivals) => keptNode(now, arrivals)) : keptNode(now, known)
  },
}
