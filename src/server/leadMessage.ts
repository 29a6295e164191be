import { formatUsPhone } from '../domain/phone.ts'
import type { Sign } from '../domain/suspicion.ts'
import type { AnyForm, TextField, Values } from '../forms/form.ts'
import { textFields } from '../forms/form.ts'
import { site } from '../site.ts'
import type { Change, Revision, StoredLead } from './leads.ts'

export type Message = { readonly subject: string; readonly text: string }

let format: Intl.DateTimeFormat | undefined

/** Day and time of day in Chicago. The format is made at its first use: making one takes milliseconds of the Worker's start. */
function localTime(at: number): string {
  format ??= new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, dateStyle: 'full', timeStyle: 'short' })
  return format.format(at)
}

const areaNote: Readonly<Record<string, string>> = {
  probably: 'Their ZIP crosses a town line: check that we go there.',
  call: 'The place is not one of our towns, or not clear: call to check.',
}

const changeNote: Readonly<Record<Change, string>> = {
  sent: '',
  corrected: 'They sent it again and changed something. This replaces what they sent before.',
  photos: 'They added photos.',
  moved: 'They moved their booking.',
  cancelled: 'They canceled their booking.',
}

const changeName: Readonly<Record<Change, string>> = {
  sent: '',
  corrected: 'Changed: ',
  photos: 'Photos added: ',
  moved: 'Moved: ',
  cancelled: 'Canceled: ',
}

/** What each sign means, for the owner. */
export const signNote: Readonly<Record<Sign, string>> = {
  'trap-filled': 'a field that no person sees was filled in',
  'too-fast': 'it was sent faster than people type',
  links: 'it contains links',
  'many-from-one-place': 'many requests came from the same connection',
  'challenge-failed': 'the check for robots was not passed',
}

// Further lines of an answer are indented: at the start of a line stands only what we say ourselves.
const shown = (field: TextField, answer: string) =>
  field.control === 'tel' ? formatUsPhone(answer) : (field.say?.(answer) ?? answer).replaceAll('\n', '\n  ')

/** The answers that were given, with their labels, in the order in which the form asks. */
export const labelled = (form: AnyForm, answers: Values): string[] =>
  textFields(form).flatMap(([name, field]) => {
    const said = shown(field, answers[name] ?? '')
    return said ? [`${field.label}: ${said}`] : []
  })

/** What is different from before: old and new, field by field. */
export function differences(form: AnyForm, before: Values, answers: Values): string[] {
  return textFields(form).flatMap(([name, field]) => {
    const [old, now] = [shown(field, before[name] ?? ''), shown(field, answers[name] ?? '')]
    return old === now ? [] : [`${field.label}: ${old || '(empty)'} -> ${now || '(empty)'}`]
  })
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

const kindOf = (form: AnyForm) =>
  form.name === 'booking' ? 'Booking' : `${form.name[0]?.toUpperCase()}${form.name.slice(1)} request`

/** Who sent them, as far as we know. */
function sentBy({ referredBy, friend }: StoredLead): string[] {
  if (!referredBy) return []
  const who = friend ? `${friend.name ?? ''} ${formatUsPhone(friend.phone ?? '')}`.trim() : 'nobody that we know'
  return ['', `Sent by a friend: ${who} (code ${referredBy})`]
}

const unconfirmed = 'The time is NOT confirmed: our calendar did not answer. They were told that you will call.'

/** The e-mail that tells the owner of a lead: what happened, who, where, what, and one tap to answer. */
export function leadMessage(form: AnyForm, lead: StoredLead, revision: Revision, photosUrl?: string): Message {
  const { change, before } = revision
  const changed = before ? differences(form, before, lead.answers) : []
  const odd = lead.signs.map((sign) => signNote[sign])
  const photos = photosUrl ? [`Photos: ${lead.photos}. See them, and what is added later, for 30 days:`, photosUrl] : []
  const lines = [
    ...(changeNote[change] ? [changeNote[change], ''] : []),
    ...(changed.length > 0 ? ['What changed:', ...changed, ''] : []),
    ...labelled(form, lead.answers),
    ...photos,
    ...sentBy(lead),
    ...(form.name === 'booking' && !lead.booking ? ['', unconfirmed] : []),
    ...(areaNote[lead.area] ? ['', areaNote[lead.area]] : []),
    ...(odd.length > 0 ? ['', `It looks unusual: ${odd.join('; ')}.`] : []),
    '',
    ...waysToAnswer(form, lead),
    '',
    `Reference: ${lead.reference}`,
    `Received: ${localTime(lead.receivedAt)} (Chicago)`,
    ...(change === 'sent' ? [] : [`Changed: ${localTime(revision.at)} (Chicago)`]),
  ]
  const place = lead.answers.location ? `, ${lead.answers.location}` : ''
  const subject = `${changeName[change]}${kindOf(form)} ${lead.reference}${place}`
  return { subject: subject.slice(0, 150), text: `${lines.join('\n')}\n` }
}

const visitorHeading = ({ received: { heading } }: AnyForm, change: Change): string => {
  if (change === 'cancelled') return 'Your pickup is canceled'
  if (change === 'moved') return 'Your pickup is moved'
  return change === 'sent' ? heading : `${heading}, as you changed it`
}

/** The visitor's copy: that we have it, what we have, and how to reach us. */
export function visitorMessage(form: AnyForm, lead: StoredLead, { change }: Revision, bookingUrl?: string): Message {
  const heading = visitorHeading(form, change)
  const lines = [
    `${heading}. Your reference is ${lead.reference}.`,
    '',
    ...(change === 'cancelled' ? [] : [form.received.next]),
    ...(bookingUrl ? ['', 'See, move or cancel it:', bookingUrl] : []),
    '',
    ...labelled(form, lead.answers),
    '',
    `Something wrong, or in a hurry? Call or text ${site.phone.label} and say the reference.`,
    '',
    site.name,
  ]
  return { subject: `${heading} (${lead.reference})`, text: `${lines.join('\n')}\n` }
}

/** A text message to the owner: the least that lets them call back, in one or two parts. */
export function shortMessage(form: AnyForm, lead: StoredLead, { change }: Revision): string {
  const { phone = '', location = '', ...rest } = lead.answers
  const what = Object.values(rest).filter(Boolean).join(', ')
  const start = `${changeName[change]}${kindOf(form)} ${lead.reference}`
  return [start, formatUsPhone(phone), location, what].filter(Boolean).join(' | ').slice(0, 300)
}
