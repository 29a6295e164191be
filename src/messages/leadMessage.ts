import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { clockTime, holdMinutes } from '../domain/calendar/booking.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { dateLabel, isSlotId, slotDate, slotLabel, timeLabel } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { agreedPrice, priceInLines } from '../domain/prices/quoted.ts'
import { isByAssistant, signalNote } from '../domain/source.ts'
import { cut } from '../domain/text.ts'
import { nameIn } from '../language/language.ts'
import { areaNotes, whoOf } from '../request/request.ts'
import { ticked } from '../shared/forms/fields.ts'
import type { AnyForm, TextField, Values } from '../shared/forms/form.ts'
import { bookingForm, leadFields } from '../shared/forms/forms.ts'
import type { Change, Revision, StoredLead } from '../store/lead.ts'
import {
  changeWords,
  deskUrl,
  listed,
  placeWords,
  subjectOf,
  summaryOf,
  type TownOf,
  waysToAnswer,
} from './leadWords.ts'
import type { MailBody, MailPart } from './media/mail.ts'

/** "Sat, Nov 21, 2:05 PM", where the business is. */
const localMoment = (at: number): string =>
  `${dateLabel(localDate(at, site.timeZone))}, ${clockTime(at, site.timeZone)}`

const assistantNote = 'An AI assistant sent this for them. Call or text them before you count on it.'

const whatTheyRead = 'We told them the time isn’t confirmed yet and that you’ll call them.'

const held = `The time is held for ${holdMinutes} minutes and then free for others: it looks unusual, or a lot came in at once. If it’s real, open it on the desk and release it.`

/** They say themselves what became of the window. */
const withoutNote: ReadonlySet<Change> = new Set(['booked', 'moved', 'confirmed', 'canceled'])

/**
 * What the owner has to know of a booking's window: what's true when the mail is written, and what the sender read if that
 * is something else. Nothing when the message is about a move or a cancellation.
 */
export function bookingNote(lead: StoredLead, change: Change): string[] {
  if (lead.form !== bookingForm.name || withoutNote.has(change)) return []
  const read = lead.unconfirmed ? [whatTheyRead] : []
  switch (lead.booking) {
    case 'live':
      return lead.unconfirmed ? ['The time is booked for them.', ...read] : []
    case 'held':
      return [held, ...read]
    case 'let-go':
      return [`The time is NOT booked: it was held for ${holdMinutes} minutes and is free again.`, ...read]
    case 'canceled':
      return ['The time is NOT booked: the booking was canceled.']
    case undefined:
      return ['The time is NOT booked.', ...read]
  }
}

/** What the owner calls an answer, where that's shorter than what the form asked. */
const ownerLabel: Readonly<Record<string, string>> = {
  slot: 'Asked for',
  location: 'Where',
  address: 'Street',
  'junk-type': 'What',
  list: 'On their list',
  estimate: 'Price they saw',
  notes: 'Notes',
  message: 'What they wrote',
  name: 'Name',
  'reply-name': 'Name',
  'reply-by': 'Prefers',
  'reply-when': 'Good time',
  texts: 'Texts',
}

const labelOf = (name: string, { label }: TextField) => ownerLabel[name] ?? label()

/** An answer in the owner's words. */
function answerOf(name: string, field: TextField, answer: string): string {
  if (name === 'list') return listed(answer)
  if (name === 'texts') return answer === ticked ? 'Wants updates by text' : ''
  return field.control === 'tel' ? formatUsPhone(answer) : (field.say?.(answer) ?? answer)
}

/** What a mail shows elsewhere: in its heading, its window, where they are, and what it costs. */
const shownElsewhere: ReadonlySet<string> = new Set(['slot', 'location', 'address', 'name', 'reply-name', 'estimate'])

const fact = (label: string, answer: string): MailPart[] => (answer ? [{ kind: 'fact', label, answer }] : [])

/** Answers that say what it's about. */
const aboutNames: ReadonlySet<string> = new Set(['junk-type', 'list', 'message'])

/** The answers that were given: what, where and the price first, then the others in the order in which the form asks. */
function factsOf(form: AnyForm, lead: StoredLead, townOf: TownOf): MailPart[] {
  const { answers } = lead
  const agreed = agreedPrice(lead)
  const price = agreed ? '' : 'estimate'
  // Without a name, the number is the heading.
  const isHeading = (name: string) => name === 'phone' && whoOf(lead) === formatUsPhone(answers.phone ?? '')
  const facts = (isShown: (name: string) => boolean) =>
    leadFields(form, answers).flatMap(([name, field]) =>
      isShown(name) ? fact(labelOf(name, field), answerOf(name, field, answers[name] ?? '')) : [],
    )
  return [
    ...facts((name) => aboutNames.has(name)),
    ...fact('Where', placeWords(answers, townOf)),
    ...(agreed ? fact('Price', priceInLines(agreed)) : []),
    ...facts((name) => name === price),
    ...facts((name) => !aboutNames.has(name) && !shownElsewhere.has(name) && !isHeading(name)),
    ...sentBy(lead),
  ]
}

