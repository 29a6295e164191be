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

/** Some sessions that haven't ended by ?1 (UTC ms). */
const readSessions = async (db: Db, which: string, ...values: readonly (number | string)[]): Promise<Session[]> => {
  const columns = 'id, address, device, created_at AS createdAt, expires_at AS expiresAt'
  const read = db.prepare(`SELECT ${columns} FROM sessions WHERE expires_at > ?1 ${which}`).bind(...values)
  return (await read.all<Session>()).results
}

/** A session that hasn't ended. `now` in UTC ms. Throws when D1 does. */
export const findSession = async (db: Db, id: string, now: number): Promise<Session | undefined> =>
  (await readSessions(db, 'AND id = ?2', now, id))[0]

/** All open sessions, the newest first. Throws when D1 does. */
export const listSessions = (db: Db, now: number): Promise<OpenDesk[]> =>
  readSessions(db, 'ORDER BY created_at DESC LIMIT 100', now)

/** Some sessions expire at a time (UTC ms), ?1: at 0 they end. Their ids stay used, so that their links start no others. */
const expiringStatement = (db: Db, at: number, which: string, ...values: readonly (number | string)[]) =>
  db.prepare(`UPDATE sessions SET expires_at = ?1 WHERE ${which} RETURNING id`).bind(at, ...values)

/** Keeps a session open until a time (UTC ms), unless it was ended meanwhile. Throws when D1 does. */
export async function renewSession(db: Db, id: string, expiresAt: number, now: number): Promise<void> {
  await expiringStatement(db, expiresAt, 'id = ?2 AND expires_at > ?3', id, now).run()
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

/** Ends one session. Throws when D1 does. */
export async function endSession(env: Stores, id: string): Promise<void> {
  await writeEnded(env, (await expiringStatement(env.DB, 0, 'id = ?2', id).all<{ id: string }>()).results)
}

/** Ends all sessions, and all addresses of the calendar. Throws when D1 does. */
export async function endAllSessions(env: Stores): Promise<void> {
  const [ended] = await env.DB.batch<{ id: string }>([
    expiringStatement(env.DB, 0, 'expires_at > 0'),
    revokeStatement(env.DB),
  ])
  await writeEnded(env, ended?.results ?? [])
}
