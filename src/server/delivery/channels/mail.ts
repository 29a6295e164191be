import { site } from '#site/site.ts'
import { photosField } from '../../../forms/form.ts'
import type { Services } from '../../lib/services.ts'
import { withTimeout } from '../../lib/timeout.ts'
import { ownerMailName } from '../../store/outbox.ts'
import { batchMessage } from '../batchMessage.ts'
import { leadMessage } from '../leadMessage.ts'
import { seePhotosUrl } from '../links.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel } from './channel.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as HTML. */
  readonly html?: string
  /** Where replies go instead of to the sender. */
  readonly replyTo?: string
}

/** How long the mail service may take, in ms. */
const timeoutMs = 15_000

/** Sends a mail from the site's own address. Throws when the service refuses it or says nothing. */
export async function sendMail({ env }: Services, mail: Mail): Promise<void> {
  const from = { email: env.NOTIFY_FROM, name: site.name }
  await withTimeout(timeoutMs, env.EMAIL.send({ ...mail, from }))
}

/**
 * The email to the owner. A reply goes to the visitor, if they gave an address. A strict mail service may refuse the whole
 * mail because of that address, so further attempts leave it out: it's in the text too.
 */
export const ownerMail: Channel = {
  name: ownerMailName,
  schedule: messageSchedule,
  untilDelivered: true,
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
