import type { R2Object } from '@cloudflare/workers-types'
import type { Env } from '../env.ts'
import { channelsFor } from './channels/channels.ts'
import { within } from './deadline.ts'
import type { NewLead } from './leads.ts'
import { leadStatements } from './leads.ts'
import { logFailure } from './log.ts'
import type { Photo } from './photoRows.ts'
import { photoStatement } from './photoRows.ts'
import type { Wires } from './wires.ts'

/**
 * What the database could not take, as files in the bucket. They are only ever added, never changed, until the database
 * has taken them over. `at` in UTC ms.
 */
type Entry =
  | { readonly kind: 'lead'; readonly at: number; readonly lead: NewLead }
  | { readonly kind: 'photos'; readonly at: number; readonly reference: string; readonly photos: readonly Photo[] }
  | { readonly kind: 'told'; readonly at: number; readonly reference: string; readonly channel: string }

/** How long the bucket may take, in ms. */
const patience = 4000
/** A request that was spooled less than so many ms ago may still be on its way to the owner by the direct mail. */
const settling = 20_000

const prefix = 'spool/'
const referenceOf = (key: string) => key.slice(prefix.length).split('.', 1)[0] ?? ''

/** Writes a file that must not be there yet; false when it is. */
async function create({ env }: Wires, name: string, entry: Entry): Promise<boolean> {
  const options = { onlyIf: { etagDoesNotMatch: '*' }, httpMetadata: { contentType: 'application/json' } }
  const made = await within(patience, env.FILES.put(`${prefix}${name}.json`, JSON.stringify(entry), options))
  return made !== null
}

/** Keeps a lead until the database takes it. The same lead again is kept beside it: which is newer, the draining sorts out. */
export async function spoolLead(wires: Wires, lead: NewLead): Promise<void> {
  const entry: Entry = { kind: 'lead', at: wires.now(), lead }
  if (await create(wires, lead.reference, entry)) return
  await create(wires, `${lead.reference}.${crypto.randomUUID()}`, entry)
}

/** Remembers that somebody was told of a spooled lead, so that they are not told again. */
export async function spoolTold(wires: Wires, reference: string, channel: string): Promise<void> {
  await create(wires, `${reference}.told-${channel}`, { kind: 'told', at: wires.now(), reference, channel })
}

/** Keeps the list of photos that are in the bucket already. */
export async function spoolPhotos(wires: Wires, reference: string, photos: readonly Photo[]): Promise<void> {
  await create(wires, `${reference}.${crypto.randomUUID()}`, { kind: 'photos', at: wires.now(), reference, photos })
}

async function read({ env }: Wires, { key }: R2Object): Promise<Entry | undefined> {
  const file = await env.FILES.get(key)
  return file ? ((await file.json()) as Entry) : undefined
}

/** Pictures that the database did not take: sent twice, too many, or of somebody who is to be forgotten. */
async function unrecorded({ DB }: Env, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const unknown = DB.prepare('SELECT value FROM json_each(?) WHERE value NOT IN (SELECT object_key FROM photos)')
  const { results } = await unknown.bind(JSON.stringify(keys)).all<{ value: string }>()
  return results.map(({ value }) => value)
}

/** Moves everything of one reference into the database in one transaction, then deletes the files. */
async function drainOne(wires: Wires, reference: string, objects: readonly R2Object[]): Promise<void> {
  const { env, now } = wires
  const found = await Promise.all(objects.map((object) => read(wires, object)))
  const entries = found.filter((entry) => entry !== undefined).sort((a, b) => a.at - b.at)
  if (entries.some(({ kind, at }) => kind === 'lead' && at > now() - settling)) return
  const told = entries.flatMap((entry) => (entry.kind === 'told' ? [entry.channel] : []))
  const statements = entries.flatMap((entry) => {
    if (entry.kind === 'lead')
      return leadStatements(env.DB, entry.lead, channelsFor(env, entry.lead.answers), entry.at, told)
    if (entry.kind === 'photos')
      return entry.photos.map((photo) => photoStatement(env, reference, photo, true, entry.at))
    return []
  })
  if (statements.length > 0) await env.DB.batch(statements)
  const pictures = entries.flatMap((entry) => (entry.kind === 'photos' ? entry.photos.map(({ key }) => key) : []))
  await env.FILES.delete([...(await unrecorded(env, pictures)), ...objects.map(({ key }) => key)])
}

/** The files in the spool, oldest first, at most 1,000. */
export async function spooled({ env }: Pick<Wires, 'env'>): Promise<R2Object[]> {
  const { objects } = await within(patience, env.FILES.list({ prefix }))
  return objects.sort((a, b) => a.uploaded.getTime() - b.uploaded.getTime())
}

/** Takes what the database could not take over into it. What fails again stays for the next time. */
export async function drainSpool(wires: Wires): Promise<void> {
  const groups = Map.groupBy(await spooled(wires), ({ key }) => referenceOf(key))
  for (const [reference, objects] of groups)
    await drainOne(wires, reference, objects).catch((error: unknown) =>
      logFailure('spool-not-drained', error, { reference }),
    )
}
