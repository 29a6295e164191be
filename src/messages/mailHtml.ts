import { language } from '#language'
import { escapeXml } from '../domain/text.ts'
import type { Language } from '../language/language.ts'
import type { MailBody, MailLink, MailPart } from './mailBody.ts'

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
