// What a mail says, in parts that become HTML and plain text alike, and how it's sent.

import type { EmailAttachment } from '@cloudflare/workers-types'
import { language } from '#language'
import { site } from '#site/site.ts'
import { say } from '#words'
import { escapeXml } from '../../domain/text.ts'
import type { Language } from '../../language/language.ts'
import { emailKey } from '../../shared/http/access.ts'
import { type Services, withTimeout } from '../../shared/http/services.ts'
import { hasStoppedMails } from '../../store/budgets.ts'
import { type Medium, messageSchedule, type Parcel, receiverTimeoutMs } from './medium.ts'

export type MailLink = { readonly label: string; readonly url: string }

export type MailPart =
  /** A pickup window; `isVoid` when nobody comes then. */
  | { readonly kind: 'when'; readonly day: string; readonly hours: string; readonly isVoid: boolean }
  | { readonly kind: 'text' | 'note' | 'title'; readonly text: string }
  | ({ readonly kind: 'button' | 'outline' | 'link' } & MailLink)
  /** A photo at its address, with its label as a caption. */
  | ({ readonly kind: 'picture' } & MailLink)
  /** Buttons side by side, the first one in the color of actions. */
  | { readonly kind: 'row'; readonly links: readonly MailLink[] }
  /** Label and answer. */
  | { readonly kind: 'fact'; readonly label: string; readonly answer: string }
  /** One of several requests; `call` is a phone number's link. */
  | { readonly kind: 'item'; readonly title: MailLink; readonly line: string; readonly call: MailLink | undefined }

export type MailBody = {
  readonly subject: string
  /** What a list of mails shows behind the subject. */
  readonly preview: string
  /** The strip above the card. */
  readonly strip: string
  readonly heading: string
  /** First line of the plain text. */
  readonly opening: string
  readonly parts: readonly MailPart[]
  /** Below the card: a link by which a customer wants no more mails, or what comes last for the owner. */
  readonly foot: { readonly stop: string; readonly lines: readonly string[] } | { readonly end: string }
}

/** Links that only a phone follows: plain text has the number itself. */
const isDialed = ({ url }: MailLink) => /^(?:tel|sms|mailto):/.test(url)

const linkLines = (links: readonly MailLink[]): string[] =>
  links.filter((link) => !isDialed(link)).flatMap(({ label, url }) => [`${label}:`, url])

// Further lines of an answer are indented, so that a line without indentation is always ours.
const indented = (text: string) => text.replaceAll('\n', '\n  ')

function linesOf(part: MailPart): readonly string[] {
  switch (part.kind) {
    case 'when':
      return [part.isVoid ? say.message.itWasOn(`${part.day}, ${part.hours}`) : `${part.day}, ${part.hours}`]
    case 'text':
    case 'note':
    case 'title':
      return [indented(part.text)]
    case 'row':
      return linkLines(part.links)
    case 'fact':
      return [`${part.label}${/[?:]$/.test(part.label) ? '' : ':'} ${indented(part.answer)}`]
    case 'item':
      return [
        part.title.label,
        ...[part.line, part.call?.label].filter((line) => line !== undefined).map((line) => `  ${indented(line)}`),
        `  ${part.title.url}`,
      ]
    default:
      return linkLines([part])
  }
}

/** Blocks of lines with an empty line between them, without the blocks that have no lines. */
const inBlocks = (blocks: readonly (readonly string[])[]): string =>
  `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`

/** A mail in plain text: the same as in its HTML. */
export function mailText({ opening, parts, foot }: MailBody): string {
  const blocks: string[][] = [[opening]]
  for (const [index, part] of parts.entries()) {
    const lines = linesOf(part)
    if (part.kind === 'fact' && parts[index - 1]?.kind === 'fact') blocks.at(-1)?.push(...lines)
    else blocks.push([...lines])
  }
  const end =
    'end' in foot
      ? [[foot.end]]
      : [...foot.lines.slice(0, -1).map((line) => [line]), [foot.lines.at(-1) ?? '', foot.stop]]
  return inBlocks([...blocks, ...end])
}

/** Names of the pieces that a mail's HTML is made of. */
export type MailPiece = MailPart['kind'] | 'heading' | 'void' | 'main' | 'side' | 'gap' | 'call' | 'ownerFoot'

/** HTML with names in double braces, which are filled in. The build renders it from `scripts/build/mail/`. */
export type MailTemplate = {
  readonly page: string
  readonly parts: Readonly<Record<MailPiece, string>>
  readonly customerFoot: Readonly<Record<Language, string>>
}

/** Fills in values as text, in one pass: braces in a value stay as they are. Outlook breaks lines at elements only. */
const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeXml(values[name] ?? '').replaceAll('\n', '<br />'))

/** Puts HTML in the place of a name, and values everywhere else. */
function wrap(template: string, name: string, html: string, values: Readonly<Record<string, string>> = {}): string {
  const [before = '', after = ''] = template.split(`{{${name}}}`)
  return fill(before, values) + html + fill(after, values)
}

const linkValues = ({ label, url }: MailLink) => ({ label, url })

function htmlOf({ parts }: MailTemplate, part: MailPart): string {
  switch (part.kind) {
    case 'when':
      return fill(part.isVoid ? parts.void : parts.when, { day: part.day, hours: part.hours })
    case 'row': {
      const cells = part.links.map((link, index) => fill(index === 0 ? parts.main : parts.side, linkValues(link)))
      return wrap(parts.row, 'cells', cells.join(parts.gap))
    }
    case 'item': {
      const { title, line, call } = part
      return wrap(parts.item, 'call', call ? fill(parts.call, linkValues(call)) : '', { ...linkValues(title), line })
    }
    case 'fact':
      return fill(parts.fact, { label: part.label, answer: part.answer })
    case 'text':
    case 'note':
    case 'title':
      return fill(parts[part.kind], { text: part.text })
    default:
      return fill(parts[part.kind], linkValues(part))
  }
}

/** The HTML of a mail. `site`: the public origin. */
export function mailHtml(template: MailTemplate, body: MailBody, site: string): string {
  const { parts } = template
  const { subject, preview, strip, heading, foot } = body
  const values = { subject, preview, strip, site, lang: language() }
  const card = fill(parts.heading, { heading }) + body.parts.map((part) => htmlOf(template, part)).join('')
  const below =
    'end' in foot
      ? fill(parts.ownerFoot, { end: foot.end })
      : fill(template.customerFoot[language()], { stop: foot.stop })
  const [before = '', rest = ''] = template.page.split('{{parts}}')
  return fill(before, values) + card + wrap(rest, 'foot', below, values)
}

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
