// What an assistant can do with a pickup, for somebody who knows its reference and phone number.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { type BookingShown, hasSeat } from '../domain/calendar/booking.ts'
import { slotLabel } from '../domain/calendar/slots.ts'
import type { AppContext } from '../handlers/context.ts'
import { type BookingLink, changeBooking, readBookingLink } from '../mine/bookingLink.ts'
import { findOwn } from '../mine/findOwn.ts'
import { paths } from '../routes.ts'
import type { ErrorAnswer } from '../shared/forms/answers.ts'
import type { Values } from '../shared/forms/form.ts'
import { addressOf } from '../shared/http/clientAddress.ts'
import { refusalOf } from '../shared/http/respond.ts'

const notFound: ErrorAnswer = {
  ok: false,
  errors: { reference: 'No pickup has this reference and this phone number' },
  codes: { reference: 'invalid' },
}

const pickupOf = ({ booking, token, stage }: BookingShown, siteUrl: string) => ({
  ok: true as const,
  reference: booking.reference,
  state: hasSeat(booking.state) ? 'booked' : 'canceled',
  slot: booking.slot,
  when: slotLabel(booking.slot, windowHours),
  canChange: stage === 'open',
  links: { booking: siteUrl + paths.ownRequest({ token }) },
})

/** Why a change wasn't made, and open windows in place of one that was lost. */
function unchanged(link: BookingLink): ErrorAnswer {
  if (!link.ok) return notFound
  const { lost } = link.shown
  if (lost)
    return { ok: false, errors: { slot: lost.message }, codes: { slot: 'unavailable' }, offers: [...lost.offers] }
  const message = `This pickup can’t be changed online anymore. Call or text ${site.phone.label}`
  return { ok: false, errors: { reference: message }, codes: { reference: 'unavailable' } }
}

const tooMany = (retryAfter: number, failure: 'too-many' | 'too-many-changes' = 'too-many') => ({
  ...refusalOf({ errors: {}, failure }),
  retryAfter,
})

/** Reads, moves or cancels a pickup: with the limits of the page that finds one, and of its link. Throws when D1 does. */
export async function ownPickup(c: AppContext, action: 'get' | 'move' | 'cancel', asked: Values) {
  const { services } = c.var
  const from = { address: addressOf(c.req.raw), isAssistant: true }
  const found = await findOwn(services, asked, from)
  if (found.kind === 'too-many') return tooMany(found.retryAfter)
  if (found.kind === 'none') return notFound
  const { token } = found
  const link = await readBookingLink(services, token)
  if (!link.ok) return notFound
  if (action === 'get') return pickupOf(link.shown, c.env.SITE_URL)
  const { revision } = link.shown.booking
  const answer = await changeBooking(services, token, { action, slot: asked.slot ?? '', revision, ...from })
  if (answer.kind === 'too-many') return tooMany(answer.retryAfter, 'too-many-changes')
  if (answer.kind === 'refused') return unchanged(answer.link)
  const now = await readBookingLink(services, token)
  return now.ok ? pickupOf(now.shown, c.env.SITE_URL) : notFound
}
