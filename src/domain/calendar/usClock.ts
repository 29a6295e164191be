const hourMs = 3_600_000

/** Hours that standard time is ahead of UTC, of the zones that keep daylight-saving time. */
const standardHours: Readonly<Record<string, number>> = {
  'America/New_York': -5,
  'America/Chicago': -6,
  'America/Denver': -7,
  'America/Los_Angeles': -8,
}

/** The first Sunday of a month from that day on, at 2 o'clock, were the place on UTC. */
function sundayAtTwo(year: number, month: number, day: number): number {
  const from = Date.UTC(year, month, day, 2)
  return from + ((7 - new Date(from).getUTCDay()) % 7) * 24 * hourMs
}

/**
 * How far a clock in the United States is ahead of UTC, in ms; undefined for other zones, and before 2007. Daylight-saving
 * time goes from the second Sunday in March to the first in November, at 2 o'clock (15 U.S.C. 260a).
 * @param now UTC ms
 */
export function usOffset(now: number, timeZone: string): number | undefined {
  const hours = standardHours[timeZone]
  const year = new Date(now).getUTCFullYear()
  if (hours === undefined || year < 2007) return undefined
  const standard = hours * hourMs
  const isSummer = now >= sundayAtTwo(year, 2, 8) - standard && now < sundayAtTwo(year, 10, 1) - standard - hourMs
  return isSummer ? standard + hourMs : standard
}
