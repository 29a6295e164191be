// What customers get of their request, by mail and by phone. What isn't true anymore when it goes out isn't said.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { workDay } from '../business/calendar.ts'
import { clockTime, paidWords, readsSame, stepOf } from '../domain/calendar/booking.ts'
import { localTime } from '../domain/calendar/localTime.ts'
import { slotDate, slotTimes } from '../domain/calendar/slots.ts'
import { partsOf, plainText } from '../domain/contact/textMessage.ts'
import { capital } from '../domain/text.ts'
import { ended } from '../language/texts.ts'
import { isNewAddress } from '../request/event.ts'
import { receiptAt } from '../request/evolve.ts'
import { paths } from '../routes.ts'
import type { Services } from '../shared/http/services.ts'
import { bookingOf } from '../store/bookings.ts'
import { attachedPhotos } from '../store/photos.ts'
import {
  type BookingLinks,
  type Confirmation,
  confirmationOf,
  customerMail,
  foundNobody,
  lateMail,
  linkMail,
  missedMail,
  onTheWayMail,
  receiptMail,
  reminderOf,
  type SetOut,
  thanksMail,
} from './confirmation.ts'
import { townFinder } from './leadWords.ts'
import { bookingToken, seePhotosToken, stopMailsToken } from './links.ts'
import type { Letter } from './media/mail.ts'
import type { Notice } from './say.ts'

/** Most parts of a text to a customer. */
const mostParts = 2

/** As many sentences as fit, from the first one on, with the link behind it. */
function inParts(sentences: readonly string[], link: string): string {
  const kept = sentences.map(plainText)
  for (let count = kept.length; count > 1; count--) {
    const text = [kept[0], link, ...kept.slice(1, count)].filter(Boolean).join(' ')
    if (partsOf(text) <= mostParts) return text
  }
  return [kept[0], link].filter(Boolean).join(' ')
}

/** The text to a customer's phone: what happened, when we come, and the link; what's next only where that fits into two parts. */
export function confirmationMessage({ heading, when, next, booking }: Confirmation): string {
  const time = when && `${when.day}, ${when.hours}`
  const news = when?.canceled
    ? ended(`${heading}. ${say.message.itWasOn(time ?? '')}`)
    : [`${heading}.`, time && capital(ended(time))].filter(Boolean).join(' ')
  const textWith = (more: readonly string[]) =>
    inParts(
      [`${site.name}: ${[news, ...more].join(' ')}${booking ? ` ${booking.label}:` : ''}`, say.message.stopTexts],
      booking?.url ?? '',
    )
  const text = textWith(when ? [] : next)
  return partsOf(text) <= mostParts ? text : textWith([])
}

/** The text with a booking's link, which the customer asked for on its page. */
export const linkMessage = (page: string): string =>
  inParts([`${site.name}: ${say.message.linkText}`, say.message.stopTexts], page)

/** Their pickup's link, by text and by mail, for somebody who has lost it. */
export const linkText: Words<string> = async (notice, services) => {
  const links = await bookingLinks(services, notice)
  return links && linkMessage(links.page)
}

/** News on the day of a pickup, with the page that shows it, and our number. */
const newsMessage = (news: string, page: string | undefined): string => {
  const { seeHere, callUs } = say.message
  return inParts([`${site.name}: ${news}${page ? ` ${seeHere}` : ''}`, callUs(site.phone.label)], page ?? '')
}

/** The text to a customer whose crew has left for them. `since`: "9:42 AM"; `minutes`: about how long the drive takes. */
export const onTheWayMessage = ({ since, minutes }: SetOut, page: string | undefined): string =>
  newsMessage(say.message.onTheWaySince(since, minutes), page)

/** The text to a customer whose crew is late, by so many minutes. */
export const lateMessage = (minutes: number, page: string | undefined): string =>
  newsMessage(say.message.lateText(say.message.late(minutes)), page)

/** What a message says, and its words; undefined when there's nothing to say anymore. */
type Words<Content> = (notice: Notice, services: Services) => Promise<Content | undefined>

