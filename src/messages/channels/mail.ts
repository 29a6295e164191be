import type { EmailAttachment } from '@cloudflare/workers-types'
import { site } from '#site/site.ts'
import { photosField } from '../../forms/form.ts'
import type { Services } from '../../server/lib/services.ts'
import { storeTimeoutMs, withTimeout } from '../../server/lib/timeout.ts'
import { findBooking } from '../../server/store/bookings.ts'
import type { StoredLead } from '../../server/store/lead.ts'
import { ownerMailName } from '../../server/store/outbox.ts'
import { batchMail } from '../batchMessage.ts'
import { ownerFile } from '../bookingCalendar.ts'
import { leadMail } from '../leadMessage.ts'
import { townFinder } from '../leadWords.ts'
import { seePhotosUrl } from '../links.ts'
import { type MailBody, mailText } from '../mailBody.ts'
import { mailHtml } from '../mailHtml.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel, Notice } from './channel.ts'

/** What a mail has besides its words. */
type MailExtras = {
  /** Where replies go instead of to the sender. */
  readonly replyTo?: string
  readonly headers?: Record<string, string>
  readonly attachments?: EmailAttachment[]
}

/** Says to programs that answer mails, like those of people on vacation, that a program wrote this one. */
const automatic: MailExtras = { headers: { 'Auto-Submitted': 'auto-generated' } }

/** How long the mail service may take, in ms. */
const timeoutMs = 15_000

/** Sends a mail from the site's own address, as text and as HTML. Throws when the service refuses it or says nothing. */
export async function sendBody({ env }: Services, to: string, body: MailBody, extras = automatic): Promise<void> {
  // It's imported here, since scripts read the list of channels where nothing is built.
  const { default: template } = await import('#build/mail.json')
  const html = mailHtml(template, body, env.SITE_URL)
  const from = { email: env.NOTIFY_FROM, name: site.name }
  const mail = { to, from, subject: body.subject, text: mailText(body), html, ...extras }
  await withTimeout(timeoutMs, env.EMAIL.send(mail))
}

/** Sends a mail to the owner. Throws like `sendBody`. */
export const mailOwner = (services: Services, body: MailBody, extras?: MailExtras): Promise<void> =>
  sendBody(services, services.env.NOTIFY_TO, body, extras)

/**
 * The pickup of a lead for the owner's calendar, or to take it out of there; none where there never was one. The mail goes
 * out without it when the database doesn't answer.
 */
async function calendarFiles({ env }: Services, lead: StoredLead): Promise<EmailAttachment[]> {
  const { reference, answers, booking: state } = lead
  if (state !== 'live' && state !== 'canceled') return []
  const booking = await withTimeout(storeTimeoutMs, findBooking(env.DB, reference)).catch(() => undefined)
  if (!booking) return []
  const { method, text } = ownerFile(booking, answers, env.SITE_URL)
  const type = `text/calendar; charset=utf-8; method=${method}`
  return [{ disposition: 'attachment', filename: 'pickup.ics', type, content: text }]
}

/**
 * Headers by which mail programs keep what is about one request together. The mail service makes the Message-ID itself, so
 * all of a request's mails answer to the same one, which no mail has.
 */
export function threadHeaders({ env }: Services, reference: string): Record<string, string> {
  const id = `<request-${reference}@${new URL(env.SITE_URL).hostname}>`
  return { ...automatic.headers, References: id, 'In-Reply-To': id }
}

/**
 * Where the owner's reply goes: to the customer, if they gave an address. A strict mail service may refuse the whole mail
 * because of it, so further attempts leave it out: it's in the mail too.
 */
export const replyToCustomer = ({ lead: { answers }, attempt }: Notice): MailExtras =>
  attempt === 1 && answers.email ? { replyTo: answers.email } : {}

/** What comes with a mail about a lead. */
async function extrasOf(services: Services, notice: Notice): Promise<MailExtras> {
  // A strict mail service may refuse a mail for any of these: the request itself has to arrive.
  if (notice.attempt > 2) return {}
  const attachments = await calendarFiles(services, notice.lead)
  return {
    headers: threadHeaders(services, notice.lead.reference),
    ...replyToCustomer(notice),
    ...(attachments.length > 0 && { attachments }),
  }
}

/** What the words of a mail about a lead depend on. */
export async function mailContext(services: Services, { lead, form }: Pick<Notice, 'lead' | 'form'>) {
  const hasPhotos = photosField(form) !== undefined && lead.photos > 0
  return {
    siteUrl: services.env.SITE_URL,
    townOf: await townFinder(),
    photosUrl: hasPhotos ? await seePhotosUrl(services, lead.reference) : undefined,
  }
}

/** The email to the owner. */
export const ownerMail: Channel = {
  name: ownerMailName,
  what: 'your email about it',
  schedule: messageSchedule,
  untilDelivered: true,
  isOn: () => true,
  async send(notice, services) {
    const { lead, form, revision } = notice
    const body = leadMail(form, lead, revision, await mailContext(services, notice))
    await mailOwner(services, body, await extrasOf(services, notice))
  },
  sendBatch: async ({ leads }, services) =>
    mailOwner(services, batchMail(leads, services.env.SITE_URL, await townFinder())),
  announce: (body, services) => mailOwner(services, body),
}