/** The friend who sent them, as far as we know. */
function sentBy({ referredBy, friend }: Pick<StoredLead, 'referredBy' | 'friend'>): MailPart[] {
  if (!referredBy) return []
  const who = [friend?.name, friend?.phone && formatUsPhone(friend.phone)].filter(Boolean).join(', ')
  return fact('Sent by a friend', who || `Somebody with the code ${referredBy}, who isn’t in our records`)
}

/** The answers that changed, as they were before. */
function beforeFacts(form: AnyForm, before: Values, answers: Values): MailPart[] {
  return leadFields(form, answers).flatMap(([name, field]) => {
    const [old, now] = [before, answers].map((all) => answerOf(name, field, all[name] ?? ''))
    if (old === now) return []
    const label = labelOf(name, field)
    return now ? fact(`${label} before`, old || 'Nothing') : fact(`${label}, taken out`, old ?? '')
  })
}

const kinds: Readonly<Record<string, string>> = {
  booking: 'New pickup',
  quote: 'New quote request',
  contact: 'New message',
  referral: 'New referral link',
}

/** The window of a pickup that's theirs, or was. */
function whenOf({ booking, answers: { slot = '' } }: StoredLead, change: Change): MailPart[] {
  const isVoid = change === 'canceled'
  if (!isSlotId(slot) || !(isVoid || booking === 'live')) return []
  return [{ kind: 'when', day: dateLabel(slotDate(slot)), hours: timeLabel(slot, windowHours), isVoid }]
}

/** What a message's words depend on besides the lead. */
export type MailContext = {
  /** The public origin. */
  readonly siteUrl: string
  readonly townOf: TownOf
  /** Where the photos can be seen without signing in. */
  readonly photosUrl?: string | undefined
}

/** What a mail says instead of that a request came. */
type Occasion = { readonly strip: string; readonly subject: string; readonly note: string }

/** The mail that tells the owner of a lead: what happened, who, when, buttons to answer with one tap, what and where. */
export function leadMail(
  form: AnyForm,
  lead: StoredLead,
  { change, before, at }: Revision,
  { siteUrl, townOf, photosUrl }: MailContext,
  occasion?: Occasion,
): MailBody {
  const { answers, reference, photos, spamSignals } = lead
  const when = whenOf(lead, change)
  const { slot = '' } = answers
  const old = before?.slot ?? ''
  const notes = [
    ...bookingNote(lead, change),
    ...[areaNotes.get(lead.area) ?? []].flat(),
    ...(isByAssistant(lead.source) ? [assistantNote] : []),
    ...(lead.language && lead.language !== 'en'
      ? [`They wrote in ${nameIn('en', lead.language)}, and we answer them in it.`]
      : []),
    ...(spamSignals.length > 0
      ? [`It looks unusual: ${spamSignals.map((signal) => signalNote[signal]).join('; ')}.`]
      : []),
  ]
  const text = occasion?.note ?? changeWords[change].note
  const was = change === 'moved' && isSlotId(old) ? ` It was ${slotLabel(old, windowHours)}.` : ''
  const ways = waysToAnswer(lead)
  const [strip, who] = [
    occasion?.strip ?? (changeWords[change].strip || (kinds[form.name] ?? 'New request')),
    whoOf(lead),
  ]
  const changed = before && change === 'corrected' ? beforeFacts(form, before, answers) : []
  return {
    subject: occasion?.subject ?? subjectOf(lead, change, townOf),
    preview: [who, summaryOf(lead, townOf)].filter(Boolean).join(': '),
    strip,
    heading: who,
    opening: `${strip}: ${who}`,
    parts: [
      ...when,
      ...(text ? [{ kind: 'text', text: text + was } as const] : []),
      ...notes.map((note) => ({ kind: 'note', text: note }) as const),
      ...(ways.length > 0 ? [{ kind: 'row', links: ways } as const] : []),
      { kind: 'outline', label: 'Open on the desk', url: deskUrl(siteUrl, reference) },
      ...(photos > 0 && photosUrl
        ? [
            {
              kind: 'outline',
              label: photos === 1 ? 'See the photo' : `See the ${photos} photos`,
              url: photosUrl,
            } as const,
          ]
        : []),
      ...(when.length === 0 && isSlotId(slot) ? fact('Asked for', slotLabel(slot, windowHours)) : []),
      ...factsOf(form, lead, townOf),
      ...changed,
    ],
    foot: {
      end: `${change === 'sent' ? 'Came in' : `Changed ${localMoment(at)}. Came in`} ${localMoment(lead.receivedAt)}, ${site.area.zoneName}. Reference ${reference}`,
    },
  }
}

/** A text message to the owner: what the mail's subject says, who to call back, and the way to the desk. */
export function shortMessage(
  lead: StoredLead,
  { change }: Pick<Revision, 'change'>,
  { siteUrl, townOf }: MailContext,
): string {
  const { phone = '', name = '', 'reply-name': replyName = '' } = lead.answers
  const who = [cut(name || replyName, 40), formatUsPhone(phone)].filter(Boolean).join(', ')
  return [subjectOf(lead, change, townOf), who, deskUrl(siteUrl, lead.reference)].filter(Boolean).join('. ')
}