/** The links to a booking, whose seat may be held until they're used; undefined without one, and once it was let go. */
async function bookingLinks({ env }: Services, { lead }: Notice): Promise<BookingLinks | undefined> {
  const booking = bookingOf(lead)
  if (!booking || booking.state === 'let-go') return undefined
  const token = await bookingToken(env, booking)
  return { page: env.SITE_URL + paths.ownRequest({ token }), calendar: env.SITE_URL + paths.ownCalendar({ token }) }
}

/** A confirmation by mail, with the link by which they get no more of them. Their answer goes to the business. */
const letterOf =
  (words: Words<Confirmation>): Words<Letter> =>
  async (notice, services) => {
    const confirmation = await words(notice, services)
    if (!confirmation) return undefined
    const token = await stopMailsToken(services, notice.lead.reference)
    const body = customerMail(confirmation, services.env.SITE_URL + paths.stopMails({ token }))
    return { body, replyTo: site.email, isOfBooking: confirmation.booking !== undefined }
  }

export const linkLetter = letterOf(async (notice, services) => {
  const links = await bookingLinks(services, notice)
  return links && linkMail(notice.lead, links)
})

const confirmation: Words<Confirmation> = async (notice, services) => {
  const { lead, form, revision, number } = notice
  const links = await bookingLinks(services, notice)
  const event = lead.events.find((one) => one.number === number)
  // Another address reads it for the first time.
  const change = event && isNewAddress(event) ? 'sent' : revision.change
  return confirmationOf(form, lead, change, services.now(), links, await townFinder())
}

export const confirmationLetter = letterOf(confirmation)

/** The text about a booking: without a window of their own they get a call. */
export const bookingText: Words<string> = async (notice, services) => {
  const said = await confirmation(notice, services)
  return said?.booking && confirmationMessage(said)
}

/** What they're reminded of; undefined when it was moved, canceled, or has begun. */
const reminder: Words<Confirmation> = async (notice, services) => {
  const { seat, booking } = notice.lead
  const slot = booking === 'live' && seat?.isReminded ? seat.slot : undefined
  const at = services.now()
  if (!slot || at >= slotTimes(slot, { timeZone: site.timeZone, windowHours }).start) return undefined
  return reminderOf(notice.lead, slot, at, await bookingLinks(services, notice), await townFinder())
}

/** Hours in which a phone may ring for a reminder, by the clock on the wall. */
const textHours = { from: 8, until: 21 }

export const reminderLetter = letterOf(reminder)

/** The reminder by text. Throws at night, so that it's tried again in the morning. */
export const reminderText: Words<string> = async (notice, services) => {
  const said = await reminder(notice, services)
  if (!said) return undefined
  const hour = localTime(services.now(), site.timeZone).ms / 3_600_000
  if (hour < textHours.from || hour >= textHours.until) throw new Error('not at night: it waits for the morning')
  return confirmationMessage(said)
}

/** How the crew is on the way. Undefined when the pickup was moved or canceled since, or the crew is there. */
function setOut({ lead: { visit } }: Notice): SetOut | undefined {
  const since = visit['on-the-way']
  if (since === undefined || stepOf(visit) !== 'on-the-way') return undefined
  return { since: clockTime(since, site.timeZone), minutes: visit.minutes }
}

export const onTheWayText: Words<string> = async (notice, services) => {
  const out = setOut(notice)
  return out && onTheWayMessage(out, (await bookingLinks(services, notice))?.page)
}

export const onTheWayLetter = letterOf(async (notice, services) => {
  const out = setOut(notice)
  return out ? onTheWayMail(notice.lead, out, await bookingLinks(services, notice)) : undefined
})

/** The delay that a pickup still has, in minutes; undefined once the crew has set out, and on another day than the window's. */
function dueDelay({ now }: Services, { lead: { events, seat, booking, visit } }: Notice): number | undefined {
  const delay = events.findLast(({ kind }) => kind === 'late')
  if (delay?.kind !== 'late' || booking !== 'live' || stepOf(visit)) return undefined
  const isOn = (at: number) => workDay(at) === slotDate(seat?.slot ?? '')
  return isOn(delay.at) && isOn(now()) ? delay.data.minutes : undefined
}

