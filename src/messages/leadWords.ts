// A request in the owner's words, for subjects, lists of requests and texts.

import { inLanguage } from '#language'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { dateLabel, isSlotId, slotDate, slotLabel, timeLabel } from '../domain/calendar/slots.ts'
import { dollars } from '../domain/prices/price.ts'
import { isSuspicious } from '../domain/source.ts'
import { cut, firstName, own } from '../domain/text.ts'
import { listed as asList } from '../language/texts.ts'
import { whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Values } from '../shared/forms/form.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import type { Change, StoredLead } from '../store/lead.ts'
import type { MailLink } from './media/mail.ts'

/** The town of a typed "ZIP or town"; undefined for any other place. */
export type TownOf = (typed: string) => string | undefined

/** Finds towns. It's imported when it's needed, since scripts read the table of messages where nothing is built. */
export async function townFinder(): Promise<TownOf> {
  const { townAt } = await import('../business/lookUpPlace.ts')
  return townAt
}

type Request = Pick<StoredLead, 'reference' | 'form' | 'answers' | 'language'>

/** The things on a list, as people write them: "Sofa, 3-seat" and "2 × Refrigerator". */
const itemsOf = (list: string): string[] =>
  list.split(/, (?=\d+ × )/).flatMap((item) => item.replace(/^1 × /, '') || [])

/** A list with each thing in a line of its own: their names have commas. */
export const listed = (list: string): string => itemsOf(list).join('\n')

/** Words as they go on in a sentence: "couch and fridge". A name's second letter doesn't say that it's one. */
const small = (words: string): string =>
  words.replace(/^(?:\d+ × )?(?:A |\p{Lu}\p{Ll})/u, (first) => first.toLowerCase())

/** A list in a few words: "sofa and 2 × refrigerator". */
const shortList = (list: string): string => asList(itemsOf(list).map((item) => small(item.replace(/,.*/s, ''))))

/** What it's about, in a line that goes on in a sentence; empty where nobody said. */
export const whatOf = ({ answers: { 'junk-type': what, list = '', message = '' } }: Request): string =>
  small(what || shortList(list) || message).replace(/\s+/g, ' ')

/** Where it is, in a word or two. */
export const townWords = ({ location = '' }: Values, townOf: TownOf): string => townOf(location) ?? cut(location, 40)

/** "12 Oak Street, Springfield 12345": what was typed, and the town of a ZIP code. */
export function placeWords({ address, location = '' }: Values, townOf: TownOf): string {
  const town = townOf(location)
  const [zip] = /\b\d{5}\b/.exec(location) ?? []
  const place = town ? [town, zip].filter(Boolean).join(' ') : location
  return [address, place].filter(Boolean).join(', ')
}

/** Where the things are set out, inside a sentence: "at the curb, nobody home"; empty where nobody said. */
export const setOutWords = ({ spot = '', away }: Values): string =>
  [own(say.message.spots, spot), away && say.message.nobodyHome].filter(Boolean).join(', ')

/** "$240-295"; empty without a price. */
const shortPrice = ({ estimate = '' }: Values): string =>
  (/^\$[\d,]*\d(?:\.\d\d)?(?: (?:to|a) \$[\d,]*\d(?:\.\d\d)?)?/.exec(estimate)?.[0] ?? '').replace(/ \w+ \$/, '-')

/** "Tue Nov 24, 8-10 AM": a window as a list of mails shows it. */
const shortWindow = (slot: string): string =>
  `${dateLabel(slotDate(slot)).replace(',', '')}, ${timeLabel(slot, windowHours).replace(/ (?:to|a) /, '-')}`

/** How much of it can be seen, and what it costs: what was agreed on, or else what they saw. */
const extras = ({ photos, answers, price }: Pick<StoredLead, 'photos' | 'answers' | 'price'>): string[] =>
  [photos > 0 && say.owner.photos(photos), price?.agreed ? dollars(price.cents) : shortPrice(answers)].filter(
    (word): word is string => Boolean(word),
  )

