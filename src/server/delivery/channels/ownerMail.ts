import { photosField } from '../../../forms/form.ts'
import { batchMessage } from '../batchMessage.ts'
import { leadMessage } from '../leadMessage.ts'
import { seePhotosUrl } from '../links.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel } from './channel.ts'
import { sendMail } from './mail.ts'

/**
 * The email to the owner. An answer to it goes to the visitor, where they gave an address; but a strict mail service may
 * refuse the whole mail for that address, so further attempts go without. It's in the text too.
 */
export const ownerMail: Channel = {
  name: 'email',
  schedule: messageSchedule,
  isOn: () => true,
  async send({ lead, form, revision, attempt }, services) {
    const photosUrl = photosField(form) ? await seePhotosUrl(services, lead.reference) : undefined
    const message = leadMessage(form, lead, revision, photosUrl)
    const replyTo = attempt === 1 ? lead.answers.email : undefined
    await sendMail(services, { to: services.env.NOTIFY_TO, ...message, ...(replyTo && { replyTo }) })
  },
  sendBatch: ({ leads }, services) => sendMail(services, { to: services.env.NOTIFY_TO, ...batchMessage(leads) }),
  announce: (message, services) => sendMail(services, { to: services.env.NOTIFY_TO, ...message }),
}
