// What the customer reads of a request: facts, which the mail's text, its HTML and the text message put into words.
import { windowHours } from '#site/calendar.ts'
import { nightBefore } from '#site/howItWorks.ts'
import { site } from '#site/site.ts'
import { replyIn } from '../../business/calendar.ts'
import { telHref } from '../../business/contactLinks.ts'
import { payBy } from '../../business/credentials.ts'
import { holdMinutes } from '../../domain/calendar/booking.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { dateLabel, isSlotId, slotDate, slotLabel, timeLabel } from '../../domain/calendar/slots.ts'
import { formatUsPhone } from '../../domain/contact/phone.ts'
import { delayWords } from '../../domain/desk.ts'
import { dollars } from '../../domain/prices/words.ts'
import type { Receipt } from '../../domain/receipt.ts'
import { paidWords, wentWords } from '../../domain/receipt.ts'
import { bookedNext, bookingForm } from '../../forms/booking.ts'
import type { AnyForm } from '../../forms/form.ts'
import type { Change, StoredLead } from '../store/lead.ts'
import { lacksWindow } from './bookingNote.ts'
import type { TownOf } from './leadWords.ts'
import { listed, placeWords } from './leadWords.ts'
import type { MailBody, MailLink } from './mailBody.ts'

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
  /** Label and answer. */
  readonly facts: readonly (readonly [string, string])[]
}

/** The addresses of a booking's signed link; undefined where there's no booking. */
export type BookingLinks = { readonly page: string; readonly calendar: string }

const headingOf = (form: AnyForm, lead: StoredLead, change: Change): string => {
  if (change === 'canceled') return 'Your pickup is canceled'
  if (change === 'moved') return 'Your pickup is moved'
  if (change === 'confirmed' || change === 'booked') return 'Your pickup is booked'
  if (lead.booking === 'held') return 'Please confirm your pickup'
  if (lacksWindow(lead)) return 'We have your request'
  const { heading } = form.received()
  return change === 'sent' ? heading : `${heading}, with your changes`
}

