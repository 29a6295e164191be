import type { EmailAttachment } from '@cloudflare/workers-types'
import { site } from '#site/site.ts'
import { emailKey } from '../../shared/http/clientAddress.ts'
import { type Services, withTimeout } from '../../shared/http/services.ts'
import { hasStoppedMails } from '../../store/stoppedMails.ts'
import { type MailBody, mailHtml, mailText } from './mailBody.ts'
import { type Medium, messageSchedule, type Parcel, receiverTimeoutMs } from './medium.ts'

/** A mail, and what it has besides its words. */
export type Letter = {
  readonly body: MailBody
  /** Where replies go instead of to the sender. */
  readonly replyTo?: string | undefined
  readonly attachments?: readonly EmailAttachment[]
  /** It's about a real booking, of whose mails a customer gets more. */
  readonly isOfBooking?: boolean
}

/** Says to programs that answer mails, like those of people on vacation, that a program wrote this one. */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/**
 * Mail programs keep together what has these. The mail service makes the Message-ID itself, so all mails about one thing
 * answer to the same one, which no mail has.
 */
function threadHeaders({ env }: Services, reference: string) {
  const id = `<request-${reference}@${new URL(env.SITE_URL).hostname}>`
  return { References: id, 'In-Reply-To': id }
}

/** Any mail to a customer may be the last one, by one click in its program (RFC 8058): somebody else may have given the address. */
const stopHeaders = (stop: string) => ({
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** What comes with a mail. A strict service may refuse it for any of these: what it says has to arrive. */
function extrasOf(services: Services, { content: { body, attachments = [] }, attempt, reference }: Parcel<Letter>) {
  if (attempt > 2) return {}
  const headers = {
    ...automatic,
    ...(reference && threadHeaders(services, reference)),
    ...('stop' in body.foot && stopHeaders(body.foot.stop)),
  }
  return { headers, ...(attachments.length > 0 && { attachments: [...attachments] }) }
}

/** Mail from the site's own address, as text and as HTML. */
export const mail: Medium<Letter> = {
  update: 'mail',
  schedule: messageSchedule,
  // Customers get some where the mail plan may write to anybody.
  isOn: ({ VISITOR_COPY }, reader) => reader === 'owner' || (reader === 'customer' && VISITOR_COPY === 'on'),
  address: ({ NOTIFY_TO }) => NOTIFY_TO,
  async costs({ env }, { reader, to, content: { isOfBooking } }) {
    if (reader !== 'customer') return []
    const spender = await emailKey(env.LEAD_SECRET, to)
    if (await hasStoppedMails(env.DB, spender)) return undefined
    return [
      { budget: isOfBooking ? 'mailsOfBooking' : 'mails', spender },
      { budget: 'mailsOfDay', spender: '' },
    ]
  },
  async send(services, parcel) {
    const { env } = services
    const { body, replyTo } = parcel.content
    // It's imported here, since scripts read the table of messages where nothing is built.
    const { default: template } = await import('#build/mail.json')
    const html = mailHtml(template, body, env.SITE_URL)
    const from = { email: env.NOTIFY_FROM, name: site.name }
    const words = { to: parcel.to, from, subject: body.subject, text: mailText(body), html }
    const extras = { ...(replyTo && { replyTo }), ...extrasOf(services, parcel) }
    await withTimeout(receiverTimeoutMs, env.EMAIL.send({ ...words, ...extras }))
  },
}

/** Mails somebody what isn't about a request. Throws when the service refuses it or says nothing. */
export const mailPlain = (services: Services, to: string, body: MailBody): Promise<void> =>
  mail.send(services, { reader: 'owner', to, content: { body }, id: '', attempt: 1 })
