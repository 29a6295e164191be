import { shortMessage } from '../leadMessage.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel } from './channel.ts'
import { hasTextService, sendText } from './textService.ts'

/** A text message to the owner's phone. */
export const sms: Channel = {
  name: 'sms',
  schedule: messageSchedule,
  isOn: (env) => hasTextService(env) && Boolean(env.SMS_TO),
  onlyForPeople: true,
  send: ({ lead, form, revision }, services) =>
    sendText(services, services.env.SMS_TO ?? '', shortMessage(form, lead, revision)),
  announce: ({ subject }, services) => sendText(services, services.env.SMS_TO ?? '', subject),
}
