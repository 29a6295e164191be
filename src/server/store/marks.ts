// Single figures that the cron writes down, so that the health report asks only the database.
import type { D1Database } from '@cloudflare/workers-types'

type Db = Pick<D1Database, 'prepare'>

/** Where files of the spool that can't be read wait for a person. Each has a mark of its own, with its key as name. */
export const brokenPrefix = 'spool-broken/'

/** Writes marks down; those that are the same as before cost no write. */
const mark = (db: Db, marks: Readonly<Record<string, number>>) =>
  db
    .prepare(
      `INSERT INTO marks (name, value) SELECT key, value FROM json_each(?) WHERE true
       ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value <> excluded.value`,
    )
    .bind(JSON.stringify(marks))
    .run()

/** The sign of life of the cron. `now` in UTC ms. Throws when D1 does. */
export const markSwept = async (db: Db, now: number): Promise<void> => void (await mark(db, { swept: now }))

/** What is left in the spool: how many files, and since when the oldest is there (UTC ms). Throws when D1 does. */
export const markSpool = async (db: Db, files: number, oldest: number): Promise<void> =>
  void (await mark(db, { 'spool-files': files, 'spool-oldest': oldest, 'bucket-down': 0 }))

/** The bucket could not be listed. Throws when D1 does. */
export const markBucketDown = async (db: Db): Promise<void> => void (await mark(db, { 'bucket-down': 1 }))

/** A file of the spool that can't be read, by its key. `now` in UTC ms. Throws when D1 does. */
export const markBroken = async (db: Db, key: string, now: number): Promise<void> =>
  void (await mark(db, { [key]: now }))
