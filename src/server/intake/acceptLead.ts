import { bookingForm } from '../../forms/booking.ts'
import { formNamed } from '../../forms/forms.ts'
import { channelsFor } from '../delivery/channels/channels.ts'
import { ownerMail } from '../delivery/channels/ownerMail.ts'
import { deliver } from '../delivery/outbox.ts'
import { logFailure } from '../lib/log.ts'
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import { floodReference } from '../store/flood.ts'
import type { LeadState, NewLead } from '../store/lead.ts'
import { leadStatements, storedStatement } from '../store/leads.ts'
import { spoolLead, spoolNotified } from '../store/spool.ts'

/** How long the database may take, in ms: two attempts, 4 s together. */
const attempts = [2500, 1500]

/** A lead as the database has it, with the number of its photos that are really there. */
type Stored = { readonly state: LeadState | null; readonly photos: number }

/** Stores a lead; undefined when D1 does not answer. */
async function storeLead(services: Services, lead: NewLead): Promise<Stored | undefined> {
  const { env, now } = services
  for (const timeoutMs of attempts)
    try {
      const statements = leadStatements(env.DB, lead, channelsFor(env, lead), now())
      const results = await withTimeout(timeoutMs, env.DB.batch<Stored>([...statements, storedStatement(env.DB, lead)]))
      return results.at(-1)?.results[0] ?? { state: null, photos: 0 }
    } catch (error) {
      // A second attempt is harmless even if the first one did get through: the same content changes nothing.
      logFailure('lead-not-stored', error, { reference: lead.reference })
    }
  return undefined
}

/** Where a lead is kept, and how many of the photos that were sent ahead of it are with it. */
export type Accepted = { readonly place: 'database' | 'spool'; readonly photos: number }

/**
 * Mails of leads that no database counts, in ten minutes from one isolate: what comes past that is mailed when the database
 * has it, which knows what a flood is.
 */
const directly = { mails: 20, withinMs: 10 * 60_000 }
/** When the last of them went out, UTC ms; by bucket, since tests have more than one site. */
const sentDirectly = new WeakMap<object, number[]>()

function mayMailDirectly({ env, now }: Services): boolean {
  const recent = (sentDirectly.get(env.FILES) ?? []).filter((at) => at > now() - directly.withinMs)
  if (recent.length >= directly.mails) return false
  sentDirectly.set(env.FILES, [...recent, now()])
  return true
}

/** Notifies the owner of a lead that no database knows yet, and remembers that they know. */
async function mailDirectly(services: Services, lead: NewLead): Promise<void> {
  const { reference } = lead
  const form = formNamed(lead.form)
  if (!form || !mayMailDirectly(services)) return
  const at = services.now()
  const stored = {
    ...lead,
    revision: 1,
    state: 'new' as const,
    copyTo: undefined,
    receivedAt: at,
    photos: lead.photoIds.length,
    friend: undefined,
    // What the confirmation said: no database can be asked.
    booking: form.name === bookingForm.name && !lead.unconfirmed ? ('live' as const) : undefined,
  }
  await ownerMail.send(
    { lead: stored, form, revision: { change: 'sent', at, before: undefined }, id: reference, attempt: 1 },
    services,
  )
  await spoolNotified(services, reference, ownerMail.name)
}

/**
 * Keeps a lead: in the database, or else in the bucket. Undefined when neither took it; only then is it not accepted.
 * The owner is notified afterward: no visitor waits for that.
 */
export async function acceptLead(services: Services, lead: NewLead): Promise<Accepted | undefined> {
  const { reference } = lead
  const later = (work: Promise<unknown>) =>
    services.waitUntil(work.catch((error: unknown) => logFailure('delivery-broke', error, { reference })))
  const stored = await storeLead(services, lead)
  if (stored) {
    // What waits for its batch goes with the next sweep; that a flood is on goes at once.
    later(deliver(services, stored.state === 'waiting' ? floodReference : reference))
    return { place: 'database', photos: stored.photos }
  }
  try {
    await spoolLead(services, lead)
  } catch (error) {
    logFailure('lead-not-spooled', error, { reference })
    return undefined
  }
  later(mailDirectly(services, lead))
  return { place: 'spool', photos: lead.photoIds.length }
}
