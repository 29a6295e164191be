// Where the desk is open.
import type { OpenDesk } from '../../domain/desk.ts'
import type { Db } from '../lib/services.ts'

type NewSession = OpenDesk & { readonly expiresAt: number }

/** Stores a session; false when there was one with its id already. Throws when D1 does. */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  const { id, address, device, createdAt, expiresAt } = session
  const { meta } = await db
    .prepare(
      `INSERT INTO sessions (id, address, device, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT DO NOTHING`,
    )
    .bind(id, address, device, createdAt, expiresAt)
    .run()
  return meta.changes === 1
}

const columns = 'id, address, device, created_at AS createdAt'

/** A session that hasn't ended. `now` in UTC ms. Throws when D1 does. */
export async function findSession(db: Db, id: string, now: number): Promise<OpenDesk | undefined> {
  const read = db.prepare(`SELECT ${columns} FROM sessions WHERE id = ? AND expires_at > ?`).bind(id, now)
  return (await read.first<OpenDesk>()) ?? undefined
}

/** All of them, the newest first. Throws when D1 does. */
export async function listSessions(db: Db, now: number): Promise<OpenDesk[]> {
  const read = db.prepare(`SELECT ${columns} FROM sessions WHERE expires_at > ? ORDER BY created_at DESC LIMIT 100`)
  return (await read.bind(now).all<OpenDesk>()).results
}

/** Ends one session. Its id stays used until it would have expired, so that its link starts no other. Throws when D1 does. */
export async function endSession(db: Db, id: string): Promise<void> {
  await db.prepare('UPDATE sessions SET expires_at = 0 WHERE id = ?').bind(id).run()
}

/** Ends all sessions. Throws when D1 does. */
export async function endAllSessions(db: Db): Promise<void> {
  await db.prepare('UPDATE sessions SET expires_at = 0').run()
}

/** Deletes sessions whose link has expired too. Throws when D1 does. */
export async function forgetSessions(db: Db, now: number): Promise<void> {
  const day = 24 * 60 * 60_000
  await db
    .prepare('DELETE FROM sessions WHERE expires_at < ?1 AND created_at < ?2')
    .bind(now, now - day)
    .run()
}
