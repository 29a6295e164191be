// A request in the owner's words.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { dateLabel, isSlotId, slotDate, slotLabel, timeLabel } from '../../domain/calendar/slots.ts'
import { clockTime } from '../../domain/calendar/visit.ts'
import type { DeskAction, DeskEvent, DeskRow, Stage } from '../../domain/desk.ts'
import { dollars } from '../../domain/prices/words.ts'
import { paidWords, readReceipt, wentWords } from '../../domain/receipt.ts'
import { own } from '../../domain/text.ts'

export const stageNames: Readonly<Record<Stage, string>> = {
  new: 'New',
  called: 'Called',
  quoted: 'Quoted',
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

const done: Readonly<Record<DeskAction, string>> = {
  called: 'Called them',
  quoted: 'Gave them a price',
  accepted: 'Took the price',
  lost: 'Lost',
  closed: 'Taken care of',
  spam: 'Marked as spam',
  released: 'Released: it’s real',
  note: 'Note',
  booked: 'Booked the pickup',
  moved: 'Moved the pickup',
  canceled: 'Canceled the pickup',
  'set-out': 'On the way',
  late: 'Told them that we’re late',
  arrived: 'Arrived',
  done: 'Done',
  withdrawn: 'Withdrew the request',
  undid: 'Undid something',
}

/** What was done, in a line: "Gave them a price: $245". */
export const eventWords = ({ action, detail }: Pick<DeskEvent, 'action' | 'detail'>): string => {
  if (action === 'quoted' || action === 'accepted') return `${done[action]}: ${dollars(Number(detail))}`
  if (action === 'late') return `${done[action]}: about ${detail} min`
  if (action === 'done') {
    const receipt = readReceipt(detail)
    return [done[action], paidWords(receipt), wentWords(receipt)].filter(Boolean).join('. ')
  }
  if (action === 'lost' || action === 'note') return `${done[action]}: ${detail}`
  if (action === 'booked' && detail) return `${done[action]} at ${dollars(Number(detail))}`
  if (action === 'moved' && isSlotId(detail)) return `${done[action]} to ${slotLabel(detail, windowHours)}`
  return done[action]
}
