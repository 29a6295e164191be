import type { BookingShown } from '../domain/calendar/booking.ts'
import { isTextable } from '../domain/contact/textMessage.ts'
import { logFailure } from '../log.ts'
import { text, textOnDemand } from '../messages/media/medium.ts'
import { linkMessage } from '../messages/toCustomer.ts'
import { admitText } from '../request/admission.ts'
import { paths } from '../routes.ts'
import type { Services } from '../shared/http/services.ts'

/**
 * Texts a booking's link to the number that it was booked with, and to no other: whoever changed the number since has the
 * page open. One that isn't theirs yet gets none: its link would prove that it is. `address`: network address of whoever
 * asks. Throws when D1 does.
 */
export async function textLink(
  services: Services,
  { token, booking: { reference, state }, stage, answers: { phone: to = '' }, isNewNumber }: BookingShown,
  address: string,
): Promise<'texted' | 'too-many' | 'not-sent'> {
  const { env } = services
  if (stage !== 'open' || state !== 'live' || isNewNumber || !text.isOn(env, 'customer') || !isTextable(to))
    return 'not-sent'
  if (!(await admitText(services, { address }))) return 'too-many'
  try {
    const link = linkMessage(env.SITE_URL + paths.ownRequest({ token }))
    return (await textOnDemand(services, reference, to, link)) ? 'too-many' : 'texted'
  } catch (error) {
    logFailure('link-not-texted', error, { reference })
    return 'not-sent'
  }
}
