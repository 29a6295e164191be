import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Values } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import { floodReference, floodSql, noticeEvery } from './flood.ts'
import type { Change, NewLead } from './lead.ts'

/**
 * How long after a change its message goes out, in ms. Photos come one by one, people change their minds twice, and robots
 * a hundred times: one message a minute speaks of all that.
 */
const changeDelay = 60_000
/** Names of what forms ask once they're received. */
const laterNames = forms.flatMap(({ later = {} }) => Object.keys(later))
/**
 * Messages that a visitor gets of one request and its changes, by channel: what's sent to an address or a number that we
 * don't know has an end. Texts are asked for, and the last one has to say how it is.
 */
const mostSent = `CASE ?2 WHEN 'copy' THEN 3 WHEN 'text' THEN 6 ELSE 1000 END`
/** A request that comes while a flood is on waits for its batch, unless the owner has been notified of it already. */
const stateSql = (now: string, otherwise: string) =>
  `iif(${otherwise} = 'new' AND ${floodSql(now)}, 'waiting', ${otherwise})`

/** Records the newest revision and enqueues its messages; those of an older one that haven't gone out are superseded. */
function enqueue(
  db: D1Database,
  reference: string,
  change: string,
  channels: readonly string[],
  now: number,
  notified: readonly string[] = [],
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
           SELECT reference, revision, ?2, ?3 + iif(revision = 1, 0, ${changeDelay}), ?3, ?4
           FROM leads WHERE reference = ?1 AND state = 'new' AND ${mostSent} >
             (SELECT count(*) FROM outbox WHERE reference = ?1 AND channel = ?2 AND state <> 'overtaken')
           ON CONFLICT DO UPDATE SET state = excluded.state WHERE excluded.state = 'sent'`,
        )
        .bind(reference, channel, now, notified.includes(channel) ? 'sent' : 'pending'),
    ),
    db
      .prepare(
        `UPDATE outbox SET state = 'overtaken' WHERE reference = ?1 AND state = 'pending' AND leased_until <= ?2
         AND channel NOT IN ('reminder', 'reminder-text', 'on-the-way')
         AND revision < (SELECT revision FROM leads WHERE reference = ?1)`,
      )
      .bind(reference, now),
  ]
}

/** Channels on which the owner hears that a flood is on. */
const noticeChannels: readonly string[] = ['email', 'sms']

/** Notifies the owner of a flood, once an hour at most, when a lead has to wait because of it. */
function noticeStatements(
  db: D1Database,
  reference: string,
  channels: readonly string[],
  now: number,
): D1PreparedStatement[] {
  const minute = Math.floor(now / 60_000)
  return noticeChannels
    .filter((channel) => channels.includes(channel))
    .map((channel) =>
      db
        .prepare(
          `INSERT INTO outbox (reference, revision, channel, due_at, created_at)
           SELECT '${floodReference}', ?3, ?2, ?4, ?4 FROM leads
           WHERE reference = ?1 AND state = 'waiting' AND ${floodSql('?4')} AND NOT EXISTS (
             SELECT 1 FROM outbox WHERE reference = '${floodReference}' AND channel = ?2 AND revision > ?3 - ${noticeEvery})
           ON CONFLICT DO NOTHING`,
        )
        .bind(reference, channel, minute, now),
    )
}

/** A correction's answers, with what was added to the request since it was sent: the form doesn't ask for that. */
const correctedSql = `json_patch(excluded.answers, json_object(${laterNames
  .map((name) => `'${name}', answers ->> '${name}'`)
  .join(', ')}))`

/** How a lead comes to the database. */
type Arrival = {
  /** Channels that have its message already. */
  readonly notified?: readonly string[]
  /** It waited in the spool, so that something newer may have come before it. */
  readonly spooled?: boolean
}

/**
 * The statements that store a lead and enqueue its messages, for one transaction. The same content again
 * changes nothing; other content under the same reference becomes its next revision. What comes now is the newest, even
 * if the clock was set back since; of what waited in the spool only the clock can say. What came in before its sender asked
 * to be forgotten is not stored; what they send after that is a new lead. While a flood is on it waits for a batch, which is
 * decided here so that a burst can't slip through. `now` in UTC ms.
 */
export function leadStatements(
  db: D1Database,
  lead: NewLead,
  channels: readonly string[],
  now: number,
  { notified = [], spooled = false }: Arrival = {},
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO leads (reference, form, received_at, changed_at, phone, area, answers, signs, state, referral_code,
           referred_by, unconfirmed)
         SELECT ?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7, ${notified.length > 0 ? '?8' : stateSql('?3', '?8')}, ?9, ?10, ?11
         WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE reference = ?1 AND asked_at >= ?3)
         ON CONFLICT (reference) DO UPDATE SET
           revision = revision + 1, changed_at = max(changed_at + 1, excluded.changed_at), phone = excluded.phone,
           area = excluded.area, answers = ${correctedSql}, signs = excluded.signs, unconfirmed = excluded.unconfirmed,
           state = iif(state = 'new', excluded.state, state)
         WHERE answers <> ${correctedSql} AND (?12 = 0 OR excluded.changed_at >= changed_at)`,
      )
      .bind(
        lead.reference,
        lead.form,
        now,
        lead.answers.phone ?? '',
        lead.area,
        JSON.stringify(lead.answers),
        lead.signs.join(' '),
        lead.batched && notified.length === 0 ? 'waiting' : 'new',
        lead.code,
        lead.referredBy,
        lead.unconfirmed ? 1 : 0,
        spooled ? 1 : 0,
      ),
    db
      .prepare(
        `UPDATE photos SET attached_at = ?2 WHERE reference = ?1 AND attached_at IS NULL
         AND id IN (SELECT value FROM json_each(?3))`,
      )
      .bind(lead.reference, now, JSON.stringify(lead.photoIds)),
    ...enqueue(db, lead.reference, 'corrected', channels, now, notified),
    ...noticeStatements(db, lead.reference, channels, now),
  ]
}

/** What became of a lead that was just stored: its state, and how many of the photos that it names are there. */
export const storedStatement = (db: D1Database, { reference, photoIds }: NewLead): D1PreparedStatement =>
  db
    .prepare(
      `SELECT (SELECT state FROM leads WHERE reference = ?1) AS state, count(*) AS photos FROM photos
       WHERE reference = ?1 AND attached_at IS NOT NULL
       AND id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(reference, JSON.stringify(photoIds))

/**
 * The statements that record a change which the visitor made later: it becomes the next revision, with the changed
 * answers, and the owner is notified. They act only if the statement before them in the same batch changed a row.
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
        `UPDATE leads SET revision = revision + 1, changed_at = max(changed_at + 1, ?2), answers = json_patch(answers, ?3),
           state = ${stateSql('?2', 'state')}
         WHERE reference = ?1 AND changes() > 0`,
      )
      .bind(reference, now, JSON.stringify(answers)),
    ...enqueue(db, reference, change, channels, now),
  ]
}

/**
 * The statement that enqueues messages about a lead as it is, on channels for an occasion. It acts only if the statement
 * before it in the same batch changed a row. `now` in UTC ms.
 */
export const occasionStatement = (
  db: Pick<D1Database, 'prepare'>,
  reference: string,
  channels: readonly string[],
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO outbox (reference, revision, channel, due_at, created_at)
       SELECT reference, revision, it.value, ?2, ?2 FROM leads, json_each(?3) AS it
       WHERE reference = ?1 AND changes() > 0 ON CONFLICT DO NOTHING`,
    )
    .bind(reference, now, JSON.stringify(channels))
