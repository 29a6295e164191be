// What the customer reads of a request: facts, which the mail's text, its HTML and the text message put into words.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { replyIn } from '../../business/calendar.ts'
import { telHref } from '../../business/contactLinks.ts'
import { holdMinutes } from '../../domain/calendar/booking.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { dateLabel, isSlotId, slotDate, slotLabel, timeLabel } from '../../domain/calendar/slots.ts'
import { delayWords } from '../../domain/desk.ts'
import type { Receipt } from '../../domain/receipt.ts'
import { paidWords, wentWords } from '../../domain/receipt.ts'
import { bookedNext, bookingForm } from '../../forms/booking.ts'
import type { AnyForm } from '../../forms/form.ts'
import { labelBefore } from '../../forms/form.ts'
import type { Change, StoredLead } from '../store/lead.ts'
import { lacksWindow } from './bookingNote.ts'

type Link = { readonly label: string; readonly url: string }

/** What a message to a customer says, in this order. */
export type Confirmation = {
  readonly heading: string
  readonly reference: string
  /** The pickup window; `canceled` when nobody comes then. */
  readonly when: { readonly day: string; readonly hours: string; readonly canceled: boolean } | undefined
  /** What happens next, a sentence or two each. */
  readonly next: readonly string[]
  /** Where the booking is seen, moved or canceled. */
  readonly booking: Link | undefined
  readonly calendar: Link | undefined
  /** Where they can write a review. */
  readonly review?: Link | undefined
  /** Label and answer. */
  readonly facts: readonly (readonly [string, string])[]
}

/** The addresses of a booking's signed link; undefined where there's no booking. */
export type BookingLinks = { readonly page: string; readonly calendar: string }

const headingOf = ({ received: { heading } }: AnyForm, lead: StoredLead, change: Change): string => {
  if (change === 'canceled') return 'Your pickup is canceled'
  if (change === 'moved') return 'Your pickup is moved'
  if (change === 'confirmed' || change === 'booked') return 'Your pickup is booked'
  if (lead.booking === 'held') return 'Please confirm your pickup'
  if (lacksWindow(lead)) return 'We have your request'
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
  if (!reply) return [form.received.next]
  return [form.received.next, `You’ll hear from us ${reply}.`]
}

const whenOf = (slot: string, canceled: boolean) => ({
  day: dateLabel(slotDate(slot)),
  hours: timeLabel(slot, windowHours),
  canceled,
})

/** Answers in words of ours: the window is one that we offer, and the server works out list and price. */
function factsOf(
  { answers: { slot = '', list, estimate }, agreed }: StoredLead,
  hasWindow: boolean,
): [string, string][] {
  const { fields } = bookingForm
  return [
    ...(isSlotId(slot) && !hasWindow ? [['You asked for:', slotLabel(slot, windowHours)] as [string, string]] : []),
    ...(list ? [[labelBefore(fields.list), list] as [string, string]] : []),
    ...(estimate && agreed === undefined ? [[labelBefore(fields.estimate), estimate] as [string, string]] : []),
  ]
}

function bookingLabel({ booking }: StoredLead, canceled: boolean): string {
  if (canceled) return 'See it, or book again'
  return booking === 'held' ? 'Confirm my pickup' : 'See, move or cancel it'
}

/**
 * What the customer reads of a change: that we have it, when we come, what's next. It repeats no text that was typed
 * freely, since the mail address may be anybody's. `now` in UTC ms.
 */
export function confirmationOf(
  form: AnyForm,
  lead: StoredLead,
  change: Change,
  now: number,
  links?: BookingLinks,
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
    facts: canceled ? [] : factsOf(lead, hasWindow),
  }
}

/** What a customer reads the day before a pickup, or on its day if the message went out late. `now` in UTC ms. */
export function reminderOf(lead: StoredLead, slot: string, now: number, links?: BookingLinks): Confirmation {
  const isToday = localDate(now, site.timeZone) === slotDate(slot)
  return {
    ...confirmationOf(bookingForm, { ...lead, answers: { ...lead.answers, slot } }, 'sent', now, links),
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
  const [paid, went] = [paidWords(receipt), wentWords(receipt)]
  return {
    heading: 'Your pickup is done',
    reference: lead.reference,
    when: undefined,
    next: ['Thanks for having us. Here’s your receipt.'],
    booking: links && { label: 'See your receipt', url: links.page },
    calendar: undefined,
    review: reviewUrl ? { label: 'How did we do? Write a review', url: reviewUrl } : undefined,
    facts: [...(paid ? [['Paid:', paid] as const] : []), ...(went ? [['Where it went:', went] as const] : [])],
  }
}

/** The main link: to the booking, or without one to the phone. */
export const mainLink = ({ booking }: Confirmation): Link =>
  booking ?? { label: `Call ${site.phone.label}`, url: telHref }

export const subjectOf = ({ heading, reference }: Confirmation): string => `${heading} (${reference})`