/** "couch and fridge, Springfield, 4 photos, $240-295". */
export const summaryOf = (lead: StoredLead, townOf: TownOf): string =>
  [cut(whatOf(lead), 80), townWords(lead.answers, townOf), ...extras(lead)].filter(Boolean).join(', ')

/** What a request is, in a few words: "Pickup Tue Nov 24, 8-10 AM, Springfield: couch and fridge, $240-295". */
function titleOf(lead: StoredLead, townOf: TownOf): string {
  const { form: sent, answers, booking } = lead
  // A quote whose price was taken is a pickup from then on.
  const form = booking ? bookingForm.name : sent
  const [what, town] = [cut(whatOf(lead), 60), townWords(answers, townOf)]
  const { slot = '' } = answers
  switch (form) {
    case bookingForm.name: {
      const when = [isSlotId(slot) ? say.owner.pickupAt(shortWindow(slot)) : say.owner.pickup, town]
        .filter(Boolean)
        .join(', ')
      const more = [what, ...extras(lead)].filter(Boolean).join(', ')
      return more ? `${when}: ${more}` : when
    }
    case 'quote':
      return say.owner.quote([what, town, ...extras(lead)].filter(Boolean).join(', '))
    case 'contact':
      return say.owner.messageFrom(cut(whoOf(lead), 60))
    case 'referral':
      return say.owner.linkFor(cut(whoOf(lead), 60))
    default:
      return [form, what].filter(Boolean).join(': ')
  }
}

/** What a lead's mail or text begins with. */
export function subjectOf(lead: StoredLead, change: Change, townOf: TownOf): string {
  const unusual = isSuspicious(lead.spamSignals) ? say.owner.unusual : ''
  const unbooked =
    change !== 'canceled' && lacksWindow(lead) ? say.owner[lead.booking === 'held' ? 'held' : 'notBooked'] : ''
  return cut(`${unusual}${say.owner.changes[change].prefix}${unbooked}${titleOf(lead, townOf)}`, 150)
}

export const deskUrl = (siteUrl: string, reference: string): string => siteUrl + deskPaths.request(reference)

/** Dials a request's number; undefined where there's none. */
export function callLink({ phone }: Values, label = say.desk.call): MailLink | undefined {
  return phone ? { label, url: `tel:${phone.replace(/;ext=/, ',')}` } : undefined
}

function greeting({ form, answers }: Pick<Request, 'form' | 'answers'>): string {
  const { name = '', 'reply-name': replyName = '', slot = '' } = answers
  const { hello, about } = say.message
  const plain: Readonly<Record<string, string>> = { quote: about.quote, contact: about.contact }
  const what =
    form === bookingForm.name
      ? about.booking(isSlotId(slot) ? slotLabel(slot, windowHours) : '')
      : (plain[form] ?? about.other)
  return hello(firstName(name || replyName), site.name, what)
}

/** The ways to answer a request that one tap takes: call and text, the one that they'd rather have first, and the way there. */
export function waysToAnswer(lead: Request): MailLink[] {
  const { phone = '', email, address, location } = lead.answers
  const place = [address, location].filter(Boolean).join(', ')
  const call = callLink(lead.answers)
  // Nobody gets a text behind an extension.
  const text = call &&
    !phone.includes(';') && {
      label: say.desk.text,
      url: `sms:${phone}?&body=${encodeURIComponent(inLanguage(lead.language ?? 'en', () => greeting(lead)))}`,
    }
  const links: (MailLink | false | undefined)[] = [
    ...(lead.answers['reply-by'] === 'text' ? [text, call] : [call, text]),
    // With a number as well, a reply to the mail itself does.
    Boolean(email) && !call && { label: say.desk.email, url: `mailto:${email}` },
    place !== '' && {
      label: say.desk.map,
      url: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
    },
  ]
  return links.filter((link): link is MailLink => Boolean(link))
}

/** Whether a lead asks for an arrival window that isn't theirs, or not yet. */
export const lacksWindow = ({ form, booking }: StoredLead): boolean => form === bookingForm.name && booking !== 'live'
