// What the customer reads of a request: facts, which the mail's text, its HTML and the text message put into words.

import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { sentCodeNote } from '../business/adjustments.ts'
import { hearFromUs, replyIn } from '../business/calendar.ts'
import { beforeWeCome, telHref, tripFee } from '../business/contact.ts'
import {
  clockTime,
  holdMinutes,
  isDue,
  officeLines,
  paidWords,
  type Receipt,
  wentWords,
} from '../domain/calendar/booking.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { dateLabel, isSlotId, slotDate, slotLabel, timeLabel } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { dollars } from '../domain/prices/price.ts'
import { agreedPrice, priceInLines } from '../domain/prices/quoted.ts'
import { capital } from '../domain/text.ts'
import { ended } from '../language/texts.ts'
import { isCanceledByUs } from '../request/event.ts'
import { asTheyRead } from '../shared/forms/fields.ts'
import type { AnyForm } from '../shared/forms/form.ts'
import { bookedNext, bookingForm } from '../shared/forms/forms.ts'
import type { Change, StoredLead } from '../store/lead.ts'
import { lacksWindow, listed, placeWords, setOutWords, type TownOf } from './leadWords.ts'
import type { MailBody, MailLink } from './media/mail.ts'

/** What a message to a customer says, in this order. */
export type Confirmation = {
  readonly heading: string
  readonly reference: string
  /** The pickup window; `canceled` when nobody comes then. */
  readonly when: { readonly day: string; readonly hours: string; readonly canceled: boolean } | undefined
  /** What happens next, a sentence or two each. */
  readonly next: readonly string[]
  /** Where the booking is seen, moved or canceled. */
  readonly booking: MailLink | undefined
  readonly calendar: MailLink | undefined
  /** Where they can write a review. */
  readonly review?: MailLink | undefined
  readonly pictures?: readonly MailLink[]
  /** Label and answer. */
  readonly facts: readonly (readonly [string, string])[]
}

/** The addresses of a booking's signed link; undefined where there's no booking. */
export type BookingLinks = { readonly page: string; readonly calendar: string }

const headingOf = (form: AnyForm, lead: StoredLead, change: Change): string => {
  const words = say.message
  if (change === 'priced' && lead.proposed) return words.newPrice(dollars(lead.proposed.cents))
  if (change === 'canceled' || change === 'moved' || change === 'priced') return words[change]
  if (change === 'confirmed' || change === 'booked') return words.booked
  if (lead.booking === 'held') return words.toConfirm
  if (lacksWindow(lead)) return words.received
  const { heading } = form.received()
  return change === 'sent' ? heading : words.withChanges(heading)
}

function nextOf(form: AnyForm, lead: StoredLead, change: Change, now: number): string[] {
  const { wontCome, weCanceled, held, notConfirmed, whetherWeCome } = say.message
  if (change === 'canceled') return [isCanceledByUs(lead) ? weCanceled : wontCome]
  if (change === 'priced' && lead.proposed) return [say.message.newPriceNext(lead.proposed.reason)]
  if (lead.booking === 'held') return [held(holdMinutes)]
  if (lacksWindow(lead))
    return lead.area === 'too-far' ? [whetherWeCome, hearFromUs(now)] : [notConfirmed(replyIn(now))]
  if (lead.booking === 'live') return [bookedNext(agreedPrice(lead)), tripFee()].filter(Boolean)
  return [form.received().next, hearFromUs(now)]
}

const whenOf = (slot: string, canceled: boolean) => ({
  day: dateLabel(slotDate(slot)),
  hours: timeLabel(slot, windowHours),
  canceled,
})

/**
 * Typed words as far as they can be repeated in a mail to an address that may be anybody's: short ones, in which nothing
 * leads anywhere. Empty for all others.
 */
