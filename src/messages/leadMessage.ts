import { language } from '#language'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { codeAtDesk } from '../business/adjustments.ts'
import { areaWords } from '../business/places.ts'
import { clockTime, holdMinutes } from '../domain/calendar/booking.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { dateLabel, isSlotId, slotDate, slotLabel, timeLabel } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { agreedPrice, priceInLines } from '../domain/prices/quoted.ts'
import { isByAssistant, signalWords } from '../domain/source.ts'
import { cut, own } from '../domain/text.ts'
import { nameIn } from '../language/language.ts'
import { whoOf } from '../request/request.ts'
import { ticked } from '../shared/forms/fields.ts'
import type { AnyForm, TextField, Values } from '../shared/forms/form.ts'
import { bookingForm, leadFields } from '../shared/forms/forms.ts'
import type { Change, Revision, StoredLead } from '../store/lead.ts'
import { deskUrl, listed, placeWords, subjectOf, summaryOf, type TownOf, waysToAnswer } from './leadWords.ts'
import type { MailBody, MailPart } from './media/mail.ts'

/** "Sat, Nov 21, 2:05 PM", where the business is. */
const localMoment = (at: number): string =>
  `${dateLabel(localDate(at, site.timeZone))}, ${clockTime(at, site.timeZone)}`

/** They say themselves what became of the window. */
const withoutNote: ReadonlySet<Change> = new Set(['booked', 'moved', 'confirmed', 'canceled'])

/**
 * What the owner has to know of a booking's window: what's true when the mail is written, and what the sender read if that
 * is something else. Nothing when the message is about a move or a cancellation.
 */
export function bookingNote(lead: StoredLead, change: Change): string[] {
  if (lead.form !== bookingForm.name || withoutNote.has(change)) return []
  const read = lead.unconfirmed ? [say.owner.theyRead] : []
  switch (lead.booking) {
    case 'live':
      return lead.unconfirmed ? [say.owner.isBooked, ...read] : []
    case 'held':
      return [say.owner.isHeld(holdMinutes), ...read]
    case 'let-go':
      return [say.owner.letGo(holdMinutes), ...read]
    case 'canceled':
      return [say.owner.bookingCanceled]
    case undefined:
      return [say.owner.isNotBooked, ...read]
  }
}

/** What the owner calls an answer, where that's shorter than what the form asked. */
const labelOf = (name: string, { label }: TextField) => own<string>(say.owner.labels, name) ?? label()

function answerOf(name: string, field: TextField, answer: string): string {
  if (name === 'list') return listed(answer)
  if (name === 'code') return answer && codeAtDesk(answer)
  if (name === 'texts') return answer === ticked ? say.owner.wantsTexts : ''
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
    ...fact(say.owner.labels.location, placeWords(answers, townOf)),
    ...(agreed ? fact(say.owner.price, priceInLines(agreed)) : []),
    ...facts((name) => name === price),
    ...facts((name) => !aboutNames.has(name) && !shownElsewhere.has(name) && !isHeading(name)),
    ...sentBy(lead),
  ]
}

/** The friend who sent them, as far as we know. */
function sentBy({ referredBy, friend }: Pick<StoredLead, 'referredBy' | 'friend'>): MailPart[] {
  if (!referredBy) return []
  const who = [friend?.name, friend?.phone && formatUsPhone(friend.phone)].filter(Boolean).join(', ')
  return fact(say.owner.sentByFriend, who || say.owner.unknownFriend(referredBy))
}

function beforeFacts(form: AnyForm, before: Values, answers: Values): MailPart[] {
  return leadFields(form, answers).flatMap(([name, field]) => {
    const [old, now] = [before, answers].map((all) => answerOf(name, field, all[name] ?? ''))
    if (old === now) return []
    const label = labelOf(name, field)
    return now ? fact(say.owner.before(label), old || say.owner.nothing) : fact(say.owner.takenOut(label), old ?? '')
  })
}

/** The window of a pickup that's theirs, or was. */
function whenOf({ booking, answers: { slot = '' } }: StoredLead, change: Change): MailPart[] {
  const isVoid = change === 'canceled'
  if (!isSlotId(slot) || !(isVoid || booking === 'live')) return []
  return [{ kind: 'when', day: dateLabel(slotDate(slot)), hours: timeLabel(slot, windowHours), isVoid }]
}

export type MailContext = {
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
    ...[own<string>(say.source.areas, lead.area) ?? []].flat(),
    ...(isByAssistant(lead.source) ? [say.owner.assistant] : []),
    ...(lead.language && lead.language !== language() ? [say.owner.wroteIn(nameIn(language(), lead.language))] : []),
    ...(spamSignals.length > 0 ? [say.owner.itLooksUnusual(signalWords(spamSignals))] : []),
  ]
  const text = occasion?.note ?? say.owner.changes[change].note
  const was = change === 'moved' && isSlotId(old) ? say.owner.was(slotLabel(old, windowHours)) : ''
  const ways = waysToAnswer(lead)
  const [strip, who] = [
    occasion?.strip ??
      (say.owner.changes[change].strip || (own<string>(say.owner.news, form.name) ?? say.owner.news.other)),
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
      { kind: 'outline', label: say.owner.openOnDesk, url: deskUrl(siteUrl, reference) },
      ...(photos > 0 && photosUrl
        ? [
            {
              kind: 'outline',
              label: say.owner.seePhotos(photos),
              url: photosUrl,
            } as const,
          ]
        : []),
      ...(when.length === 0 && isSlotId(slot) ? fact(say.owner.labels.slot, slotLabel(slot, windowHours)) : []),
      ...factsOf(form, lead, townOf),
      ...changed,
    ],
    foot: {
      end: `${change === 'sent' ? '' : `${say.owner.changed(localMoment(at))} `}${say.owner.cameIn(localMoment(lead.receivedAt))}, ${areaWords().zoneName}. ${say.owner.reference(reference)}`,
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
