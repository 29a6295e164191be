import { messageSchedule } from '../../domain/retries.ts'
import { photosField } from '../../forms/form.ts'
import { leadMessage } from '../leadMessage.ts'
import { seePhotosUrl } from '../photoLinks.ts'
import type { Channel } from './channel.ts'
import { sendMail } from './mail.ts'

/** The e-mail to the owner. An answer to it goes to the visitor, where they gave an address. */
export const ownerMail: Channel = {
  name: 'email',
  schedule: messageSchedule,
  isOn: () => true,
  async send({ lead, form, revision }, wires) {
    const photosUrl = photosField(form) ? await seePhotosUrl(wires, lead.reference) : undefined
    const message = leadMessage(form, lead, revision, photosUrl)
    const replyTo = lead.answers.email || undefined
    await sendMail(wires, { to: wires.env.NOTIFY_TO, ...message, ...(replyTo && { replyTo }) })
  },
}
