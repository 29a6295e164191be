import { escapeXml } from '../../domain/text.ts'
import type { Confirmation } from './confirmation.ts'
import { mainLink, subjectOf } from './confirmation.ts'

/** HTML with names in double braces, which are filled in. The build renders it from `scripts/build/mail/`. */
export type MailTemplate = {
  readonly page: string
  readonly parts: Readonly<Record<'heading' | 'when' | 'canceled' | 'next' | 'button' | 'link' | 'fact', string>>
}

/** Fills in values as text, in one pass: braces in a value stay as they are. */
const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeXml(values[name] ?? ''))

function cardOf({ parts }: MailTemplate, confirmation: Confirmation): string {
  const { heading, when, next, calendar, review, facts } = confirmation
  return [
    fill(parts.heading, { heading }),
    ...(when ? [fill(when.canceled ? parts.canceled : parts.when, { day: when.day, hours: when.hours })] : []),
    ...next.map((text) => fill(parts.next, { text })),
    fill(parts.button, mainLink(confirmation)),
    ...(calendar ? [fill(parts.link, calendar)] : []),
    ...(review ? [fill(parts.link, review)] : []),
    ...facts.map(([label, answer]) => fill(parts.fact, { label, answer })),
  ].join('')
}

/** The HTML of a customer's mail. `site`: the public origin. `stop`: where they say that they want no more. */
export function mailHtml(
  template: MailTemplate,
  confirmation: Confirmation,
  urls: { readonly site: string; readonly stop: string },
): string {
  const { reference } = confirmation
  const [before = '', after = ''] = template.page.split('{{parts}}')
  const values = { subject: subjectOf(confirmation), reference, ...urls }
  return fill(before, values) + cardOf(template, confirmation) + fill(after, values)
}
