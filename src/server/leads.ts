import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Sign } from '../domain/suspicion.ts'
import type { Values } from '../forms/form.ts'

/** What happened to a request: each is a revision that the owner is told of. */
export type Change = 'sent' | 'corrected' | 'photos' | 'moved' | 'cancelled'

export type Lead = {
  readonly reference: string
  readonly form: string
  readonly area: string
  readonly answers: Values
  /** Why it looks odd. */
  readonly signs: readonly Sign[]
  /** Kept back: stored, and nobody is told before the owner has looked. */
  readonly quarantined: boolean
  /** Code that a referral gives its sender; empty for other forms. */
  readonly code: string
  /** Code of the friend who sent them; empty without. */
  readonly referredBy: string
}

/** A lead as it is sent; its photos may have been uploaded before it. */
export type NewLead = Lead & { readonly photoIds: readonly string[] }

export type StoredLead = Lead & {
  readonly revision: number
  readonly receivedAt: number
  readonly photos: number
  /** What became of its arrival window; undefined where it has none. */
  readonly booking: 'live' | 'cancelled' | undefined
  /** Name and phone of the friend whose code they came with, where we know them. */
  readonly friend: Values | undefined
}

/** One revision of a lead, with what stood there before it. */
export type Revision = {
  readonly change: Change
  /** UTC ms. */
  readonly at: number
  readonly before: Values | undefined
}

/** How long the owner is not told yet, in ms: photos come one by one, and one message speaks of all of them. */
const delays: Readonly<Record<string, number>> = { photos: 60_000 }

/** Writes down the newest revision and whom to tell of it; an older one that nobody was told of yet is overtaken. */
function tell(
  db: D1Database,
  reference: string,
  change: string,
  channels: readonly string[],
  now: number,
  told: readonly string[] = [],
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO revisions (reference, revision, at, change, answers)
         SELECT reference, revision, changed_at, iif(revision = 1, 'sent', ?2), answers FROM leads WHERE reference = ?1
         ON CONFLICT DO NOTHING`,
      )
      .bind(reference, change),
    ...channels.map((channel) =>
      db
        .prepare(
          `INSERT INTO outbox (reference, revision, channel, due_at, created_at, state)
           SELECT reference, revision, ?2, ?3 + ?5, ?3, ?4 FROM leads WHERE reference = ?1 AND state = 'new'
           ON CONFLICT DO UPDATE SET state = excluded.state WHERE excluded.state = 'sent'`,
        )
        .bind(reference, channel, now, told.includes(channel) ? 'sent' : 'pending', delays[change] ?? 0),
    ),
    db
      .prepare(
        `UPDATE outbox SET state = 'overtaken' WHERE reference = ?1 AND state = 'pending' AND leased_until <= ?2
         AND revision < (SELECT revision FROM leads WHERE reference = ?1)`,
      )
      .bind(reference, now),
  ]
}

/**
 * The statements that store a lead and what the owner has to be told of it, for one transaction. The same content again
 * changes nothing; other content under the same reference becomes its next revision, unless what is there is newer. What
 * came in before its sender asked to be forgotten is not taken up; what they send after that is a new lead.
 * `now` in UTC ms. `told`: channels that know of it already.
 */
export function leadStatements(
  db: D1Database,
  lead: NewLead,
  channels: readonly string[],
  now: number,
  told: readonly string[] = [],
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO leads (reference, form, received_at, changed_at, phone, area, answers, signs, state, referral_code,
           referred_by)
         SELECT ?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
         WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE reference = ?1 AND asked_at >= ?3)
         ON CONFLICT (reference) DO UPDATE SET
           revision = revision + 1, changed_at = excluded.changed_at, phone = excluded.phone,
           area = excluded.area, answers = excluded.answers
         WHERE answers <> excluded.answers AND excluded.changed_at >= changed_at`,
      )
      .bind(
        lead.reference,
        lead.form,
        now,
        lead.answers.phone ?? '',
        lead.area,
        JSON.stringify(lead.answers),
        lead.signs.join(' '),
        lead.quarantined ? 'quarantine' : 'new',
        lead.code,
        lead.referredBy,
      ),
    db
      .prepare(
        `UPDATE photos SET attached_at = ?2 WHERE reference = ?1 AND attached_at IS NULL
         AND id IN (SELECT value FROM json_each(?3))`,
      )
      .bind(lead.reference, now, JSON.stringify(lead.photoIds)),
    ...tell(db, lead.reference, 'corrected', channels, now, told),
  ]
}

/** Counts the photos that a lead names and that are there. */
export const namedPhotos = (db: D1Database, { reference, photoIds }: NewLead): D1PreparedStatement =>
  db
    .prepare(
      `SELECT count(*) AS there FROM photos WHERE reference = ?1 AND attached_at IS NOT NULL
       AND id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(reference, JSON.stringify(photoIds))

/**
 * The statements that record a change which the visitor made later: it becomes the next revision, with the changed
 * answers, and the owner is told. They act only if the statement before them in the same batch changed a row.
 */
export function changeStatements(
  db: D1Database,
  reference: string,
  change: Exclude<Change, 'sent' | 'corrected'>,
  answers: Values,
  channels: readonly string[],
  now: number,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE leads SET revision = revision + 1, changed_at = ?2, answers = json_patch(answers, ?3)
         WHERE reference = ?1 AND changes() > 0`,
      )
      .bind(reference, now, JSON.stringify(answers)),
    ...tell(db, reference, change, channels, now),
  ]
}
