import type { R2Object } from '@cloudflare/workers-types'
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import type { NewLead } from './lead.ts'
import type { Photo } from './photoRows.ts'
import type { Entry } from './spoolEntry.ts'

/** How long the bucket may take, in ms. */
const timeoutMs = 4000
export const spoolPrefix = 'spool/'

/** The reference that a file of the spool belongs to. */
export const referenceOf = (key: string): string => key.slice(spoolPrefix.length).split('.', 1)[0] ?? ''

/**
 * Writes a file. No name is ever used twice: whoever drains the spool deletes just what they have read, even if more of
 * the same request comes in between.
 */
async function write({ env }: Services, reference: string, entry: Entry): Promise<void> {
  const name = `${spoolPrefix}${reference}.${crypto.randomUUID()}.json`
  const options = { httpMetadata: { contentType: 'application/json' } }
  await withTimeout(timeoutMs, env.FILES.put(name, JSON.stringify(entry), options))
}

/** Keeps a lead until the database takes it. Which of several is newer, the draining sorts out. Throws when the bucket does. */
export const spoolLead = (services: Services, lead: NewLead): Promise<void> =>
  write(services, lead.reference, { kind: 'lead', at: services.now(), lead })

/** Records that a channel has sent a spooled lead's message, so that it isn't sent twice. Throws when the bucket does. */
export const spoolNotified = (services: Services, reference: string, channel: string): Promise<void> =>
  write(services, reference, { kind: 'told', at: services.now(), reference, channel })

/** Keeps the list of photos that are in the bucket, or will be in a moment. Throws when the bucket does. */
export const spoolPhotos = (services: Services, reference: string, photos: readonly Photo[]): Promise<void> =>
  write(services, reference, { kind: 'photos', at: services.now(), reference, photos })

/** The files in the spool, oldest first, at most 1,000. Throws when the bucket does. */
export async function spooled({ env }: Pick<Services, 'env'>): Promise<R2Object[]> {
  const { objects } = await withTimeout(timeoutMs, env.FILES.list({ prefix: spoolPrefix }))
  return objects.sort((a, b) => a.uploaded.getTime() - b.uploaded.getTime())
}
