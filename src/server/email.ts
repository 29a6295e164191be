import { formatUsPhone } from '../domain/phone.ts'
import type { AnyForm } from '../forms/form.ts'
import { photosField, textFields } from '../forms/form.ts'
import { site } from '../site.ts'
import type { StoredLead } from './leads.ts'

export type Message = { readonly subject: string; readonly text: string }

const localTime = new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, dateStyle: 'full', timeStyle: 'short' })

const areaNote: Readonly<Record<string, string>> = {
  probably: 'Their ZIP crosses a town line: check that we go there.',
  call: 'The place is not one of our towns, or not clear: call to check.',
}

/** One tap for each number and address that the form asked for. */
function waysToAnswer(form: AnyForm, { answers }: StoredLead): string[] {
  return textFields(form).flatMap(([name, { control, label }]) => {
    const answer = answers[name]
    if (!answer) return []
    const [number = ''] = answer.split(';')
    if (control === 'tel') return [`Call (${label}): tel:${number}`, `Text (${label}): sms:${number}`]
    return control === 'email' ? [`Write: mailto:${answer}`] : []
  })
}

/** The e-mail that tells the owner of a lead: who, where, what, and one tap to answer. */
export function leadMessage(form: AnyForm, lead: StoredLead): Message {
  const name = `${form.name[0]?.toUpperCase()}${form.name.slice(1)} request`
  const answers = textFields(form).flatMap(([key, field]) => {
    const answer = lead.answers[key]
    if (!answer) return []
    return [`${field.label}: ${field.control === 'tel' ? formatUsPhone(answer) : answer}`]
  })
  const lines = [
    ...(lead.revision > 1 ? [`This replaces what they sent before (revision ${lead.revision}).`, ''] : []),
    ...answers,
    ...(photosField(form) ? [`Photos: ${lead.photos}`] : []),
    ...(areaNote[lead.area] ? ['', areaNote[lead.area]] : []),
    '',
    ...waysToAnswer(form, lead),
    '',
    `Reference: ${lead.reference}`,
    `Received: ${localTime.format(lead.receivedAt)} (Chicago)`,
  ]
  const place = lead.answers.location ? `, ${lead.answers.location}` : ''
  return { subject: `${name} ${lead.reference}${place}`.slice(0, 150), text: `${lines.join('\n')}\n` }
}
