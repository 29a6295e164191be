import { paths } from '../../routes.ts'
import { findReceipt } from '../../server/store/desk.ts'
import { attachedPhotos } from '../../server/store/photoRows.ts'
import { messageWords } from '../../words/message.ts'
import { receiptMail } from '../confirmation.ts'
import { seePhotosToken } from '../links.ts'
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
    const { env } = services
    const [came, links, { before, after }, token] = await Promise.all([
      findReceipt(env.DB, lead.reference),
      bookingLinks(services, lead.reference),
      attachedPhotos(env, lead.reference),
      seePhotosToken(services, lead.reference),
    ])
    const words = messageWords().pictures
    // One of each: the receipt's page has the rest.
    const pictures = [
      { label: words.before, id: before[0] },
      { label: words.after, id: after[0] },
    ].flatMap(({ label, id }) => (id ? { label, url: env.SITE_URL + paths.leadPhoto({ id, token }) } : []))
    return mailCustomer(services, notice, receiptMail(lead, came, links, { pictures }))
  },
}
