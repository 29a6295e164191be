// Moves what the spool holds into the database.
import type { R2Object } from '@cloudflare/workers-types'
import type { Env } from '../env.ts'
import { logFailure } from '../log.ts'
import { type Services, storeTimeoutMs, withTimeout } from '../shared/http/services.ts'
import { isErased, nameOf, readSpoolEntry, referenceOf, type SpoolEntry, spooled } from '../store/bucket.ts'
import { spend } from '../store/budgets.ts'
import { brokenPrefix, writeHealthFlags } from '../store/health.ts'
import type { NewLead } from '../store/lead.ts'
import { markSent } from '../store/outbox.ts'
import { attachedPhotoStatement, attachStatement, type Photo, unrecordedPhotos } from '../store/photos.ts'
import { deleteFiles } from '../store/retention.ts'
import { followUpNames, sentForm } from './acceptLead.ts'
import { act } from './act.ts'
import { isCorrection, isSentAgain, send } from './decide.ts'
import { otherReference } from './reference.ts'
import { findRequest } from './store.ts'

/** Requests that one run takes; the others follow a minute later. */
const atOnce = 15
/**
 * Files that are newer than this, in ms, are left alone: a mail to the owner or a photo may still be on its way.
 */
const settleMs = 20_000

async function arrived({ FILES }: Env, photos: readonly Photo[]): Promise<Photo[]> {
  const heads = await Promise.all(photos.map(({ key }) => FILES.head(key)))
  return photos.filter((_, index) => heads[index])
}

/** A lead under the reference that it would have had with a database: another person's under the same key has one of its own. */
async function withOwnReference({ env }: Services, lead: NewLead, entries: readonly SpoolEntry[]): Promise<NewLead> {
  const first = entries.find((entry) => entry.kind === 'lead')?.lead.answers
  const request = await findRequest(env.DB, lead.reference)
  const isOwn = request ? isSentAgain(request, lead.answers) : isCorrection(first ?? lead.answers, lead.answers)
  if (isOwn) return lead
  return { ...lead, reference: await otherReference(env.LEAD_SECRET, lead.reference, lead.answers) }
}

type SpooledLead = Extract<SpoolEntry, { kind: 'lead' }>

/** A lead of the spool goes into the database, as if it had been sent to that at its time. */
async function receive(services: Services, { lead, at }: SpooledLead, entries: readonly SpoolEntry[]): Promise<void> {
  const { env } = services
  const { reference } = lead
  if (await isErased(env.DB, reference, at)) return
  const notified = entries.flatMap((entry) => (entry.kind === 'notified' ? [entry.channel] : []))
  const form = sentForm(lead)
  const acted = await act(services, reference, {
    person: '',
    at,
    // What the owner hasn't heard of goes into the next batch, since many may come at once.
    batched: true,
    noTexts: lead.noTexts,
    notified,
    decide: (request) => {
      const events = send(request, undefined, {
        form,
        window: undefined,
        followUp: followUpNames,
        spooledAt: at,
        now: at,
      })
      const isTold = request?.booking === 'live' && lead.unconfirmed && !request.unconfirmed
      return isTold && 'length' in events && events.length === 0 ? [{ kind: 'told-unconfirmed', data: {} }] : events
    },
    also: [attachStatement(env, reference, lead.photoIds, at)],
  })
  if (!acted.ok && acted.refused === 'another') {
    const own = await otherReference(env.LEAD_SECRET, reference, lead.answers)
    return receive(services, { kind: 'lead', lead: { ...lead, reference: own }, at }, entries)
  }
  // It was there already, and the owner has its mail, unless that said something else of the window.
  if (acted.ok && acted.done.length === 0 && acted.request?.booking !== 'live')
    await markSent(env.DB, reference, notified)
}

/** Everything of one reference, the oldest first. */
async function receiveAll(services: Services, reference: string, entries: readonly SpoolEntry[]): Promise<void> {
  const { env } = services
  for (const entry of entries) {
    if (entry.kind === 'lead')
      await receive(services, { ...entry, lead: await withOwnReference(services, entry.lead, entries) }, entries)
    if (entry.kind !== 'photos') continue
    const photos = await arrived(env, entry.photos)
    if (photos.length > 0)
      await env.DB.batch(photos.map((photo) => attachedPhotoStatement(env, reference, photo, entry.at)))
  }
}

/** Moves a file that can't be read out of the way, for a person to look at. */
async function setAside(services: Services, object: R2Object, text: string): Promise<void> {
  const { env, now } = services
  const { key } = object
  if (await isErased(env.DB, referenceOf(key), object.uploaded.getTime())) return env.FILES.delete(key)
  const aside = brokenPrefix + nameOf(key)
  await withTimeout(storeTimeoutMs, env.FILES.put(aside, text))
  await writeHealthFlags(env.DB, { [aside]: now() })
  await env.FILES.delete(key)
  logFailure('spool-broken', 'a file in the spool cannot be read', { reference: referenceOf(key) })
}

/** Moves everything of one reference into the database, then deletes the files that were read. */
async function drainOne(services: Services, reference: string, objects: readonly R2Object[]): Promise<void> {
  const { env } = services
  const read = await Promise.all(
    objects.map(async (object) => {
      const file = await env.FILES.get(object.key)
      return file ? [{ object, text: await file.text() }] : []
    }),
  )
  const files = read.flat().map((file) => ({ ...file, entry: readSpoolEntry(file.text) }))
  for (const { object, text, entry } of files) if (!entry) await setAside(services, object, text)
  const whole = files.flatMap(({ object: { key }, entry }) => (entry ? [{ key, entry }] : []))
  const entries = whole.map(({ entry }) => entry)
  await receiveAll(services, reference, entries)
  const pictures = entries.flatMap((entry) => (entry.kind === 'photos' ? entry.photos.map(({ key }) => key) : []))
  await deleteFiles(env, [...(await unrecordedPhotos(env, pictures)), ...whole.map(({ key }) => key)])
}

/** Whether so many requests fit into the day's budget: they're rows of this day, whenever they were sent. */
async function hasRoom({ env, now }: Services, requests: number): Promise<boolean> {
  if (requests === 0) return true
  return (await spend(env.DB, [{ budget: 'day', spender: '', amount: requests }], now())).past === undefined
}

/**
 * Moves what the spool holds into the database, and writes down what's left for the health report. What fails stays for the
 * next time. Throws when the bucket can't be listed.
 */
export async function drainSpool(services: Services): Promise<void> {
  const { env } = services
  const files = await spooled(services).catch(async (error: unknown) => {
    await writeHealthFlags(env.DB, { 'bucket-down': 1 })
    throw error
  })
  // The distance counts, so that nothing waits after the clock was set back.
  const isSettled = ({ uploaded }: R2Object) => Math.abs(services.now() - uploaded.getTime()) >= settleMs
  const requests = [...Map.groupBy(files, ({ key }) => referenceOf(key))]
    .filter(([, objects]) => objects.every(isSettled))
    .slice(0, atOnce)
  for (const [reference, objects] of (await hasRoom(services, requests.length)) ? requests : [])
    await drainOne(services, reference, objects).catch((error: unknown) =>
      logFailure('spool-not-drained', error, { reference }),
    )
  const left = files.length > 0 ? await spooled(services) : files
  const oldest = left[0]?.uploaded.getTime() ?? 0
  await writeHealthFlags(env.DB, { 'spool-files': left.length, 'spool-oldest': oldest, 'bucket-down': 0 })
}
