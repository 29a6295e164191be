import * as v from 'valibot'
import { destinations } from '../../domain/calendar/booking.ts'
import { type Data, slug, text, whole } from './fields.ts'

/** A job that was done before the website showed any by itself. */
const job = v.strictObject({
  /** The slug of its town. */
  town: slug,
  /** "2026-10" */
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month like 2026-10')),
  /** As in the calculator's addresses: `sofa_mattress-queen.2`. */
  items: text,
  /** Dollars. */
  paid: whole(1, 100_000),
  /** Where the things went: `['donated', 'landfill']`. */
  went: v.optional(v.array(v.picklist(destinations))),
  /** Nobody has done it: it’s there until somebody has, and blocks a launch. */
  sample: v.optional(v.literal(true)),
})

export const jobsFile = v.strictObject({ jobs: v.array(job) })

export type Job = Data<typeof job>
