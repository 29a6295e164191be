// What the owner's commands read and change. It's SQL without parameters, so that they can send it through wrangler.
import { isDate, isSlotId } from '../../domain/calendar/slots.ts'
import { cancelSql } from './bookings.ts'
import { brokenPrefix } from './health.ts'
import { recountSql } from './occupied.ts'

function requireDate(date: string): void {
  if (!isDate(date)) throw new Error(`${date} is no date like 2026-11-23`)
}

/** Takes no more bookings on a date, and keeps those that are there. Throws when it's no date. */
export function closeDateSql(date: string): string {
  requireDate(date)
  return `INSERT INTO closures (date) VALUES ('${date}') ON CONFLICT DO NOTHING`
}

/** Takes bookings on a date again. Throws when it's no date. */
export function openDateSql(date: string): string {
  requireDate(date)
  return `DELETE FROM closures WHERE date = '${date}'`
}

/**
 * Sets the number of crews for a window (`2026-11-23T10`), a date or a weekday (`Mon`); undefined undoes the change. Throws
 * when the place or the number makes no sense.
 */
export function crewsSql(place: string, crews: number | undefined): string {
  if (!isSlotId(place) && !isDate(place) && !/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/.test(place))
    throw new Error(`${place} is no window like 2026-11-23T10, no date, and no weekday like Mon`)
  if (crews === undefined) return `DELETE FROM capacities WHERE place = '${place}'`
  if (!Number.isInteger(crews) || crews < 0 || crews > 50) throw new Error('The number of crews is 0 to 50')
  return `INSERT INTO capacities (place, crews) VALUES ('${place}', ${crews})
    ON CONFLICT (place) DO UPDATE SET crews = excluded.crews`
}

/** Revokes the links to the owner's calendar, and gives how often that was done. */
export const revokeCalendarSql = `INSERT INTO marks (name, value) VALUES ('calendar-links', 1)
  ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`

/** Cancels a booking, whose seat is free at once, and gives its window. Nobody gets a message. `now` in UTC ms. */
export const freeSeatSql = (reference: string, now: number): string =>
  `${cancelSql(now)} AND reference = '${reference}' RETURNING slot`

/** Makes a held booking live, and gives its window. `now` in UTC ms. */
export const keepSeatSql = (reference: string, now: number): string =>
  `UPDATE bookings SET held_until = NULL
   WHERE reference = '${reference}' AND status = 'live' AND held_until > ${now} RETURNING slot`

/**
 * Makes messages of a lead's newest revision due at once, on some channels. Messages that are leased right now stay as they
 * are, and a visitor gets their own copy only once. Dead messages of older revisions are superseded. `now` in UTC ms.
 */
export const notifyAgainSql = (reference: string, channels: readonly string[], now: number): string[] => [
  ...channels.map(
    (channel) =>
      `INSERT INTO outbox (reference, revision, channel, due_at, created_at)
       SELECT reference, revision, '${channel}', ${now}, ${now} FROM leads WHERE reference = '${reference}' AND state = 'new'
       ON CONFLICT DO UPDATE SET state = 'pending', attempts = 0, due_at = ${now}, created_at = ${now}, last_error = ''
       WHERE leased_until <= ${now} AND (channel <> 'copy' OR state <> 'sent')`,
  ),
  `UPDATE outbox SET state = 'superseded' WHERE reference = '${reference}' AND state = 'dead'`,
]

/**
 * Makes dead messages of each lead's newest revision due again. Those of older revisions, and digests of past days, are
 * superseded. The first statement returns a row for each message to send. `now` in UTC ms.
 */
export const retryDeadSql = (now: number): string[] => [
  `UPDATE outbox SET state = 'pending', attempts = 0, due_at = ${now}, created_at = ${now}, last_error = ''
   WHERE state = 'dead' AND (reference = 'batch' OR revision = (
     SELECT revision FROM leads WHERE leads.reference = outbox.reference AND leads.state = 'new'))
   RETURNING reference`,
  `UPDATE outbox SET state = 'superseded' WHERE state = 'dead'`,
]

/** Makes a lead spam and frees its seat. The first statement returns its reference, if it exists. `now` in UTC ms. */
export const spamSql = (reference: string, now: number): string[] => [
  `UPDATE leads SET state = 'spam' WHERE reference = '${reference}' RETURNING reference`,
  freeSeatSql(reference, now),
  `UPDATE outbox SET state = 'superseded' WHERE reference = '${reference}' AND state IN ('pending', 'dead')`,
  ...recountSql(now),
]

/** One lead's columns. `reference` must be valid. */
export const leadSql = (reference: string): string =>
  `SELECT reference, form, revision, received_at, area, state, signs, answers FROM leads WHERE reference = '${reference}'`

