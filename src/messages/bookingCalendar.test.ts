import fc from 'fast-check'
import ical from 'ical.js'
import { describe, expect, it } from 'vitest'
import { site } from '#site/site.ts'
import type { BookingState } from '../domain/calendar/booking.ts'
import { paths } from '../routes.ts'
import { bookingFile, type CalendarEvent, calendarText } from './bookingCalendar.ts'

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'a',
  sequence: 2,
  start: Date.UTC(2026, 10, 23, 16),
  end: Date.UTC(2026, 10, 23, 18),
  changed: Date.UTC(2026, 10, 21, 12, 30, 5, 7),
  summary: 'Pickup by Example Hauling',
  organizer: { name: 'Example Hauling', email: 'hello@hauling.example' },
  ...changes,
})

const text = (changes: Partial<CalendarEvent> = {}) =>
  calendarText({ method: 'PUBLISH', maker: 'Example Hauling', events: [event(changes)] })

describe('a calendar file', () => {
  it('has these lines of each event: a place, words, an address and an alarm where there are any, and no alarm of one that’s canceled', () => {
    const more = { location: 'Oak St, 1', description: 'a;b', url: 'https://hauling.example/x,y' }
    const events = [event({ ...more, hasAlarm: true }), event({ uid: 'b', canceled: true, hasAlarm: true })]
    const file = calendarText({ method: 'CANCEL', maker: 'A/B;C,D\\E\nF', name: 'Our pickups, all', events })
    const always = [
      'SEQUENCE:2',
      'DTSTAMP:20261121T123005Z',
      'LAST-MODIFIED:20261121T123005Z',
      'DTSTART:20261123T160000Z',
      'DTEND:20261123T180000Z',
      'SUMMARY:Pickup by Example Hauling',
      'ORGANIZER;CN="Example Hauling":mailto:hello@hauling.example',
    ]
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//A B C D E F//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:CANCEL',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'X-WR-CALNAME:Our pickups\\, all',
      'BEGIN:VEVENT',
      'UID:a',
      ...always,
      'LOCATION:Oak St\\, 1',
      'DESCRIPTION:a\\;b',
      'URL:https://hauling.example/x,y',
      'STATUS:CONFIRMED',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Pickup by Example Hauling',
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:b',
      ...always,
      'STATUS:CANCELLED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
    expect(text()).not.toContain('X-WR-CALNAME')
  })

  it('folds a line where its 76th octet would be, and each line after it with the space counted', () => {
    const folds = (length: number) =>
      text({ summary: 'x'.repeat(length - 'SUMMARY:'.length) })
        .split('\r\n')
        .flatMap((line) => (/x{9}/.test(line) ? [line.length] : []))
    expect([folds(75), folds(149), folds(159)]).toEqual([[75], [75, 75], [75, 75, 11]])
  })

  it('lets nobody write properties of their own', () => {
    const file = text({
      summary: 'a,b;c\\d\r\nEND:VEVENT\nBEGIN:VALARM\r\u0007\u009fe',
      organizer: { name: 'A"\r\nX-B:1', email: 'a@b.co' },
    })
    expect(file).toContain('SUMMARY:a\\,b\\;c\\\\d\\nEND:VEVENT\\nBEGIN:VALARM\\ne\r\n')
    expect(file).toContain('ORGANIZER;CN="A   X-B:1":mailto:a@b.co\r\n')
  })

  it('gives any text back as it was to a real parser, in lines that are never cut inside a character', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 120 }).filter((typed) => !/\p{Cc}/u.test(typed))
    fc.assert(
      fc.property(line, line, (summary, location) => {
        const file = text({ summary, location })
        const lines = file.split('\r\n')
        expect(Math.max(...lines.map((one) => Buffer.byteLength(one)))).toBeLessThanOrEqual(75)
        expect(lines.map((one) => Buffer.from(one).toString())).toEqual(lines)
        const [first] = new ical.Component(ical.parse(file)).getAllSubcomponents('vevent')
        const seen = new ical.Event(first)
        expect([seen.summary, seen.location ?? '']).toEqual([summary, location])
        expect(seen.endDate.toJSDate().getTime()).toBe(event().end)
      }),
      { numRuns: 500 },
    )
  })
})

const siteUrl = 'https://hauling.example'

/** The event in a customer's file, as a real parser sees it. */
function eventOf(state: BookingState) {
  const booking = { reference: '7K2M9QX4RD', slot: '2026-11-23T10', state, revision: 1, changedAt: 0 }
  const text = bookingFile({ token: 'abc', booking, answers: {}, stage: 'open', open: {} as never }, siteUrl)
  const component = new ical.Component(ical.parse(text)).getFirstSubcomponent('vevent') ?? undefined
  return { event: new ical.Event(component), alarms: component?.getAllSubcomponents('valarm') }
}

it('says all that matters where every calendar program shows it, and rings once', () => {
  const { event, alarms } = eventOf('live')
  // Google and Outlook leave the address of an event out.
  for (const said of ['7K2M9QX4RD', site.phone.label, siteUrl + paths.ownRequest({ token: 'abc' })])
    expect(event.description).toContain(said)
  expect(alarms).toHaveLength(1)
})

it('is called canceled where a program doesn’t read its status, and doesn’t ring', () => {
  const { event, alarms } = eventOf('canceled')
  expect(event.summary).toBe(`${site.name}: Your pickup is canceled`)
  expect(alarms).toEqual([])
})
