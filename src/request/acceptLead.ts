import { inLanguage } from '#language'
import { arrivalRules } from '../business/calendar.ts'
import type { Booking } from '../domain/calendar/booking.ts'
import { slotProblem } from '../domain/calendar/slots.ts'
import { agreedPrice, type QuotedPrice } from '../domain/prices/quoted.ts'
import { ownerLanguage } from '../language/owner.ts'
import { logFailure } from '../log.ts'
import { inBackground, sendMessage } from '../messages/outbox.ts'
import { ownerMail } from '../messages/say.ts'
import { bookingForm, formNamed, forms } from '../shared/forms/forms.ts'
import { type Services, withTimeout } from '../shared/http/services.ts'
import { bookingOf } from '../store/bookings.ts'
import { spoolLead, spoolNotified } from '../store/bucket.ts'
import type { NewLead } from '../store/lead.ts'
import { attachStatement, countAttached } from '../store/photos.ts'
import { type Acted, act, after } from './act.ts'
import { lostWindow, type Refusal } from './bookWindow.ts'
import { send } from './decide.ts'
import type { SentForm } from './event.ts'
import type { CustomerRequest } from './evolve.ts'
import { otherReference } from './reference.ts'
import type { Load, SeatProblem } from './store.ts'

/** How long the database may take, in ms: two attempts. With what comes before and after, an answer takes at most 8 s. */
const attempts = [1800, 1200]

/** Names of what forms ask once they're received. */
export const followUpNames = forms.flatMap(({ followUp = {} }) => Object.keys(followUp))

/** What a lead says as its event keeps it: what's no part of that is left out as it's recorded. */
export const sentForm = (lead: NewLead): SentForm => ({ source: {}, language: 'en', ...lead })

type Stored = Acted<SeatProblem | 'let-go' | 'another' | 'too-many'> & { readonly photos: number }

/** The window that a booking asks for: until when its seat is held (UTC ms; undefined is firm), and whether it was theirs. */
type AskedWindow = { readonly heldUntil: number | undefined; readonly hadSeat: boolean }

/** Stores a lead with the window that it asks for, and its photos; undefined when D1 doesn't answer. */
async function storeLead(
  services: Services,
  lead: NewLead,
  asked: AskedWindow | undefined,
  load: Load | undefined,
): Promise<Stored | undefined> {
  const { env, now } = services
  const { reference, photoIds, batched, noTexts } = lead
  const window = asked && { slot: lead.answers.slot ?? '', heldUntil: asked.heldUntil }
  const action = {
    person: '',
    batched,
    noTexts,
    decide: (request: CustomerRequest | undefined, problem: SeatProblem | undefined) =>
      send(request, problem, { form: sentForm(lead), window, price: lead.price, followUp: followUpNames, now: now() }),
    also: photoIds.length > 0 ? [attachStatement(env, reference, photoIds, now())] : [],
  }
  for (const [index, timeoutMs] of attempts.entries())
    try {
      const known = index === 0 ? { load } : {}
      const acted = await withTimeout(timeoutMs, act(services, reference, { ...action, ...known }))
      return { ...acted, photos: await withTimeout(timeoutMs, countAttached(env, reference, photoIds)) }
    } catch (error) {
      // A second attempt is harmless even if the first one got through: the same content and window change nothing.
      logFailure('lead-not-stored', error, { reference })
    }
  return undefined
}

