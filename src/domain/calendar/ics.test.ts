import fc from 'fast-check'
import ical from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from './ics.ts'
import { calendarText } from './ics.ts'

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'booking-7K2M9QX4RD@hauling.example',
  sequence: 0,
  start: Date.UTC(2026, 10, 23, 16),
  end: Date.UTC(2026, 10, 23, 18),
  changed: Date.UTC(2026, 10, 21, 12, 30, 5, 7),
  summary: 'Pickup by Example Hauling',
  organizer: { name: 'Example Hauling', email: 'hello@hauling.example' },
  ...changes,
})

const text = (changes: Partial<CalendarEvent> = {}, method: 'PUBLISH' | 'CANCEL' = 'PUBLISH') =>
  calendarText({ method, maker: 'Example Hauling', events: [event(changes)] })

/** What another program reads in the file. */
function read(file: string) {
  const calendar = new ical.Component(ical.parse(file))
  const [first] = calendar.getAllSubcomponents('vevent')
  if (!first) throw new Error('no event')
  return { calendar, event: new ical.Event(first), first }
}

describe('a calendar file', () => {
  it('says the same to a real parser', () => {
    const {
      calendar,
      event: seen,
      first,
    } = read(
      text({
        location: '12 Oak St, Riverton',
        description: 'Line one\nLine two',
        url: 'https://hauling.example/x',
      }),
    )
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(seen.uid).toBe('booking-7K2M9QX4RD@hauling.example')
    expect(seen.sequence).toBe(0)
    expect(seen.startDate.zone.tzid).toBe('UTC')
    expect(seen.startDate.toJSDate().getTime()).toBe(event().start)
    expect(seen.endDate.toJSDate().getTime()).toBe(event().end)
    expect(seen.location).toBe('12 Oak St, Riverton')
    expect(seen.description).toBe('Line one\nLine two')
    expect(first.getFirstPropertyValue('organizer')).toBe('mailto:hello@hauling.example')
    expect(first.getFirstPropertyValue('status')).toBe('CONFIRMED')
  })

  it('has these lines, and those of place, words and address only where there are any', () => {
    const lines = (changes: Partial<CalendarEvent>, name?: string) =>
      calendarText({
        method: 'PUBLISH',
        maker: 'A/B;C,D\\E\nF',
        ...(name && { name }),
        events: [event(changes)],
      }).split('\r\n')
    const start = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//A B C D E F//Bookings//EN', 'CALSCALE:GREGORIAN']
    const always = [
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:booking-7K2M9QX4RD@hauling.example',
      'SEQUENCE:0',
      'DTSTAMP:20261121T123005Z',
      'LAST-MODIFIED:20261121T123005Z',
      'DTSTART:20261123T160000Z',
      'DTEND:20261123T180000Z',
      'SUMMARY:Pickup by Example Hauling',
      'ORGANIZER;CN="Example Hauling":mailto:hello@hauling.example',
    ]
    const end = ['STATUS:CONFIRMED', 'END:VEVENT', 'END:VCALENDAR', '']
    expect(lines({})).toEqual([...start, ...always, ...end])
    const [method = '', ...rest] = always
    const more = { location: 'Oak St, 1', description: 'a;b', url: 'https://hauling.example/x,y' }
    expect(lines(more, 'Our pickups, all')).toEqual([
      ...start,
      method,
      'X-WR-CALNAME:Our pickups\\, all',
      ...rest,
      'LOCATION:Oak St\\, 1',
      'DESCRIPTION:a\\;b',
      'URL:https://hauling.example/x,y',
      ...end,
    ])
  })

  it('has every event, and control characters in none', () => {
    const events = [event({ uid: 'a' }), event({ uid: 'b', summary: 'x\u0007\u009fy' })]
    const file = calendarText({ method: 'PUBLISH', maker: 'M', events })
    expect(file.match(/^UID:.*$/gm)).toEqual(['UID:a', 'UID:b'])
    expect(file).toContain('SUMMARY:xy\r\n')
  })

  it('folds a line where its 76th octet would be, and each line after it with the space counted', () => {
    const folds = (length: number) =>
      text({ summary: 'x'.repeat(length - 'SUMMARY:'.length) })
        .split('\r\n')
        .flatMap((line) => (/x{9}/.test(line) ? [line.length] : []))
    expect([folds(75), folds(149), folds(159)]).toEqual([[75], [75, 75], [75, 75, 11]])
  })

  it('takes an event back under the same uid with a higher sequence', () => {
    const { calendar, event: seen, first } = read(text({ sequence: 2, canceled: true }, 'CANCEL'))
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect([seen.uid, seen.sequence]).toEqual([event().uid, 2])
    expect(first.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  it('writes commas, semicolons, backslashes and line ends out', () => {
    const file = text({ summary: 'a,b;c\\d\r\ne\rf' })
    expect(file).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\\nf\r\n')
    expect(read(file).event.summary).toBe('a,b;c\\d\ne\nf')
  })

  it('lets nobody write properties of their own', () => {
    const file = text({
      summary: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM',
      organizer: { name: 'A"\r\nX-B:1', email: 'a@b.co' },
    })
    expect(file.match(/^(BEGIN|END):/gm)).toHaveLength(4)
    expect(file).toContain('ORGANIZER;CN="A   X-B:1":mailto:a@b.co\r\n')
  })

  it('ends every line with CRLF, none longer than 75 octets, none cut inside an emoji', () => {
    const summary = `Hot tub ${'🛁'.repeat(40)} and é ${'ü'.repeat(60)}`
    const file = text({ summary })
    expect(file.endsWith('\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
    expect(file).not.toContain('\ufffd')
    expect(Buffer.from(file).toString()).toBe(file)
    expect(read(file).event.summary).toBe(summary)
  })

  it('gives any text back as it was', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 120 }).filter((typed) => !/\p{Cc}/u.test(typed))
    fc.assert(
      fc.property(line, line, (summary, location) => {
        const { event: seen } = read(text({ summary, location }))
        return seen.summary === summary && (seen.location ?? '') === location
      }),
      { numRuns: 500 },
    )
  })
})
