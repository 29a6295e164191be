import ical from 'ical.js'
import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import type { BookingState } from '../domain/calendar/booking.ts'
import { bookingFile } from './bookingCalendar.ts'

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
  for (const said of ['7K2M9QX4RD', site.phone.label, `${siteUrl}/your-request?t=abc`])
    expect(event.description).toContain(said)
  expect(alarms).toHaveLength(1)
})

it('is called canceled where a program doesn’t read its status, and doesn’t ring', () => {
  const { event, alarms } = eventOf('canceled')
  expect(event.summary).toBe(`${site.name}: Your pickup is canceled`)
  expect(alarms).toEqual([])
})