/** Where a lead is kept and under which reference, how many of the photos that were sent before it are part of it, and its booking. */
export type Accepted = {
  readonly reference: string
  readonly place: 'database' | 'spool'
  readonly photos: number
  readonly booking: Booking | undefined
  /** The price that's agreed on. */
  readonly price?: QuotedPrice | undefined
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
  const isBooked = form.name === bookingForm.name && !lead.unconfirmed
  const window = { slot: lead.answers.slot ?? '' }
  const events = [
    { kind: 'sent', data: sentForm(lead) } as const,
    // Without the database this goes by what the confirmation said.
    ...(isBooked ? [{ kind: 'booked', data: window } as const] : []),
  ]
  const stored = {
    ...after(reference, undefined, events, { at, person: '' }),
    copyTo: undefined,
    photos: lead.photoIds.length,
    friend: undefined,
  }
  const notice = {
    lead: stored,
    form,
    revision: { change: 'sent', at, before: undefined },
    number: 1,
    id: reference,
    attempt: 1,
  } as const
  await inLanguage(ownerLanguage, () => sendMessage(ownerMail, notice, services))
  await spoolNotified(services, reference, ownerMail.name)
}

/** Whether it has said what becomes of a lead, with a seat or without. */
const isSettled = (stored: Stored | undefined) =>
  stored && (stored.ok || stored.refused === 'another' || stored.refused === 'too-many')

const accepted = ({ reference }: NewLead, { request, photos }: Extract<Stored, { ok: true }>): Accepted => ({
  reference,
  place: 'database',
  photos,
  booking: bookingOf(request),
  price: request && agreedPrice(request),
})

const notRead = (error: unknown) => logFailure('availability-not-read', error)

/** How a lead is kept: what admission says of it, and its request as it was read just now. */
type Kept = {
  /** With `bucket` the database isn't asked. */
  readonly place?: 'database' | 'bucket'
  readonly window?: AskedWindow | undefined
  /** What budgets count its sender's address by. */
  readonly address?: string
  readonly load?: Load | undefined
}

/**
 * The one way in: keeps a lead in the database, or else in the bucket. Undefined when both fail; only then isn't it accepted.
 * What the database has, the owner is notified of once the photos that come along are stored; all else right after the
 * answer.
 *
 * A booking gets its seat or, if its window is gone, a refusal. Nobody else is refused because of others: without a seat, but
 * as a request, we keep a booking of a number that has its seats, one that was held before, one on a day with too many held
 * seats, and one for which the database doesn't answer. Its confirmation says so. One whose reference is another's by now has
 * one of its own. `too-many`: it has been changed too often.
 */
export async function acceptLead(
  services: Services,
  lead: NewLead,
  kept: Kept = {},
): Promise<Accepted | { readonly refused: Refusal } | 'too-many' | undefined> {
  const { place = 'database', window, address = '', load } = kept
  const unseated = { ...lead, unconfirmed: 'slot' in lead.answers }
  const { slot = '' } = lead.answers
  if (place === 'database') {
    const isOpen = !window || window.hadSeat || !slotProblem(slot, services.now(), arrivalRules(), new Map())
    const seated = window && isOpen ? await storeLead(services, lead, window, load) : undefined
    const isTaken = !isOpen || (seated && !seated.ok && (seated.refused === 'taken' || seated.refused === 'closed'))
    const refused = isTaken && (await lostWindow(services, slot).catch(notRead))
    if (refused) return { refused }
    // A database that was silent about the seat isn't asked again, and what was read before the seat was refused is old.
    const isSilent = window && isOpen && !seated
    const isOver = isSilent || isSettled(seated)
    const stored = isOver ? seated : await storeLead(services, unseated, undefined, window ? undefined : load)
    if (stored?.ok) return accepted(lead, stored)
    if (stored?.refused === 'too-many') return 'too-many'
    if (stored?.refused === 'another') {
      const reference = await otherReference(services.env.LEAD_SECRET, lead.reference, lead.answers)
      return acceptLead(services, { ...lead, reference }, { ...kept, load: undefined })
    }
  }
  try {
    await spoolLead(services, unseated, address)
  } catch (error) {
    logFailure('lead-not-spooled', error, { reference: lead.reference })
    return undefined
  }
  inBackground(services, lead.reference, mailDirectly(services, unseated))
  return { reference: lead.reference, place: 'spool', photos: lead.photoIds.length, booking: undefined }
}
