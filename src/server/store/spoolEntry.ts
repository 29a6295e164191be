import type { NewLead } from './lead.ts'
import type { Photo } from './photoRows.ts'

/**
 * What the database could not take, as files in the bucket. They are only ever added, never changed, until the database
 * has taken them over. `at` in UTC ms.
 */
export type Entry =
  | { readonly kind: 'lead'; readonly at: number; readonly lead: NewLead }
  | { readonly kind: 'photos'; readonly at: number; readonly reference: string; readonly photos: readonly Photo[] }
  | { readonly kind: 'told'; readonly at: number; readonly reference: string; readonly channel: string }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads a file of the spool; undefined when it is torn, or of a kind that this version doesn't know. */
export function readEntry(text: string): Entry | undefined {
  let entry: unknown
  try {
    entry = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(entry) || typeof entry.at !== 'number') return undefined
  const { kind, lead, photos, channel } = entry
  const known =
    (kind === 'lead' && isRecord(lead) && typeof lead.reference === 'string' && isRecord(lead.answers)) ||
    (kind === 'photos' && Array.isArray(photos)) ||
    (kind === 'told' && typeof channel === 'string')
  return known ? (entry as Entry) : undefined
}
