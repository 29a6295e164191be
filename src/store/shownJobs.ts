import * as v from 'valibot'
import { townAt } from '../business/lookUpPlace.ts'
import { destinations } from '../domain/calendar/booking.ts'
import type { Db } from '../shared/http/services.ts'
import { keptRead } from './keptRead.ts'

/** A job that the website shows: all that its customer's yes is about. */
const shownJob = v.object({
  /** What its photos are known by. */
  id: v.string(),
  what: v.string(),
  /** Ids of its photos, the one from before first. */
  photos: v.array(v.string()),
  /** "2026-11" */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  cents: v.optional(v.number()),
  went: v.optional(v.array(v.picklist(destinations)), []),
  /** The list, as addresses have it. */
  items: v.optional(v.string(), ''),
  location: v.optional(v.string(), ''),
})

/** `town`: its name; undefined for a place that's in no town of ours. `reference` is for us alone. */
export type ShownJob = Omit<v.InferOutput<typeof shownJob>, 'location'> & {
  readonly town: string | undefined
  readonly reference: string
}

/** Most that a page shows. */
const most = 60

/** The newest first. Throws when D1 does; one that's damaged hides no other. */
export async function readShownJobs(db: Db): Promise<readonly ShownJob[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, shown FROM leads WHERE shown IS NOT NULL AND done_at > 0 ORDER BY done_at DESC LIMIT ${most}`,
    )
    .all<{ reference: string; shown: string }>()
  return results.flatMap(({ reference, shown }) => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), shownJob), shown)
    if (!read.success) return []
    const { location, ...job } = read.output
    return { ...job, reference, town: townAt(location) }
  })
}

/** For pages, where they may be a minute old. */
export const keptShownJobs = keptRead(readShownJobs, { freshMs: 60_000, usableMs: 5 * 60_000 })
