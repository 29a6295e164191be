import { type Db, type Services, storeTimeoutMs, withTimeout } from '../shared/http/services.ts'

export type Health = {
  readonly ok: boolean
  /** Codes of what is wrong: all that the public may know. */
  readonly problems: readonly string[]
  /** Counts, and ages in whole seconds, for the owner. Nothing of any person. */
  readonly figures: Readonly<Record<string, number>>
}

/** Files of the spool that can't be read wait here for a person. Each has a flag, which is named by its key. */
export const brokenPrefix = 'spool-broken/'

const minute = 60_000
const limits = { spool: 10 * minute, pending: 10 * minute, cron: 3 * minute }
/** How long what looks unusual may wait for its batch, in ms. */
const batchWait = 30 * minute

type HealthRow = {
  pending: number
  oldest: number | null
  dead: number
  swept: number | null
  spooled: number | null
  spool_oldest: number | null
  broken: number
  bucket_down: number | null
}

/** Anybody can ask for the report, and it only says whether there are any: so many are counted for it. */
const mostCounted = 3

const flagSql = (name: string) => `(SELECT value FROM marks WHERE name = '${name}')`

/** Everything that the report needs, in one row. Only the cron asks the bucket, and writes down what it saw. */
function healthSql(): string {
  const countSql = (rows: string) => `(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${mostCounted}))`
  // The oldest is among the first that are due, or the last: each failure moves it back.
  const oldestSql = (at: string, rows: string, order: string) =>
    ['', 'DESC']
      .map(
        (way) =>
          `SELECT min(at) AS at FROM (SELECT ${at} AS at FROM ${rows} ORDER BY ${order} ${way} LIMIT ${mostCounted})`,
      )
      .join(' UNION ALL ')
  const pending = `outbox WHERE state = 'pending' AND channel IN (SELECT value FROM json_each(?1))`
  const waiting = `leads WHERE state = 'waiting'`
  return `SELECT ${countSql(pending)} + ${countSql(waiting)} AS pending,
    (SELECT min(at) FROM (${oldestSql('created_at', pending, 'due_at')}
      UNION ALL ${oldestSql(`changed_at + ${batchWait}`, waiting, 'received_at')})) AS oldest,
    ${countSql(`outbox WHERE state = 'dead'`)} AS dead,
    ${flagSql('swept')} AS swept, ${flagSql('spool-files')} AS spooled, ${flagSql('spool-oldest')} AS spool_oldest,
    ${countSql(`marks WHERE name GLOB '${brokenPrefix}*'`)} AS broken, ${flagSql('bucket-down')} AS bucket_down`
}

const seconds = (ms: number) => Math.max(0, Math.round(ms / 1000))

/** What a row means at a time (UTC ms). */
function assessHealth(row: HealthRow, at: number): Health {
  const spoolAge = row.spooled && row.spool_oldest ? at - row.spool_oldest : 0
  const pendingAge = row.oldest ? at - row.oldest : 0
  const cronAge = row.swept ? at - row.swept : Number.POSITIVE_INFINITY
  const problems = [
    row.bucket_down === 1 ? 'bucket-down' : '',
    spoolAge > limits.spool ? 'spool-old' : '',
    row.broken > 0 ? 'spool-broken' : '',
    pendingAge > limits.pending ? 'pending-old' : '',
    row.dead > 0 ? 'dead-letters' : '',
    cronAge > limits.cron ? 'cron-late' : '',
  ].filter(Boolean)
  const figures = {
    spooled: row.spooled ?? 0,
    spoolAge: seconds(spoolAge),
    spoolBroken: row.broken,
    pending: row.pending,
    pendingAge: seconds(pendingAge),
    dead: row.dead,
    cronAge: Number.isFinite(cronAge) ? seconds(cronAge) : -1,
  }
  return { ok: problems.length === 0, problems, figures }
}

/**
 * Whether everything that came in is on its way. `messages`: names of those that have to arrive; one customer's dead address
 * isn't the site's health. Never throws.
 */
export async function readHealth(
  { env, now }: Pick<Services, 'env' | 'now'>,
  messages: readonly string[],
): Promise<Health> {
  const read = env.DB.prepare(healthSql()).bind(JSON.stringify(messages))
  const row = await withTimeout(storeTimeoutMs, read.first<HealthRow>()).catch(() => null)
  return row ? assessHealth(row, now()) : { ok: false, problems: ['database-down'], figures: {} }
}

/**
 * Writes flags that the report reads, so that it asks only the database; a flag that stays the same costs no write.
 * `swept`: when the cron last ran, UTC ms. `spool-files` and `spool-oldest`: what's left in the spool, and since when, UTC ms.
 * `bucket-down`: 1 while it can't be listed. The key of a file that can't be read: since when, UTC ms. Throws when D1 does.
 */
export async function writeHealthFlags(db: Db, flags: Readonly<Record<string, number>>): Promise<void> {
  await db
    .prepare(
      `INSERT INTO marks (name, value) SELECT key, value FROM json_each(?) WHERE true
       ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value <> excluded.value`,
    )
    .bind(JSON.stringify(flags))
    .run()
}
