// Where the desk is open.

import type { Env } from '../env.ts'
import { logFailure } from '../log.ts'
import type { OpenDesk } from '../request/request.ts'
import { type Db, storeTimeoutMs, withTimeout } from '../shared/http/services.ts'
import { writeEnding } from './bucket.ts'
import { revokeStatement } from './calendar.ts'

/** Until when it's open if nobody uses it, UTC ms. */
type Session = OpenDesk & { readonly expiresAt: number }

/** Stores a session; false when there was one with its id already. Throws when D1 does. */
export async function insertSession(db: Db, session: Session): Promise<boolean> {
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

const columns = 'id, address, device, created_at AS createdAt, expires_at AS expiresAt'

/** A session that hasn't ended. `now` in UTC ms. Throws when D1 does. */
export async function findSession(db: Db, id: string, now: number): Promise<Session | undefined> {
  const read = db.prepare(`SELECT ${columns} FROM sessions WHERE id = ? AND expires_at > ?`).bind(id, now)
  return (await read.first<Session>()) ?? undefined
}

/** All open sessions, the newest first. Throws when D1 does. */
export async function listSessions(db: Db, now: number): Promise<OpenDesk[]> {
  const read = db.prepare(`SELECT ${columns} FROM sessions WHERE expires_at > ? ORDER BY created_at DESC LIMIT 100`)
  return (await read.bind(now).all<OpenDesk>()).results
}

/** Keeps a session open until a time (UTC ms), unless it was ended meanwhile. Throws when D1 does. */
export async function renewSession(db: Db, id: string, expiresAt: number, now: number): Promise<void> {
  const renew = db.prepare('UPDATE sessions SET expires_at = ?2 WHERE id = ?1 AND expires_at > ?3')
  await renew.bind(id, expiresAt, now).run()
}

/** Whether a link has begun a session already, which may have ended since. Throws when D1 does. */
export const isLinkUsed = async (db: Db, id: string): Promise<boolean> => (await findSession(db, id, -1)) !== undefined

type Stores = Pick<Env, 'DB' | 'FILES'>

/** Where the database can't be asked, the bucket says which sessions have ended. */
async function writeEnded(env: Stores, ended: readonly { readonly id: string }[]): Promise<void> {
  const written = ended.map(({ id }) => writeEnding(env, 'session', id))
  await withTimeout(storeTimeoutMs, Promise.all(written)).catch((error: unknown) =>
    logFailure('ending-not-written', error),
  )
}

/** Ends some sessions. Their ids stay used until they would have expired, so that their links start no others. */
const endStatement = (db: Db, which: string, ...values: readonly string[]) =>
  db.prepare(`UPDATE sessions SET expires_at = 0 WHERE ${which} RETURNING id`).bind(...values)

/** Ends one session. Throws when D1 does. */
export async function endSession(env: Stores, id: string): Promise<void> {
  await writeEnded(env, (await endStatement(env.DB, 'id = ?', id).all<{ id: string }>()).results)
}

/** Ends all sessions, and all addresses of the calendar. Throws when D1 does. */
export async function endAllSessions(env: Stores): Promise<void> {
  const [ended] = await env.DB.batch<{ id: string }>([endStatement(env.DB, 'expires_at > 0'), revokeStatement(env.DB)])
  await writeEnded(env, ended?.results ?? [])
}