const harmless = (typed = ''): string =>
  /^[\p{L}\d ,'’&()#/-]{1,80}$/u.test(typed) && !/\d{6}|\d{3}\D{0,3}\d{4}/.test(typed) ? typed : ''

/** What there is to know of a pickup: where, what, for how much, which number we call, and what to have ready. */
function factsOf(lead: StoredLead, hasWindow: boolean, townOf: TownOf): [string, string][] {
  const { answers, booking } = lead
  const { slot = '', phone = '' } = answers
  const price = agreedPrice(lead)
  const { list = '', estimate = '' } = asTheyRead(answers)
  const words = say.message
  const isBooked = hasWindow && booking === 'live'
  const where = placeWords({ address: harmless(answers.address), location: harmless(answers.location) }, townOf)
  const facts: [string, string][] = [
    [words.askedFor, isSlotId(slot) && !hasWindow ? slotLabel(slot, windowHours) : ''],
    [words.where, isBooked ? [where, setOutWords(answers)].filter(Boolean).join(', ') : ''],
    [words.what, listed(list) || (isBooked ? harmless(answers['junk-type']) : '')],
    [words.price, price ? priceInLines(price) : ''],
    [words.priceSeen, price ? '' : estimate],
    [say.fields.code.label, sentCodeNote(answers)],
    [words.number, isBooked && phone ? formatUsPhone(phone) : ''],
    [words.before, isBooked ? beforeWeCome() : ''],
  ]
  return facts.filter(([, answer]) => answer !== '')
}

function bookingLabel({ booking }: StoredLead, canceled: boolean): string {
  const { seeOrBook, confirm, seeMoveCancel } = say.message
  if (canceled) return seeOrBook
  return booking === 'held' ? confirm : seeMoveCancel
}

/**
 * What the customer reads of a change: that we have it, when we come, what's next. It repeats little of what was typed
 * freely, since the mail address may be anybody's. `now` in UTC ms.
 */
export function confirmationOf(
  form: AnyForm,
  lead: StoredLead,
  change: Change,
  now: number,
  links?: BookingLinks,
  townOf: TownOf = () => undefined,
): Confirmation {
  const { slot = '' } = lead.answers
  const canceled = change === 'canceled'
  const hasWindow = isSlotId(slot) && (canceled || lead.booking === 'live')
  const { addToCalendar, removeFromCalendar } = say.message
  return {
    heading: headingOf(form, lead, change),
    reference: lead.reference,
    when: hasWindow ? whenOf(slot, canceled) : undefined,
    next: nextOf(form, lead, change, now),
    booking: links && { label: bookingLabel(lead, canceled), url: links.page },
    calendar:
      hasWindow && links ? { label: canceled ? removeFromCalendar : addToCalendar, url: links.calendar } : undefined,
    facts: canceled ? [] : factsOf(lead, hasWindow, townOf),
  }
}

/** What a customer reads the day before a pickup, or on its day if the message went out late. `now` in UTC ms. */
export function reminderOf(
  lead: StoredLead,
  slot: string,
  now: number,
  links?: BookingLinks,
  townOf?: TownOf,
): Confirmation {
  const isToday = localDate(now, site.timeZone) === slotDate(slot)
  return {
    ...confirmationOf(bookingForm, { ...lead, answers: { ...lead.answers, slot } }, 'sent', now, links, townOf),
    heading: say.message.reminder(isToday),
  }
}

/** News of a pickup. */
const newsOf = ({ reference }: StoredLead, heading: string, next: string, booking: MailLink | undefined) => ({
  heading,
  reference,
  when: undefined,
  next: [next],
  booking,
  calendar: undefined,
  facts: [],
})

const see = (links: BookingLinks | undefined) => links && { label: say.message.see, url: links.page }

/** Since when the crew is on the way, "9:42 AM", and about how many minutes the drive takes, where it said so. */
export type SetOut = { readonly since: string; readonly minutes: number | undefined }

export const onTheWayMail = (lead: StoredLead, { since, minutes }: SetOut, links?: BookingLinks): Confirmation =>
  newsOf(lead, say.message.onTheWay, say.message.left(since, minutes), see(links))

export const lateMail = (lead: StoredLead, minutes: number, links?: BookingLinks): Confirmation => ({
  ...newsOf(lead, say.message.late(minutes), say.message.stillComing, see(links)),
  when: whenOf(lead.answers.slot ?? '', false),
})

/** Says that nobody was there at `at`, UTC ms: all that a text has room for. */
export const foundNobody = (at: number): string => say.message.missed(clockTime(at, site.timeZone))

/** That, what they can do, and what it costs them. */
export const missedWords = (at: number): string =>
  [foundNobody(at), say.message.afterMissed, tripFee()].filter(Boolean).join(' ')

export const missedMail = (lead: StoredLead, at: number, links?: BookingLinks): Confirmation => {
  const { sorryMissed, seeOrBook } = say.message
  const again = links && { label: seeOrBook, url: links.page }
  return newsOf(lead, sorryMissed, missedWords(at), again)
}

export const linkMail = (lead: StoredLead, { page }: BookingLinks): Confirmation => ({
  ...newsOf(lead, say.message.hereIsLink, say.message.askedForLink, { label: say.message.seeMoveCancel, url: page }),
  when: whenOf(lead.answers.slot ?? '', false),
})

/** Where they may review us, and photos of the crew's. `isCorrected`: they've read another one. */
type ReceiptExtras = {
  readonly reviewUrl?: string | undefined
  readonly pictures?: readonly MailLink[]
  readonly isCorrected?: boolean
}

/** What a customer reads once their pickup is done: what was paid and where things went, as far as the crew said so. */
export const receiptMail = (
  lead: StoredLead,
  receipt: Receipt,
  links?: BookingLinks,
  { reviewUrl = site.reviewUrl, pictures = [], isCorrected = false }: ReceiptExtras = {},
): Confirmation => {
  const { slot = '' } = lead.answers
  const words = say.message
  const facts: (readonly [string, string])[] = [
    ...officeLines(receipt, lead.reference),
    [words.price, isDue(receipt) && lead.price ? priceInLines(lead.price) : ''],
    [words.paid, paidWords(receipt)],
    [words.went, wentWords(receipt)],
    [words.what, listed(asTheyRead(lead.answers).list ?? '') || harmless(lead.answers['junk-type'])],
    [words.day, isSlotId(slot) ? dateLabel(slotDate(slot)) : ''],
  ]
  const [heading, next] = isCorrected ? [words.corrected, words.replaces] : [words.done, words.thanks]
  return {
    ...newsOf(lead, heading, next, links && { label: words.seeReceipt, url: links.page }),
    review: reviewUrl ? { label: words.review, url: reviewUrl } : undefined,
    pictures,
    facts: facts.filter(([, answer]) => answer !== ''),
  }
}

export const thanksMail = (lead: StoredLead): Confirmation => {
  const { thankYou, wentWell, review } = say.message
  return newsOf(lead, thankYou, wentWell, site.reviewUrl ? { label: review, url: site.reviewUrl } : undefined)
}

/** "Your pickup is booked: Wed, Nov 25, 8 to 10 AM"; the reference where there's no time to come to. */
export const subjectOf = ({ heading, reference, when }: Confirmation): string =>
  when && !when.canceled ? `${heading}: ${when.day}, ${when.hours}` : `${heading} (${reference})`

/** A customer's mail. `stop`: where they say that they want no more. */
export function customerMail(confirmation: Confirmation, stop: string): MailBody {
  const { heading, reference, when, next, booking, calendar, review, pictures = [], facts } = confirmation
  const words = say.message
  const day = when && (when.canceled ? when.day : capital(when.day))
  return {
    subject: subjectOf(confirmation),
    preview: [when && !when.canceled && ended(`${day}, ${when.hours}`), ...next].filter(Boolean).join(' '),
    strip: words.reference(reference),
    heading,
    opening: words.opening(heading, reference),
    parts: [
      ...(when && day ? [{ kind: 'when', day, hours: when.hours, isVoid: when.canceled } as const] : []),
      ...next.map((text) => ({ kind: 'text', text }) as const),
      { kind: 'button', ...(booking ?? { label: words.call(site.phone.label), url: telHref }) },
      ...(calendar ? [{ kind: 'link', ...calendar } as const] : []),
      ...(review ? [{ kind: 'link', ...review } as const] : []),
      ...facts.map(([label, answer]) => ({ kind: 'fact', label, answer }) as const),
      ...pictures.map((picture) => ({ kind: 'picture', ...picture }) as const),
    ],
    foot: {
      stop,
      lines: [words.questions(site.phone.label), site.name, `${words.why} ${words.noMore}:`],
    },
  }
}
