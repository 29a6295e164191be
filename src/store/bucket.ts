// What the bucket keeps besides photos: requests that the database couldn't store, and what must not come back.
import type { D1Database, R2Object } from '@cloudflare/workers-types'
import { keptDays } from '../domain/retention.ts'
import type { Env } from '../env.ts'
import { type Db, type Services, storeTimeoutMs, withTimeout } from '../shared/http/services.ts'
import { type NewLead, referencesIn } from './lead.ts'
import type { Photo } from './photos.ts'

/**
 * What the database couldn't store, as files in the bucket. Files are added and never changed, until the database has their
 * content. `at` in UTC ms.
 */
export type SpoolEntry =
  | { readonly kind: 'lead'; readonly at: number; readonly lead: NewLead }
  | { readonly kind: 'photos'; readonly at: number; readonly reference: string; readonly photos: readonly Photo[] }
  | { readonly kind: 'notified'; readonly at: number; readonly reference: string; readonly channel: string }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads a file of the spool; undefined when it's torn, or of a kind that this version doesn't know. */
export function readSpoolEntry(text: string): SpoolEntry | undefined {
  let entry: unknown
  try {
    entry = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(entry) || typeof entry.at !== 'number') return undefined
  const { kind, lead, photos, channel } = entry
  if (kind === 'lead' && isRecord(lead) && typeof lead.reference === 'string' && isRecord(lead.answers))
    // Older files call its spam signals signs.
    return { ...entry, lead: { ...lead, spamSignals: lead.spamSignals ?? lead.signs } } as SpoolEntry
  if (kind === 'photos' && Array.isArray(photos)) return entry as SpoolEntry
  // Older files say `told`.
  if ((kind === 'notified' || kind === 'told') && typeof channel === 'string')
    return { ...entry, kind: 'notified' } as SpoolEntry
  return undefined
}

export const spoolPrefix = 'spool/'

/** How long the bucket may take while somebody waits for an answer, in ms: to keep a request, and to count some. */
const answerMs = 2500
const countMs = 1000

/** A file's name without its folders: those of older versions have none. */
export const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1)

/** The reference that a file of the spool belongs to. */
export const referenceOf = (key: string): string => nameOf(key).split('.', 1)[0] ?? ''

/** Where what one address sends waits, so that it can be counted without a database. */
const folderOf = (address: string) => (address ? `${spoolPrefix}${address}/` : spoolPrefix)

/**
 * Writes a file. No name is used twice: whoever drains the spool deletes just what they have read, even if more of the same
 * request comes in between.
 */
async function write({ env }: Services, reference: string, entry: SpoolEntry, address = ''): Promise<void> {
  const name = `${folderOf(address)}${reference}.${crypto.randomUUID()}.json`
  const options = { httpMetadata: { contentType: 'application/json' } }
  await withTimeout(answerMs, env.FILES.put(name, JSON.stringify(entry), options))
}

/** Keeps a lead until the database takes it. Throws when the bucket does. */
export const spoolLead = (services: Services, lead: NewLead, address = ''): Promise<void> =>
  write(services, lead.reference, { kind: 'lead', at: services.now(), lead }, address)

/** How many leads of one address wait, at most so many. Throws when the bucket does. */
export async function countSpooled({ env }: Pick<Services, 'env'>, address: string, atMost: number): Promise<number> {
  const list = env.FILES.list({ prefix: folderOf(address), limit: atMost })
  return (await withTimeout(countMs, list)).objects.length
}

/** Records that a channel has sent a spooled lead's message, so that it isn't sent twice. Throws when the bucket does. */
export const spoolNotified = (services: Services, reference: string, channel: string): Promise<void> =>
  write(services, reference, { kind: 'notified', at: services.now(), reference, channel })

/** Keeps a list of photos that are in the bucket, or will be in a moment. Throws when the bucket does. */
export const spoolPhotos = (services: Services, reference: string, photos: readonly Photo[]): Promise<void> =>
  write(services, reference, { kind: 'photos', at: services.now(), reference, photos })

/** The files in the spool, oldest first, at most 1,000. Throws when the bucket does. */
export async function spooled({ env }: Pick<Services, 'env'>): Promise<R2Object[]> {
  const { objects } = await withTimeout(storeTimeoutMs, env.FILES.list({ prefix: spoolPrefix }))
  return objects.sort((a, b) => a.uploaded.getTime() - b.uploaded.getTime())
}

/**
 * Folders of what ended, and for how many days something in them could come back: it's known while the database is down, and
 * after an older one was restored.
 */
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
  return {
    undone: await referencesIn(
      db,
      `(SELECT value AS reference FROM json_each(?)) WHERE reference NOT IN (SELECT reference FROM erasures) LIMIT ${atMost}`,
      listed,
    ),
    unlisted: await referencesIn(
      db,
      `erasures WHERE asked_at > ?2 AND reference NOT IN (SELECT value FROM json_each(?1)) LIMIT ${atMost}`,
      ...[listed, since],
    ),
  }
}
