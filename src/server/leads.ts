import type { D1Database } from '@cloudflare/workers-types'
import type { Values } from '../forms/form.ts'

export type Lead = {
  readonly reference: string
  readonly form: string
  readonly area: string
  readonly answers: Values
}

export type StoredLead = Lead & { readonly revision: number; readonly receivedAt: number; readonly photos: number }

/** Channels on which the owner is told. */
export const channels = ['email'] as const

/**
 * Stores a lead and what the owner has to be told of it in one transaction. The same content again changes nothing;
 * other content under the same reference becomes its next revision. `now` in UTC ms. Throws when D1 does.
 */
export async function storeLead(db: D1Database, lead: Lead, now: number): Promise<void> {
  const answers = JSON.stringify(lead.answers)
  await db.batch([
    db
      .prepare(
        `INSERT INTO leads (reference, form, received_at, changed_at, phone, area, answers)
         VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6)
         ON CONFLICT (reference) DO UPDATE SET
           revision = revision + 1, changed_at = excluded.changed_at, phone = excluded.phone,
           area = excluded.area, answers = excluded.answers
         WHERE answers <> excluded.answers`,
      )
      .bind(lead.reference, lead.form, now, lead.answers.phone ?? '', lead.area, answers),
    ...channels.map((channel) =>
      db
        .prepare(
          `INSERT INTO outbox (reference, revision, channel, due_at)
           SELECT reference, revision, ?2, ?3 FROM leads WHERE reference = ?1
           ON CONFLICT DO NOTHING`,
        )
        .bind(lead.reference, channel, now),
    ),
  ])
}

type LeadRow = {
  reference: string
  form: string
  revision: number
  received_at: number
  area: string
  answers: string
  photos: number
}

/** A stored lead with the number of its photos; undefined when there is none. */
export async function findLead(db: D1Database, reference: string): Promise<StoredLead | undefined> {
  const row = await db
    .prepare(
      `SELECT reference, form, revision, received_at, area, answers,
         (SELECT count(*) FROM photos WHERE photos.reference = leads.reference) AS photos
       FROM leads WHERE reference = ?`,
    )
    .bind(reference)
    .first<LeadRow>()
  if (!row) return undefined
  const { received_at, answers, ...rest } = row
  return { ...rest, receivedAt: received_at, answers: JSON.parse(answers) as Values }
}
