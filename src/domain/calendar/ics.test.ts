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

  it('takes an event back under the same uid with a higher sequence', () => {
    const { calendar, event: seen, first } = read(text({ sequence: 2, cancelled: true }, 'CANCEL'))
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
    expect(file).not.toMatch(/^X-B/m)
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
