import type { BookingShown } from '../../domain/calendar/booking.ts'
import { isTextable } from '../../domain/contact/areaCodes.ts'
import { logFailure } from '../../log.ts'
import { paths } from '../../routes.ts'
import { sendText } from '../delivery/channels/sms.ts'
import { toPhones } from '../delivery/channels/visitorText.ts'
import { mayTextLink } from '../delivery/customerBudgets.ts'
import { linkMessage } from '../delivery/customerText.ts'
import type { Services } from '../lib/services.ts'

/**
 * Texts a booking's link to the number that it was booked with, and to no other. One that isn't theirs yet gets none: its
 * link would prove that it is. Throws when D1 does.
 */
export async function textLink(
  services: Services,
  { token, booking: { reference, state }, stage, answers: { phone: to = '' } }: BookingShown,
): Promise<'texted' | 'too-many' | 'not-sent'> {
  if (stage !== 'open' || state !== 'live' || !toPhones.isOn(services.env) || !isTextable(to)) return 'not-sent'
  if (!(await mayTextLink(services, { reference, to, attempt: 1 }))) return 'too-many'
  try {
    await sendText(services, to, linkMessage(services.env.SITE_URL + paths.booking({ token })))
    return 'texted'
  } catch (error) {
    logFailure('link-not-texted', error, { reference })
    return 'not-sent'
  }
}
