import { signToken } from '../../src/server/token.ts'

const tenYearsMs = 10 * 365 * 24 * 3_600_000

/** Address of the owner's calendar, for calendar apps. Anyone who has it sees every pickup. */
export async function calendarUrl(secret: string, origin: string, now: number): Promise<string> {
  const claims = { purpose: 'calendar', id: 'owner', revision: 0, expires: now + tenYearsMs } as const
  return `${origin}/calendar.ics?t=${await signToken({ LEAD_SECRET: secret }, claims)}`
}
