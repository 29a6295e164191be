// What must not come back, in the bucket too: it's known while the database is down, and after an older one was restored.
import { keptDays } from '../../domain/retention.ts'
import type { Env } from '../../env.ts'
import { type Db, storeTimeoutMs, withTimeout } from '../lib/services.ts'

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

/** Whether somebody asked to be forgotten at a time (UTC ms) or after it. Throws when D1 does. */
export async function isErased(db: Db, reference: string, since: number): Promise<boolean> {
  const asked = db.prepare('SELECT 1 FROM erasures WHERE reference = ? AND asked_at >= ?')
  return (await asked.bind(reference, since).first()) !== null
}

/** Whether a request was deleted because somebody asked for it, and nothing was sent under its reference since. Throws when D1 does. */
export async function isForgotten(db: Db, reference: string): Promise<boolean> {
  const asked = db.prepare(
    `SELECT 1 FROM erasures WHERE reference = ?1 AND NOT EXISTS (SELECT 1 FROM leads WHERE reference = ?1)`,
  )
  return (await asked.bind(reference).first()) !== null
}
