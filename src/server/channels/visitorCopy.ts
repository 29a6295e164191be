import { messageSchedule } from '../../domain/retries.ts'
import { findBooking } from '../bookings.ts'
import { bookingToken } from '../bookingToken.ts'
import { visitorMessage } from '../leadMessage.ts'
import type { Wires } from '../wires.ts'
import type { Channel } from './channel.ts'
import { sendMail } from './mail.ts'

/** Where a booking is seen, moved or cancelled; undefined for what is none. */
async function bookingUrl({ env }: Wires, reference: string): Promise<string | undefined> {
  const booking = await findBooking(env.DB, reference)
  return booking && `${env.SITE_URL}/booking?t=${await bookingToken(env, booking)}`
}

/** The visitor's own copy, where they gave an address and the mail plan may write to anybody. */
export const visitorCopy: Channel = {
  name: 'copy',
  schedule: messageSchedule,
  isOn: ({ VISITOR_COPY }) => VISITOR_COPY === 'on',
  concerns: ({ email }) => Boolean(email),
  async send({ lead, form, revision }, wires) {
    const to = lead.answers.email
    if (to)
      await sendMail(wires, { to, ...visitorMessage(form, lead, revision, await bookingUrl(wires, lead.reference)) })
  },
}
