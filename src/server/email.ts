import { formatUsPhone } from '../domain/phone.ts'
import type { AnyForm } from '../forms/form.ts'
import { textFields } from '../forms/form.ts'
import { site } from '../site.ts'
import type { StoredLead } from './leads.ts'

export type Message = { readonly subject: string; readonly text: string }

const localTime = new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, dateStyle: 'full', timeStyle: 'short' })

const areaNote: Readonly<Record<string, string>> = {
  probably: 'Their ZIP crosses a town line: check that we go there.',
  call: 'The place is not one of our towns, or not clear: call to check.',
}

/** The e-mail that tells the owner of a lead: who, where, what, and one tap to answer. */
export function leadMessage(form: AnyForm, lead: StoredLead): Message {
  const phone = lead.answers.phone?.split(';')[0] ?? ''
  const name = `${form.name[0]?.toUpperCase()}${form.name.slice(1)} request`
  const answers = textFields(form).flatMap(([key, field]) => {
    const answer = lead.answers[key]
    if (!answer) return []
    return [`${field.label}: ${field.control === 'tel' ? formatUsPhone(answer) : answer}`]
  })
  const lines = [
    ...(lead.revision > 1 ? [`This replaces what they sent before (revision ${lead.revision}).`, ''] : []),
    ...answers,
    `Photos: ${lead.photos}`,
    ...(areaNote[lead.area] ? ['', areaNote[lead.area]] : []),
    '',
    ...(phone ? [`Call: tel:${phone}`, `Text: sms:${phone}`, ''] : []),
    `Reference: ${lead.reference}`,
    `Received: ${localTime.format(lead.receivedAt)} (Chicago)`,
  ]
  const place = lead.answers.location ? `, ${lead.answers.location}` : ''
  return { subject: `${name} ${lead.reference}${place}`.slice(0, 150), text: `${lines.join('\n')}\n` }
}
