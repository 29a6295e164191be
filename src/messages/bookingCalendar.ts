// Bookings as calendar files: one for a visitor, all of them for the owner.

import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { windowSpan } from '../business/calendar.ts'
import { type Booking, type BookingShown, hasSeat } from '../domain/calendar/booking.ts'
import { type CalendarEvent, calendarText } from '../domain/calendar/ics.ts'
import { addDays, localDate } from '../domain/calendar/localTime.ts'
import { slotTimes } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import type { Env } from '../env.ts'
import { paths } from '../routes.ts'
import type { Values } from '../shared/forms/form.ts'
import { bookingsFrom } from '../store/bookings.ts'
import { listed } from './leadWords.ts'

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
  const url = siteUrl + paths.deskRequest(booking.reference)
  return {
    ...own,
    summary: `${own.canceled ? 'Canceled' : 'Pickup'}: ${[name || formatUsPhone(phone), location].filter(Boolean).join(', ') || booking.reference}`,
    location: placeOf(answers),
    description: [
      phone && `Phone ${formatUsPhone(phone)}`,
      what || listed(list),
      notes,
      `Reference ${booking.reference}`,
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
    name: `${site.shortName} pickups`,
    events: bookings.map(({ booking, answers }) => ownerEvent(booking, answers, env.SITE_URL)),
  })
}
