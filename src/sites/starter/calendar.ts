import type { Holiday } from '../../domain/calendar/localTime.ts'

/** Holidays without pickups. To be confirmed by the owner, like everything in this file. */
export const holidays: readonly Holiday[] = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: 'last' },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Thanksgiving', month: 11, weekday: 4, nth: 4 },
  { name: 'Christmas Day', month: 12, day: 25 },
]

/** Length of an arrival window in hours. */
export const windowHours: number = 2

/**
 * Crews that can arrive in one window, where the owner has set no other number. A crew is a truck with its people: `Truck 1` and
 * so on, or what an export `crewNames` says, a list like `['Big Red', 'Old Blue']`.
 */
export const crews: number = 1

/** Minutes that a crew needs to be at a door. */
export const leadMinutes = 60
