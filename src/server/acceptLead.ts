import { formNamed } from '../forms/forms.ts'
import { channelsFor } from './channels/channels.ts'
import { ownerMail } from './channels/ownerMail.ts'
import { within } from './deadline.ts'
import type { NewLead } from './leads.ts'
import { leadStatements, namedPhotos } from './leads.ts'
import { logFailure } from './log.ts'
import { deliver } from './outbox.ts'
import type { Place } from './photos.ts'
import { spoolLead, spoolTold } from './spool.ts'
import type { Wires } from './wires.ts'

/** How long the database may take, in ms: two attempts, 4 s together. */
const attempts = [2500, 1500]

/** Stores a lead; gives how many of the photos that it names are really there, or undefined when D1 does not answer. */
async function storeLead(wires: Wires, lead: NewLead): Promise<number | undefined> {
  const { env, now } = wires
  for (const patience of attempts)
    try {
      const statements = leadStatements(env.DB, lead, channelsFor(env, lead.answers), now())
      const results = await within(patience, env.DB.batch([...statements, namedPhotos(env.DB, lead)]))
      return (results.at(-1)?.results[0] as { there: number } | undefined)?.there ?? 0
    } catch (error) {
      // A second attempt is harmless even if the first one did get through: the same content changes nothing.
      logFailure('lead-not-stored', error, { reference: lead.reference })
    }
  return undefined
}

/** Where a lead is kept, and how many of the photos that were sent ahead of it are with it. */
export type Accepted = { readonly place: Place; readonly photos: number }

/** Tells the owner of a lead that no database knows yet, and remembers that they know. */
async function mailDirectly(wires: Wires, lead: NewLead): Promise<void> {
  const { reference } = lead
  const form = formNamed(lead.form)
  if (!form || lead.quarantined) return
  const at = wires.now()
  const stored = {
    ...lead,
    revision: 1,
    receivedAt: at,
    photos: lead.photoIds.length,
    friend: undefined,
    booking: undefined,
  }
  await ownerMail.send(
    { lead: stored, form, revision: { change: 'sent', at, before: undefined }, id: reference },
    wires,
  )
  await spoolTold(wires, reference, ownerMail.name)
}

/**
 * Keeps a lead: in the database, or else in the bucket. Undefined when neither took it; only then is it not accepted.
 * The owner is told afterwards, without anybody waiting for it.
 */
export async function acceptLead(wires: Wires, lead: NewLead): Promise<Accepted | undefined> {
  const { reference } = lead
  const later = (work: Promise<unknown>) =>
    wires.waitUntil(work.catch((error: unknown) => logFailure('delivery-broke', error, { reference })))
  const photos = await storeLead(wires, lead)
  if (photos !== undefined) {
    later(deliver(wires, reference))
    return { place: 'database', photos }
  }
  try {
    await spoolLead(wires, lead)
  } catch (error) {
    logFailure('lead-not-spooled', error, { reference })
    return undefined
  }
  later(mailDirectly(wires, lead))
  return { place: 'spool', photos: lead.photoIds.length }
}
