// What customers read by phone.

import { site } from '#site/site.ts'
import { say } from '#words'
import { partsOf, plainText } from '../domain/contact/textMessage.ts'
import { paidWords, type Receipt } from '../domain/receipt.ts'
import { capital } from '../domain/text.ts'
import { ended } from '../language/texts.ts'
import type { Confirmation } from './confirmation.ts'

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

/** The text to a customer's phone: what happened, when we come, and the link; in one or two parts. */
export function confirmationMessage({ heading, when, next, booking }: Confirmation): string {
  const time = when && `${when.day}, ${when.hours}`
  const news = when?.canceled
    ? ended(`${heading}. ${say.message.itWasOn(time ?? '')}`)
    : [`${heading}.`, time && capital(ended(time))].filter(Boolean).join(' ')
  const rest = when ? [] : next
  const opening = `${site.name}: ${[news, ...rest].join(' ')}${booking ? ` ${booking.label}:` : ''}`
  return inParts([opening, say.message.stopTexts], booking?.url ?? '')
}

/** The text with a booking's link, which the customer asked for on its page. */
export const linkMessage = (page: string): string =>
  inParts([`${site.name}: ${say.message.linkText}`, say.message.stopTexts], page)

/** News on the day of a pickup, with the page that shows it, and our number. */
const newsMessage = (news: string, page: string | undefined): string => {
  const { seeHere, callUs } = say.message
  return inParts([`${site.name}: ${news}${page ? ` ${seeHere}` : ''}`, callUs(site.phone.label)], page ?? '')
}

/** The text to a customer whose crew has left for them. `since`: "9:42 AM". */
export const onTheWayMessage = (since: string, page: string | undefined): string =>
  newsMessage(say.message.onTheWaySince(since), page)

/** The text to a customer whose crew is late, by so many minutes. */
export const lateMessage = (minutes: number, page: string | undefined): string =>
  newsMessage(say.message.lateText(say.message.late(minutes)), page)

/** What a pickup came to, and the page that has the rest. */
export const receiptMessage = (receipt: Receipt, page: string | undefined): string => {
  const { done, paid, seeReceipt, stopTexts } = say.message
  const paidFor = paidWords(receipt)
  const news = [ended(done), paidFor && ended(`${paid}: ${paidFor}`), page && `${seeReceipt}:`]
    .filter(Boolean)
    .join(' ')
  return inParts([`${site.name}: ${news}`, stopTexts], page ?? '')
}

/** Thanks for a pickup, with the place for a review where the business has one. */
export const thanksMessage = (reviewUrl: string | undefined): string => {
  const { thankYou, wentWell, review, stopTexts } = say.message
  return inParts(
    [`${site.name}: ${ended(thankYou)} ${reviewUrl ? `${review}:` : wentWell}`, stopTexts],
    reviewUrl ?? '',
  )
}
