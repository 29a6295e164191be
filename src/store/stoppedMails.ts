import type { D1Database } from '@cloudflare/workers-types'

type Db = Pick<D1Database, 'prepare'>

/** Whether the owner of an address, by its keyed hash, doesn't want mails. Throws when D1 does. */
export async function hasStoppedMails(db: Db, emailKey: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM stopped_mails WHERE email_key = ?').bind(emailKey).first()) !== null
}

/** Sends an address no mails anymore. `now` in UTC ms. Throws when D1 does. */
export async function stopMails(db: Db, emailKey: string, now: number): Promise<void> {
  await db
    .prepare('INSERT INTO stopped_mails (email_key, at) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(emailKey, now)
    .run()
}
