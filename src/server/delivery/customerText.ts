import { site } from '#site/site.ts'
import { partsOf, plainText } from '../../domain/contact/textMessage.ts'
import type { Confirmation } from './confirmation.ts'

/** Parts that a text to a customer may have. */
const mostParts = 2
const stop = 'Reply STOP to stop texts.'

/** Sentences one after the other, as many from the start as fit; the one with the link always does. */
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
  const said = when?.canceled
    ? `${heading}. It was on ${time}.`
    : [`${heading}.`, time && `${time}.`].filter(Boolean).join(' ')
  const rest = when ? [] : next
  const opening = `${site.name}: ${[said, ...rest].join(' ')}${booking ? ` ${booking.label}:` : ''}`
  return inParts([opening, stop], booking?.url ?? '')
}

/** The text to a customer whose crew has left for them. `since`: "9:42 AM". */
export const onTheWayMessage = (since: string, page: string | undefined): string =>
  inParts(
    [
      `${site.name}: We’re on the way to your pickup, since ${since}.${page ? ' See how far we are:' : ''}`,
      `Call us: ${site.phone.label}`,
    ],
    page ?? '',
  )
