// What the owner's command, the desk and the test of a deploy read and change. References must be valid: there are no parameters.
import { brokenPrefix } from './health.ts'

export const leadSql = (reference: string): string => `SELECT reference FROM leads WHERE reference = '${reference}'`

/** References of the messages that somebody sent, by a name and a number, which must be constants. */
export const contactsOfSql = (name: string, phone: string): string =>
  `SELECT reference FROM leads WHERE form = 'contact' AND json_extract(answers, '$.name') = '${name}'
   AND json_extract(answers, '$.phone') = '${phone}'`

/** How many photos of its sender's are part of a lead. */
export const photosSql = `(SELECT count(*) FROM photos WHERE photos.reference = leads.reference AND attached_at IS NOT NULL AND taken = '')`

/** A page of all leads, from those after a reference on. */
export const leadPageSql = (after: string, size: number): string =>
  `SELECT reference, received_at, changed_at, form, revision, state, request_status AS status, signs, area, ${photosSql} AS photos, answers
   FROM leads WHERE reference > '${after}' ORDER BY reference LIMIT ${size}`

/** The messages about a lead, with the last error of each. */
export const messagesSql = (reference: string): string =>
  `SELECT channel, state, last_error FROM outbox WHERE reference = '${reference}'`

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

export const deleteFromSql = (tables: readonly string[], reference: string): string[] =>
  tables.map((table) => `DELETE FROM ${table} WHERE reference = '${reference}'`)
