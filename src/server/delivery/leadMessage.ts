import { site } from '#site/site.ts'
import { formatUsPhone } from '../../domain/contact/phone.ts'
import { isSuspicious, signalNote } from '../../domain/spamSignals.ts'
import type { AnyForm, TextField, Values } from '../../forms/form.ts'
import { labelBefore } from '../../forms/form.ts'
import { leadFields } from '../../forms/forms.ts'
import type { Change, Revision, StoredLead } from '../store/lead.ts'
import { bookingNote } from './bookingNote.ts'
import type { Message } from './channels/channel.ts'
import { seePhotosDays } from './links.ts'

let format: Intl.DateTimeFormat | undefined

/** Day and time of day where the business is. The format is made at its first use, since making one takes milliseconds. */
function localTime(at: number): string {
  format ??= new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, dateStyle: 'full', timeStyle: 'short' })
  return format.format(at)
}

const areaNote: Readonly<Record<string, string>> = {
  probably: 'Their ZIP crosses a town line. Check that you go there.',
  call: 'The location isn’t one of your towns, or isn’t clear. Call to check.',
}

/** How a message about a change begins: its subject, and its text. */
const changeWords: Readonly<Record<Change, { readonly subject: string; readonly note: string }>> = {
  sent: { subject: '', note: '' },
  corrected: {
    subject: 'Changed: ',
    note: 'They changed something and sent it again. This replaces what they sent before.',
  },
  photos: { subject: 'Photos added: ', note: 'They added photos.' },
  details: { subject: 'Details added: ', note: 'They said how to reach them.' },
  booked: { subject: 'Booked: ', note: 'They took your price and booked a pickup.' },
  moved: { subject: 'Moved: ', note: 'They moved their booking.' },
  confirmed: { subject: 'Confirmed: ', note: 'They confirmed their booking, so the time is theirs.' },
  canceled: { subject: 'Canceled: ', note: 'They canceled their booking.' },
  withdrawn: { subject: 'Withdrawn: ', note: 'They don’t need it anymore.' },
}

// Further lines of an answer are indented, so that a line without indentation is always ours.
const shown = (field: TextField, answer: string) =>
  field.control === 'tel' ? formatUsPhone(answer) : (field.say?.(answer) ?? answer).replaceAll('\n', '\n  ')

/** The answers that were given, with their labels, in the order in which the form asks. */
export const labelled = (form: AnyForm, answers: Values): string[] =>
  leadFields(form, answers).flatMap(([name, field]) => {
    const answer = shown(field, answers[name] ?? '')
    return answer ? [`${labelBefore(field)} ${answer}`] : []
  })

/**
 * A lead in a line, in parts: number, place, price, and then all else, which may be long and is cut. `form`: undefined for
 * one that's gone, whose answers stay as they're stored.
 */
export function inShort(form: AnyForm | undefined, { answers }: StoredLead) {
  const { phone = '', location = '', estimate = '', ...rest } = answers
  const fields = new Map(form && leadFields(form, answers))
  const said = Object.entries(rest).map(([name, answer]) => {
    const field = fields.get(name)
    return field ? shown(field, answer) : answer
  })
  return [formatUsPhone(phone), location, estimate, said.filter(Boolean).join(', ').replace(/\s+/g, ' ')] as const
}

/** The answers that changed: old and new, field by field. */
export function differences(form: AnyForm, before: Values, answers: Values): string[] {
  return leadFields(form, answers).flatMap(([name, field]) => {
    const [old, now] = [shown(field, before[name] ?? ''), shown(field, answers[name] ?? '')]
    return old === now ? [] : [`${labelBefore(field)} ${old || '(empty)'} -> ${now || '(empty)'}`]
  })
}

/** A link to tap for each number and address that was answered. */
function waysToAnswer(form: AnyForm, { answers }: StoredLead): string[] {
  return leadFields(form, answers).flatMap(([name, { control, label }]) => {
    const answer = answers[name]
    if (!answer) return []
    const [number = ''] = answer.split(';')
    if (control === 'tel') return [`Call (${label}): tel:${number}`, `Text (${label}): sms:${number}`]
    return control === 'email' ? [`Write: mailto:${answer}`] : []
  })
}

export const kindOf = (form: AnyForm) =>
  form.name === 'booking' ? 'Booking' : `${form.name[0]?.toUpperCase()}${form.name.slice(1)} request`

/** The friend who sent them, as far as we know. */
function sentBy({ referredBy, friend }: StoredLead): string[] {
  if (!referredBy) return []
  const who = friend ? `${friend.name ?? ''} ${formatUsPhone(friend.phone ?? '')}`.trim() : 'not in our records'
  return ['', `Sent by a friend: ${who} (code ${referredBy})`]
}

/** The email that notifies the owner of a lead: what happened, who, where, what, and links to answer with one tap. */
export function leadMessage(form: AnyForm, lead: StoredLead, revision: Revision, photosUrl?: string): Message {
  const { change, before } = revision
  const begins = changeWords[change]
  const changed = before ? differences(form, before, lead.answers) : []
  const odd = lead.spamSignals.map((signal) => signalNote[signal])
  const photos = photosUrl
    ? [`Photos: ${lead.photos}. You can see them, and any that are added later, for ${seePhotosDays} days:`, photosUrl]
    : []
  const window = bookingNote(lead, change)
  const lines = [
    ...(begins.note ? [begins.note, ''] : []),
    ...(changed.length > 0 ? ['What changed:', ...changed, ''] : []),
    ...labelled(form, lead.answers),
    ...photos,
    ...sentBy(lead),
    ...(window.length > 0 ? ['', ...window] : []),
    ...(areaNote[lead.area] ? ['', areaNote[lead.area]] : []),
    ...(odd.length > 0 ? ['', `It looks unusual: ${odd.join('; ')}.`] : []),
    '',
    ...waysToAnswer(form, lead),
    '',
    `Reference: ${lead.reference}`,
    `Received: ${localTime(lead.receivedAt)} (${site.area.zoneName})`,
    ...(change === 'sent' ? [] : [`Changed: ${localTime(revision.at)} (${site.area.zoneName})`]),
  ]
  const place = lead.answers.location ? `, ${lead.answers.location}` : ''
  const unusual = isSuspicious(lead.spamSignals) ? 'Looks unusual: ' : ''
  const subject = `${unusual}${begins.subject}${kindOf(form)} ${lead.reference}${place}`
  return { subject: subject.slice(0, 150), text: `${lines.join('\n')}\n` }
}

/** A text message to the owner, with the least that lets them call back. */
export function shortMessage(form: AnyForm, lead: StoredLead, { change }: Revision): string {
  const start = `${changeWords[change].subject}${kindOf(form)} ${lead.reference}`
  return [start, ...inShort(form, lead)].filter(Boolean).join(' | ').slice(0, 300)
}
