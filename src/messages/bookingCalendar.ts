// Calendar files after RFC 5545, with the methods of RFC 5546.

import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { windowSpan } from '../business/calendar.ts'
import { type Booking, type BookingShown, hasSeat } from '../domain/calendar/booking.ts'
import { addDays, localDate, someTime } from '../domain/calendar/localTime.ts'
import { slotTimes } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import type { Env } from '../env.ts'
import { deskPaths, paths } from '../routes.ts'
import type { Values } from '../shared/forms/form.ts'
import { bookingsFrom } from '../store/bookings.ts'
import { listed } from './leadWords.ts'

export type CalendarEvent = {
  /** Always the same for an event: a newer file with the same uid replaces the event. */
  readonly uid: string
  /** Rises with every change, from 0. */
  readonly sequence: number
  /** UTC ms. */
  readonly start: number
  readonly end: number
  /** UTC ms of this state of the event. */
  readonly changed: number
  readonly summary: string
  readonly location?: string
  readonly description?: string
  readonly url?: string
  readonly organizer: { readonly name: string; readonly email: string }
  readonly canceled?: boolean
  /** A phone rings an hour before it, unless it's canceled. */
  readonly hasAlarm?: boolean
}

type Calendar = {
  /** `PUBLISH`: something to look at. `CANCEL`: takes back what was sent under the same uid. */
  readonly method: 'PUBLISH' | 'CANCEL'
  /** Who made the file: the business. */
  readonly maker: string
  readonly name?: string
  readonly events: readonly CalendarEvent[]
}

const encoder = new TextEncoder()
const maxOctets = 75

/** Text as a property's value: every character that means something there is written out. */
const escaped = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\p{Cc}]/gu, '')

/** Text as a parameter's value, in quotes: quotes and control characters aren't allowed there. */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`

/** UTC ms as `20261123T160000Z`. */
const utc = (at: number) =>
  new Date(someTime(at))
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '')

/** One content line cut into lines of at most 75 octets, never inside a character. */
function folded(line: string): string {
  let out = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > maxOctets) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}

const alarmLines = ({ summary }: CalendarEvent): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  'TRIGGER:-PT1H',
  'END:VALARM',
]

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(event.changed)}`,
  `LAST-MODIFIED:${utc(event.changed)}`,
  `DTSTART:${utc(event.start)}`,
  `DTEND:${utc(event.end)}`,
  `SUMMARY:${escaped(event.summary)}`,
  `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${event.organizer.email}`,
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.url ? [`URL:${event.url}`] : []),
  `STATUS:${event.canceled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...(event.hasAlarm && !event.canceled ? alarmLines(event) : []),
  'END:VEVENT',
]

/** The text of a calendar file: UTC times, lines folded and ended with CRLF. */
export function calendarText({ method, maker, name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${maker.replace(/[\p{Cc}/;,\\]/gu, ' ')}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    // How often a program that subscribed should ask again, as RFC 7986 says it and as Outlook reads it.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`] : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

// Bookings as calendar files: one for a visitor, all of them for the owner.

const organizer = { name: site.name, email: site.email }

const placeOf = ({ address, location }: Values) => [address, location].filter(Boolean).join(', ')

function eventOf({ reference, slot, revision, state, changedAt }: Booking, siteUrl: string): CalendarEvent {
  return {
    // It's the same forever, so that a moved or canceled booking replaces the saved event.
    uid: `booking-${reference}@${new URL(siteUrl).hostname}`,
    sequence: revision - 1,
    ...slotTimes(slot, { timeZone: site.timeZone, windowHours }),
    changed: changedAt,
    summary: say.message.summary(site.name),
    organizer,
    canceled: !hasSeat(state),
  }
}

/** The file of one booking; after a cancellation it removes the event from the calendar. */
export function bookingFile({ booking, answers, token }: BookingShown, siteUrl: string): string {
  const words = say.message
  const own = eventOf(booking, siteUrl)
  const url = siteUrl + paths.ownRequest({ token })
  const event = {
    ...own,
    // Not every program reads a status.
    ...(own.canceled && { summary: `${site.name}: ${words.canceled}` }),
    location: placeOf(answers),
    // Google and Outlook leave URL out.
    description: [
      words.description(booking.reference, site.phone.label, windowSpan()),
      `${own.canceled ? words.seeOrBook : words.seeMoveCancel}: ${url}`,
    ].join('\n'),
    url,
    hasAlarm: true,
  }
  return calendarText({ method: event.canceled ? 'CANCEL' : 'PUBLISH', maker: site.name, events: [event] })
}

/** The owner's calendar shows so many days of the past. */
const pastDays = 30

/** A booking in the owner's words, with the way to its request. */
function ownerEvent(booking: Booking, answers: Values, siteUrl: string): CalendarEvent {
  const { name, phone = '', location = '', 'junk-type': what, list = '', notes } = answers
  const own = eventOf(booking, siteUrl)
  const url = siteUrl + deskPaths.request(booking.reference)
  return {
    ...own,
    summary: `${own.canceled ? say.owner.calendar.canceled : say.owner.pickup}: ${[name || formatUsPhone(phone), location].filter(Boolean).join(', ') || booking.reference}`,
    location: placeOf(answers),
    description: [
      phone && say.owner.calendar.phone(formatUsPhone(phone)),
      what || listed(list),
      notes,
      say.owner.reference(booking.reference),
      url,
    ]
      .filter(Boolean)
      .join('\n'),
    url,
  }
}

/** The file of one booking for the owner; after a cancellation it removes the event from the calendar. */
export function ownerFile(booking: Booking, answers: Values, siteUrl: string) {
  const event = ownerEvent(booking, answers, siteUrl)
  const method = event.canceled ? 'CANCEL' : 'PUBLISH'
  return { method, text: calendarText({ method, maker: site.name, events: [event] }) } as const
}

/**
 * The owner's calendar, for programs that subscribe to it: every live booking of the last 30 days and all to come. `now` in
 * UTC ms. Throws when D1 does.
 */
export async function ownerCalendar(env: Env, now: number): Promise<string> {
  const bookings = await bookingsFrom(env.DB, addDays(localDate(now, site.timeZone), -pastDays))
  return calendarText({
    method: 'PUBLISH',
    maker: site.name,
    name: say.owner.calendar.name(site.shortName),
    events: bookings.map(({ booking, answers }) => ownerEvent(booking, answers, env.SITE_URL)),
  })
}