function nextOf(form: AnyForm, lead: StoredLead, change: Change, now: number): string[] {
  if (change === 'canceled') return ['We won’t come. You can book a new pickup any time.']
  const reply = replyIn(now)
  if (lead.booking === 'held')
    return [
      `A lot of people are booking right now. We’re holding your time for ${holdMinutes} minutes: open your pickup and confirm it.`,
    ]
  if (lacksWindow(lead)) return [`Your time isn’t confirmed yet. We’ll call you${reply ? ` ${reply}` : ''}.`]
  if (lead.booking === 'live') return [bookedNext(lead.agreed)]
  if (!reply) return [form.received().next]
  return [form.received().next, `You’ll hear from us ${reply}.`]
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

/** What to do before we come, in the business's own words. */
const ready = `${(nightBefore[0] ?? []).map((part) => (typeof part === 'string' ? part : part.label)).join('')} ${payBy()}`

/** What there is to know of a pickup: where, what, for how much, which number we call, and what to have ready. */
function factsOf({ answers, booking, agreed }: StoredLead, hasWindow: boolean, townOf: TownOf): [string, string][] {
  const { slot = '', list = '', estimate = '', phone = '' } = answers
  const isBooked = hasWindow && booking === 'live'
  const where = placeWords({ address: harmless(answers.address), location: harmless(answers.location) }, townOf)
  const facts: [string, string][] = [
    ['You asked for', isSlotId(slot) && !hasWindow ? slotLabel(slot, windowHours) : ''],
    ['Where', isBooked ? where : ''],
    ['What', listed(list) || (isBooked ? harmless(answers['junk-type']) : '')],
    ['Price', agreed === undefined ? '' : `${dollars(agreed)}, as agreed`],
    ['Price you saw', agreed === undefined ? estimate : ''],
    ['The number we’ll call', isBooked && phone ? formatUsPhone(phone) : ''],
    ['Before we come', isBooked ? ready.trim() : ''],
  ]
  return facts.filter(([, answer]) => answer !== '')
}

function bookingLabel({ booking }: StoredLead, canceled: boolean): string {
  if (canceled) return 'See it, or book again'
  return booking === 'held' ? 'Confirm my pickup' : 'See, move or cancel it'
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
  return {
    heading: headingOf(form, lead, change),
    reference: lead.reference,
    when: hasWindow ? whenOf(slot, canceled) : undefined,
    next: nextOf(form, lead, change, now),
    booking: links && { label: bookingLabel(lead, canceled), url: links.page },
    calendar:
      hasWindow && links
        ? { label: canceled ? 'Remove it from my calendar' : 'Add it to my calendar', url: links.calendar }
        : undefined,
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
    heading: `Your pickup is ${isToday ? 'today' : 'tomorrow'}`,
  }
}

/** What a customer reads by mail when their crew has set out. `since`: "9:42 AM". */
export const onTheWayMail = (lead: StoredLead, since: string, links?: BookingLinks): Confirmation => ({
  heading: 'We’re on the way to your pickup',
  reference: lead.reference,
  when: undefined,
  next: [`The crew left at ${since}.`],
  booking: links && { label: 'See your pickup', url: links.page },
  calendar: undefined,
  facts: [],
})

/** What a customer reads by mail when the crew is late, by so many minutes. */
export const lateMail = (lead: StoredLead, minutes: number, links?: BookingLinks): Confirmation => ({
  heading: `We’re running about ${delayWords(minutes)} late today`,
  reference: lead.reference,
  when: whenOf(lead.answers.slot ?? '', false),
  next: ['We’re still coming, and we’re sorry about the wait. You don’t have to do anything.'],
  booking: links && { label: 'See your pickup', url: links.page },
  calendar: undefined,
  facts: [],
})

/** What a customer reads once their pickup is done: what was paid and where things went, as far as the crew said so. */
export const receiptMail = (
  lead: StoredLead,
  receipt: Receipt,
  links?: BookingLinks,
  reviewUrl = site.reviewUrl,
): Confirmation => {
  const { slot = '', list = '' } = lead.answers
  const facts: [string, string][] = [
    ['Paid', paidWords(receipt)],
    ['Where it went', wentWords(receipt)],
    ['What', listed(list) || harmless(lead.answers['junk-type'])],
    ['Day', isSlotId(slot) ? dateLabel(slotDate(slot)) : ''],
  ]
  return {
    heading: 'Your pickup is done',
    reference: lead.reference,
    when: undefined,
    next: ['Thanks for having us. Here’s your receipt.'],
    booking: links && { label: 'See your receipt', url: links.page },
    calendar: undefined,
    review: reviewUrl ? { label: 'How did we do? Write a review', url: reviewUrl } : undefined,
    facts: facts.filter(([, answer]) => answer !== ''),
  }
}

/** "Your pickup is booked: Wed, Nov 25, 8 to 10 AM"; the reference where there's no time to come to. */
export const subjectOf = ({ heading, reference, when }: Confirmation): string =>
  when && !when.canceled ? `${heading}: ${when.day}, ${when.hours}` : `${heading} (${reference})`

/** A customer's mail. `stop`: where they say that they want no more. */
export function customerMail(confirmation: Confirmation, stop: string): MailBody {
  const { heading, reference, when, next, booking, calendar, review, facts } = confirmation
  return {
    subject: subjectOf(confirmation),
    preview: [when && !when.canceled && `${when.day}, ${when.hours}.`, ...next].filter(Boolean).join(' '),
    strip: `Reference ${reference}`,
    heading,
    opening: `${heading}. Your reference is ${reference}.`,
    parts: [
      ...(when ? [{ kind: 'when', day: when.day, hours: when.hours, isVoid: when.canceled } as const] : []),
      ...next.map((text) => ({ kind: 'text', text }) as const),
      { kind: 'button', ...(booking ?? { label: `Call ${site.phone.label}`, url: telHref }) },
      ...(calendar ? [{ kind: 'link', ...calendar } as const] : []),
      ...(review ? [{ kind: 'link', ...review } as const] : []),
      ...facts.map(([label, answer]) => ({ kind: 'fact', label, answer }) as const),
    ],
    foot: {
      stop,
      lines: [
        `Questions, or something to change? Call or text ${site.phone.label} and give us your reference.`,
        site.name,
        'You got this because this address was given with the request. No more emails from us:',
      ],
    },
  }
}
