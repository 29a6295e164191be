// The owner's calendar: days with their windows, and who's in them.
import { say } from '#words'

export type CalendarPickup = {
  readonly reference: string
  readonly slot: string
  /** Its lead's answers; empty when it hasn't been stored yet. */
  readonly answers: Readonly<Record<string, string>>
  /** Where it is: the town, or what they said where that's none of ours. */
  readonly town: string
  /** It looks unusual, so its seat is theirs for some minutes only. */
  readonly isHeld: boolean
  readonly isDone: boolean
}

/** A window with those who are in it. One that isn't offered anymore, with people in it, has no crews. */
export type CalendarWindow = {
  readonly slot: string
  readonly crews: number
  /** Nothing more can be booked in it. */
  readonly isOver: boolean
  readonly pickups: readonly CalendarPickup[]
}

/** Why nobody can book a day: the owner closed it, a holiday by its name, or no truck drives on that weekday. */
export type ClosedDay =
  | { readonly by: 'owner' }
  | { readonly by: 'holiday'; readonly name: string }
  | { readonly by: 'weekday' }

export type CalendarDay = {
  readonly date: string
  readonly closed?: ClosedDay
  /** The earliest first. A closed day has those with people in them. */
  readonly windows: readonly CalendarWindow[]
}

/** Crews as the owner has set them, by window, date or weekday (`capacityKeys`). */
export type CrewChanges = ReadonlyMap<string, number>

export type DeskCalendar = {
  readonly from: string
  readonly today: string
  readonly days: readonly CalendarDay[]
  readonly crews: CrewChanges
}

export const calendarDays = 14

/** How many days of the past it shows: requests aren't kept for longer. */
export const calendarPastDays = 180

/** Free seats of a window: none where there are more pickups than crews. */
export const freeSeats = ({ crews, pickups }: CalendarWindow): number => Math.max(0, crews - pickups.length)

/** A window as the owner reads it: "3 free", "2 of 3 free", "Full". */
export function seatsWords(window: CalendarWindow): string {
  const { crews, pickups } = window
  const free = freeSeats(window)
  if (crews === 0 && pickups.length === 0) return say.planner.noCrew
  if (free === 0) return say.planner.full
  return free === crews ? say.planner.free(free) : say.planner.freeOf(free, crews)
}

export const pickupsIn = (days: readonly CalendarDay[]): CalendarPickup[] =>
  days.flatMap(({ windows }) => windows.flatMap(({ pickups }) => pickups))

export const windowIn = (days: readonly CalendarDay[], slot: string): CalendarWindow | undefined =>
  days.flatMap(({ windows }) => windows).find((window) => window.slot === slot)
