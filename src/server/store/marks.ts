// Single figures that the cron writes down, so that the health report asks only the database.
import type { D1Database } from '@cloudflare/workers-types'

type Db = Pick<D1Database, 'prepare'>

/** Where files of the spool that can't be read wait for a person. Each has a mark of its own, with its key as name. */
export const brokenPrefix = 'spool-broken/'

/**
 * Writes marks down; those that are the same as before cost no write. `swept`: when the cron last ran, UTC ms. `spool-files`
 * and `spool-oldest`: what is left in the spool, and since when, UTC ms. `bucket-down`: 1 while it can't be listed. The key
 * of a file that can't be read: since when, UTC ms. Throws when D1 does.
 */
export async function mark(db: Db, marks: Readonly<Record<string, number>>): Promise<void> {
  await db
    .prepare(
      `INSERT INTO marks (name, value) SELECT key, value FROM json_each(?) WHERE true
       ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value <> excluded.value`,
    )
    .bind(JSON.stringify(marks))
    .run()
}
