import { addDays, weekdayName } from './localTime.ts'
import type { Hours } from './slots.ts'

/** When there are pickups. */
export type PickupDays = {
  readonly pickup: readonly Hours[]
  /** Whether there are none on a date, whatever the hours say. */
  readonly isClosed: (date: string) => boolean
}

/** Days that are looked at for the next one with pickups: a weekday's name must not mean one further off. */
const farthest = 7

/** The pickup hours of a date; undefined on a closed one. */
export const hoursOn = (date: string, { pickup, isClosed }: PickupDays): Hours | undefined =>
  isClosed(date) ? undefined : pickup.find(({ days }) => days.includes(weekdayName(date)))

/** The next day with pickups after a date, as people call it then. Throws where the hours name no day at all. */
export function nextOpenDay(today: string, days: PickupDays): { readonly day: string; readonly hours: Hours } {
  for (let ahead = 1; ahead <= farthest; ahead++) {
    const date = addDays(today, ahead)
    const hours = hoursOn(date, days)
    if (hours) return { day: ahead === 1 ? 'tomorrow' : weekdayName(date), hours }
  }
  throw new Error('The trucks drive on no day')
}