/** References of the messages that somebody sent, by a name and a number, which must be constants. */
export const contactsOfSql = (name: string, phone: string): string =>
  `SELECT reference FROM leads WHERE form = 'contact' AND json_extract(answers, '$.name') = '${name}'
   AND json_extract(answers, '$.phone') = '${phone}'`

const photosSql = `(SELECT count(*) FROM photos WHERE photos.reference = leads.reference AND attached_at IS NOT NULL) AS photos`

/** The newest leads, with their newest revision's messages and all dead ones. `unusual`: only leads with spam signals. */
export const newestLeadsSql = (atMost: number, unusual: boolean): string =>
  `SELECT reference, form, received_at, revision, area, state, answers, signs, ${photosSql},
     (SELECT coalesce(group_concat(channel || ' ' || state, ', '), '') FROM outbox
       WHERE outbox.reference = leads.reference AND (outbox.revision = leads.revision OR outbox.state = 'dead')) AS notified
   FROM leads ${unusual ? "WHERE signs <> ''" : ''} ORDER BY received_at DESC LIMIT ${atMost}`

/** How many leads and dead messages there are. */
export const leadCountsSql = `SELECT (SELECT count(*) FROM leads) AS leads,
  (SELECT count(*) FROM outbox WHERE state = 'dead') AS dead`

/** A page of all leads, from those after a reference on. */
export const leadPageSql = (after: string, size: number): string =>
  `SELECT reference, received_at, changed_at, form, revision, state, signs, area, ${photosSql}, answers
   FROM leads WHERE reference > '${after}' ORDER BY reference LIMIT ${size}`

/** A lead's history: its revisions, its messages, those of its batches, and its photos. */
export const leadHistorySql = (reference: string): string[] => [
  `SELECT revision, at, change, answers FROM revisions WHERE reference = '${reference}' ORDER BY revision`,
  `SELECT revision, channel, state, attempts, due_at, last_error FROM outbox WHERE reference = '${reference}'
   ORDER BY revision, channel`,
  `SELECT channel, state, attempts, due_at, last_error, revision FROM outbox WHERE reference = 'batch' AND revision IN (
     SELECT number FROM batches, json_each(batches.members) AS it WHERE it.value = '${reference}') ORDER BY revision, channel`,
  `SELECT id, type, bytes, attached_at FROM photos WHERE reference = '${reference}' ORDER BY stored_at`,
]

/** The window of a booking that has lost its seat. `now` in UTC ms. */
export const lostSeatSql = (reference: string, now: number): string =>
  `SELECT slot FROM bookings WHERE reference = '${reference}' AND (status <> 'live' OR held_until <= ${now})`

/** Makes a lead that was spam, or looked unusual, an ordinary one. */
export const releaseSql = (reference: string): string =>
  `UPDATE leads SET state = iif(state = 'spam', 'new', state), signs = '' WHERE reference = '${reference}'`

/** Bookings from one date to another, and the dates that are closed. `now` in UTC ms. */
export const calendarSql = ({ from, until, now }: { from: string; until: string; now: number }): string[] => [
  `SELECT bookings.reference, slot, seat, bookings.revision, held_until, answers
   FROM bookings LEFT JOIN leads ON leads.reference = bookings.reference
   WHERE status = 'live' AND (held_until IS NULL OR held_until > ${now})
     AND slot >= '${from}' AND slot < '${until}' ORDER BY slot, seat`,
  `SELECT date FROM closures WHERE date >= '${from}' AND date < '${until}' ORDER BY date`,
]

/** Keys of the spool's files that couldn't be read; with a reference, only those of its request. */
export const brokenFilesSql = (reference = ''): string =>
  `SELECT name, value FROM marks WHERE name GLOB '${brokenPrefix}${reference ? `${reference}.` : ''}*'`

/** Deletes the flags of such files. */
export const forgetBrokenSql = (names: readonly string[]): string =>
  `DELETE FROM marks WHERE name IN (${names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')})`

/** Records an erasure, and finds photos, the lead, every table with a reference, and unreadable files. `now` in UTC ms. */
export const eraseSql = (reference: string, now: number): string[] => [
  `INSERT INTO erasures (reference, asked_at) VALUES ('${reference}', ${now})
   ON CONFLICT DO UPDATE SET asked_at = excluded.asked_at`,
  `SELECT object_key FROM photos WHERE reference = '${reference}'`,
  `SELECT 1 FROM leads WHERE reference = '${reference}'`,
  `SELECT name FROM sqlite_schema AS it WHERE type = 'table' AND name <> 'erasures'
   AND EXISTS (SELECT 1 FROM pragma_table_info(it.name) WHERE name = 'reference')`,
  brokenFilesSql(reference),
]

/** Deletes a reference from some tables. */
export const deleteFromSql = (tables: readonly string[], reference: string): string[] =>
  tables.map((table) => `DELETE FROM ${table} WHERE reference = '${reference}'`)
