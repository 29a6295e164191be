// What the owner's command, the desk and the test of a deploy read and change. References must be valid: there are no parameters.
import { brokenPrefix } from './health.ts'

/** Messages by name, of which those in `once` aren't sent again if they were sent. */
type Again = { readonly names: readonly string[]; readonly once: readonly string[] }

/**
 * Makes messages of a lead's newest revision due at once. Those that are leased right now stay as they are. Dead messages of
 * older revisions are superseded. `now` in UTC ms.
 */
export const notifyAgainSql = (reference: string, { names, once }: Again, now: number): string[] => [
  ...names.map(
    (name) =>
      `INSERT INTO outbox (reference, revision, channel, due_at, created_at)
       SELECT reference, revision, '${name}', ${now}, ${now} FROM leads WHERE reference = '${reference}' AND state = 'new'
       ON CONFLICT DO UPDATE SET state = 'pending', attempts = 0, due_at = ${now}, created_at = ${now}, last_error = ''
       WHERE leased_until <= ${now} ${once.includes(name) ? `AND state <> 'sent'` : ''}`,
  ),
  `UPDATE outbox SET state = 'superseded' WHERE reference = '${reference}' AND state = 'dead'`,
]

/** One lead's columns. `reference` must be valid. */
export const leadSql = (reference: string): string =>
  `SELECT reference, form, revision, received_at, area, state, request_status AS status, signs, answers FROM leads WHERE reference = '${reference}'`

/** References of the messages that somebody sent, by a name and a number, which must be constants. */
export const contactsOfSql = (name: string, phone: string): string =>
  `SELECT reference FROM leads WHERE form = 'contact' AND json_extract(answers, '$.name') = '${name}'
   AND json_extract(answers, '$.phone') = '${phone}'`

const photosSql = `(SELECT count(*) FROM photos WHERE photos.reference = leads.reference AND attached_at IS NOT NULL AND taken = '') AS photos`

/** A page of all leads, from those after a reference on. */
export const leadPageSql = (after: string, size: number): string =>
  `SELECT reference, received_at, changed_at, form, revision, state, request_status AS status, signs, area, ${photosSql}, answers
   FROM leads WHERE reference > '${after}' ORDER BY reference LIMIT ${size}`

/** A request's messages, those of its batches, and its photos. */
export const leadHistorySql = (reference: string): string[] => [
  `SELECT revision, channel, state, attempts, due_at, last_error FROM outbox WHERE reference = '${reference}'
   ORDER BY revision, channel`,
  `SELECT channel, state, attempts, due_at, last_error, revision FROM outbox WHERE reference = 'batch' AND revision IN (
     SELECT number FROM batches, json_each(batches.members) AS it WHERE it.value = '${reference}') ORDER BY revision, channel`,
  `SELECT id, type, bytes, attached_at FROM photos WHERE reference = '${reference}' ORDER BY stored_at`,
]

/** Records an erasure, and finds photos, the lead, every table with a reference, and unreadable files. `now` in UTC ms. */
export const eraseSql = (reference: string, now: number): string[] => [
  `INSERT INTO erasures (reference, asked_at) VALUES ('${reference}', ${now})
   ON CONFLICT DO UPDATE SET asked_at = excluded.asked_at`,
  `SELECT object_key FROM photos WHERE reference = '${reference}'`,
  `SELECT 1 FROM leads WHERE reference = '${reference}'`,
  // D1's own tables may not be looked into.
  `SELECT name FROM sqlite_schema AS it WHERE type = 'table' AND name <> 'erasures' AND name NOT GLOB '_cf_*'
   AND EXISTS (SELECT 1 FROM pragma_table_info(it.name) WHERE name = 'reference')`,
  `SELECT name FROM marks WHERE name GLOB '${brokenPrefix}${reference}.*'`,
]

/** Deletes a reference from some tables. */
export const deleteFromSql = (tables: readonly string[], reference: string): string[] =>
  tables.map((table) => `DELETE FROM ${table} WHERE reference = '${reference}'`)
