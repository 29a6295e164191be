import { inLanguage } from '#language'
import { arrivalRules } from '../../business/calendar.ts'
import type { Booking } from '../../domain/calendar/booking.ts'
import { slotProblem } from '../../domain/calendar/slots.ts'
import { bookingForm } from '../../forms/booking.ts'
import { formNamed } from '../../forms/forms.ts'
import { logFailure } from '../../log.ts'
import { inBackground, sendMessage } from '../../messages/outbox.ts'
import { messagesFor, ownerMail } from '../../messages/say.ts'
import { lostWindow, type Refusal } from '../booking/bookWindow.ts'
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import type { SeatRequest } from '../store/bookings.ts'
import type { NewLead } from '../store/lead.ts'
import { type StoredRequest, storeRequest } from '../store/leads.ts'
import { spoolLead, spoolNotified } from '../store/spool.ts'

/** How long the database may take, in ms: two attempts. With what comes before and after, an answer takes at most 8 s. */
const attempts = [1800, 1200]

/** Stores a lead with the seat that it asks for; undefined when D1 doesn't answer. */
async function storeLead(services: Services, lead: NewLead, seat?: SeatRequest): Promise<StoredRequest | undefined> {
  const { env, now } = services
  for (const timeoutMs of attempts)
    try {
      return await withTimeout(timeoutMs, storeRequest(env.DB, lead, messagesFor(env, lead), now(), seat))
    } catch (error) {
      // A second attempt is harmless even if the first one got through: the same content and seat change nothing.
      logFailure('lead-not-stored', error, { reference: lead.reference })
    }
  return undefined
}

/** Where a lead is kept, how many of the photos that were sent before it are part of it, and its booking. */
export type Accepted = {
  readonly place: 'database' | 'spool'
  readonly photos: number
  readonly booking: Booking | undefined
}

/**
 * Most mails from one isolate about leads that no database counts. Past that the owner is mailed when the database has the
 * lead, since the database can tell a flood.
 */
const directLimit = { mails: 20, withinMs: 10 * 60_000 }
/** When they went out, UTC ms; by bucket, since tests have more than one site. */
const sentDirectly = new WeakMap<object, number[]>()

function mayMailDirectly({ env, now }: Services): boolean {
  const recent = (sentDirectly.get(env.FILES) ?? []).filter((at) => at > now() - directLimit.withinMs)
  if (recent.length >= directLimit.mails) return false
  sentDirectly.set(env.FILES, [...recent, now()])
  return true
}

/** Mails the owner a lead that isn't in the database yet, and records that in the spool. */
async function mailDirectly(services: Services, lead: NewLead): Promise<void> {
  const { reference } = lead
  const form = formNamed(lead.form)
  // The mails are for customers: an unusual request waits for its batch.
  if (!form || lead.batched || !mayMailDirectly(services)) return
  const at = services.now()
  const stored = {
    ...lead,
    revision: 1,
    state: 'new' as const,
    copyTo: undefined,
    receivedAt: at,
    photos: lead.photoIds.length,
    friend: undefined,
    // Without the database this goes by what the confirmation said.
    booking: form.name === bookingForm.name && !lead.unconfirmed ? ('live' as const) : undefined,
  }
  const notice = {
    lead: stored,
    form,
    revision: { change: 'sent', at, before: undefined },
    id: reference,
    attempt: 1,
  } as const
  await inLanguage('en', () => sendMessage(ownerMail, notice, services))
  await spoolNotified(services, reference, ownerMail.name)
}

/**
 * Keeps a lead in the database, or else in the bucket. Undefined when both fail; only then isn't it accepted. What the
 * database has, the owner is notified of once the photos that come along are stored; all else right after the answer.
 * `address`: what budgets count its sender's address by.
 */
export async function acceptLead(services: Services, lead: NewLead, address = ''): Promise<Accepted | undefined> {
  const stored = await storeLead(services, lead)
  return stored ? accepted(stored) : acceptInSpool(services, lead, address)
}

const accepted = ({ photos, seat }: StoredRequest): Accepted => ({
  place: 'database',
  photos,
  booking: seat?.ok ? seat.booking : undefined,
})

/** Keeps a lead in the bucket until the database takes it. Undefined when the bucket fails. */
export async function acceptInSpool(services: Services, lead: NewLead, address: string): Promise<Accepted | undefined> {
  try {
    await spoolLead(services, lead, address)
  } catch (error) {
    logFailure('lead-not-spooled', error, { reference: lead.reference })
    return undefined
  }
  inBackground(services, lead.reference, mailDirectly(services, lead))
  return { place: 'spool', photos: lead.photoIds.length, booking: undefined }
}

/**
 * Keeps a booking with the seat that it asks for: both or neither. Nobody is refused because of others: without a seat, but
 * as a request, we keep a booking of a number that has its seats, one that was held before, one on a day with too many held
 * seats, and one for which the database doesn't answer. Its confirmation says so. `hadSeat`: the window was theirs before.
 */
export async function acceptBooking(
  services: Services,
  lead: NewLead,
  seat: SeatRequest,
  { hadSeat, address }: { readonly hadSeat: boolean; readonly address: string },
): Promise<Accepted | { readonly refused: Refusal } | undefined> {
  const unconfirmed = { ...lead, unconfirmed: true }
  const isOpen = hadSeat || !slotProblem(seat.slot, services.now(), arrivalRules(), new Map())
  const stored = isOpen ? await storeLead(services, lead, seat) : undefined
  if (isOpen && !stored) return acceptInSpool(services, unconfirmed, address)
  const outcome = stored?.seat
  if (stored && outcome?.ok) return accepted(stored)
  const reason = outcome && !outcome.ok ? outcome.reason : 'taken'
  const refused = reason === 'taken' ? await lostWindow(services, seat.slot) : undefined
  return refused ? { refused } : acceptLead(services, unconfirmed, address)
}
