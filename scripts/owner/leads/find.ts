import { fail } from '../../run.ts'
import type { Place } from './place.ts'
import { query } from './place.ts'

export type LeadRow = {
  reference: string
  form: string
  revision: number
  received_at: number
  area: string
  state: string
  signs: string
  answers: string
}

/** The columns of one lead, as a statement. `reference` was checked. */
export const selectLead = (reference: string) =>
  `SELECT reference, form, revision, received_at, area, state, signs, answers FROM leads WHERE reference = '${reference}'`

/** Stops, since nothing is stored under a reference. */
export const noSuchLead = (reference: string): never =>
  fail(`There is no request ${reference}. If it came in just now, try again in two minutes.`)

/** One lead; stops when there is none. */
export async function findLead(place: Place, reference: string): Promise<LeadRow> {
  const [[lead]] = await query<[LeadRow[]]>(place, [selectLead(reference)])
  return lead ?? noSuchLead(reference)
}
