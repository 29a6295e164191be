import { crews } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { arrivalRules } from '../business/calendar.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { slotDate, windowsOn } from '../domain/calendar/slots.ts'
import { phoneKey } from '../server/http/clientAddress.ts'
import type { Services } from '../server/lib/services.ts'
import type { CustomerRequest } from './evolve.ts'
import type { SeatTerms } from './store.ts'

/** Under which conditions a request may have the window that it's to have. */
export async function seatTerms(
  { env, now }: Services,
  { answers, seat }: Pick<CustomerRequest, 'answers' | 'seat'>,
  isByOwner: boolean,
): Promise<SeatTerms> {
  const windows = windowsOn(slotDate(seat?.slot ?? ''), arrivalRules())
  return {
    crews,
    isExtra: false,
    isByOwner,
    phoneKey: await phoneKey(env.LEAD_SECRET, answers.phone ?? ''),
    // Half of a day's seats stay open to others, whatever is held.
    mostHeld: Math.floor((windows * crews) / 2),
    today: localDate(now(), site.timeZone),
  }
}
