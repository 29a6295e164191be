/** Waits before each further attempt, in ms. The first attempt follows at once; after the last wait there is one more. */
export type Schedule = readonly number[]

const minute = 60_000

/** Email and text messages: after 0, 1, 5 and 15 minutes, then 1, 4, 12 and 24 hours. */
export const messageSchedule: Schedule = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minute)

/** Reminders: after 1, 5 and 15 minutes, then every hour through the night: after the morning nobody needs them. */
export const reminderSchedule: Schedule = [1, 5, 15, ...Array<number>(18).fill(60)].map((minutes) => minutes * minute)

/** Webhooks, as the Standard Webhooks specification has it: 5 s, 5 and 30 min, 2, 5, 10, 14, 20 and 24 h. */
export const webhookSchedule: Schedule = [5 / 60, 5, 30, 120, 300, 600, 840, 1200, 1440].map((min) => min * minute)

/**
 * How long to wait after an attempt failed, in ms; undefined when that was the last one. `attempts` counts those made.
 * `jitter`, from 0 to 1, lengthens the wait by up to a tenth, so that what failed together does not come back together.
 */
export function retryWait(schedule: Schedule, attempts: number, jitter = 0): number | undefined {
  const wait = schedule[attempts - 1]
  return wait === undefined ? undefined : Math.round(wait * (1 + 0.1 * jitter))
}