export const lateText: Words<string> = async (notice, services) => {
  const minutes = dueDelay(services, notice)
  return minutes === undefined ? undefined : lateMessage(minutes, (await bookingLinks(services, notice))?.page)
}

export const lateLetter = letterOf(async (notice, services) => {
  const minutes = dueDelay(services, notice)
  return minutes === undefined ? undefined : lateMail(notice.lead, minutes, await bookingLinks(services, notice))
})

export const missedText: Words<string> = async (notice, services) => {
  const { missedAt } = notice.lead
  return missedAt === undefined
    ? undefined
    : newsMessage(foundNobody(missedAt), (await bookingLinks(services, notice))?.page)
}

export const missedLetter = letterOf(async (notice, services) => {
  const { missedAt } = notice.lead
  return missedAt === undefined ? undefined : missedMail(notice.lead, missedAt, await bookingLinks(services, notice))
})

/**
 * The mail of what their pickup came to, with one photo of before and one of after: the receipt's page has the rest. Nothing
 * where it came to something else since, which has a mail of its own.
 */
const receipt = async (notice: Notice, services: Services, isCorrected: boolean): Promise<Confirmation | undefined> => {
  const { lead, number } = notice
  const { env } = services
  const said = receiptAt(lead, number)
  if (!said || !lead.receipt || !readsSame(said, lead.receipt)) return undefined
  const [links, { before, after }, token] = await Promise.all([
    bookingLinks(services, notice),
    attachedPhotos(env, lead.reference),
    seePhotosToken(services, lead.reference),
  ])
  const words = say.message.pictures
  const pictures = [
    { label: words.before, id: before[0] },
    { label: words.after, id: after[0] },
  ].flatMap(({ label, id }) => (id ? { label, url: env.SITE_URL + paths.leadPhoto({ id, token }) } : []))
  return receiptMail(lead, lead.receipt, links, { pictures, isCorrected })
}

export const receiptLetter = letterOf((notice, services) => receipt(notice, services, false))
/** Their receipt once more, where they've read another one. */
export const correctionLetter = letterOf((notice, services) => receipt(notice, services, true))

const receiptMessage = (paid: string, page: string | undefined, isCorrected: boolean): string => {
  const { done, corrected, paid: label, seeReceipt, stopTexts } = say.message
  const first = ended(isCorrected ? corrected : done)
  const news = [first, ended(`${label}: ${paid}`), page && `${seeReceipt}:`].filter(Boolean).join(' ')
  return inParts([`${site.name}: ${news}`, stopTexts], page ?? '')
}

/** Thanks for a pickup, with the place for a review where the business has one. */
const thanksMessage = (): string => {
  const { reviewUrl = '', name } = site
  const { thankYou, wentWell, review, stopTexts } = say.message
  return inParts([`${name}: ${ended(thankYou)} ${reviewUrl ? `${review}:` : wentWell}`, stopTexts], reviewUrl)
}

/** The receipt of somebody who gave no email address, as far as the crew said what was paid. */
const textedReceipt =
  (isCorrected: boolean): Words<string> =>
  async (notice, services) => {
    const { receipt } = notice.lead
    const paid = receipt && paidWords(receipt)
    return paid ? receiptMessage(paid, (await bookingLinks(services, notice))?.page, isCorrected) : undefined
  }

export const receiptText = textedReceipt(false)
export const correctionText = textedReceipt(true)

/** Whether there's still somebody to thank. */
const isDone = ({ lead: { status, events } }: Notice) =>
  status === 'done' && !events.some(({ kind }) => kind === 'complained')

export const thanksLetter = letterOf(async (notice) => (isDone(notice) ? thanksMail(notice.lead) : undefined))

export const thanksText: Words<string> = async (notice) => (isDone(notice) ? thanksMessage() : undefined)
