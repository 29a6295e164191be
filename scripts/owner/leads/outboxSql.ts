import { freeSeatSql } from '../../../src/server/store/ownerCalendar.ts'

/**
 * The statements that make a lead's newest revision due again, at once, on some channels. What is being sent at this
 * moment is left alone, and a visitor gets their own copy only once. Older revisions that were given up are not told any
 * more. `now` in UTC ms.
 */
export const tellAgain = (reference: string, channels: readonly string[], now: number): string[] => [
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
 * The statements that make due again whatever was given up: the newest revision of each request. What nobody needs any
 * more, older revisions and digests of past days, is laid aside. The last one gives how many messages there are to send.
 */
export const tellAllDead = (now: number): string[] => [
  `UPDATE outbox SET state = 'pending', attempts = 0, due_at = ${now}, created_at = ${now}, last_error = ''
   WHERE state = 'dead' AND (reference = 'batch' OR revision = (
     SELECT revision FROM leads WHERE leads.reference = outbox.reference AND leads.state = 'new'))
   RETURNING reference`,
  `UPDATE outbox SET state = 'overtaken' WHERE state = 'dead'`,
]

/** The statements that throw a lead out and free its seat. The first one gives its reference, if it is there. `now` in UTC ms. */
export const tellNobody = (reference: string, now: number): string[] => [
  `UPDATE leads SET state = 'spam' WHERE reference = '${reference}' RETURNING reference`,
  freeSeatSql(reference, now),
  `UPDATE outbox SET state = 'overtaken' WHERE reference = '${reference}' AND state IN ('pending', 'dead')`,
]
