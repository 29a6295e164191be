import { paths } from '../../../routes.ts'
import type { Services } from '../../lib/services.ts'
import { findBooking } from '../../store/bookings.ts'
import type { BookingLinks, Confirmation } from '../confirmation.ts'
import { confirmationOf, subjectOf } from '../confirmation.ts'
import { confirmationText } from '../customerText.ts'
import { bookingToken } from '../links.ts'
import { mailHtml } from '../mailHtml.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel } from './channel.ts'
import { sendMail } from './mail.ts'

/** The links to a booking; undefined without one, and where its seat is or was only held. */
export async function bookingLinks({ env }: Services, reference: string): Promise<BookingLinks | undefined> {
  const booking = await findBooking(env.DB, reference)
  if (!booking || booking.state === 'held' || booking.state === 'let-go') return undefined
  const token = await bookingToken(env, booking)
  return { page: env.SITE_URL + paths.booking({ token }), calendar: env.SITE_URL + paths.bookingCalendar({ token }) }
}

/** Mails a customer a confirmation, as text and as HTML. */
export async function mailCustomer(services: Services, to: string, confirmation: Confirmation): Promise<void> {
  // It's imported here, since scripts read the list of channels where nothing is built.
  const { default: template } = await import('#build/mail.json')
  await sendMail(services, {
    to,
    subject: subjectOf(confirmation),
    text: confirmationText(confirmation),
    html: mailHtml(template, confirmation, services.env.SITE_URL),
  })
}

/** Mails to customers go to those who gave an address, where the mail plan may write to anybody. */
export const toInboxes = {
  isOn: ({ VISITOR_COPY }) => VISITOR_COPY === 'on',
  concerns: ({ email }) => Boolean(email),
  onlyForPeople: true,
} as const satisfies Partial<Channel>

/** The visitor's own copy. */
export const visitorCopy: Channel = {
  name: 'copy',
  schedule: messageSchedule,
  ...toInboxes,
  async send({ lead, form, revision }, services) {
    const to = lead.copyTo
    if (!to) return
    const links = await bookingLinks(services, lead.reference)
    await mailCustomer(services, to, confirmationOf(form, lead, revision.change, services.now(), links))
  },
}
