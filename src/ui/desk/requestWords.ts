// A request in the owner's words.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { clockTime } from '../../domain/calendar/booking.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { dateLabel, slotDate, slotLabel, timeLabel } from '../../domain/calendar/slots.ts'
import { own } from '../../domain/text.ts'
import type { Status } from '../../request/evolve.ts'
import type { DeskRow } from '../../request/request.ts'

export const statusNames: Readonly<Record<Status, string>> = {
  new: 'New',
  called: 'Called',
  priced: 'Quoted',
  held: 'Held',
  booked: 'Booked',
  done: 'Done',
  lost: 'Lost',
  spam: 'Spam',
}

const kinds: Readonly<Record<string, string>> = {
  quote: 'Quote',
  booking: 'Pickup',
  contact: 'Message',
  referral: 'Referral link',
}

/** What it's about, in a line: "Quote: one couch and an old fridge". */
export const whatOf = ({ form, answers: { 'junk-type': what, list, message } }: DeskRow): string =>
  [own(kinds, form) ?? form, what || list?.split('\n')[0] || message].filter(Boolean).join(': ')

/** "Mon, Nov 23, 8 to 10 AM"; today's without its date. `now` in UTC ms. */
export const windowOf = (slot: string, now: number): string =>
  slotDate(slot) === localDate(now, site.timeZone)
    ? `Today, ${timeLabel(slot, windowHours)}`
    : slotLabel(slot, windowHours)

/** "9:42 AM" for today, "Nov 23, 9:42 AM" for other days. Both in UTC ms. */
export function momentOf(at: number, now: number): string {
  const date = localDate(at, site.timeZone)
  const time = clockTime(at, site.timeZone)
  return date === localDate(now, site.timeZone) ? time : `${dateLabel(date)}, ${time}`
}
