import { messageSchedule } from '../../domain/retries.ts'
import { visitorMessage } from '../leadMessage.ts'
import type { Channel } from './channel.ts'
import { sendMail } from './mail.ts'

/** The visitor's own copy, where they gave an address and the mail plan may write to anybody. */
export const visitorCopy: Channel = {
  name: 'copy',
  schedule: messageSchedule,
  isOn: ({ VISITOR_COPY }) => VISITOR_COPY === 'on',
  concerns: ({ email }) => Boolean(email),
  async send({ lead, form, revision }, wires) {
    const to = lead.answers.email
    if (to) await sendMail(wires, { to, ...visitorMessage(form, lead, revision) })
  },
}
