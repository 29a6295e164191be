// Calendar files after RFC 5545, with the methods of RFC 5546.
import { someTime } from './localTime.ts'

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
