import type { Services } from '../../services.ts'
import { findBooking } from '../../store/bookings.ts'
import { visitorMessage } from '../leadMessage.ts'
import { bookingToken } from '../links.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel } from './channel.ts'
import { sendMail } from './mail.ts'

/** Where a booking is seen, moved or canceled; undefined for what is none, or none yet. */
async function bookingUrl({ env }: Services, reference: string): Promise<string | undefined> {
  const booking = await findBooking(env.DB, reference)
  return booking && booking.heldUntil === undefined
    ? `${env.SITE_URL}/booking?t=${await bookingToken(env, booking)}`
    : undefined
}

/** The visitor's own copy, where they gave an address and the mail plan may write to anybody. */
export const visitorCopy: Channel = {
  name: 'copy',
  schedule: messageSchedule,
  isOn: ({ VISITOR_COPY }) => VISITOR_COPY === 'on',
  concerns: ({ email }) => Boolean(email),
  onlyForPeople: true,
  async send({ lead, form, revision }, services) {
    const to = lead.copyTo
    if (to)
      await sendMail(services, {
        to,
        ...visitorMessage(form, lead, revision, await bookingUrl(services, lead.reference)),
      })
  },
}
