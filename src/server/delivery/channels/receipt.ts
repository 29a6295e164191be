import { findReceipt } from '../../store/desk.ts'
import { receiptMail } from '../confirmation.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel } from './channel.ts'
import { bookingLinks, mailCustomer, toInboxes } from './visitorCopy.ts'

/** Mails a customer what their pickup came to, once it's done. */
export const receipt: Channel = {
  name: 'receipt',
  what: 'their receipt',
  occasion: 'receipt',
  schedule: messageSchedule,
  ...toInboxes,
  async send(notice, services) {
    const { lead } = notice
    const [came, links] = await Promise.all([
      findReceipt(services.env.DB, lead.reference),
      bookingLinks(services, lead.reference),
    ])
    return mailCustomer(services, notice, receiptMail(lead, came, links))
  },
}
