import { site } from '#site/site.ts'
import { paths } from '../../../routes.ts'
import type { Services } from '../../lib/services.ts'
import { findBooking } from '../../store/bookings.ts'
import { type BookingLinks, type Confirmation, confirmationOf, customerMail } from '../confirmation.ts'
import { mayMail } from '../customerBudgets.ts'
import { townFinder } from '../leadWords.ts'
import { bookingToken, stopMailsToken } from '../links.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel, Notice, Sent } from './channel.ts'
import { sendBody, threadHeaders } from './mail.ts'

/** The links to a booking, whose seat may be held until they're used; undefined without one, and once it was let go. */
export async function bookingLinks({ env }: Services, reference: string): Promise<BookingLinks | undefined> {
  const booking = await findBooking(env.DB, reference)
  if (!booking || booking.state === 'let-go') return undefined
  const token = await bookingToken(env, booking)
  return { page: env.SITE_URL + paths.ownRequest({ token }), calendar: env.SITE_URL + paths.ownCalendar({ token }) }
}

/**
 * Mails a customer a confirmation, as text and as HTML, unless they gave no address. Their answer goes to the business. Any
 * mail may be the last one, by one click in its program (RFC 8058) or its link: somebody else may have given the address.
 */
export async function mailCustomer(
  services: Services,
  { lead: { reference, copyTo: to }, attempt }: Pick<Notice, 'lead' | 'attempt'>,
  confirmation: Confirmation,
): Promise<Sent> {
  if (!to) return
  if (!(await mayMail(services, { reference, to, attempt }, confirmation.booking !== undefined))) return 'dropped'
  const { env } = services
  const stop = env.SITE_URL + paths.stopMails({ token: await stopMailsToken(services, reference) })
  const headers = {
    ...threadHeaders(services, reference),
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  // As for the owner: a strict mail service may refuse a mail for its headers.
  const extras = { replyTo: site.email, ...(attempt > 2 ? {} : { headers }) }
  await sendBody(services, to, customerMail(confirmation, stop), extras)
}

/** Mails to customers go to those who gave an address, where the mail plan may write to anybody. */
export const toInboxes = {
  isOn: ({ VISITOR_COPY }) => VISITOR_COPY === 'on',
  concerns: ({ email }) => Boolean(email),
  onlyForPeople: true,
  toCustomer: true,
} as const satisfies Partial<Channel>

/** The visitor's own copy. */
export const visitorCopy: Channel = {
  name: 'copy',
  what: 'the email to them',
  schedule: messageSchedule,
  ...toInboxes,
  async send(notice, services) {
    const { lead, form, revision } = notice
    const links = await bookingLinks(services, lead.reference)
    const townOf = await townFinder()
    return mailCustomer(services, notice, confirmationOf(form, lead, revision.change, services.now(), links, townOf))
  },
}
