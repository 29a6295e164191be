import { freeSeatSql } from '../../../src/server/store/ownerCalendar.ts'

/**
 * Makes a lead's newest revision due at once on some channels. Messages that are leased right now are left alone, and a
 * visitor gets their own copy only once. Dead messages of older revisions are superseded. `now` in UTC ms.
 */
export const notifyAgainSql = (reference: string, channels: readonly string[], now: number): string[] => [
  ...channels.map(
    (channel) =>
      `INSERT INTO outbox (reference, revision, channel, due_at, created_at)
       SELECT reference, revision, '${channel}', ${now}, ${now} FROM leads WHERE reference = '${reference}' AND state = 'new'
       ON CONFLICT DO UPDATE SET state = 'pending', attempts = 0, due_at = ${now}, created_at = ${now}, last_error = ''
       WHERE leased_until <= ${now} AND (channel <> 'copy' OR state <> 'sent')`,
  ),
  `UPDATE outbox SET state = 'overtaken' WHERE reference = '${reference}' AND state = 'dead'`,
]

/**
 * Makes dead messages about each request's newest revision due again. Those about older revisions, and digests of past
 * days, are superseded. The first statement returns a row for each message to send. `now` in UTC ms.
 */
export const retryDeadSql = (now: number): string[] => [
  `UPDATE outbox SET state = 'pending', attempts = 0, due_at = ${now}, created_at = ${now}, last_error = ''
   WHERE state = 'dead' AND (reference = 'batch' OR revision = (
     SELECT revision FROM leads WHERE leads.reference = outbox.reference AND leads.state = 'new'))
   RETURNING reference`,
  `UPDATE outbox SET state = 'overtaken' WHERE state = 'dead'`,
]

/** Marks a lead as spam and frees its seat. The first statement returns its reference, if it exists. `now` in UTC ms. */
export const spamSql = (reference: string, now: number): string[] => [
  `UPDATE leads SET state = 'spam' WHERE reference = '${reference}' RETURNING reference`,
  freeSeatSql(reference, now),
  `UPDATE outbox SET state = 'overtaken' WHERE reference = '${reference}' AND state IN ('pending', 'dead')`,
]
