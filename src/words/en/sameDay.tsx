import type { LinkWords } from '../link.ts'

/** How soon we can come. A day is "tomorrow" or a weekday; times are as they're said. */
export const words = {
  today: (hours: string) => `today, ${hours}`,
  tomorrow: (hours: string) => `tomorrow, ${hours}`,
  nextPickup: 'Next pickup: ',
  callBefore: (clock: string, left: string, bold: LinkWords) => (
    <>
      Call before {clock} for today: {bold(`${left} left`)}
    </>
  ),
  nextPickups: (day: string, opens: string, bold: LinkWords) => <>Next pickups {bold(`${day} at ${opens}`)}</>,
  sameDay: (cutoff: string) => `Call before ${cutoff} for a same-day pickup`,
  seeWindows: 'See open pickup windows',
  soonestToday: (clock: string) => `Today, if you call before ${clock}`,
  soonest: (day: string, opens: string) => `${day} at ${opens}`,
  soonestAny: (cutoff: string) => `Same day, if you call before ${cutoff}`,
}
