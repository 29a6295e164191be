// What must not come back, in the bucket too: it's known while the database is down, and after an older one was restored.
import type { D1Database } from '@cloudflare/workers-types'
import { keptDays } from '../domain/retention.ts'
import type { Env } from '../env.ts'
import { type Db, storeTimeoutMs, withTimeout } from '../shared/http/services.ts'

/** Folders, and for how many days something in them could come back. */
const folders = {
  session: { folder: 'ended-sessions/', days: keptDays.deskSessions },
  erasure: { folder: 'erasures/', days: keptDays.requests },
} as const
type Ending = keyof typeof folders
type Bucket = Pick<Env, 'FILES'>

/** Writes down that something ended, by an id that names nobody. Throws when the bucket does. */
export async function writeEnding({ FILES }: Bucket, what: Ending, id: string): Promise<void> {
  await FILES.put(folders[what].folder + id, what)
}

/** Whether that was written down. Throws when the bucket does. */
export const hasEnded = async ({ FILES }: Bucket, what: Ending, id: string): Promise<boolean> =>
  (await withTimeout(storeTimeoutMs, FILES.head(folders[what].folder + id))) !== null

/** The ids of all that ended, after deleting those that can't come back anymore. `now` in UTC ms. Throws when the bucket does. */
export async function readEndings({ FILES }: Bucket, what: Ending, now: number): Promise<string[]> {
  const { folder, days } = folders[what]
  const ids: string[] = []
  for (let cursor: string | undefined, isLast = false; !isLast; ) {
    const page = await FILES.list({ prefix: folder, ...(cursor && { cursor }) })
    const isOld = ({ uploaded }: { uploaded: Date }) => uploaded.getTime() < now - days * 24 * 60 * 60_000
    const old = page.objects.filter(isOld).map(({ key }) => key)
    if (old.length > 0) await FILES.delete(old)
    ids.push(...page.objects.flatMap((one) => (isOld(one) ? [] : one.key.slice(folder.length))))
    cursor = page.truncated ? page.cursor : undefined
    isLast = cursor === undefined
  }
  return ids
}

/** When somebody asked to be forgotten, UTC ms, and whether something was sent under their reference since. */
async function erasureOf(db: Db, reference: string) {
  const asked = db.prepare(
    `SELECT asked_at AS at, EXISTS (SELECT 1 FROM leads WHERE reference = ?1) AS isBack FROM erasures WHERE reference = ?1`,
  )
  return asked.bind(reference).first<{ at: number; isBack: number }>()
}

/** Whether somebody asked to be forgotten at a time (UTC ms) or after it. Throws when D1 does. */
export const isErased = async (db: Db, reference: string, since: number): Promise<boolean> =>
  ((await erasureOf(db, reference))?.at ?? -1) >= since

/** Whether a request was deleted because somebody asked for it, and nothing was sent under its reference since. Throws when D1 does. */
export const isForgotten = async (db: Db, reference: string): Promise<boolean> =>
  (await erasureOf(db, reference))?.isBack === 0

/** Runs SQL without parameters in one transaction. Throws when D1 does. */
export const runAll = <Row>(db: Pick<D1Database, 'prepare' | 'batch'>, sql: readonly string[]) =>
  db.batch<Row>(sql.map((statement) => db.prepare(statement)))

/**
 * Erasures that only one of the two lists has, some of each: `undone` are only in the bucket, and `unlisted` only in the database,
 * where they were asked for after `since` (UTC ms). Throws when D1 does.
 */
export async function erasuresToSync(db: D1Database, inBucket: readonly string[], since: number, atMost: number) {
  const listed = JSON.stringify(inBucket)
  const [undone, unlisted] = await db.batch<{ reference: string }>([
    db
      .prepare(
        `SELECT value AS reference FROM json_each(?) WHERE value NOT IN (SELECT reference FROM erasures) LIMIT ${atMost}`,
      )
      .bind(listed),
    db
      .prepare(
        `SELECT reference FROM erasures WHERE asked_at > ?2 AND reference NOT IN (SELECT value FROM json_each(?1)) LIMIT ${atMost}`,
      )
      .bind(listed, since),
  ])
  return { undone: undone?.results ?? [], unlisted: unlisted?.results ?? [] }
}
