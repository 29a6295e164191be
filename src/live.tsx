import type { LiveSources } from './document/live.ts'
import { sameDay } from './domain/sameDay.ts'
import { site } from './site.ts'
import { SameDay } from './ui/SameDay.tsx'

const rule = {
  timeZone: site.timeZone,
  sameDayUntilHour: site.sameDayUntilHour,
  pickup: site.hours.pickup,
}

/** One node for each minute, so that the requests within it share its HTML. */
let clock: { readonly minute: number; readonly node: React.ReactNode } | undefined

/** What fills the gaps of kept pages, by the gap's name. */
export const live: LiveSources = {
  'same-day': ({ now }) => {
    const minute = Math.floor(now / 60_000)
    if (clock?.minute !== minute) clock = { minute, node: <SameDay state={sameDay(now, rule)} /> }
    return clock.node
  },
}
