import { inLanguage } from '#language'
import { arrivalRules } from '../../business/calendar.ts'
import type { Booking } from '../../domain/calendar/booking.ts'
import { slotProblem } from '../../domain/calendar/slots.ts'
import { bookingForm } from '../../forms/booking.ts'
import { formNamed, forms } from '../../forms/forms.ts'
import { logFailure } from '../../log.ts'
import { inBackground, sendMessage } from '../../messages/outbox.ts'
import { ownerMail } from '../../messages/say.ts'
import { type Acted, act, after } from '../../request/act.ts'
import { send } from '../../request/decide.ts'
import type { SentForm } from '../../request/event.ts'
import type { CustomerRequest } from '../../request/evolve.ts'
import type { Load, SeatProblem } from '../../request/store.ts'
import { lostWindow, type Refusal } from '../booking/bookWindow.ts'
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import { bookingOf } from '../store/bookings.ts'
import type { NewLead } from '../store/lead.ts'
import { attachStatement, countAttached } from '../store/photoRows.ts'
import { spoolLead, spoolNotified } from '../store/spool.ts'

/** How long the database may take, in ms: two attempts. With what comes before and after, an answer takes at most 8 s. */
const attempts = [1800, 1200]

/** Names of what forms ask once they're received. */
export const followUpNames = forms.flatMap(({ followUp = {} }) => Object.keys(followUp))

/** What a lead says as its event keeps it. */
export const sentForm = ({ source = {}, language = 'en', ...lead }: NewLead): SentForm => ({
  form: lead.form,
  area: lead.area,
  answers: lead.answers,
  spamSignals: lead.spamSignals,
  code: lead.code,
  referredBy: lead.referredBy,
  unconfirmed: lead.unconfirmed,
  source,
  language,
})

type Stored = Acted<SeatProblem | 'let-go' | Misplaced> & { readonly photos: number }

/** Stores a lead with the window that it asks for, and its photos; undefined when D1 doesn't answer. */
async function storeLead(
  services: Services,
  lead: NewLead,
  heldUntil: number | 'no window' | undefined,
  load: Load | undefined,
): Promise<Stored | undefined> {
  const { env, now } = services
  const { reference, photoIds, batched, noTexts } = lead
  const window = heldUntil === 'no window' ? undefined : { slot: lead.answers.slot ?? '', heldUntil }
  const asked = {
    person: '',
    batched,
    noTexts,
    decide: (request: CustomerRequest | undefined, problem: SeatProblem | undefined) =>
      send(request, problem, { form: sentForm(lead), window, followUp: followUpNames, now: now() }),
    also: photoIds.length > 0 ? [attachStatement(env, reference, photoIds, now())] : [],
  }
  for (const [index, timeoutMs] of attempts.entries())
    try {
      const known = index === 0 ? { load } : {}
      const acted = await withTimeout(timeoutMs, act(services, reference, { ...asked, ...known }))
      return { ...acted, photos: await withTimeout(timeoutMs, countAttached(env, reference, photoIds)) }
    } catch (error) {
      // A second attempt is harmless even if the first one got through: the same content and window change nothing.
      logFailure('lead-not-stored', error, { reference })
    }
  return undefined
}

/** What budgets count its sender's address by, and the request as it was read just now. */
type Found = { readonly address?: string; readonly load?: Load | undefined }

/** Why a lead isn't kept under its reference, whatever becomes of its window: somebody else's is there, or it changed too often. */
export type Misplaced = 'another' | 'too-many'

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
    id: reference,
    attempt: 1,
  } as const
  await inLanguage('en', () => sendMessage(ownerMail, notice, services))
  await spoolNotified(services, reference, ownerMail.name)
}

/**
 * Keeps a lead in the database, or else in the bucket. Undefined when both fail; only then isn't it accepted. What the
 * database has, the owner is notified of once the photos that come along are stored; all else right after the answer.
 */
export async function acceptLead(
  services: Services,
  lead: NewLead,
  { address = '', load }: Found = {},
): Promise<Accepted | Misplaced | undefined> {
  const stored = await storeLead(services, lead, 'no window', load)
  if (stored?.ok) return accepted(stored)
  return misplaced(stored) ?? acceptInSpool(services, lead, address)
}

const misplaced = (stored: Stored | undefined): Misplaced | undefined =>
  stored && !stored.ok && (stored.refused === 'another' || stored.refused === 'too-many') ? stored.refused : undefined

const accepted = ({ request, photos }: Extract<Stored, { ok: true }>): Accepted => ({
  place: 'database',
  photos,
  booking: bookingOf(request),
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
  heldUntil: number | undefined,
  { hadSeat, address = '', load }: Found & { readonly hadSeat: boolean },
): Promise<Accepted | Misplaced | { readonly refused: Refusal } | undefined> {
  const unconfirmed = { ...lead, unconfirmed: true }
  const { slot = '' } = lead.answers
  const isOpen = hadSeat || !slotProblem(slot, services.now(), arrivalRules(), new Map())
  const stored = isOpen ? await storeLead(services, lead, heldUntil, load) : undefined
  if (isOpen && !stored) return acceptInSpool(services, unconfirmed, address)
  if (stored?.ok) return accepted(stored)
  const wrong = misplaced(stored)
  if (wrong) return wrong
  const isTaken = !stored || stored.refused === 'taken' || stored.refused === 'closed'
  const refused = isTaken ? await lostWindow(services, slot) : undefined
  return refused ? { refused } : acceptLead(services, unconfirmed, { address })
}
